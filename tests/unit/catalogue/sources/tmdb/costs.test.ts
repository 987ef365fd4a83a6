/** What the movie database is asked for: counted on a real socket. */
import { beforeEach, describe, expect, it } from 'vitest';
import { sourceOver, type TestSource, tmdbOfTests } from '../../../../fixtures/tmdb/source.ts';

const HOUR = 3_600_000;

const tmdb = await tmdbOfTests();
let made: TestSource;
let clock: number;
beforeEach(() => {
  clock = Date.now();
  made = sourceOver(tmdb, { wall: () => clock });
});

it('searches, and films narrowed by a visitor, get at most half of the turns', async () => {
  const turns: string[] = [];
  const paceOf = (name: string, rate: number) => ({
    turn: async () => void turns.push(`${name} ${rate}`),
  });
  const { ask } = sourceOver(tmdb, { perSecond: 40, paceOf });
  await ask('search', { query: 'kite' });
  await ask('discover', { page: 1, genre: 'drama' });
  expect(turns).toEqual(Array(2).fill(['searches 20', 'visitors 40']).flat());
  turns.length = 0;
  await ask('movie', { id: '605' });
  await ask('discover', { page: 1 });
  expect(turns).toEqual(Array(3).fill('visitors 40'));
});

describe('trailers', () => {
  it('are kept for six hours, while a film’s own page asks again', async () => {
    await made.ask('trailersDay', {});
    const [list, ...details] = tmdb.requests.splice(0);
    clock += 6 * HOUR - 60_000;
    await made.ask('trailersDay', {});
    expect(tmdb.requests.splice(0)).toEqual([list]);
    await made.ask('movie', { id: '601' });
    expect(tmdb.requests).toEqual([details.find((one) => one.startsWith('/movie/601?'))]);
  });

  it('are served at once after that, and renewed in the background', async () => {
    await made.ask('trailersDay', {});
    const { length } = tmdb.requests.splice(0);
    clock += 7 * HOUR;
    tmdb.bodies.set('/movie/601', { id: 601, title: 'New' });
    const old = await made.ask('trailersDay', {});
    expect(old.map(({ movieId }) => movieId)).toContain('601');
    await expect.poll(() => tmdb.requests.length).toBe(length);
    await expect
      .poll(async () => (await made.ask('trailersDay', {})).map(({ movieId }) => movieId))
      .not.toContain('601');
  });

  it('are those of the films whose details can be had', async () => {
    tmdb.bodies.set('/movie/601', { nonsense: true });
    const { length } = await made.ask('trailersDay', {});
    expect(length).toBeGreaterThan(8);
  });
});
