/**
 * Searches every kind of entity: words in any order, prefixes, one typo per word, best match
 * first.
 */
import { calendarDate } from '#/contract/dates.ts';
import type { SearchRow } from '#/contract/schema/types.ts';
import { type HostContext, ownPicture, picturePath } from '../context.ts';
import type { Db } from '../db.ts';
import { namesOf } from '../queries/names.ts';
import { placeOf } from '../queries/place.ts';
import { nativeOf } from '../queries/titles.ts';
import type { EntityKind } from '../seed/entity.ts';
import { type Candidate, score } from './rank.ts';
import { WHOLE, wholeName, withinOneTypo, wordsOf } from './words.ts';

export const MOST_RESULTS = 50;
/** Number of words of a query that are used. A longer query is not a title. */
const MOST_WORDS = 12;
/**
 * Number of candidates that one index query returns for ranking. The index's own order (bm25) is
 * good enough for this cut.
 */
const CANDIDATES = 200;
/** Number of results below which every word also matches as a prefix. */
const FEW = 5;
/** Number of results below which words also match with a typo. Such finds come last. */
const TOO_FEW = 3;
/** Number of candidates of a query with a year, which most of them are not of. */
const CANDIDATES_WITH_YEAR = 5000;
/**
 * Characters of the shortest word that is corrected. Too many other words differ from a shorter one
 * by one letter.
 */
const SHORTEST_CORRECTED = 4;
/** Number of corrections tried for one misspelt word, the most frequent first. */
const MOST_READINGS = 24;

type Found = Candidate & {
  id: number;
  kind: EntityKind;
  native_lang: string | null;
  released: string;
  poster: string | null;
};

export function search(context: HostContext, query: string): SearchRow[] {
  const { db } = context;
  const words = wordsOf(query).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const found = namedBy(db, words);
  const [year, others] = yearIn(words);
  if (year !== null) for (const hit of namedBy(db, others, year)) found.push(hit);
  const seen = new Set<number>();
  const hits = found
    .sort((a, b) => +a.close - +b.close || b.score - a.score || a.row.id - b.row.id)
    .filter(({ row }) => !seen.has(row.id) && seen.add(row.id));
  // Without its year, a query may have found enough.
  const exact = hits.filter(({ close }) => !close);
  const shown = (exact.length < TOO_FEW ? hits : exact).slice(0, MOST_RESULTS);
  const named = namesOf(
    db,
    shown.map(({ row }) => row.id),
  );
  return shown.map(({ row, close }) => ({
    ...searchRow(context, row),
    ...named(row.id),
    ...(close && { close }),
  }));
}

/** `close`: found by a near spelling. */
type Hit = { row: Found; score: number; close: boolean };

/** Returns what words find by its names; with a year, only what is of that year. */
function namedBy(db: Db, words: readonly string[], year = ''): Hit[] {
  const hits = new Map<number, Hit>();
  const take = (expression: string, close = false) => {
    for (const row of candidates(db, expression, year)) {
      if (!hits.has(row.id)) hits.set(row.id, { row, score: score(words, row), close });
    }
  };
  // Look up the exact name first. CANDIDATES would cut a short title off among thousands of names
  // that begin the same.
  take(term(wholeName(words), false));
  take(words.map((word, index) => term(word, index === words.length - 1)).join(' AND '));
  if (hits.size < FEW && words.length > 1)
    take(words.map((word) => term(word, true)).join(' AND '));
  if (hits.size < TOO_FEW) take(words.map((word) => readings(db, word)).join(' AND '), true);
  return [...hits.values()];
}

/** Returns the year among some words, and the other words; null if there are not both. */
function yearIn(words: readonly string[]): [year: string | null, others: string[]] {
  const year = words.findLast((word) => /^(18[89]|19\d|20\d)\d$/.test(word)) ?? null;
  const others = words.filter((word) => word !== year);
  return others.length === 0 ? [null, []] : [year, others];
}

/**
 * Returns a word as a term of the index's query language. Words need no escapes: they hold only
 * letters, digits, marks and private-use characters.
 */
function term(word: string, prefix: boolean): string {
  return `"${word}"${prefix ? '*' : ''}`;
}

/** `year`: '' for any. */
function candidates(db: Db, expression: string, year: string): Found[] {
  return db.all<Found>(
    `SELECT entity.id, kind, entity.name, original, native_lang, native_text, released, popularity, poster
     FROM (SELECT rowid FROM search WHERE search MATCH ? ORDER BY bm25(search, 4.0, 1.0) LIMIT ?)
       AS hit JOIN entity ON entity.id = hit.rowid WHERE released >= ? AND released < ?`,
    expression,
    year === '' ? CANDIDATES : CANDIDATES_WITH_YEAR,
    year,
    `${year}~`,
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

/**
 * Returns every word of the index, the most frequent first. Reads them again only after a write.
 */
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

function searchRow(context: HostContext, row: Found): SearchRow {
  const common = {
    id: row.id,
    poster_path: picturePath(row.id),
    release_date: calendarDate(row.released) ?? '',
    native_title: nativeOf(row),
    ...ownPicture('poster', row.poster),
  };
  if (row.kind === 'person') return { ...common, name: row.name, media_type: 'person' };
  const media_type = row.kind === 'series' ? 'tv' : 'movie';
  return { ...common, title: row.name, media_type, ...placeOf(context, row.id, row.kind) };
}
