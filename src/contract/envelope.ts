/**
 * The only code that knows in what a call's rows are wrapped. `unwrap` answers null for a wrong
 * shape: envelopes are strict, rows are not. For every wire value x, unwrap(wrap(x)) is x again.
 */
import { field, isRecord, list, number } from './raw.ts';

export type Envelope<Wire, Loose> = {
  wrap(wire: Wire): unknown;
  unwrap(body: unknown, page?: number): Loose | null;
};

/** One page of rows and how many pages (and, where the host says it, rows) there are. */
export type Paged<Row> = {
  rows: Row[];
  page: number;
  totalPages: number;
  totalResults: number | null;
};

/** A bare array. */
export function bare<Row>(): Envelope<Row[], unknown[]> {
  return {
    wrap: (rows) => rows,
    unwrap: (body) => (Array.isArray(body) ? body : null),
  };
}

/** `{[key]: rows}` and nothing else: the trailer feed, which has no totals. */
export function keyed<Row>(key: string): Envelope<Row[], unknown[]> {
  return {
    wrap: (rows) => ({ [key]: rows }),
    unwrap: (body) => arrayAt(body, key),
  };
}

/** `{data: {results}}`. Trending alone is also accepted flat, as the movie database answers it. */
export function nested<Row>(): Envelope<Row[], unknown[]> {
  return {
    wrap: (rows) => ({ data: { results: rows } }),
    unwrap: (body) => arrayAt(field(body, 'data'), 'results') ?? arrayAt(body, 'results'),
  };
}

/** Rows under `key`, the number of pages under `total`, and `page` where clients read it. */
export function paged<Row>(
  key: string,
  total: 'total_pages' | 'totalPages',
): Envelope<Paged<Row>, Paged<unknown>> {
  return {
    wrap: ({ rows, page, totalPages, totalResults }) => ({
      page,
      [key]: rows,
      [total]: totalPages,
      ...(totalResults !== null && { total_results: totalResults }),
    }),
    unwrap(body, asked = 1) {
      const rows = arrayAt(body, key);
      if (!rows) return null;
      const page = count(field(body, 'page')) || asked;
      return {
        rows,
        page,
        // No total means that there is no more, as existing clients have it.
        totalPages: count(field(body, total)) ?? page,
        totalResults: count(field(body, 'total_results')),
      };
    },
  };
}

/** One bare object. */
export function object<Wire extends object>(): Envelope<Wire, Record<string, unknown>> {
  return {
    wrap: (wire) => wire,
    unwrap: (body) => (isRecord(body) ? body : null),
  };
}

/** Two keys, both needed: `{series, credits}`. */
export function seriesAndCredits<Wire extends object>(): Envelope<Wire, Record<string, unknown>> {
  return {
    wrap: (wire) => wire,
    unwrap: (body) =>
      isRecord(body) && isRecord(field(body, 'series')) && isRecord(field(body, 'credits'))
        ? body
        : null,
  };
}

function arrayAt(body: unknown, key: string): unknown[] | null {
  const value = field(body, key);
  return Array.isArray(value) ? list(value) : null;
}

/** A whole number from 0 to a million, given as a number or as text. */
function count(value: unknown): number | null {
  const found = number(value);
  return found !== null && Number.isInteger(found) && found >= 0 ? Math.min(found, 1e6) : null;
}
