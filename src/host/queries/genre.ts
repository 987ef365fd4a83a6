/** The list of a genre's films, with its filters and orders. */
import type { SQLInputValue } from 'node:sqlite';
import type { ParamsOf } from '#/contract/calls.ts';
import type { PageOfGenre } from '#/contract/envelope.ts';
import { NotFound } from '#/contract/errors.ts';
import { SORTS, type Sort } from '#/contract/params.ts';
import type { MovieRow } from '#/contract/schema/types.ts';
import type { HostContext } from '../context.ts';
import type { Db } from '../db.ts';
import { mapPage, pageOf } from '../paging.ts';
import { moviesOf, playingOf } from './movies.ts';

const ORDERS: Record<Sort, string> = {
  popularity: 'popularity DESC, entity_id',
  rating: 'rating DESC, popularity DESC, entity_id',
  date: 'released DESC, popularity DESC, entity_id',
};
type Column = 'language' | 'decade';
/**
 * Number of films that play, up to which those of a genre are counted: each takes a look-up. Where more
 * play, the envelope does not say how many of the genre do.
 */
const COUNTED = 5000;
type Wanted = { [C in Column]?: string | number | null };

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
  const part = partOf(slug, { language, decade });
  const list = { select: 'entity_id AS id', order: ORDERS[sort ?? 'popularity'], ...part };
  const found = pageOf<{ id: number }>(db, list, page);
  return {
    ...mapPage(found, (rows) =>
      moviesOf(
        db,
        rows.map(({ id }) => id),
      ),
    ),
    playing: playingOf(context) > COUNTED ? null : playingIn(db, slug, { language, decade }),
    ...known,
    languages: valuesOf<string>(db, 'language', 'count(*) DESC, value', partOf(slug, { decade })),
    decades: valuesOf<number>(db, 'decade', 'value DESC', partOf(slug, { language })),
    sorts: [...SORTS],
  };
}

/** Returns the FROM of a genre's films with these values, and the values for it. */
function partOf(slug: string, wanted: Wanted): { from: string; values: SQLInputValue[] } {
  const given = Object.entries(wanted).flatMap(([name, value]) => (value ? [{ name, value }] : []));
  const also = given.map(({ name }) => ` AND ${name} = ?`).join('');
  const values = [slug, ...given.map(({ value }) => value)];
  return { from: `genre WHERE slug = ? AND kind = 'movie'${also}`, values };
}

/** Returns how many films of a genre with these values play here whole. */
function playingIn(db: Db, slug: string, wanted: Wanted): number {
  const { language = null, decade = null } = wanted;
  const found = db.one<{ n: number }>(
    `SELECT count(*) AS n FROM entity CROSS JOIN genre ON entity_id = entity.id AND slug = ?
     WHERE entity.kind = 'movie' AND plays > 0
       AND genre.language IS ifnull(?, genre.language) AND decade IS ifnull(?, decade)`,
    ...[slug, language, decade],
  );
  return found?.n ?? 0;
}

function valuesOf<T>(
  db: Db,
  column: Column,
  order: string,
  { from, values }: ReturnType<typeof partOf>,
): T[] {
  const found = db.all<{ value: T }>(
    `SELECT ${column} AS value FROM ${from} AND ${column} IS NOT NULL GROUP BY value ORDER BY ${order}`,
    ...values,
  );
  return found.map(({ value }) => value);
}

/** Returns the genres of a title whose list has films, by name and by slug. */
export function genreListsOf(db: Db, id: number): { name: string; slug: string }[] {
  return db.all(
    `SELECT name, slug FROM genre AS own WHERE entity_id = ? AND (kind = 'movie' OR EXISTS
       (SELECT 1 FROM genre WHERE slug = own.slug AND kind = 'movie')) ORDER BY slug`,
    id,
  );
}
