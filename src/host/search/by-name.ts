/** Finds entities by the words of their names, in any order, and by the beginnings of words. */
import type { Db } from '../db.ts';
import { type Candidate, candidatesIn } from './candidates.ts';
import { score } from './rank.ts';
import { wholeName } from './words.ts';

/**
 * Number of candidates that one index query returns for ranking. The index's own order (bm25) is
 * good enough for this cut.
 */
const CANDIDATES = 200;
/** Number of candidates of a query with a year: most candidates are of another year. */
const CANDIDATES_WITH_YEAR = 5000;
/** Number of results below which every word also matches as a prefix. */
const FEW = 5;

export type Hit = { row: Candidate; score: number };

/** Returns what words find by its names; with a year, only what is of that year. */
export function byName(db: Db, words: readonly string[], year = ''): Hit[] {
  const hits = new Map<number, Hit>();
  const take = (expression: string) => {
    for (const row of candidates(db, expression, year)) {
      if (!hits.has(row.id)) hits.set(row.id, { row, score: score(words, row) });
    }
  };
  // Look up the exact name first. CANDIDATES would cut a short title off among thousands of names
  // that begin the same.
  take(term(wholeName(words), false));
  take(words.map((word, index) => term(word, index === words.length - 1)).join(' AND '));
  if (hits.size < FEW && words.length > 1) {
    take(words.map((word) => term(word, true)).join(' AND '));
  }
  return [...hits.values()];
}

/**
 * Returns a word as a term of the index's query language. Words need no escapes: they hold only
 * letters, digits, marks and private-use characters.
 */
function term(word: string, prefix: boolean): string {
  return `"${word}"${prefix ? '*' : ''}`;
}

/** `year`: '' for any. */
function candidates(db: Db, expression: string, year: string): Candidate[] {
  const most = year === '' ? CANDIDATES : CANDIDATES_WITH_YEAR;
  const hit =
    '(SELECT rowid FROM search WHERE search MATCH ? ORDER BY bm25(search, 4.0, 1.0) LIMIT ?)';
  return candidatesIn(db, hit, [expression, most], year);
}
