/** The genres, countries and lengths of titles, by which lists find and narrow them. */
import { country, LENGTHS, type Length, SLUG } from '#/contract/params.ts';
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

/** A value of a film, as the table has it. */
export type Facet = `country ${string}` | `length ${Length}`;

/** What a film's entry says: codes of countries, and minutes. */
export type Described = { countries: unknown; runtime: unknown };

/** Returns whether a film of this many minutes has a length. Films under 40 minutes are also under 120. */
const FITS: Record<Length, (minutes: number) => boolean> = {
  'under-40': (minutes) => minutes < 40,
  'under-120': (minutes) => minutes < 120,
  longer: (minutes) => minutes >= 120,
};

function facetsOf({ countries, runtime }: Described): Facet[] {
  const codes = Array.isArray(countries) ? countries.filter(isCountry) : [];
  const lengths = typeof runtime === 'number' ? LENGTHS.filter((one) => FITS[one](runtime)) : [];
  return [
    ...Array.from(new Set(codes), (code): Facet => `country ${code}`),
    ...lengths.map((one): Facet => `length ${one}`),
  ];
}

const isCountry = (code: unknown): code is string =>
  typeof code === 'string' && country.parse(code) === code;

/** Writes the facets of a film, if they are not there yet, and notes in `counts` what it adds. */
export function addFacets(db: Db, id: number, described: Described, counts: Additions): void {
  const facets = facetsOf(described);
  if (facets.length === 0) return;
  if (db.one('SELECT 1 FROM facet WHERE entity_id = ? LIMIT 1', id)) return;
  for (const facet of facets) {
    insert(db, 'facet', { facet, entity_id: id });
    counts.addFacet(facet);
  }
}
