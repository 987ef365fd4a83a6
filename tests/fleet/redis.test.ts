/** Two instances of two workers, a real Redis, and a host that counts. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinFleet } from '#/catalogue/redis/store.ts';
import { createHost, type Instance, purge, startInstance, untilRedis } from './instances.ts';
import { type Program, startRedis } from './programs.ts';
import { until } from './until.ts';

let host: Awaited<ReturnType<typeof createHost>>;
let redis: Program & { url: string };
let instances: Instance[];
beforeAll(async () => {
  [host, redis] = await Promise.all([createHost(), startRedis()]);
  const env = { REDIS_URL: redis.url, WORKERS: '2', ACCESS_LOG: 'off' };
  instances = await Promise.all([startInstance(host, env), startInstance(host, env)]);
  await untilRedis(instances, 'answers');
});
afterAll(async () => {
  await Promise.all(instances.map((one) => one.stop()));
  await Promise.all([redis.stop(), host.close()]);
});

const films = '/api/tmdb/dashboard/movie/';
const [first, second] = [() => instances[0] as Instance, () => instances[1] as Instance];

/** Visits a page of all instances, on many connections, so that every worker gets some. */
async function visitAll(path: string): Promise<Response[]> {
  const urls = instances.flatMap(({ url }) => Array<string>(6).fill(url + path));
  const visit = (url: string) => fetch(url, { headers: { connection: 'close' } });
  return Promise.all(urls.map(visit));
}

const statuses = (responses: Response[]) => new Set(responses.map(({ status }) => status));

describe('each answer', () => {
  it('is asked for once for all instances and workers', async () => {
    const ids = Array.from({ length: 20 }, (_, n) => n + 100);
    const found = await Promise.all(ids.map((id) => visitAll(`/zxyxvyXdF/${id}`)));
    expect(statuses(found.flat())).toEqual(new Set([200]));
    expect(ids.map((id) => host.requested(films + id))).toEqual(ids.map(() => 1));
  });

  it('is in the metrics: a miss for the one who asked, a hit for each other worker', async () => {
    const texts = instances.map(async ({ operator }) =>
      (await fetch(`${operator}/metrics`)).text(),
    );
    const all = (await Promise.all(texts)).join('');
    const sum = (outcome: string) =>
      [
        ...all.matchAll(
          new RegExp(`^manzar_shared_answers_total\\{outcome="${outcome}"\\} (\\d+)$`, 'gm'),
        ),
      ]
        .map(([, count]) => Number(count))
        .reduce((total, count) => total + count, 0);
    expect(sum('miss')).toBeGreaterThanOrEqual(20);
    expect(sum('hit')).toBeGreaterThanOrEqual(40);
    expect(sum('failure')).toBe(0);
  });
});

describe('a purge', () => {
  it('at one instance reaches all workers of both within a second', async () => {
    await visitAll('/zxyxvyXdF/200');
    expect(host.requested(`${films}200`)).toBe(1);
    const said = await purge(first(), ['movie-200']);
    expect(said).toEqual({ pages: 2, instances: 1 });
    await wait(1000);
    await visitAll('/zxyxvyXdF/200');
    expect(host.requested(`${films}200`)).toBe(2);
  });

  it('that comes while an answer is under way keeps it nowhere', async () => {
    const held = Promise.withResolvers<void>();
    const json = { id: 201, title: 'Old' };
    host.answer(`${films}201`, { json, until: held.promise });
    const visit = fetch(`${first().url}/zxyxvyXdF/201`);
    await expect.poll(() => host.requested(`${films}201`)).toBe(1);
    await purge(second(), ['movie-201']);
    await wait(200);
    host.answer(`${films}201`, { json: { ...json, title: 'Corrected' } });
    held.resolve();
    expect((await visit).status).toBe(200);
    const pages = await Promise.all((await visitAll('/zxyxvyXdF/201')).map((one) => one.text()));
    expect(pages.filter((html) => !html.includes('Corrected'))).toEqual([]);
  });

  it('of somebody else who writes to the same Redis is checked', async () => {
    await visitAll('/zxyxvyXdF/202');
    const fleet = joinFleet({ url: redis.url, prefix: 'manzar' }, () => undefined);
    await expect.poll(() => fleet.connection.isOpen()).toBe(true);
    const bad = [
      'x',
      '{}',
      '{"from":"a","at":1,"tags":["<b>"]}',
      '{"from":"a","tags":["movie-202"]}',
    ];
    for (const text of bad)
      await fleet.connection.run((client) => client.publish('manzar:purge', text));
    await visitAll('/zxyxvyXdF/202');
    expect(host.requested(`${films}202`)).toBe(1);
    fleet.connection.close();
  });
});

describe('what a list says of a person', () => {
  it('is said by all workers of both instances, whichever has read the list', async () => {
    host.answer('/api/tmdb/71', { json: { id: 71, name: 'Noor' } });
    const list = { results: [{ id: 71, name: 'Noor', gender: 1 }], page: 1, total_pages: 1 };
    host.answer('/api/tmdb/popular-people', { json: list });
    const seen = async () => {
      const pages = await Promise.all(
        (await visitAll('/people/detail/71')).map((one) => one.text()),
      );
      return new Set(pages.map((html) => /Female|Not specified/.exec(html)?.[0]));
    };
    expect(await seen()).toEqual(new Set(['Not specified']));
    expect((await fetch(`${first().url}/people/popularPeople`)).status).toBe(200);
    await expect.poll(seen).toEqual(new Set(['Female']));
  });
});

describe('the pace of the movie database', () => {
  it('holds for all instances: at most 40 turns in any second', async () => {
    const fleets = [1, 2].map(() => joinFleet({ url: redis.url, prefix: 'pace' }, () => undefined));
    for (const { connection } of fleets) await expect.poll(() => connection.isOpen()).toBe(true);
    const begun = Date.now();
    const turns = Array.from({ length: 130 }, async (_, n) => {
      const delay = await fleets[n % 2]?.store.reserve('visitors', 40, 60_000);
      return Date.now() - begun + Number(delay);
    });
    const starts = (await Promise.all(turns)).sort((a, b) => a - b);
    // Each start was told to its caller some milliseconds after it was chosen.
    const gaps = starts.slice(40).map((start, n) => start - (starts[n] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(900);
    expect(starts.at(-1)).toBeGreaterThanOrEqual(3000);
    expect(await fleets[0]?.store.reserve('visitors', 40, 10)).toBeNull();
    for (const { connection } of fleets) connection.close();
  });
});

describe('a Redis that fails', () => {
  /** Visits pages one after the other. Returns the longest time, in milliseconds. */
  async function visitsDuring(what: string, from: number): Promise<number> {
    let longest = 0;
    for (let id = from; id < from + 10; id += 1) {
      const begun = performance.now();
      const all = await visitAll(`/zxyxvyXdF/${id}`);
      longest = Math.max(longest, performance.now() - begun);
      expect(statuses(all)).toEqual(new Set([200]));
    }
    console.log(`${what}: the longest of ten times twelve visits took ${Math.round(longest)} ms.`);
    return longest;
  }

  it('by hanging fails no page, and comes back by itself', async () => {
    redis.child.kill('SIGSTOP');
    expect(await visitsDuring('Redis hangs', 300)).toBeLessThan(1500);
    await untilRedis(instances, 'fails');
    redis.child.kill('SIGCONT');
    await untilRedis(instances, 'answers');
  });

  it('by dying fails no page, and what is purged meanwhile is forgotten when it is back', async () => {
    await visitAll('/zxyxvyXdF/400');
    const { port } = redis;
    await redis.stop();
    expect(await visitsDuring('Redis is gone', 310)).toBeLessThan(1500);
    await untilRedis(instances, 'fails');
    expect(await purge(first(), ['movie-400'])).toEqual({ pages: 2, instances: 0 });
    redis = await startRedis(port);
    await untilRedis(instances, 'answers');
    await visitAll('/zxyxvyXdF/401');
    expect(host.requested(`${films}401`)).toBe(1);
    const before = host.requested(`${films}400`);
    const visitSecond = async () => {
      await fetch(`${second().url}/zxyxvyXdF/400`);
      return host.requested(`${films}400`) > before;
    };
    await until('the other instance has heard of the purge', visitSecond);
  });

  it('is told in the log of each instance, once for all its workers', async () => {
    for (const one of instances) {
      const lines = () => one.output().match(/redis: [^"]*/g) ?? [];
      const has = (end: string) => lines().some((line) => line.endsWith(end));
      await until(
        `the log of ${one.output()}`,
        () => has('this instance works alone until it is back') && has('well again'),
      );
      expect(new Set(lines()).size).toBe(lines().length);
    }
  });
});
