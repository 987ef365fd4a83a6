/** Finds entities by the words of their names, in any order, and by the beginnings of words. */
import type { Db } from '../db.ts';
import { isLarge } from '../totals.ts';
import { type Candidate, candidatesIn, score } from './candidates.ts';
import { idAt } from './place.ts';
import { wholeName, yearWord } from './words.ts';

/** Number of candidates that one query of the index returns for ranking: the most popular ones. */
const CANDIDATES = 200;
/** Number of results below which every word also matches as a prefix. */
const FEW = 5;
/** Number of words up to which it does. Each joins the rows of all words that begin so. */
const MOST_BEGUN = 3;
/** Number of letters of the longest indexed prefix: see migration 011. */
const INDEXED = 5;
/** Number of names from which a word of a large catalogue is common, so that it is surely whole. */
const COMMON = 1000;

export type Hit = { row: Candidate; score: number };

/** Returns what words find by its names; with a year, only what is of that year. */
export function byName(db: Db, words: readonly string[], year = ''): Hit[] {
  const hits = new Map<number, Hit>();
  const ofYear = year === '' ? [] : [term(yearWord(year), false)];
  const tried = new Set<string>();
  const take = (terms: readonly string[]) => {
    const expression = [...new Set([...terms, ...ofYear])].join(' AND ');
    if (tried.has(expression)) return;
    tried.add(expression);
    for (const row of candidates(db, expression)) {
      if (!hits.has(row.id)) hits.set(row.id, { row, score: score(words, row) });
    }
  };
  // Look up the exact name first. CANDIDATES would cut a short title off among thousands of names
  // that begin the same.
  take([term(wholeName(words), false)]);
  take(words.map((word, index) => term(word, index === words.length - 1)));
  if (hits.size < FEW && words.length > 1 && words.length <= MOST_BEGUN) {
    const isWhole = (word: string) => word.length > INDEXED && isLarge(db) && isCommon(db, word);
    take(words.map((word, at) => term(word, at === words.length - 1 || !isWhole(word))));
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

function candidates(db: Db, expression: string): Candidate[] {
  const hit = `(SELECT ${idAt('rowid')} AS id FROM search WHERE search MATCH ? ORDER BY rowid LIMIT ?)`;
  return candidatesIn(db, hit, [expression, CANDIDATES]);
}

/** Returns whether very many names have a word. */
function isCommon(db: Db, word: string): boolean {
  const sql = 'SELECT rowid FROM search WHERE search MATCH ? ORDER BY rowid LIMIT 1 OFFSET ?';
  return db.one(sql, term(word, false), COMMON) !== undefined;
}
