/**
 * Hosts that are down for ten minutes, or every other five seconds; and their
 * recovery.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Catalogue, createCatalogue } from '#/catalogue/catalogue.ts';
import { BREAK_AFTER, TRY_EVERY, WINDOW } from '#/catalogue/sources/breaker.ts';
import { IN_FLIGHT, WAITING } from '#/catalogue/sources/guard.ts';
import { type RemoteOptions, remoteSource } from '#/catalogue/sources/remote.ts';
import type { Source } from '#/catalogue/sources/source.ts';
import { calls } from '#/contract/calls.ts';
import { counted } from '#/server/log/counted.ts';
import { createScriptedHost, type ScriptedHost } from '../fixtures/scripted-host.ts';
import { trust } from '../fixtures/trust.ts';
import { PATIENT, upstreamOf } from './failing.ts';

const LEFT_ALONE = 'the host is left alone while it fails';
let host: ScriptedHost;
let source: Source;
let clock: number;
const now = () => clock;
beforeEach(async () => {
  clock = 1;
  host = await createScriptedHost();
  source = remoteSource(host.origin, PATIENT, { now });
});
afterEach(async () => {
  source.close();
  await host.close();
});

const pass = (milliseconds: number) => {
  clock += milliseconds;
};
/** A call of the site's own, with which it also tries the host. */
const OWN = '/api/tmdb/popular?page=1';
const down = () => host.answer('/', { status: 500, json: {} });
const film = (id: number, title = 'A') => ({ id, title });
const up = (title = 'A') =>
  host.answer('/', { json: { ...film(1, title), results: [film(1, title)] } });
const ask = async (path = '/api/x') => (await source.fetch(path)).status;

async function breakOpen(): Promise<void> {
  down();
  for (let n = 0; n < BREAK_AFTER; n += 1) expect(await ask(OWN)).toBe(500);
  await upstreamOf(ask());
  host.requests.length = 0;
}

describe('the circuit breaker of a host', () => {
  it('is open after five failures of the site’s own and one more: no call is made for 5 s', async () => {
    await breakOpen();
    pass(TRY_EVERY - 1);
    for (let n = 0; n < 100; n += 1) {
      expect((await upstreamOf(source.fetch('/api/x'))).message).toBe(LEFT_ALONE);
    }
    expect(host.requests).toEqual([]);
    expect([BREAK_AFTER, TRY_EVERY, WINDOW]).toEqual([5, 5000, 10_000]);
  });

  it('is half-open then: a call of the site’s own tries, and if it fails the circuit opens again', async () => {
    await breakOpen();
    pass(TRY_EVERY);
    const held = Promise.withResolvers<void>();
    host.answer('/', { status: 500, json: {}, until: held.promise });
    const asking = Array.from({ length: 50 }, (_, n) => upstreamOf(source.fetch(`/api/${n}`)));
    await vi.waitFor(() => expect(host.requests).toHaveLength(1));
    held.resolve();
    const said = (await Promise.all(asking)).map(({ message }) => message);
    expect(new Set(said)).toEqual(new Set([LEFT_ALONE]));
    expect(host.requests).toEqual([OWN]);
  });

  it('closes when the trial call succeeds, and the waiting calls get their answers', async () => {
    await breakOpen();
    pass(TRY_EVERY);
    up();
    const asking = Array.from({ length: 50 }, (_, n) => ask(`/api/${n}`));
    expect(await Promise.all(asking)).toEqual(Array(50).fill(200));
    expect([host.requests[0], host.requests.length]).toEqual([OWN, 51]);
  });

  it('tries the host with a list that it had, where another one fails for good', async () => {
    const later = '/api/tmdb/top-rated?page=1';
    up();
    await ask(later);
    host.answer(OWN, { status: 500, json: {} });
    for (let n = 0; n < BREAK_AFTER; n += 1) await ask(OWN);
    host.requests.length = 0;
    expect(await ask()).toBe(200);
    expect(host.requests).toEqual([later, '/api/x']);
  });

  it('lets calls wait no longer than the timeout of the trial call', async () => {
    source.close();
    source = remoteSource(host.origin, 300, { now });
    await breakOpen();
    pass(TRY_EVERY);
    host.answer('/', { hang: true });
    const asking = [source.fetch('/api/1'), source.fetch('/api/2')].map(upstreamOf);
    const said = (await Promise.all(asking)).map(({ message }) => message);
    expect(said).toEqual([LEFT_ALONE, LEFT_ALONE]);
    expect(host.requests).toHaveLength(1);
  });

  it('lets no more calls wait for the trial call than for any other, and none for longer', async () => {
    source.close();
    source = remoteSource(host.origin, PATIENT, { now, inFlight: 3, waiting: 2, queuedFor: 300 });
    await breakOpen();
    pass(TRY_EVERY);
    host.answer('/', { hang: true });
    const said: string[] = [];
    const asking = Array.from({ length: 5 }, async (_, n) => {
      said.push((await upstreamOf(source.fetch(`/api/${n}`))).name);
    });
    await asking[4];
    expect(said).toEqual(['OverLimit']);
    await Promise.all(asking);
    expect([new Set(said), host.requests]).toEqual([new Set(['OverLimit']), [OWN]]);
  });

  it('stays closed while half of the site’s own calls succeed', async () => {
    up();
    host.answer('/api/tmdb/upcoming', { status: 500, json: {} });
    for (let n = 0; n < 2 * BREAK_AFTER; n += 1) {
      await ask(OWN);
      await ask('/api/tmdb/top-rated?page=1');
      await ask('/api/tmdb/upcoming?page=1');
    }
    expect(source.circuitOpen?.()).toBe(false);
  });

  it('stays closed where the failures are further apart than one window', async () => {
    down();
    for (let n = 0; n < 2 * BREAK_AFTER; n += 1) {
      await ask(OWN);
      pass(WINDOW / (BREAK_AFTER - 1));
    }
    expect(source.circuitOpen?.()).toBe(false);
  });

  it.each([
    ['404', { status: 404, json: {} }],
    ['400', { status: 400, json: {} }],
    ['an answer that is too large', { text: ' '.repeat(6 * 1024 * 1024) }],
  ])('takes %s for no failure', async (_, reply) => {
    host.answer('/', reply);
    for (let n = 0; n < 2 * BREAK_AFTER; n += 1) {
      await ask(calls.popular.template).catch(() => undefined);
    }
    expect(host.requests).toHaveLength(2 * BREAK_AFTER);
  });

  it.each([
    ['429', { status: 429, json: {} }, 1],
    ['a reset', { reset: true }, 2],
    ['silence', { hang: true }, 1],
  ])('takes %s for one', async (_, reply, requests) => {
    source.close();
    source = remoteSource(host.origin, 100, { now });
    host.answer('/', reply);
    for (let n = 0; n < 2 * BREAK_AFTER; n += 1) await ask(OWN).catch(() => undefined);
    expect(host.requests).toHaveLength(requests * (BREAK_AFTER + 1));
    expect((await upstreamOf(source.fetch('/api/x'))).message).toBe(LEFT_ALONE);
  });

  it('applies to one host only', async () => {
    await breakOpen();
    const other = await createScriptedHost();
    other.answer('/', { json: [] });
    const its = remoteSource(other.origin, PATIENT);
    expect((await its.fetch('/api/x')).status).toBe(200);
    its.close();
    await other.close();
  });
});

describe('the limit of requests in flight', () => {
  async function crowd(people: number, bounds?: RemoteOptions) {
    source.close();
    source = remoteSource(host.origin, PATIENT, { now, ...bounds });
    const held = Promise.withResolvers<void>();
    host.answer('/', { json: [], until: held.promise });
    const outcomes = Array.from({ length: people }, (_, n) =>
      ask(`/api/${n}`).catch((error: unknown) => (error as Error).message),
    );
    return { release: held.resolve, outcomes };
  }

  it('queues further calls, and refuses calls at once when the queue is full', async () => {
    const { release, outcomes } = await crowd(IN_FLIGHT + WAITING + 300);
    const refused = await Promise.all(outcomes.slice(IN_FLIGHT + WAITING));
    expect(new Set(refused)).toEqual(new Set(['too many calls are under way']));
    await vi.waitFor(() => expect(host.requests).toHaveLength(IN_FLIGHT));
    release();
    expect(new Set(await Promise.all(outcomes.slice(0, IN_FLIGHT + WAITING)))).toEqual(
      new Set([200]),
    );
    expect(host.requests).toHaveLength(IN_FLIGHT + WAITING);
  });

  it('does not count as a failure of the host', async () => {
    const { release, outcomes } = await crowd(50, { inFlight: 2, waiting: 2 });
    await vi.waitFor(() => expect(host.requests).toHaveLength(2));
    release();
    expect((await Promise.all(outcomes)).filter((outcome) => outcome === 200)).toHaveLength(4);
    expect(await ask()).toBe(200);
    expect(source.health()?.ok).toBe(true);
  });
});

describe('a catalogue of a host', () => {
  let catalogue: Catalogue;
  let logged: string[];
  let underWay: number;
  beforeEach(() => {
    logged = [];
    underWay = 0;
    catalogue = createCatalogue({
      source: {
        ...source,
        async fetch(path) {
          underWay += 1;
          return source.fetch(path).finally(() => {
            underWay -= 1;
          });
        },
      },
      trust,
      // The server counts repeated messages: see src/server/log/log.ts.
      log: counted((message) => logged.push(message)),
      now,
    });
  });
  const title = async (page = 1) => (await catalogue.ask('popular', { page })).items[0]?.title;
  /** Returns what one visitor gets: a title, or the name of an error. */
  const outcome = (page = 1) => title(page).catch((error: unknown) => (error as Error).name);

  /** Resolves when all calls in the background have ended and the catalogue has handled them. */
  async function settled(): Promise<void> {
    do await new Promise((resolve) => setImmediate(resolve));
    while (underWay > 0);
  }

  it('that is down for ten minutes serves stale answers, makes one call in 5 s, and logs two lines', async () => {
    up('Old');
    expect(await title()).toBe('Old');
    pass((calls.popular.freshness.fresh + 1) * 1000);
    down();
    host.requests.length = 0;
    for (let second = 0; second < 600; second += 1) {
      pass(1000);
      expect(await title()).toBe('Old');
      await settled();
    }
    expect(host.requests.length).toBeGreaterThan(100);
    expect(host.requests.length).toBeLessThanOrEqual(BREAK_AFTER + 600 / (TRY_EVERY / 1000));
    expect(logged).toEqual([
      `${host.origin}: popular: /api/tmdb/popular?page=1: Network response was not ok (500)`,
    ]);
    up('New');
    pass(TRY_EVERY);
    await vi.waitFor(async () => expect(await title()).toBe('New'));
    expect(logged.slice(1)).toEqual([
      expect.stringMatching(/^popular: well again after \d+ more failures$/),
    ]);
  });

  it('that flaps every 5 s never loses stale answers', async () => {
    up('Seen');
    await title();
    pass((calls.popular.freshness.fresh + 1) * 1000);
    for (let second = 0; second < 120; second += 1) {
      const isUp = Math.floor(second / 5) % 2 === 0;
      if (isUp) up('Seen');
      else down();
      expect(await title()).toBe('Seen');
      const cold = Array.from({ length: 8 }, (_, n) => outcome(100 + second * 8 + n));
      const outcomes = new Set(await Promise.all(cold));
      // In the last second in which the host is up, a whole window has passed since the last trial
      // call.
      if (isUp && second % 5 === 4) expect(outcomes).toEqual(new Set(['Seen']));
      if (!isUp) expect(outcomes).toEqual(new Set(['Upstream']));
      pass(1000);
    }
    // Two minutes of flapping log at most one line for each beginning and end in a minute.
    expect(logged.length).toBeLessThanOrEqual(6);
  });
});
