/** Entries of catalogue files as the database keeps them, whole. */
import type { Part } from './catalogue/files/folder.ts';
import type { Db } from './db.ts';
import { insert } from './insert.ts';
import { PLACE } from './search/place.ts';
import { removeIndexed } from './search/search-index.ts';

/** Where rows come from: the catalogue's folder, or an import. */
export type RowSource = 'seed' | 'import';

/** Keeps an entry behind the others of its part. `entityId`: the film, series or person it is of. */
export function keepEntry(
  db: Db,
  part: Part,
  source: RowSource,
  content: object,
  entityId: number | null,
): void {
  insert(db, 'entry', {
    part,
    source,
    position: lastPosition(db, part, source) + 1,
    entity_id: entityId,
    content: JSON.stringify(content),
  });
}

/** Returns the position of the last entry of a part; -1 if it has none. */
export function lastPosition(db: Db, part: Part, source: RowSource): number {
  const last = db.one<{ position: number | null }>(
    'SELECT max(position) AS position FROM entry WHERE part = ? AND source = ?',
    part,
    source,
  );
  return last?.position ?? -1;
}

/** Removes an imported film, series or person and its entry: the folder's own takes its place. */
export function removeImported(db: Db, id: number): void {
  const imported = db.one("SELECT 1 FROM entity WHERE id = ? AND source = 'import'", id);
  if (!imported) return;
  removeIndexed(db, `SELECT ${PLACE} FROM entity WHERE id = ?`, id);
  db.run('DELETE FROM entity WHERE id = ?', id);
  db.run("DELETE FROM entry WHERE entity_id = ? AND source = 'import'", id);
}

/** Returns the place behind the last row of a kind and a source: lists keep the order of the files. */
export function nextPosition(
  db: Db,
  table: 'season' | 'clip',
  kind: string,
  source: RowSource,
): number {
  const last = db.one<{ position: number | null }>(
    `SELECT max(position) AS position FROM ${table} WHERE kind = ? AND source = ?`,
    kind,
    source,
  );
  return (last?.position ?? -1) + 1;
}
