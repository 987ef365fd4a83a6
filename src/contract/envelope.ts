/**
 * Envelopes: what a call's rows are wrapped in; page.ts has those of pages. `unwrap` returns null for a
 * wrong shape: envelopes are strict, rows are not. For every wire value x, unwrap(wrap(x)) equals x.
 */
import { z } from 'zod';
import { field, isRecord } from './raw.ts';
import { listOf, objectOf, type Row, says } from './row.ts';

export type Envelope<Wire, Loose, T> = {
  /** The schema of the whole answer. */
  schema: z.ZodType;
  /** What the envelope holds: rows of this kind, or one. */
  row: Row<z.ZodType, T>;
  wrap(wire: Wire): unknown;
  unwrap(body: unknown, page?: number): Loose | null;
};

type RowsOf<S extends z.ZodType, T> = Envelope<z.infer<S>[], unknown[], T>;

/** Returns the envelope of a bare array. */
export function bare<S extends z.ZodType, T>(row: Row<S, T>): RowsOf<S, T> {
  return {
    schema: z.array(row.schema),
    row,
    wrap: (rows) => rows,
    unwrap: (body) => (Array.isArray(body) ? body : null),
  };
}

/** Returns the envelope `{[key]: rows}` without totals, as the trailer feed has it. */
export function keyed<S extends z.ZodType, T>(key: string, row: Row<S, T>): RowsOf<S, T> {
  return {
    schema: objectOf({ [key]: says(listOf(row), 'The rows.') }),
    row,
    wrap: (rows) => ({ [key]: rows }),
    unwrap: (body) => arrayAt(body, key),
  };
}

/**
 * Returns the envelope `{data: {results}}`, which only trending has. It also accepts the flat
 * `{results}` of the movie database.
 */
export function nested<S extends z.ZodType, T>(row: Row<S, T>): RowsOf<S, T> {
  const data = { schema: objectOf({ results: listOf(row) }), read: () => null };
  return {
    schema: objectOf({ data: says(data, 'The rows.') }),
    row,
    wrap: (rows) => ({ data: { results: rows } }),
    unwrap: (body) => arrayAt(field(body, 'data'), 'results') ?? arrayAt(body, 'results'),
  };
}

type OneOf<S extends z.ZodType, T> = Envelope<z.infer<S>, Record<string, unknown>, T>;

/** Returns the envelope of one bare object. Under `keys` it has records, or nothing. */
export function object<S extends z.ZodType, T>(
  row: Row<S, T>,
  keys: readonly string[] = [],
): OneOf<S, T> {
  return {
    schema: row.schema,
    row,
    wrap: (wire) => wire,
    unwrap: (body) =>
      isRecord(body) && keys.every((key) => isRecord(field(body, key) ?? {})) ? body : null,
  };
}

/** Returns the envelope of one bare object, or of null for one without any facts. */
export function objectOrNull<S extends z.ZodType, T>(row: Row<S, T>): OneOf<S, T> {
  const envelope = object(row);
  return { ...envelope, unwrap: (body) => envelope.unwrap(body === null ? {} : body) };
}

/** Returns the list under a key; null if there is none. */
export function arrayAt(body: unknown, key: string): unknown[] | null {
  const value = field(body, key);
  return Array.isArray(value) ? value : null;
}
