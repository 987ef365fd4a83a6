import type { Db } from '../db.ts';
import type { RowSource } from '../entries.ts';

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
