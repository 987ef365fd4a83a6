import type { Db } from './db.ts';

/** Rows held in memory at a time. */
const BATCH = 1000;

/**
 * Calls `work` with each row of a query, a batch in memory at a time: a catalogue may hold millions.
 * The query gives its rows by ascending `id`, and takes two values: the id that rows come after, and how
 * many there may be. `work` may change the rows it is given.
 */
export function eachRow<T extends { id: number }>(
  db: Db,
  sql: string,
  work: (row: T) => void,
): void {
  let last = 0;
  for (;;) {
    const rows = db.all<T>(sql, last, BATCH);
    for (const row of rows) work(row);
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}
