/** Heavy load over a host that is slow and fails one call in five. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Pool } from 'undici';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { IN_FLIGHT } from '#/catalogue/sources/guard.ts';
import { isFull } from './failing.ts';
import { type HostSite, siteOver } from './host-site.ts';
import { createUnsteadyHost, type UnsteadyHost } from './unsteady-host.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const CONNECTIONS = 16;
/**
 * Milliseconds of load, milliseconds of the slowest answer, and the factor by which pages and
 * answers age faster.
 */
const { LOAD, SLOWEST, SPEED } = isFull
  ? { LOAD: 60_000, SLOWEST: 3000, SPEED: 60 }
  : { LOAD: 1500, SLOWEST: 150, SPEED: 400 };
/** Least number of visits, however busy the machine is: ten for each page. */
const VISITS = 600;
/**
 * Bytes by which the heap may grow after every page has been visited. A leak of 1 kB per visit
 * exceeds it.
 */
const GROWTH = 16 * 1024 * 1024;

const pages = Array.from({ length: 20 }, (_, n) => n + 1);
const paths = [
  '/movie-dashboard',
  ...pages.flatMap((n) => [`/movies/PopularMovies?page=${n}`, `/movies/topRated?page=${n}`]),
  ...pages.map((n) => `/zxyxvyXdF/${n}`),
];

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
/** Returns the bytes on the heap after a garbage collection. */
function held(): number {
  collect();
  return process.memoryUsage().heapUsed;
}
/** Returns the number of open sockets and files of this thread. */
const open = () =>
  process.getActiveResourcesInfo().filter((name) => /TCP|Pipe|FS/.test(name)).length;

type Visit = { path: string; status: number; whole: boolean; seen: boolean };

describe(`${CONNECTIONS} connections for ${LOAD / 1000} s`, () => {
  let host: UnsteadyHost;
  let site: HostSite;
  let pool: Pool;
  const seen = new Set<string>();
  const visits: Visit[] = [];
  const unhandled: unknown[] = [];
  const hear = (error: unknown) => unhandled.push(error);
  const memory: number[] = [];
  const descriptors = { before: 0, during: 0, after: 0 };

  async function visitor(until: number, least: number): Promise<void> {
    while (performance.now() < until || visits.length < least) {
      const path = paths[Math.floor(Math.random() * paths.length)] ?? '/';
      const wasSeen = seen.has(path);
      const { statusCode: status, body } = await pool.request({ path, method: 'GET' });
      const whole = (await body.text()).trimEnd().endsWith('</html>');
      if (status === 200) seen.add(path);
      visits.push({ path, status, whole, seen: wasSeen });
    }
  }
  /** Runs a part of the load, a fraction from 0 to 1. */
  const load = (part: number) => {
    const until = performance.now() + LOAD * part;
    const least = visits.length + VISITS * part;
    return Promise.all(Array.from({ length: CONNECTIONS }, () => visitor(until, least)));
  };

  beforeAll(async () => {
    process.on('unhandledRejection', hear);
    descriptors.before = open();
    host = await createUnsteadyHost(SLOWEST);
    site = await siteOver(host.origin, {}, SPEED);
    pool = new Pool(site.url, { connections: CONNECTIONS });
    await load(1 / 3);
    memory.push(held());
    await load(2 / 3);
    memory.push(held());
    descriptors.during = open();
    await pool.close();
    await site.close();
    await host.close();
    await vi.waitFor(() => expect(open()).toBeLessThanOrEqual(descriptors.before), 10_000);
    descriptors.after = open();
    console.log(
      `${visits.length} visits, ${host.calls()} calls, ${host.failures()} failed, ` +
        `${memory.map((bytes) => `${Math.round(bytes / 1e6)} MB`).join(' then ')}`,
    );
  });
  afterAll(() => process.off('unhandledRejection', hear));

  it('are many visits, over a host that fails one call in five', () => {
    expect(visits.length).toBeGreaterThanOrEqual(VISITS);
    expect(host.calls()).toBeGreaterThan(50);
    expect(host.failures()).toBe(Math.floor(host.calls() / 5));
  });

  it('get no 5xx for a page that was visited before', () => {
    expect(visits.filter(({ seen, status }) => seen && status >= 500)).toEqual([]);
    expect(visits.filter(({ seen }) => seen).length).toBeGreaterThan(VISITS / 2);
  });

  it('get complete pages of the site, with 200 or 502', () => {
    const odd = visits.filter(({ status, whole }) => !whole || ![200, 502].includes(status));
    expect(odd).toEqual([]);
  });

  it('never make more calls to the host at a time than its limit', () => {
    expect(host.most()).toBeLessThanOrEqual(IN_FLIGHT);
  });

  it('leave no rejection unhandled and no descriptor open', () => {
    expect(unhandled).toEqual([]);
    const { before, during, after } = descriptors;
    expect(during).toBeGreaterThan(before + CONNECTIONS);
    expect(after).toBeLessThanOrEqual(before);
  });

  it('leave memory flat', () => {
    const [early = 0, late = 0] = memory;
    expect(late - early).toBeLessThan(GROWTH);
  });
});
