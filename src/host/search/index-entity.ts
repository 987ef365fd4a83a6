import type { Db } from '../db.ts';

/** Enters a name and its other forms into the search index under the entity's id. */
export function indexEntity(
  db: Db,
  id: number,
  name: string,
  original: string | null,
  native: string | null,
): void {
  const other = [original, native, squeezed(name)].filter(Boolean).join(' ');
  db.run('INSERT INTO search (rowid, name, other) VALUES (?, ?, ?)', id, name, other);
}

/** "D.O.A." is also looked for as "doa", and "Mughal-e-Azam" as "mughaleazam". */
function squeezed(name: string): string | null {
  if (!/[\p{L}\p{N}][.'’-][\p{L}\p{N}]/u.test(name)) return null;
  return name.replace(/(?<=[\p{L}\p{N}])[.'’-](?=[\p{L}\p{N}]|\s|$)/gu, '');
}
