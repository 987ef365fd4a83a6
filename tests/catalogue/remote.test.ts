/** The remote source over real sockets. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogue } from '#/catalogue/catalogue.ts';
import { LARGEST_ANSWER, remoteSource } from '#/catalogue/sources/remote.ts';
import { Upstream } from '#/contract/errors.ts';
import { createScriptedHost, type ScriptedHost } from '../fixtures/scripted-host.ts';
import { trust } from '../fixtures/trust.ts';

let host: ScriptedHost;
beforeEach(async () => {
  host = await createScriptedHost();
});
afterEach(() => host.close());

/** Timeout in milliseconds that is long enough for any answer from the same machine. */
const PATIENT = 10_000;
const ask = (path: string, timeout = PATIENT) => remoteSource(host.origin, timeout).fetch(path);

async function failure(path: string, timeout = PATIENT): Promise<Upstream> {
  const error = await ask(path, timeout).catch((caught: unknown) => caught);
  if (!(error instanceof Upstream))
    throw new Error('it did not fail as it should', { cause: error });
  return error;
}

describe('a remote host', () => {
  it('is called for JSON, with path and query unchanged', async () => {
    host.answer('/api/', { json: [] });
    const response = await ask('/api/tmdb/dashboard/search?query=a+b%26');
    expect(await response.json()).toEqual([]);
    expect(host.requests).toEqual(['/api/tmdb/dashboard/search?query=a+b%26']);
    expect(host.headers[0]).toMatchObject({ accept: 'application/json' });
  });

  it.each([404, 400, 429, 500, 503])('answers with its own status %d', async (status) => {
    host.answer('/api/', { status, json: { error: 'no' } });
    expect((await ask('/api/x')).status).toBe(status);
  });

  it.each([
    ['a redirect', { redirect: '/elsewhere' }],
    ['another redirect', { status: 308, headers: { location: '/elsewhere' } }],
    ['no content', { status: 204 }],
    ['not modified', { status: 304 }],
  ])('answers with %s, which counts as a failure and is not followed', async (_, reply) => {
    host.answer('/api/', reply);
    host.answer('/elsewhere', { json: [] });
    const response = await ask('/api/x');
    expect(response.ok).toBe(false);
    expect(host.requests).toEqual(['/api/x']);
  });

  it('fails when it does not answer in time', async () => {
    host.answer('/api/', { hang: true });
    expect((await failure('/api/x', 50)).message).toBe('no whole answer within 50 ms');
  });

  it('may have a timeout with a fraction of a millisecond', async () => {
    host.answer('/api/', { json: [] });
    expect((await ask('/api/x', PATIENT + 0.5)).status).toBe(200);
    host.answer('/api/', { hang: true });
    expect(await failure('/api/x', 0.1)).toBeInstanceOf(Upstream);
  });

  it('fails when the answer has begun and does not end in time', async () => {
    host.answer('/api/', { text: '{"results": [', hang: true });
    expect((await failure('/api/x', 50)).message).toBe('no whole answer within 50 ms');
  });

  it('fails when the answer is larger than 5 MB, however it is sent', async () => {
    host.answer('/api/large', { text: `[]${' '.repeat(LARGEST_ANSWER)}` });
    host.answer('/api/endless', { text: ' '.repeat(LARGEST_ANSWER + 1), hang: true });
    expect((await failure('/api/large')).message).toBe('the answer is too large');
    expect((await failure('/api/endless')).message).toBe('the answer is too large');
  });

  it('answers with up to 5 MB', async () => {
    host.answer('/api/', { text: `[]${' '.repeat(LARGEST_ANSWER - 2)}` });
    expect(await (await ask('/api/x')).json()).toEqual([]);
  });

  it.each([
    ['at once', { reset: true }],
    ['in the middle of the body', { text: '{"results": [', reset: true }],
  ])('fails when the connection breaks off %s', async (_, reply) => {
    host.answer('/api/', reply);
    expect((await failure('/api/x')).status).toBeNull();
  });

  it('fails when nothing listens at its address', async () => {
    const { origin } = host;
    await host.close();
    const refused = remoteSource(origin, PATIENT).fetch('/api/x');
    await expect(refused).rejects.toBeInstanceOf(Upstream);
    host = await createScriptedHost();
  });
});

describe('a catalogue of a remote host', () => {
  it('makes one call for all callers, and serves stale answers when the host goes down', async () => {
    const held = Promise.withResolvers<void>();
    host.answer('/api/seasons', { json: [{ _id: 'a', title: 'A' }], until: held.promise });
    const logged: string[] = [];
    let now = 1;
    const catalogue = createCatalogue({
      source: remoteSource(host.origin, PATIENT),
      trust,
      log: (message) => logged.push(message),
      now: () => now,
    });
    const waiting = Array.from({ length: 100 }, () => catalogue.ask('seasons', {}));
    held.resolve();
    const answers = await Promise.all(waiting);
    expect(answers.every(([season]) => season?.title === 'A')).toBe(true);
    expect(host.requests).toEqual(['/api/seasons']);
    host.answer('/api/seasons', { reset: true });
    now += 3_600_000;
    await expect(catalogue.ask('seasons', {})).resolves.toEqual(answers[0]);
  });
});
