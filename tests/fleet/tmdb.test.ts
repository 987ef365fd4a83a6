/** The movie database's limits: 40 requests a second of a machine, or of all instances with a Redis. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startSite } from '../e2e/site.ts';
import { createTmdb, type Tmdb, TOKEN } from '../fixtures/tmdb/database.ts';
import { type Instance, startInstance, untilRedis } from './instances.ts';
import { type Program, startRedis } from './programs.ts';

const folder = mkdtempSync(join(tmpdir(), 'manzar-pace-'));
let tmdb: Tmdb;
let redis: Program & { url: string };
let access: Record<string, string>;
beforeAll(async () => {
  [tmdb, redis] = await Promise.all([createTmdb(), startRedis()]);
  access = {
    TMDB_TOKEN: TOKEN,
    TMDB_URL: tmdb.base,
    CATALOGUE_TIMEOUT: '30',
    ACCESS_LOG: 'off',
    RENDERINGS: '1000',
  };
  // Instances find the catalogue filled.
  await (await startSite({ CATALOGUE_DB: join(folder, 'catalogue.db') })).stop();
});
afterAll(async () => {
  await Promise.all([redis.stop(), tmdb.close()]);
  rmSync(folder, { recursive: true });
});

let instances: Instance[] = [];
beforeEach(() => {
  tmdb.requests.splice(0);
  tmdb.times.splice(0);
});
afterEach(async () => {
  await Promise.all(instances.map((one) => one.stop()));
});

async function start(count: number, more: Record<string, string>): Promise<void> {
  const env = {
    CATALOGUE_HOST: '',
    CATALOGUE_DB: join(folder, 'catalogue.db'),
    ...access,
    ...more,
  };
  const none = { origin: '' };
  instances = await Promise.all(Array.from({ length: count }, () => startInstance(none, env)));
}

/** Visits `count` films at all instances, each on its own connection. Returns the statuses. */
async function visitFilms(from: number, count: number): Promise<Set<number>> {
  // The stand-in's film of every seventeenth id is for adults, and has no page.
  const ids = Array.from({ length: 2 * count }, (_, n) => from + n).filter((id) => id % 17 !== 0);
  const paths = ids.slice(0, count).map((id) => `/zxyxvyXdF/${id}`);
  const urls = paths.flatMap((path) => instances.map(({ url }) => url + path));
  const visits = urls.map((url) => fetch(url, { headers: { connection: 'close' } }));
  return new Set((await Promise.all(visits)).map(({ status }) => status));
}

/**
 * Returns the requests for films that came too early for `perSecond`. A delay on the way makes
 * two seconds of requests come closer together, but none of them early.
 */
function early(since: number, perSecond: number): number[] {
  const films = tmdb.times.filter((_, n) => tmdb.requests[n]?.startsWith('/movie/'));
  const after = films.map((at) => at - since);
  return after.filter((ms, n) => ms < 1000 * Math.floor(n / perSecond) - SLACK);
}
/** Milliseconds by which clocks and timers differ. */
const SLACK = 20;

it('the workers of a machine ask at most 40 times a second', async () => {
  await start(1, { WORKERS: '3' });
  const begin = performance.now();
  // A visitor waits for a turn for three seconds at most, and connections may fall to the workers unevenly.
  expect(await visitFilms(1000, 60)).toEqual(new Set([200]));
  expect(early(begin, 40)).toEqual([]);
});

it('instances with a Redis ask at most 40 times a second, and for each film once', async () => {
  await start(2, { WORKERS: '2', REDIS_URL: redis.url });
  await untilRedis(instances, 'answers');
  const begin = performance.now();
  expect(await visitFilms(2000, 90)).toEqual(new Set([200]));
  expect(early(begin, 40)).toEqual([]);
  const films = tmdb.requests.filter((one) => one.startsWith('/movie/'));
  expect(new Set(films).size).toBe(90);
  expect(films).toHaveLength(90);
});

it('while Redis is gone each instance asks at most 10 times a second', async () => {
  await start(2, { WORKERS: '2', REDIS_URL: 'redis://127.0.0.1:9' });
  await untilRedis(instances, 'fails');
  const begin = performance.now();
  // A visitor waits for a turn for three seconds at most.
  expect(await visitFilms(3000, 20)).toEqual(new Set([200]));
  expect(early(begin, 20)).toEqual([]);
});
