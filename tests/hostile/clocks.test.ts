/** A wall clock that is set back or forward: no duration in the process is longer or shorter for it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCatalogue } from '#/catalogue/catalogue.ts';
import { BREAK_AFTER, TRY_EVERY } from '#/catalogue/sources/breaker.ts';
import { remoteSource } from '#/catalogue/sources/remote.ts';
import type { Source } from '#/catalogue/sources/source.ts';
import { createPace } from '#/catalogue/sources/tmdb/pace.ts';
import { calls } from '#/contract/calls.ts';
import { LIST } from '#/contract/lifetimes.ts';
import { walked } from '#/server/crawlers/walk.ts';
import { createScriptedHost, type ScriptedHost } from '../fixtures/scripted-host.ts';
import { createTmdb } from '../fixtures/tmdb/database.ts';
import { sourceOver } from '../fixtures/tmdb/source.ts';
import { trust } from '../fixtures/trust.ts';
import { PATIENT, upstreamOf } from './failing.ts';
import { siteOver } from './host-site.ts';

const OWN = '/api/tmdb/popular?page=1';
const HOUR = 3_600_000;

let host: ScriptedHost;
let source: Source;
let clock: number;
const now = () => clock;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21) });
  clock = 1;
  host = await createScriptedHost();
  source = remoteSource(host.origin, PATIENT, { now });
});
afterEach(async () => {
  vi.useRealTimers();
  source.close();
  await host.close();
});
const statusOf = async (path: string) => (await source.fetch(path)).status;

describe.each([
  ['back by an hour', -HOUR],
  ['forward by ten hours', 10 * HOUR],
])('a clock that steps %s', (_, step) => {
  const stepClock = () => vi.setSystemTime(Date.now() + step);

  it.each([
    ['in seconds', '30'],
    ['as a date', new Date(Date.UTC(2026, 10, 21, 0, 0, 30)).toUTCString()],
  ])('changes nothing on the rest of a host that asks for one %s', async (_, after) => {
    host.answer('/', { status: 429, json: {}, headers: { 'retry-after': after } });
    expect(await statusOf(OWN)).toBe(429);
    host.answer('/', { json: {} });
    stepClock();
    clock += 29_999;
    expect((await upstreamOf(source.fetch(OWN))).message).toContain('asked to be left alone');
    clock += 1;
    expect(await statusOf(OWN)).toBe(200);
  });

  it('changes nothing on the pause of an open breaker', async () => {
    host.answer('/', { status: 500, json: {} });
    for (let n = 0; n < BREAK_AFTER; n += 1) await statusOf(OWN);
    await upstreamOf(source.fetch(OWN));
    host.answer('/', { json: {} });
    stepClock();
    clock += TRY_EVERY - 1;
    expect((await upstreamOf(source.fetch(OWN))).message).toContain('is left alone');
    clock += 1;
    expect(await statusOf(OWN)).toBe(200);
  });

  it('changes nothing on the pause after a refused token', async () => {
    const tmdb = await createTmdb();
    const database = sourceOver(tmdb, { now });
    const film = () => database.source.fetch('/api/tmdb/dashboard/movie/605');
    tmdb.mood = { status: 401, code: 7 };
    await upstreamOf(film());
    tmdb.mood = {};
    stepClock();
    clock += TRY_EVERY - 1;
    await upstreamOf(film());
    clock += 1;
    expect((await film()).ok).toBe(true);
    database.source.close();
    await tmdb.close();
  });

  it('changes nothing on the time for which answers and pages are fresh', async () => {
    host.answer('/', { json: { results: [{ id: 1, title: 'Seen' }] } });
    const site = await siteOver(host.origin);
    const visit = async () => {
      const { status, headers } = await fetch(`${site.url}/movies/PopularMovies`);
      return [status, headers.get('age')];
    };
    await visit();
    const { length } = host.requests;
    site.setWall(step / 1000);
    site.pass(LIST.fresh - 1);
    expect(await visit()).toEqual([200, null]);
    site.pass(calls.popular.freshness.fresh - LIST.fresh);
    await visit();
    expect(host.requests).toHaveLength(length);
    await vi.waitFor(async () => {
      site.pass(LIST.fresh);
      await visit();
      expect(host.requests.length).toBeGreaterThan(length);
    });
    await site.close();
  });

  it('changes nothing on the day after which the lists are walked for the site map', async () => {
    host.answer('/', { json: { results: [], total_pages: 1 } });
    const log = () => undefined;
    const pages = walked(createCatalogue({ source, trust, log, now, caches: false }), now);
    await pages();
    const { length } = host.requests;
    stepClock();
    clock += 24 * HOUR - 1;
    await pages();
    expect(host.requests).toHaveLength(length);
    clock += HOUR;
    await pages();
    await vi.waitFor(() => expect(host.requests.length).toBeGreaterThan(length));
  });

  it('changes nothing on a pace', async () => {
    const pace = createPace(100);
    for (let n = 0; n < 100; n += 1) await pace.turn();
    stepClock();
    await expect(pace.turn(10)).rejects.toThrow('too many calls');
    // By a clock that was set back an hour this would take an hour.
    await pace.turn();
  });
});
