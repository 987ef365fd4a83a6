/** Ids of the catalogue are above those of the movie database, so that both can answer beside each other. */
import { afterAll, expect, it } from 'vitest';
import { FIRST_OWN } from '#/host/ids.ts';
import { filledDb } from '../fixtures/embedded-host.ts';

const db = filledDb();
afterAll(() => db.close());

it.each([
  ['movie', FIRST_OWN.movie],
  ['song', FIRST_OWN.movie],
  ['clip', FIRST_OWN.movie],
  ['series', FIRST_OWN.series],
  ['drama', FIRST_OWN.series],
  ['person', FIRST_OWN.person],
])('no %s of the open catalogue, also without its own entry, has an id below %i', (kind, first) => {
  const rows = db.all<{ id: number }>('SELECT id FROM entity WHERE kind = ?', kind);
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter(({ id }) => id < first)).toEqual([]);
});
