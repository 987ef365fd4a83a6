/** What may stand in later: only a good answer takes the place of the last good one. */
import { beforeEach, expect, it } from 'vitest';
import { sourceOver, type TestSource, tmdbOfTests } from '../../../../fixtures/tmdb/source.ts';

const HOUR = 3_600_000;

const tmdb = await tmdbOfTests();
let made: TestSource;
let clock: number;
beforeEach(() => {
  clock = Date.now();
  made = sourceOver(tmdb, { wall: () => clock });
});

const FILM = '/api/tmdb/dashboard/movie/605';
const TRENDING = '/api/tmdb/trending/movies?timeWindow=day';

it.each([
  ['null', 'null'],
  ['an empty record', '{}'],
  ['an empty list', '[]'],
  ['a film without a name', '{"id": 605, "title": null}'],
  ['an error with status 200', '{"success": false, "status_code": 34}'],
])('an answer that is %s fails, and the last good one stands in', async (_what, text) => {
  for (const path of [FILM, TRENDING]) await made.source.fetch(path);
  clock += HOUR;
  tmdb.mood = { text };
  for (const path of [FILM, TRENDING]) {
    await expect(made.source.fetch(path)).rejects.toThrow('the answer says nothing');
    expect(await made.source.staleIfError?.(path)).toMatchObject({ age: 3600 });
  }
});

it('a film that the database no longer has does not stand in later', async () => {
  await made.source.fetch(FILM);
  clock += 2 * 24 * HOUR;
  tmdb.mood = { status: 404, code: 34 };
  expect((await made.source.fetch(FILM)).status).toBe(404);
  expect(await made.source.staleIfError?.(FILM)).toBeNull();
});

it('an answer to the check of the token is not kept', async () => {
  await made.source.check?.();
  expect(made.shelf.get(tmdb.base, '/configuration')).toBeNull();
});
