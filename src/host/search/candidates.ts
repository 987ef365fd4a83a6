/** What a search reads of the entities that an index names, how it ranks them, and the rows of its answer. */
import { calendarDate } from '#/contract/dates.ts';
import type { SearchRow } from '#/contract/rows/search-hit.ts';
import { wordsOf } from '#/contract/words.ts';
import { type HostContext, ownPicture, picturePath } from '../context.ts';
import type { Db } from '../db.ts';
import { placeOf } from '../queries/clips.ts';
import { nativeOf } from '../queries/titles.ts';
import type { EntityKind } from '../seed/entity.ts';

export type Candidate = Rankable & {
  id: number;
  kind: EntityKind;
  native_lang: string | null;
  released: string;
  poster: string | null;
};

/**
 * Returns the entities whose ids a query selects, with its values. `year`: '' for any.
 */
export function candidatesIn(
  db: Db,
  query: string,
  values: readonly (string | number)[],
  year = '',
): Candidate[] {
  return db.all<Candidate>(
    `SELECT entity.id, kind, entity.name, original, native_lang, native_text, released, popularity, poster
     FROM ${query} AS hit CROSS JOIN entity ON entity.id = hit.id
     WHERE released >= ? AND released < ?`,
    ...values,
    year,
    `${year}~`,
  );
}

/** Ranks what a search finds: by the words that match, then by popularity. */
type Rankable = {
  name: string;
  original: string | null;
  native_text: string | null;
  popularity: number;
  kind: string;
};

/**
 * Returns the score of a candidate; higher is better. Takes the name of the candidate that matches
 * the query best.
 */
export function score(query: readonly string[], candidate: Rankable): number {
  const names = [candidate.name, candidate.original, candidate.native_text];
  const best = Math.max(
    ...names.map((name) => (name === null ? 0 : nameScore(query, wordsOf(name)))),
  );
  // Popularity only decides between similar matches. Films reach 92, people 10, who come after
  // titles that match as well.
  const isPerson = candidate.kind === 'person';
  return best + (isPerson ? candidate.popularity / 2 - AFTER_TITLES : candidate.popularity / 10);
}

/** Points that people lose: more than popularity gives, so that titles that match as well come first. */
const AFTER_TITLES = 10;

/**
 * Returns whether an entity that has the words of a query is surely the one that is asked for: by its
 * whole name, by the beginning of its name, or by more words than it would have by chance.
 */
export function isMeant(query: readonly string[], { name, original }: Rankable): boolean {
  const typed = query.join(' ');
  return [name, original ?? ''].some((text) => {
    const words = wordsOf(text);
    const whole = words.join(' ');
    if (query.length < 2) return whole === typed;
    return (
      query.length > 2 || whole.startsWith(typed) || query.every((word) => words.includes(word))
    );
  });
}

function nameScore(query: readonly string[], name: readonly string[]): number {
  const typed = query.join(' ');
  const whole = name.join(' ');
  if (whole === typed) return 1000;
  const start = whole.startsWith(typed) ? 300 : 0;
  const inOrder = start === 0 && ` ${whole}`.includes(` ${typed}`) ? 120 : 0;
  const words = query.reduce((sum, word) => sum + wordScore(word, name), 0);
  // Each extra word of the name costs one point, less than a better match of a word gains.
  return start + inOrder + words - Math.max(0, name.length - query.length);
}

function wordScore(word: string, name: readonly string[]): number {
  if (name.includes(word)) return 40;
  return name.some((part) => part.startsWith(word)) ? 28 : 0;
}

/** Returns the row of an entity that a search found. */
export function searchRow(context: HostContext, row: Candidate): SearchRow {
  const common = {
    id: row.id,
    poster_path: picturePath(context, row.id),
    release_date: calendarDate(row.released) ?? '',
    native_title: nativeOf(row),
    ...ownPicture(context, 'poster', row.poster),
  };
  if (row.kind === 'person') return { ...common, name: row.name, media_type: 'person' };
  const media_type = row.kind === 'series' ? 'tv' : 'movie';
  return { ...common, title: row.name, media_type, ...placeOf(context, row.id, row.kind) };
}
