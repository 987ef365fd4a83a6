/** Finds what the catalogue has of what another database describes. */
import type { Found, Outside } from '#/contract/outside.ts';
import { foldedName } from '#/contract/words.ts';
import type { Part } from '../catalogue/files/folder.ts';
import type { Db } from '../db.ts';

export type Described = {
  /** The film's number in the movie database. */
  tmdb: number;
  /** Its titles: the shown one, the original's. */
  titles: readonly string[];
  year: number | null;
};

type Row = { id: number; name: string; original: string | null; native_text: string | null };

/**
 * Returns the id of the film: the entry that names the number, else the one film of the year with
 * one of the titles. Returns null if there is none, or if several fit.
 */
export function sameFilm(db: Db, { tmdb, titles, year }: Described): number | null {
  const named = entryNumbered(db, 'films', tmdb);
  if (named !== null) return named;
  if (year === null) return null;
  const wanted = new Set(titles.map(foldedName));
  const ofYear = db.all<Row>(
    `SELECT id, name, original, native_text FROM entity
     WHERE kind = 'movie' AND substr(released, 1, 4) = ?`,
    String(year),
  );
  const fitting = ofYear.filter(({ name, original, native_text }) =>
    [name, original, native_text].some((one) => one !== null && wanted.has(foldedName(one))),
  );
  const [only, other] = fitting;
  return only && !other ? only.id : null;
}

/** Parts of the files whose entries name a number, and what these are. */
const NUMBERED: Record<'movie' | 'tv' | 'person', { part: Part; kind: Found['kind'] }> = {
  movie: { part: 'films', kind: 'movie' },
  tv: { part: 'series', kind: 'series' },
  person: { part: 'people', kind: 'person' },
};

/** Returns the film, series or person whose entry names a number of the movie database; null if none does. */
export function numbered(db: Db, outside: Outside): Found | null {
  if (outside.base !== 'tmdb') return null;
  const { part, kind } = NUMBERED[outside.medium];
  const id = entryNumbered(db, part, outside.id);
  return id === null ? null : { kind, id: String(id) };
}

function entryNumbered(db: Db, part: Part, tmdb: number): number | null {
  const named = db.one<{ entity_id: number }>(
    `SELECT entity_id FROM entry WHERE part = ? AND json_extract(content, '$.tmdb') = ?
     AND json_extract(content, '$.tmdb') IS NOT NULL AND entity_id IS NOT NULL`,
    part,
    tmdb,
  );
  return named?.entity_id ?? null;
}
