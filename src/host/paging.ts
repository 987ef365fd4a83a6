import type { SQLInputValue } from 'node:sqlite';
import type { Paged } from '#/contract/envelope.ts';
import type { Db } from './db.ts';

export const PAGE_SIZE = 20;

/** Returns one page of a list, cut in SQL. A page past the end is empty and has the true totals. */
export function pageOf<T>(
  db: Db,
  list: { select: string; from: string; order: string; values?: SQLInputValue[]; size?: number },
  page: number,
): Paged<T> {
  const size = list.size ?? PAGE_SIZE;
  const values = list.values ?? [];
  const counted = db.one<{ n: number }>(`SELECT count(*) AS n FROM ${list.from}`, ...values);
  const rows = db.all<T>(
    `SELECT ${list.select} FROM ${list.from} ORDER BY ${list.order} LIMIT ? OFFSET ?`,
    ...values,
    size,
    (page - 1) * size,
  );
  const totalResults = counted?.n ?? 0;
  const totalPages = Math.max(1, Math.ceil(totalResults / size));
  return { rows, page, totalPages, totalResults, watchable: false, playing: null };
}

/** Returns the same page with the rows that `make` makes of its own. */
export function mapPage<A, B>(paged: Paged<A>, make: (rows: A[]) => B[]): Paged<B> {
  return { ...paged, rows: make(paged.rows) };
}
