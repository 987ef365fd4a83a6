import type { Db } from '../db.ts';
import { insert } from '../insert.ts';
import { wholeName, wordsOf } from './words.ts';

/**
 * Adds an entity's name and its other forms to the search index, under the entity's id. Writes the
 * words that `wordsOf` returns, as queries do, because the index's own tokenizer folds fewer
 * letters.
 */
export function indexEntity(
  db: Db,
  id: number,
  name: string,
  original: string | null,
  native: string | null,
): void {
  const others = [original, native].flatMap((text) => (text === null ? [] : [wordsOf(text)]));
  const own = wordsOf(name);
  const other = [
    ...others.flat(),
    ...wordsOf(squeezed(name) ?? ''),
    ...[own, ...others].map(wholeName),
  ];
  insert(db, 'search', { rowid: id, name: own.join(' '), other: other.join(' ') });
}

/**
 * Returns a name without its inner punctuation, or null if it has none. Visitors also search for
 * "D.O.A." as "doa", and for "Mughal-e-Azam" as "mughaleazam".
 */
function squeezed(name: string): string | null {
  if (!/[\p{L}\p{N}][.'’-][\p{L}\p{N}]/u.test(name)) return null;
  return name.replace(/(?<=[\p{L}\p{N}])[.'’-](?=[\p{L}\p{N}]|\s|$)/gu, '');
}
