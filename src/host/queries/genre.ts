/** The list of a genre's films, with its filters and orders. */
import type { ParamsOf } from '#/contract/calls.ts';
import { NotFound } from '#/contract/errors.ts';
import type { PageOfGenre } from '#/contract/page.ts';
import { SORTS, type Sort } from '#/contract/params.ts';
import type { MovieRow } from '#/contract/rows/movie.ts';
import type { HostContext } from '../context.ts';
import type { Db } from '../db.ts';
import { idsOf, type List, mapPage } from '../paging.ts';
import { moviesOf, playingOf } from './movies.ts';

/** The terms of each order, as an index has them. */
const ORDERS: Record<Sort, readonly string[]> = {
  popularity: ['popularity DESC', 'entity_id'],
  rating: ['rating DESC', 'popularity DESC', 'entity_id'],
  date: ['released DESC', 'popularity DESC', 'entity_id'],
};
const INDEXES: Record<Sort, string> = {
  popularity: 'genre_popular',
  rating: 'genre_rated',
  date: 'genre_released',
};
/**
 * Number of films up to which those of a language or a decade are read and sorted. A page of more is
 * looked for in the index of the order, past the films of other languages and decades.
 */
export const SORTED = 3000;
/**
 * Number of films that play, up to which those of a genre are counted: each takes a look-up. Where more
 * play, the envelope does not say how many of the genre do.
 */
const COUNTED = 5000;

/** How many films of a genre a language and a decade have; '' and 0 where they are not known. */
export type Part = { language: string; decade: number; n: number };
type Wanted = { language?: string | null; decade?: number | null };

/** Returns how many films a genre has, by language and decade; nothing for one without films. */
export function partsOf(db: Db, slug: string): Part[] {
  return db.all<Part>(
    "SELECT language, decade, n FROM genre_total WHERE slug = ? AND kind = 'movie' AND n > 0",
    slug,
  );
}

/**
 * Returns a page of a genre's films, only of one language or one decade if asked so. The envelope
 * names only languages that have films of the asked decade, and decades that have films of the
 * asked language. Throws NotFound for a genre without films.
 */
export function ofGenre(
  context: HostContext,
  { genre: slug, page, language, decade, sort }: ParamsOf<'genre'>,
): PageOfGenre<MovieRow> {
  const { db } = context;
  const known = db.one<{ genre: string }>(
    "SELECT name AS genre FROM genre WHERE slug = ? AND kind = 'movie' LIMIT 1",
    slug,
  );
  if (!known) throw new NotFound(`no genre ${slug}`);
  const parts = partsOf(db, slug);
  const list = listOf(slug, { language, decade }, sort ?? 'popularity', parts);
  return {
    ...mapPage(idsOf(db, list, page), (ids) => moviesOf(context, ids)),
    playing: playingOf(context) > COUNTED ? null : playingIn(db, slug, { language, decade }),
    ...known,
    languages: languagesOf(parts.filter((part) => !decade || part.decade === decade)),
    decades: decadesOf(parts.filter((part) => !language || part.language === language)),
    sorts: [...SORTS],
  };
}

/** Returns how many films have a language and a decade. */
export function sizeOf(parts: readonly Part[], { language, decade }: Wanted): number {
  return parts
    .filter(
      (part) => (!language || part.language === language) && (!decade || part.decade === decade),
    )
    .reduce((sum, { n }) => sum + n, 0);
}

/** Returns the list of a genre's films with a language and a decade, in an order. */
export function listOf(slug: string, wanted: Wanted, sort: Sort, parts: readonly Part[]): List {
  const { language, decade } = wanted;
  const total = sizeOf(parts, wanted);
  const isWhole = !language && !decade;
  const isByDate = sort === 'date' && decade;
  const given = [
    ...(language ? [{ sql: ' AND language = ?', value: language }] : []),
    ...(decade ? [{ sql: ' AND decade = ?', value: decade }] : []),
    // So the index of dates is not read from today on.
    ...(isByDate ? [{ sql: ' AND released < ?', value: `${decade / 10 + 1}` }] : []),
  ];
  const own = decade && !language ? 'genre_decade' : 'genre_language';
  const index = isWhole || total > SORTED ? INDEXES[sort] : own;
  return {
    id: 'entity_id',
    from: `genre INDEXED BY ${index}
      WHERE slug = ? AND kind = 'movie'${given.map(({ sql }) => sql).join('')}`,
    values: [slug, ...given.map(({ value }) => value)],
    order: ORDERS[sort],
    total,
  };
}

/** Returns how many films of a genre with these values play here whole. */
function playingIn(db: Db, slug: string, { language = null, decade = null }: Wanted): number {
  const found = db.one<{ n: number }>(
    `SELECT count(*) AS n FROM entity INDEXED BY entity_plays
      CROSS JOIN genre ON entity_id = entity.id AND slug = ?
      WHERE entity.kind = 'movie' AND plays > 0
        AND genre.language IS ifnull(?, genre.language) AND genre.decade IS ifnull(?, genre.decade)`,
    slug,
    language,
    decade,
  );
  return found?.n ?? 0;
}

/** Returns the known languages, those with the most films first. */
function languagesOf(parts: readonly Part[]): string[] {
  const counts = new Map<string, number>();
  for (const { language, n } of parts) counts.set(language, (counts.get(language) ?? 0) + n);
  return [...counts]
    .filter(([language]) => language !== '')
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([language]) => language);
}

/** Returns the known decades, the newest first. */
function decadesOf(parts: readonly Part[]): number[] {
  return [...new Set(parts.map(({ decade }) => decade))]
    .filter((decade) => decade !== 0)
    .sort((a, b) => b - a);
}

/** Returns the genres of a title whose list has films, by name and by slug. */
export function genreListsOf(db: Db, id: number): { name: string; slug: string }[] {
  return db.all(
    `SELECT name, slug FROM genre AS own WHERE entity_id = ? AND (kind = 'movie' OR EXISTS
       (SELECT 1 FROM genre_total WHERE slug = own.slug AND kind = 'movie' AND n > 0)) ORDER BY slug`,
    id,
  );
}
