import { wordsOf } from '#/contract/words.ts';
import type { Db } from '../db.ts';
import { insert } from '../insert.ts';
import { soundIndexOf } from './sound/tokens.ts';
import { wholeName, yearWord } from './words.ts';

/** What the indexes store of an entity: its place and its names. */
export type Indexed = {
  place: number;
  name: string;
  /** Its other names. */
  others: readonly string[];
  /** A year, or ''. */
  year: string;
};

/**
 * Adds an entity's names to both search indexes. Writes the words that `wordsOf` returns, as queries do,
 * because the index's own tokenizer folds fewer letters. The table `sound` has the keys and the
 * sounds of all names, by which other scripts find them. Returns these keys.
 */
export function indexEntity(db: Db, { place, name, others, year }: Indexed): string {
  const own = wordsOf(name);
  const further = others.map(wordsOf);
  const words = [
    ...own,
    ...further.flat(),
    ...wordsOf(squeezed(name) ?? ''),
    wholeName(own),
    ...further.map(wholeName),
    ...(year === '' ? [] : [yearWord(year)]),
  ];
  insert(db, 'search', { rowid: place, words: words.join(' ') });
  const indexed = soundIndexOf([name, ...others]);
  insert(db, 'sound', { rowid: place, ...indexed });
  return indexed.keys;
}

/** Removes rows from both indexes. `places` selects them: `SELECT … FROM …`, or `?`. */
export function removeIndexed(db: Db, places: string, ...values: number[]): void {
  db.run(`DELETE FROM search WHERE rowid IN (${places})`, ...values);
  db.run(`DELETE FROM sound WHERE rowid IN (${places})`, ...values);
}

/** Joins the parts in which the indexes were written, which makes searches faster. */
export function optimizeIndex(db: Db): void {
  db.run("INSERT INTO search (search) VALUES ('optimize')");
  db.run("INSERT INTO sound (sound) VALUES ('optimize')");
}

/**
 * Returns a name without its inner punctuation, or null if it has none. Visitors also search for
 * "D.O.A." as "doa", and for "Mughal-e-Azam" as "mughaleazam".
 */
function squeezed(name: string): string | null {
  if (!/[\p{L}\p{N}][.'’-][\p{L}\p{N}]/u.test(name)) return null;
  return name.replace(/(?<=[\p{L}\p{N}])[.'’-](?=[\p{L}\p{N}]|\s|$)/gu, '');
}
