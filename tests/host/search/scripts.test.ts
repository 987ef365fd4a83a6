/** Titles and people are found in every script, and by free spellings, on pairs that are held out. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { SearchRow } from '#/contract/rows/search-hit.ts';
import { madeUpFilms } from '../../bench/search-films.ts';
import { createTestHost } from '../../fixtures/embedded-host.ts';
import { addMissing, distractors, ownPairs, standingOf, TABLES } from '../../search/pairs.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const { host, db, reported } = createTestHost();
beforeAll(() => {
  const pairs = TABLES.flatMap((table) => ownPairs('held-out', table));
  db.transaction(() => {
    addMissing(
      db,
      pairs.map(({ title }) => title),
    );
    addMissing(db, distractors());
    addMissing(
      db,
      madeUpFilms(4000, 3).map(({ title }) => title),
    );
  });
});
afterAll(() => db.close());

it.each([
  { table: 'titles', first: 0.92, five: 0.98 },
  { table: 'people', first: 0.92, five: 0.98 },
  { table: 'spellings', first: 0.95, five: 0.95 },
] as const)('finds $table', async ({ table, first, five }) => {
  // The benchmark asks for all of them.
  const half = ownPairs('held-out', table).filter((_, at) => at % 2 === 0);
  const standing = await standingOf(host, half);
  expect(standing.of).toBeGreaterThan(50);
  expect(standing.first / standing.of, standing.lost.join('\n')).toBeGreaterThanOrEqual(first);
  expect(standing.five / standing.of, standing.lost.join('\n')).toBeGreaterThanOrEqual(five);
  expect(reported).toEqual([]);
});

it.each([
  ['ganga jamuna', 'Gunga Jumna', 'गंगा जमुना'],
  ['shri 420', 'Shree 420', 'Shree 420'],
  ['swadesh', 'Swades', 'Swades'],
])('surely finds the meant title among longer names: %s', async (query, title, folded) => {
  const longer = ['Ganga Jamuna Saraswathi', 'Swadeshi', 'Swadesh Sen', 'Swadesh Pal'];
  addMissing(db, ['Gunga Jumna', 'Swades', 'Shri', ...longer]);
  const path = `/api/tmdb/dashboard/search?${new URLSearchParams({ query })}`;
  const rows = (await host.fetch(path).json()) as SearchRow[];
  expect(rows.find((row) => row.title === title)).toMatchObject({ folded });
  expect(rows.find((row) => row.title === title)).not.toHaveProperty('close');
});
