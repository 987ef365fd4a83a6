/** Search over movies, series and people: prefixes, any order, one typo a word, best match first. */
import { calendarDate } from '#/contract/dates.ts';
import type { SearchRow } from '#/contract/wire.ts';
import { type HostContext, picturePath } from '../context.ts';
import type { Db } from '../db.ts';
import { nativeOf } from '../queries/titles.ts';
import { type Candidate, score } from './rank.ts';
import { WHOLE, wholeName, withinOneTypo, wordsOf } from './words.ts';

export const MOST_RESULTS = 50;
/** So many words of a query are looked at; a longer one is not a title. */
const MOST_WORDS = 12;
/** Candidates taken from the index for ranking: its own order (bm25) is good enough for the cut. */
const CANDIDATES = 200;
/** With fewer finds than this, words are also read as misspelt. */
const FEW = 5;
/** Shorter words are not corrected: too many others are one letter away. */
const SHORTEST_CORRECTED = 4;
/** Readings of one misspelt word, the most frequent first. */
const MOST_READINGS = 24;

type Found = Candidate & {
  id: number;
  kind: 'movie' | 'series' | 'person';
  native_lang: string | null;
  released: string;
};

export function search({ db }: HostContext, query: string): SearchRow[] {
  const words = wordsOf(query).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const found = new Map<number, Found>();
  const take = (expression: string) => {
    for (const row of candidates(db, expression)) found.set(row.id, row);
  };
  // Among thousands of names that begin like a short title it would be cut off.
  take(term(wholeName(words), false));
  take(words.map((word, index) => term(word, index === words.length - 1)).join(' AND '));
  if (found.size < FEW && words.length > 1)
    take(words.map((word) => term(word, true)).join(' AND '));
  if (found.size < FEW) take(words.map((word) => readings(db, word)).join(' AND '));
  return [...found.values()]
    .map((row) => ({ row, score: score(words, row) }))
    .sort((a, b) => b.score - a.score || a.row.id - b.row.id)
    .slice(0, MOST_RESULTS)
    .map(({ row }) => searchRow(row));
}

/** A word of the index's query language. Words hold letters, digits and marks only. */
function term(word: string, prefix: boolean): string {
  return `"${word}"${prefix ? '*' : ''}`;
}

function candidates(db: Db, expression: string): Found[] {
  return db.all<Found>(
    `SELECT entity.id, kind, entity.name, original, native_lang, native_text, released, popularity
     FROM (SELECT rowid FROM search WHERE search MATCH ? ORDER BY bm25(search, 4.0, 1.0) LIMIT ?)
       AS hit JOIN entity ON entity.id = hit.rowid`,
    expression,
    CANDIDATES,
  );
}

function readings(db: Db, word: string): string {
  const terms = [term(word, true)];
  if (word.length >= SHORTEST_CORRECTED) {
    const near = vocabulary(db).filter((known) => withinOneTypo(word, known, false));
    terms.push(...near.slice(0, MOST_READINGS).map((known) => term(known, false)));
  }
  return `(${terms.join(' OR ')})`;
}

const vocabularies = new WeakMap<Db, { version: string; terms: string[] }>();

/** Every word of the index, the most frequent first; read again when something was written. */
function vocabulary(db: Db): string[] {
  const version = db.version();
  const kept = vocabularies.get(db);
  if (kept?.version === version) return kept.terms;
  const rows = db.all<{ term: string }>(
    'SELECT term FROM search_terms WHERE term < ? ORDER BY doc DESC, term',
    WHOLE,
  );
  const terms = rows.map((row) => row.term);
  vocabularies.set(db, { version, terms });
  return terms;
}

function searchRow(row: Found): SearchRow {
  const common = {
    id: row.id,
    poster_path: picturePath(row.id),
    release_date: calendarDate(row.released) ?? '',
    native_title: nativeOf(row),
  };
  if (row.kind === 'person') return { ...common, name: row.name, media_type: 'person' };
  return { ...common, title: row.name, media_type: row.kind === 'series' ? 'tv' : 'movie' };
}
