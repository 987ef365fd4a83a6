import type { Db } from './db.ts';

type Value = string | number | null | undefined;

/**
 * Inserts a row, whose keys are the names of its columns. Stores `undefined` as NULL. A column
 * without a key gets its default. Keys come from code, never from a file.
 */
export function insert(db: Db, table: string, row: Record<string, Value>): void {
  const columns = Object.keys(row);
  const places = columns.map(() => '?');
  db.run(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')})`,
    ...Object.values(row).map((value) => value ?? null),
  );
}
