import type { SQLInputValue } from 'node:sqlite';
import type { Paged } from '#/contract/page.ts';
import type { Db } from './db.ts';

export const PAGE_SIZE = 20;

/** A list in the order of an index: only the rows of the page are read. */
export type List = {
  /** The table with that index, with its condition: `entity WHERE kind = 'movie'`. */
  from: string;
  values?: readonly SQLInputValue[];
  /** The column of the ids, if it is not `id`. */
  id?: string;
  /** The terms of the order. The last one is unique. */
  order: readonly string[];
  /** Number of entities in the list. */
  total: number;
  size?: number;
};

/**
 * Returns the ids of one page of a list. A page past the end is empty and has the true totals.
 */
export function idsOf(db: Db, list: List, page: number): Paged<number> {
  const { total, size = PAGE_SIZE } = list;
  return pagedOf(idsFrom(db, list, (page - 1) * size, size), page, total, size);
}

/**
 * Returns up to `limit` ids of a list, without the first `skipped` ones. Those behind the middle are
 * reached from the end.
 */
function idsFrom(db: Db, list: List, skipped: number, limit: number): number[] {
  const { from, values = [], id = 'id', order, total } = list;
  const count = Math.max(0, Math.min(limit, total - skipped));
  if (count === 0) return [];
  const behind = total - skipped - count;
  const isNearEnd = behind < skipped;
  const by = isNearEnd ? order.map(reversed) : order;
  const ids = db
    .all<{ id: number }>(
      `SELECT ${id} AS id FROM ${from} ORDER BY ${by.join(', ')} LIMIT ? OFFSET ?`,
      ...values,
      count,
      isNearEnd ? behind : skipped,
    )
    .map((row) => row.id);
  return isNearEnd ? ids.reverse() : ids;
}

function reversed(term: string): string {
  return term.endsWith(' DESC') ? term.slice(0, -' DESC'.length) : `${term} DESC`;
}

/** Returns a page of rows with the totals of its list. */
export function pagedOf<T>(rows: T[], page: number, total: number, size = PAGE_SIZE): Paged<T> {
  const totalPages = Math.max(1, Math.ceil(total / size));
  return { rows, page, totalPages, totalResults: total, watchable: false, playing: null };
}

/** Returns one page of a short list, which is counted and sorted for each page. */
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
  return pagedOf(rows, page, counted?.n ?? 0, size);
}

/** Returns the same page, its rows mapped by `make`. */
export function mapPage<A, B>(paged: Paged<A>, make: (rows: A[]) => B[]): Paged<B> {
  return { ...paged, rows: make(paged.rows) };
}
