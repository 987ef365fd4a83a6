/** Types and builders of the contract's GET calls. calls.ts declares the calls. */
import type { z } from 'zod';
import type { Envelope } from './envelope.ts';
import type { Freshness } from './lifetimes.ts';
import { MOST_ROWS } from './limits.ts';
import { declaresUi, type Paged, type PageOfDiscover } from './page.ts';
import type { ParamKind } from './params.ts';
import * as kinds from './params.ts';
import { isRecord, noteUnread } from './raw.ts';
import { type Row, readRows } from './row.ts';
import type { Trust } from './trust.ts';

type ValueOf<K> = K extends ParamKind<infer T> ? T : never;
/** The parameters of a call. One whose value may be null is optional. */
export type ParamValues<P> = {
  [K in keyof P as null extends ValueOf<P[K]> ? never : K]: ValueOf<P[K]>;
} & { [K in keyof P as null extends ValueOf<P[K]> ? K : never]?: ValueOf<P[K]> };

export type Call<P, Wire, T> = {
  /** Path with `{name}` in place of each parameter. The other parameters go into the query. */
  template: string;
  params: P;
  /** What every host has to send. */
  schema: z.ZodType;
  /** The rows of its answer, or its answer itself. */
  row: Row;
  wrap(wire: Wire): unknown;
  /** Returns the content of the envelope; null for a body of another shape. */
  unwrap(body: unknown, page?: number): unknown;
  /** Returns our shape of a body, or null if its envelope is wrong. Never throws. */
  read(body: unknown, trust: Trust, params: ParamValues<P>): T | null;
  freshness: Freshness;
  /** How many rows of an answer are read; not given: it has no rows, or all of them are. */
  most?: number;
  /** Whether an answer in the right envelope is empty, such as `{}`. Pages have a message for it. */
  saysNothing?(answer: T): boolean;
  /** Whether a body declares that its host knows `ui`. Only pages of lists can. */
  declaresUi?(body: unknown): boolean;
};

/** A page of a list as the site reads it: its rows, beside what the envelope says of the list. */
type PageOf<Raw, T> = { items: T[] } & Omit<Raw, 'rows'>;
/** One page of entities. */
export type Page<T> = PageOf<Paged<unknown>, T>;
/** One page of films that can be narrowed. */
export type Discovered<T> = PageOf<PageOfDiscover<unknown>, T>;
/** A page of a list without totals. `last`: the host sent fewer rows than it was asked for. */
export type Portion<T> = { items: T[]; last: boolean };

/**
 * Reads the rows of a list. Null if it has rows, and none can be read: then the list has another shape. Notes why
 * most rows can not be read.
 */
function readSome<T>(
  row: Row<z.ZodType, T>,
  rows: unknown[],
  trust: Trust,
  most = MOST_ROWS,
): NonNullable<T>[] | null {
  const items = readRows(row, rows, trust, most);
  if (2 * items.length < Math.min(rows.length, most)) {
    noteIfUnread(
      rows.slice(0, most),
      (one) => row.read(one, trust),
      (one) => row.lacksOf?.(one, trust) ?? [],
    );
  }
  return items.length === 0 && rows.length > 0 ? null : items;
}

/** Returns the declaration of a call that takes a page number and returns that page. */
export function pagedCall<
  P extends { page: typeof kinds.page },
  Wire,
  Raw extends Paged<unknown>,
  T,
>(
  template: string,
  params: P,
  envelope: Envelope<Wire, Raw, T>,
  freshness: Freshness,
): Call<P, Wire, PageOf<Raw, NonNullable<T>>> {
  return {
    template,
    params,
    ...envelope,
    read(body, trust, params) {
      // Every P has a page. The compiler cannot see this through ParamValues<P>.
      const raw = envelope.unwrap(body, (params as unknown as { page: number }).page);
      if (!raw) return null;
      const { rows, ...paging } = raw;
      const items = readSome(envelope.row, rows, trust);
      return items && { items, ...paging };
    },
    freshness,
    most: MOST_ROWS,
    declaresUi,
  };
}

/**
 * Returns the declaration of a call that takes a page number and the number of its rows, and has no
 * totals. All rows that the host sent count, also those that are left out here.
 */
export function portionCall<Wire, T>(
  template: string,
  envelope: Envelope<Wire[], unknown[], T>,
  freshness: Freshness,
): Call<{ page: typeof kinds.page; limit: typeof kinds.limit }, Wire[], Portion<NonNullable<T>>> {
  return {
    template,
    params: { page: kinds.page, limit: kinds.limit },
    ...envelope,
    read(body, trust, { limit }) {
      const raw = envelope.unwrap(body);
      const items = raw && readSome(envelope.row, raw, trust);
      return items && { items, last: raw.length < limit };
    },
    freshness,
  };
}

/** `most`: how many rows are read. `order`: the order that they have on pages, where it is not that of the host. */
type Listed<T> = { most?: number; order?: (a: T, b: T) => number };

/** Returns the declaration of a call that returns all its rows at once. */
export function listCall<P, Wire, T>(
  template: string,
  params: P,
  envelope: Envelope<Wire[], unknown[], T>,
  freshness: Freshness,
  { most = MOST_ROWS, order }: Listed<NonNullable<T>> = {},
): Call<P, Wire[], NonNullable<T>[]> {
  return {
    template,
    params,
    ...envelope,
    read(body, trust) {
      const raw = envelope.unwrap(body);
      const items = raw && readSome(envelope.row, raw, trust, most);
      return items && order ? items.sort(order) : items;
    },
    freshness,
    most,
  };
}

/** Returns the declaration of a call whose body is read as a whole, into one value. */
export function oneCall<P, Wire, T>(
  template: string,
  params: P,
  envelope: Envelope<Wire, object, T>,
  freshness: Freshness,
  saysNothing?: (answer: NonNullable<T>) => boolean,
): Call<P, Wire, NonNullable<T>> {
  return {
    template,
    params,
    ...envelope,
    read(body, trust) {
      const raw = envelope.unwrap(body);
      return raw && (envelope.row.read(raw, trust) ?? null);
    },
    freshness,
    ...(saysNothing && { saysNothing }),
  };
}

// Why rows of a list can not be read.

type Read = (row: unknown) => unknown;

/**
 * Notes the fields because of which most rows can not be read, if that is so. A repeated row counts as read.
 * `lacksOf` returns the needed fields that are missing or unreadable in a row.
 */
function noteIfUnread(
  rows: readonly unknown[],
  read: Read,
  lacksOf: (row: unknown) => readonly string[],
): void {
  const lost = rows.filter((row) => (read(row) ?? null) === null);
  if (2 * lost.length > rows.length) noteUnread(fieldsOf(lost[0], read, lacksOf(lost[0])));
}

/** Returns the fields that a reader looks for in a row: those that it lacks, if it lacks any. */
function fieldsOf(row: unknown, read: Read, lacks: readonly string[]): string {
  if (!isRecord(row)) return 'rows that are no objects';
  const asked = new Set<string>();
  read(
    new Proxy(row, {
      getOwnPropertyDescriptor(target, name) {
        asked.add(String(name));
        return Reflect.getOwnPropertyDescriptor(target, name);
      },
    }),
  );
  const missing = [...asked].filter((name) => lacks.includes(name));
  return (missing.length > 0 ? missing : [...asked]).join(', ');
}
