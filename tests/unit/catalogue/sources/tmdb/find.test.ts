/** What ids of other databases stand for, with a token. */
import { beforeEach, expect, it } from 'vitest';
import { sourceOver, type TestSource, tmdbOfTests } from '../../../../fixtures/tmdb/source.ts';

const tmdb = await tmdbOfTests();
let made: TestSource;
beforeEach(() => {
  made = sourceOver(tmdb);
});

const imdb = (id: string) => made.source.find?.({ base: 'imdb', id });

it('a number of the database is asked for nothing; one that only the files can have is not', async () => {
  const of = (medium: 'movie' | 'tv', id: number) =>
    made.source.find?.({ base: 'tmdb', medium, id });
  expect(await of('movie', 603)).toEqual({ kind: 'movie', id: '603' });
  expect(await of('tv', 603)).toEqual({ kind: 'series', id: '603' });
  expect(await of('movie', 900_000_000)).toBeNull();
  expect(tmdb.requests).toEqual([]);
});

it('an id of IMDb is looked up once, and leads to what it stands for, not to what is for adults', async () => {
  const none = { movie_results: [], tv_results: [], person_results: [] };
  tmdb.bodies.set('/find/tt0050870', { ...none, movie_results: [{ id: 603, adult: false }] });
  tmdb.bodies.set('/find/tt0944947', { ...none, tv_results: [{ id: 1399 }] });
  tmdb.bodies.set('/find/tt0000001', { ...none, movie_results: [{ id: 5, adult: true }] });
  tmdb.bodies.set('/find/tt0000002', { ...none, movie_results: [{ id: '../evil' }] });
  expect(await imdb('tt0050870')).toEqual({ kind: 'movie', id: '603' });
  expect(await imdb('tt0050870')).toEqual({ kind: 'movie', id: '603' });
  expect(await imdb('tt0944947')).toEqual({ kind: 'series', id: '1399' });
  expect(await imdb('tt0000001')).toBeNull();
  expect(await imdb('tt0000002')).toBeNull();
  expect(tmdb.requests).toHaveLength(4);
  expect(tmdb.requests[0]).toBe('/find/tt0050870?external_source=imdb_id');
});
