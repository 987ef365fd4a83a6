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
 * Writes the genres of a title anew, and notes in `counts` what changes. Returns their names in
 * addresses. `genres`: names, as JSON.
 */
export function setGenres(
  db: Db,
  title: GenreTitle,
  genres: string | null,
  counts: Additions,
): string[] {
  const { id, kind, language, released, rating, popularity } = title;
  if (!KINDS.includes(kind)) return [];
  const before = db.all<Before>(
    'SELECT slug, kind, language, decade FROM genre WHERE entity_id = ?',
    id,
  );
  if (before.length > 0) db.run('DELETE FROM genre WHERE entity_id = ?', id);
  for (const { slug, ...own } of before) counts.addGenre(slug, own, -1);
  const names = genres === null ? [] : (JSON.parse(genres) as string[]);
  const decade = released === '' ? null : Number(released.slice(0, 3)) * 10;
  const known = new Map(names.map((name) => [slugOf(name), name.trim()]));
  const slugs = [...known.keys()].filter((slug) => slug.length <= LONGEST && SLUG.test(slug));
  for (const slug of slugs) {
    const own = { slug, entity_id: id, name: known.get(slug), decade };
    insert(db, 'genre', { ...own, kind, language, released, rating, popularity });
    counts.addGenre(slug, { kind, language, decade });
  }
  return slugs;
}

type Before = { slug: string; kind: string; language: string | null; decade: number | null };

/** Returns a genre's name in addresses. One that is not written in ASCII has none, and no list. */
function slugOf(name: string): string {
  return name.trim().replaceAll(' & ', '-').replaceAll(' ', '-').toLowerCase();
}
