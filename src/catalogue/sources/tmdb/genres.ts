/** The movie database's genres of films: their ids, and their names in our addresses. */

import { field, rows, text } from '#/contract/raw.ts';
import { slug } from '#/host/ids.ts';

/** By name (the answer of /genre/movie/list, which has not changed since it exists). */
const IDS: Readonly<Record<string, number>> = {
  Action: 28,
  Adventure: 12,
  Animation: 16,
  Comedy: 35,
  Crime: 80,
  Documentary: 99,
  Drama: 18,
  Family: 10751,
  Fantasy: 14,
  History: 36,
  Horror: 27,
  Music: 10402,
  Mystery: 9648,
  Romance: 10749,
  'Science Fiction': 878,
  'TV Movie': 10770,
  Thriller: 53,
  War: 10752,
  Western: 37,
};

/** Those of series (the answer of /genre/tv/list). */
const SERIES_IDS: Readonly<Record<string, number>> = {
  'Action & Adventure': 10759,
  Animation: 16,
  Comedy: 35,
  Crime: 80,
  Documentary: 99,
  Drama: 18,
  Family: 10751,
  Kids: 10762,
  Mystery: 9648,
  News: 10763,
  Reality: 10764,
  'Sci-Fi & Fantasy': 10765,
  Soap: 10766,
  Talk: 10767,
  'War & Politics': 10768,
  Western: 37,
};

const bySlug = new Map(Object.entries(IDS).map(([name, id]) => [slug(name), { name, id }]));

const choicesOf = (ids: object) =>
  Object.keys(ids).map((name) => ({ value: slug(name), name, count: null }));
/** The genres by which films can be narrowed. */
export const genreChoices = choicesOf(IDS);
/** The genres by which series can be narrowed. */
export const seriesGenres = choicesOf(SERIES_IDS);

/** Returns the id of a genre of series by its name in addresses; undefined if the database has none of this name. */
export function seriesGenreAt(address: string): number | undefined {
  const known = seriesGenres.find(({ value }) => value === address);
  return known && SERIES_IDS[known.name];
}

/** Returns the genre of an address; undefined if the database has none of this name. */
export function genreAt(address: string): { name: string; id: number } | undefined {
  return bySlug.get(address);
}

/** Returns the genres of a title, and those of them that have a list of films. */
export function genresIn(body: unknown) {
  const genres = rows(field(body, 'genres'), (one) => text(field(one, 'name')));
  const known = genres.filter((name) => bySlug.has(slug(name)));
  return { genres, genre_lists: known.map((name) => ({ name, slug: slug(name) })) };
}
