import type { SQLInputValue } from 'node:sqlite';
import type { Db } from './db.ts';

/** Number of rows held in memory at a time. */
const BATCH = 1000;

/**
 * Calls `work` with each row of a query, one batch in memory at a time, because a catalogue may
 * hold millions. The query returns its rows by ascending `id`. It takes two values: the id after
 * which the rows start, and the maximum number of rows. `work` may change the rows that it
 * receives.
 * Further values follow these two.
 */
export function eachRow<T extends { id: number }>(
  db: Db,
  sql: string,
  work: (row: T) => void,
  ...values: SQLInputValue[]
): void {
  let last = 0;
  for (;;) {
    const rows = db.all<T>(sql, last, BATCH, ...values);
    for (const row of rows) work(row);
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}
