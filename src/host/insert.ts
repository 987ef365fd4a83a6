import type { Db } from './db.ts';

type Value = string | number | null | undefined;

/** The statement for some columns of a table. */
type Shape = { columns: readonly string[]; sql: string };

/** The shapes of each table so far, so that a row of a known one costs no new text. */
const shapes = new Map<string, Shape[]>();

/**
 * Inserts a row, whose keys are the names of its columns. Stores `undefined` as NULL. A column
 * without a key gets its default. Keys come from code, never from a file.
 */
export function insert(db: Db, table: string, row: Record<string, Value>): void {
  db.run(statementFor(table, Object.keys(row)), ...Object.values(row).map(orNull));
}

const orNull = (value: Value) => value ?? null;

function statementFor(table: string, columns: readonly string[]): string {
  const known = shapes.get(table) ?? [];
  const found = known.find((shape) => isSame(shape.columns, columns));
  if (found) return found.sql;
  const places = columns.map(() => '?');
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')})`;
  shapes.set(table, [...known, { columns, sql }]);
  return sql;
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((column, at) => column === others[at]);
}
