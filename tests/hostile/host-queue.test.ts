/** More calls than a host gets at once: who finds no place is told so, and the host counts as well. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IN_FLIGHT, QUEUED_FOR, WAITING } from '#/catalogue/sources/guard.ts';
import { remoteSource } from '#/catalogue/sources/remote.ts';
import { calls } from '#/contract/calls.ts';
import { createLimit } from '#/lib/limit.ts';
import { ur } from '#/site/messages/ur.ts';
import { createScriptedHost, type ScriptedHost } from '../fixtures/scripted-host.ts';
import { PATIENT, upstreamOf } from './failing.ts';
import { type HostSite, siteOver } from './host-site.ts';

vi.setConfig({ testTimeout: 60_000 });

const SEARCH = calls.search.template;
const MOVIE = '/zxyxvyXdF/7';
/** What searches get at most. */
const [SENT, WAIT] = [IN_FLIGHT / 2, WAITING / 2];

let host: ScriptedHost;
let held: PromiseWithResolvers<void>;
beforeEach(async () => {
  host = await createScriptedHost();
  held = Promise.withResolvers();
  host.answer('/', { json: { id: 7, title: 'Film', results: [] } });
  host.answer(SEARCH, { json: [], until: held.promise });
});
afterEach(() => host.close());

describe('a rush of searches on a slow host', () => {
  let site: HostSite;
  beforeEach(async () => {
    // All of them are rendered at once: the places for calls are what is scarce.
    site = await siteOver(host.origin, { CATALOGUE_TIMEOUT: '60', RENDERINGS: '1000' });
  });
  afterEach(() => site.close());

  const visit = async (path: string) => {
    const { status, headers } = await fetch(site.url + path);
    return { status, again: headers.get('retry-after'), cached: headers.get('cache-control') };
  };
  const searches = (count: number) =>
    Array.from({ length: count }, (_, n) => visit(`/search?query=film+${n}`));
  const BUSY = { status: 503, again: '2', cached: 'no-store' };

  it('leaves places for others; who finds none gets 503, at once or after 3 s, and nothing of it is stored', async () => {
    host.answer(`${SEARCH}?query=seen`, { json: [] });
    expect(await visit('/search?query=seen')).toMatchObject({ status: 200 });
    const answered: object[] = [];
    const rush = searches(SENT + WAIT + 1).map((one) => one.then((it) => answered.push(it)));
    await vi.waitFor(() => expect(answered).toEqual([BUSY]));
    expect(host.requests).toHaveLength(1 + SENT);
    expect(await visit('/data/search?query=too+late')).toEqual(BUSY);
    expect(await visit('/search?query=too+late')).toEqual(BUSY);
    const text = await (await fetch(`${site.url}/ur/search?query=too+late`)).text();
    expect(text).toContain(ur.busyTitle);
    // What was found before is still shown while there is no place to ask again.
    site.pass(3600);
    expect(await visit('/search?query=seen')).toMatchObject({ status: 200 });
    expect(await visit(MOVIE)).toMatchObject({ status: 200 });
    await vi.waitFor(() => expect(answered).toEqual(Array(WAIT + 1).fill(BUSY)), 2 * QUEUED_FOR);
    const { source } = site.site;
    expect([source.health()?.ok, source.circuitOpen?.()]).toEqual([true, false]);
    held.resolve();
    await Promise.all(rush);
    expect(answered.slice(WAIT + 1)).toMatchObject(Array(SENT).fill({ status: 200 }));
    expect(await visit('/search?query=too+late')).toMatchObject({ status: 200 });
  });
});

describe('the time of a call', () => {
  it('begins when it is sent', async () => {
    const source = remoteSource(host.origin, 300, { inFlight: 1, queuedFor: PATIENT });
    host.answer('/', { hang: true });
    const asking = ['/api/1', '/api/2', '/api/3'].map((path) => upstreamOf(source.fetch(path)));
    const said = (await Promise.all(asking)).map(({ message }) => message);
    expect(said).toEqual(Array(3).fill('no whole answer within 300 ms'));
    expect(host.requests).toHaveLength(3);
    source.close();
  });

  it('may begin after 3 s at most: until then it waits, and then nothing is sent', async () => {
    const source = remoteSource(host.origin, PATIENT, { inFlight: 2, queuedFor: 100 });
    const sent = ['one', 'two'].map((query) => source.fetch(`${SEARCH}?query=${query}`));
    const late = await upstreamOf(sent[1] as Promise<Response>);
    expect([late.name, QUEUED_FOR]).toEqual(['OverLimit', 3000]);
    held.resolve();
    expect((await sent[0])?.status).toBe(200);
    expect(host.requests).toHaveLength(1);
    source.close();
  });
});

describe('a limit of works at the same time', () => {
  it('keeps the order of calls, passes a place on, and gives minor ones half of the places', async () => {
    const limit = createLimit(2);
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    const run = (name: string, isMinor: boolean) =>
      limit.run(
        () => {
          begun.push(name);
          return new Promise<void>((resolve) => ends.set(name, resolve));
        },
        { isMinor },
      );
    const works = [run('search 1', true), run('search 2', true), run('film 1', false)];
    works.push(run('film 2', false));
    expect(begun).toEqual(['search 1', 'film 1']);
    ends.get('film 1')?.();
    await vi.waitFor(() => expect(begun).toEqual(['search 1', 'film 1', 'film 2']));
    ends.get('search 1')?.();
    await vi.waitFor(() => expect(begun.at(-1)).toBe('search 2'));
    for (const name of ['film 2', 'search 2']) ends.get(name)?.();
    await Promise.all(works);
  });

  it('is not held by work that fails', async () => {
    const limit = createLimit(1);
    await expect(limit.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await limit.run(async () => 'next')).toBe('next');
  });
});
