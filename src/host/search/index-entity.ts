import { wordsOf } from '#/contract/words.ts';
import type { Db } from '../db.ts';
import { insert } from '../insert.ts';
import { noteKeys } from './sound/near-keys.ts';
import { heardOf } from './sound/tokens.ts';
import { wholeName } from './words.ts';

/**
 * Adds an entity's name and its other forms to the search index, under the entity's id. Writes the
 * words that `wordsOf` returns, as queries do, because the index's own tokenizer folds fewer
 * letters. The table `sound` has the keys and the sounds of all names, by which other
 * scripts find them.
 */
export function indexEntity(db: Db, id: number, name: string, others: readonly string[]): void {
  const own = wordsOf(name);
  const further = others.map(wordsOf);
  const other = [
    ...further.flat(),
    ...wordsOf(squeezed(name) ?? ''),
    ...[own, ...further].map(wholeName),
  ];
  insert(db, 'search', { rowid: id, name: own.join(' '), other: other.join(' ') });
  insert(db, 'sound', { rowid: id, ...heardOf([name, ...others]) });
}

/** Removes entities from the search index. `ids` selects them: `SELECT id FROM …`, or `?`. */
export function removeIndexed(db: Db, ids: string, ...values: number[]): void {
  db.run(`DELETE FROM search WHERE rowid IN (${ids})`, ...values);
  db.run(`DELETE FROM sound WHERE rowid IN (${ids})`, ...values);
}

/** Joins the parts in which the index was written, which makes searches faster, and notes new keys. */
export function optimizeIndex(db: Db): void {
  db.run("INSERT INTO search (search) VALUES ('optimize')");
  db.run("INSERT INTO sound (sound) VALUES ('optimize')");
  noteKeys(db);
}

/**
 * Returns a name without its inner punctuation, or null if it has none. Visitors also search for
 * "D.O.A." as "doa", and for "Mughal-e-Azam" as "mughaleazam".
 */
function squeezed(name: string): string | null {
  if (!/[\p{L}\p{N}][.'’-][\p{L}\p{N}]/u.test(name)) return null;
  return name.replace(/(?<=[\p{L}\p{N}])[.'’-](?=[\p{L}\p{N}]|\s|$)/gu, '');
}
