import type { Db } from '../db.ts';
import { insert } from '../insert.ts';
import { wholeName, wordsOf } from './words.ts';

/**
 * Enters a name and its other forms into the search index under the entity's id; as the words that
 * queries are cut into, because the index's tokenizer alone folds fewer letters than we do.
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

/** "D.O.A." is also looked for as "doa", and "Mughal-e-Azam" as "mughaleazam". */
function squeezed(name: string): string | null {
  if (!/[\p{L}\p{N}][.'’-][\p{L}\p{N}]/u.test(name)) return null;
  return name.replace(/(?<=[\p{L}\p{N}])[.'’-](?=[\p{L}\p{N}]|\s|$)/gu, '');
}
