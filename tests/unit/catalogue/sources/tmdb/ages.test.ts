/** An answer from the shelf is as old for pages as it is on the shelf. */
import { beforeEach, expect, it } from 'vitest';
import { createCatalogue } from '#/catalogue/catalogue.ts';
import type { AnswerAge } from '#/catalogue/lookup.ts';
import type { CallName, ParamsOf } from '#/contract/calls.ts';
import { sourceOver, type TestSource, tmdbOfTests } from '../../../../fixtures/tmdb/source.ts';
import { trust } from '../../../../fixtures/trust.ts';

const tmdb = await tmdbOfTests();
let made: TestSource;
let clock: number;
beforeEach(() => {
  clock = Date.UTC(2026, 10, 23);
  made = sourceOver(tmdb, { wall: () => clock });
});

/** Returns how a site that has just started answers a call. */
function restarted() {
  let last: AnswerAge | undefined;
  const log = () => undefined;
  const catalogue = createCatalogue({ source: made.source, trust, log, now: () => clock });
  return async <N extends CallName>(name: N, params: ParamsOf<N>) => {
    await catalogue.withTracking((age) => (last = age)).ask(name, params);
    return last;
  };
}

it('an answer from the shelf is fresh only for the rest of its time', async () => {
  const before = restarted();
  expect(await before('movie', { id: '605' })).toMatchObject({ age: 0, fresh: 300 });
  clock += 290_000;
  const after = restarted();
  expect(await after('movie', { id: '605' })).toMatchObject({ age: 290, fresh: 10, shown: 310 });
  expect(tmdb.requests).toHaveLength(1);
  clock += 20_000;
  expect(await after('movie', { id: '605' })).toMatchObject({ stale: true });
  await expect.poll(() => tmdb.requests.length).toBe(2);
});

it('an answer from the shelf is asked for again at the end of its time', async () => {
  await restarted()('movie', { id: '605' });
  clock += 300_000;
  const ask = restarted();
  expect(await ask('movie', { id: '605' })).toMatchObject({ age: 300 });
  clock += 1000;
  await ask('movie', { id: '605' });
  await expect.poll(() => tmdb.requests.length).toBe(2);
});

it('where a film can be watched is not said any more when that would be a week old before it is asked again', async () => {
  const ask = () => made.ask('movie', { id: '606' });
  const countries = async () => (await ask()).facts.where.map(({ country }) => country);
  expect(await countries()).toEqual(['IN']);
  tmdb.mood = { status: 500 };
  const kept = async (days: number) => {
    clock = Date.UTC(2026, 10, 23) + days * 86_400_000 + 1000;
    const last = await made.source.staleIfError?.('/api/tmdb/dashboard/movie/606');
    return JSON.parse(last?.body ?? 'null');
  };
  expect(await kept(5)).toHaveProperty('where_to_watch');
  expect(await kept(6)).toHaveProperty('overview');
  expect(await kept(6)).not.toHaveProperty('where_to_watch');
});

it('a row of trailers is as old as its list: its films are kept for hours', async () => {
  await restarted()('trailersDay', {});
  clock += 3_600_000;
  const { length } = tmdb.requests;
  expect(await restarted()('trailersDay', {})).toMatchObject({ age: 0, stale: false });
  expect(tmdb.requests).toHaveLength(length + 1);
});

it('a whole film counts as new, though the film’s detail on the shelf may be a day old', async () => {
  await restarted()('complete', { id: '605' });
  clock += 3_600_000;
  expect(await restarted()('complete', { id: '605' })).toMatchObject({ age: 0, stale: false });
  expect(tmdb.requests).toHaveLength(1);
});
