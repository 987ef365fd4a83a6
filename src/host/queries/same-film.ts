/** Finds the catalogue's film that another database describes. */
import type { Found, Outside } from '#/contract/outside.ts';
import { wordsOf } from '#/contract/words.ts';
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
  const named = db.one<{ entity_id: number }>(
    `SELECT entity_id FROM entry WHERE part = 'films' AND json_extract(content, '$.tmdb') = ?
     AND json_extract(content, '$.tmdb') IS NOT NULL`,
    tmdb,
  );
  if (named) return named.entity_id;
  if (year === null) return null;
  const wanted = new Set(titles.map(folded));
  const ofYear = db.all<Row>(
    `SELECT id, name, original, native_text FROM entity
     WHERE kind = 'movie' AND substr(released, 1, 4) = ?`,
    String(year),
  );
  const fitting = ofYear.filter(({ name, original, native_text }) =>
    [name, original, native_text].some((one) => one !== null && wanted.has(folded(one))),
  );
  const [only, other] = fitting;
  return only && !other ? only.id : null;
}

/** Returns the film whose entry names a number of the movie database; null if none does. */
export function filmNumbered(db: Db, outside: Outside): Found | null {
  if (outside.base !== 'tmdb' || outside.medium !== 'movie') return null;
  const id = sameFilm(db, { tmdb: outside.id, titles: [], year: null });
  return id === null ? null : { kind: 'movie', id: String(id) };
}

function folded(title: string): string {
  return wordsOf(title).join(' ');
}
