/** The genres of titles, by which lists of a genre find them. */
import { SLUG } from '#/contract/params.ts';
import type { Db } from '../db.ts';
import { insert } from '../insert.ts';
import type { Additions } from '../totals.ts';

/** Kinds of titles whose genres have lists. */
const KINDS = ['movie', 'series'];
/** Number of letters of the longest name in addresses. */
const LONGEST = 64;

/** What a list of a genre needs of a title. */
export type GenreTitle = {
  id: number;
  kind: string;
  language: string | null;
  released: string;
  rating: number | null;
  popularity: number;
};

/**
 * Replaces the genres of a title, and notes in `counts` what changes. Returns their names in
 * addresses.
 */
export function setGenres(
  db: Db,
  title: GenreTitle,
  genres: readonly string[] | null | undefined,
  counts: Additions,
): string[] {
  const { id, kind, language, released, rating, popularity } = title;
  if (!KINDS.includes(kind)) return [];
  const names = genres ?? [];
  const decade = released === '' ? null : Number(released.slice(0, 3)) * 10;
  const known = new Map(names.map((name) => [slugOf(name), name.trim()]));
  const slugs = [...known.keys()].filter((slug) => slug.length <= LONGEST && SLUG.test(slug));
  const own = { kind, language, decade, released, rating, popularity };
  const rows = slugs.map((slug) => ({ slug, name: known.get(slug) ?? '', ...own }));
  const before = db.all<GenreRow>(OF_TITLE, id);
  if (before.length > 0 && isSame(before, rows)) return slugs;
  if (before.length > 0) db.run('DELETE FROM genre WHERE entity_id = ?', id);
  for (const row of before) counts.addGenre(row.slug, row, -1);
  for (const row of rows) {
    insert(db, 'genre', { ...row, entity_id: id });
    counts.addGenre(row.slug, row);
  }
  return slugs;
}

/** What stands of a title in one of its genres. */
type GenreRow = Omit<GenreTitle, 'id'> & {
  slug: string;
  name: string;
  decade: number | null;
};
const OF_TITLE = `SELECT slug, name, kind, language, decade, released, rating, popularity
  FROM genre WHERE entity_id = ?`;

function isSame(some: readonly GenreRow[], others: readonly GenreRow[]): boolean {
  const written = (rows: readonly GenreRow[]) =>
    rows.map((row) => JSON.stringify(Object.values(row))).sort();
  return written(some).join() === written(others).join();
}

/** Returns a genre's name in addresses. One that is not written in ASCII has none, and no list. */
function slugOf(name: string): string {
  return name.trim().replaceAll(' & ', '-').replaceAll(' ', '-').toLowerCase();
}
