/** Lists of series: each in its order, and of a genre those that have it. */
import { afterAll, expect, it } from 'vitest';
import { addressOf } from '#/contract/address.ts';
import type { ParamsOf } from '#/contract/calls.ts';
import { askHost, createTestHost } from '../fixtures/embedded-host.ts';

const { host, db, reported } = createTestHost();
afterAll(() => {
  db.close();
  expect(reported).toEqual([]);
});

type Body = {
  results: { id: number; name: string; vote_average: number | null; first_air_date: string }[];
  total_results: number;
  choices?: { genres: { value: string; name: string; count: number }[] };
};
const ask = async (asked: Omit<ParamsOf<'seriesLists'>, 'page'>) => {
  const { body } = await askHost(host, addressOf('seriesLists', { page: 1, ...asked }));
  return body as Body;
};

const series = db.all<{ id: number; genres: string }>(
  `SELECT entity.id, json_extract(content, '$.genres') AS genres
   FROM entity JOIN entry ON entity_id = entity.id WHERE kind = 'series'`,
);

it('each has every series once, the best or the newest first', async () => {
  for (const list of ['trending', 'top-rated', 'on-the-air'] as const) {
    const { results, total_results } = await ask({ list });
    expect(total_results).toBe(series.length);
    expect(new Set(results.map(({ id }) => id)).size).toBe(Math.min(20, series.length));
  }
  const { results: best } = await ask({ list: 'top-rated' });
  const ratings = best.map(({ vote_average }) => vote_average ?? 0);
  expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  const { results: newest } = await ask({ list: 'on-the-air' });
  const dates = newest.map(({ first_air_date }) => first_air_date);
  expect(dates).toEqual(dates.toSorted().reverse());
});

it('offers the genres of series with their numbers, and keeps to the one that is asked for', async () => {
  const { choices } = await ask({ list: 'trending' });
  expect(choices?.genres.length).toBeGreaterThan(1);
  for (const { value: genre, name, count } of choices?.genres ?? []) {
    for (const list of ['trending', 'top-rated', 'on-the-air'] as const) {
      const part = await ask({ list, genre });
      expect([part.total_results, part.choices]).toEqual([count, undefined]);
      for (const { id } of part.results)
        expect(series.find((one) => one.id === id)?.genres).toContain(name);
    }
  }
});

it('of a genre without series is empty', async () => {
  expect(await ask({ list: 'trending', genre: 'no-such-genre' })).toMatchObject({
    results: [],
    total_results: 0,
  });
});
