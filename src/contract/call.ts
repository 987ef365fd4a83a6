/** Types and builders of the contract's GET calls. calls.ts declares the calls. */

import type { Choices } from './choices.ts';
import {
  declaresUi,
  type Envelope,
  type Paged,
  type PageOfDiscover,
  type PageOfGenre,
} from './envelope.ts';
import type { Genre } from './genre.ts';
import type { Freshness } from './lifetimes.ts';
import { MOST_ROWS } from './limits.ts';
import type { ParamKind } from './params.ts';
import * as kinds from './params.ts';
import { rows } from './raw.ts';
import type { Trust } from './trust.ts';

type ValueOf<K> = K extends ParamKind<infer T> ? T : never;
/** The parameters of a call. One whose value may be null is optional. */
export type Values<P> = {
  [K in keyof P as null extends ValueOf<P[K]> ? never : K]: ValueOf<P[K]>;
} & { [K in keyof P as null extends ValueOf<P[K]> ? K : never]?: ValueOf<P[K]> };

export type Call<P, Wire, T> = {
  /** Path with `{name}` in place of each parameter. The other parameters go into the query. */
  template: string;
  params: P;
  wrap(wire: Wire): unknown;
  /** Returns the content of the envelope; null for a body of another shape. */
  unwrap(body: unknown, page?: number): unknown;
  /** Returns our shape of a body, or null if its envelope is wrong. Never throws. */
  read(body: unknown, trust: Trust, params: Values<P>): T | null;
  freshness: Freshness;
  /** The reader of its rows, where its answer is a list. */
  row?: unknown;
  /** Whether an answer in the right envelope is empty, such as `{}`. Pages have a message for it. */
  saysNothing?(answer: T): boolean;
  /** Whether a body declares that its host knows `ui`. Only pages of lists can. */
  declaresUi?(body: unknown): boolean;
};

/**
 * One page of entities. `totalResults` is null when the host does not give it. `watchable`: whether
 * the list can be asked for what plays alone. `playing`: how many entries of the whole list play here;
 * null when the host does not tell it. `lists`: whether the host says that it has lists by editors.
 * `discover`: whether it says that all its films can be narrowed. `years`: whether the list can be asked
 * for the films of one year.
 */
export type Page<T> = {
  items: T[];
  page: number;
  totalPages: number;
  totalResults: number | null;
  watchable: boolean;
  playing: number | null;
  lists?: true;
  discover?: true;
  years?: true;
};

/** A page of a list without totals. `last`: the host sent fewer rows than it was asked for. */
export type Portion<T> = { items: T[]; last: boolean };

/** Returns the declaration of a call that takes a page number and returns that page. */
export function pagedCall<Wire, T>(
  template: string,
  envelope: Envelope<Paged<Wire>, Paged<unknown>>,
  read: (row: unknown, trust: Trust) => T | null,
  key: (item: T) => string,
  freshness: Freshness,
): Call<{ page: typeof kinds.page }, Paged<Wire>, Page<T>> {
  return {
    template,
    params: { page: kinds.page },
    ...envelope,
    read: readerOfPage(envelope, read, key),
    freshness,
    row: read,
    declaresUi,
  };
}

/** Returns the reader of a page: its rows, beside what the envelope says of the list. */
function readerOfPage<Raw extends Paged<unknown>, T>(
  { unwrap }: Pick<Envelope<never, Raw>, 'unwrap'>,
  read: (row: unknown, trust: Trust) => T | null,
  key: (item: T) => string,
) {
  return (body: unknown, trust: Trust, { page }: { page: number }) => {
    const raw = unwrap(body, page);
    if (!raw) return null;
    const { rows: unread, ...paging } = raw;
    return { items: rows(unread, (row) => read(row, trust), key), ...paging };
  };
}

/** Returns the declaration of a paged call that can also be asked for what plays alone. */
export function watchableCall<Wire, T>(
  ...parts: Parameters<typeof pagedCall<Wire, T>>
): Call<{ page: typeof kinds.page; watch: typeof kinds.watch }, Paged<Wire>, Page<T>> {
  return { ...pagedCall(...parts), params: { page: kinds.page, watch: kinds.watch } };
}

const OF_YEAR = { page: kinds.page, watch: kinds.watch, year: kinds.year };

/** Returns the declaration of such a call that can also be asked for the films of one year. */
export function yearsCall<Wire, T>(
  ...parts: Parameters<typeof pagedCall<Wire, T>>
): Call<typeof OF_YEAR, Paged<Wire>, Page<T>> {
  return { ...pagedCall(...parts), params: OF_YEAR };
}

const OF_GENRE = {
  genre: kinds.genre,
  page: kinds.page,
  language: kinds.language,
  decade: kinds.decade,
  sort: kinds.sort,
};

/** Returns the declaration of a paged call that names a genre, and can be asked for a part of it. */
export function genreCall<Wire, T>(
  template: string,
  envelope: Envelope<PageOfGenre<Wire>, PageOfGenre<unknown>>,
  read: (row: unknown, trust: Trust) => T | null,
  key: (item: T) => string,
  freshness: Freshness,
): Call<typeof OF_GENRE, PageOfGenre<Wire>, Page<T> & Genre> {
  return {
    template,
    params: OF_GENRE,
    ...envelope,
    read: readerOfPage(envelope, read, key),
    freshness,
    row: read,
    declaresUi,
  };
}

const NARROWED = {
  genre: kinds.anyGenre,
  language: kinds.language,
  country: kinds.country,
  decade: kinds.decade,
  length: kinds.length,
  watch: kinds.watch,
  sort: kinds.sort,
  page: kinds.page,
};

/** Returns the declaration of a paged call of all films, which can be narrowed. */
export function discoverCall<Wire, T>(
  template: string,
  envelope: Envelope<PageOfDiscover<Wire>, PageOfDiscover<unknown>>,
  read: (row: unknown, trust: Trust) => T | null,
  key: (item: T) => string,
  freshness: Freshness,
): Call<typeof NARROWED, PageOfDiscover<Wire>, Discovered<T>> {
  return {
    template,
    params: NARROWED,
    ...envelope,
    read: readerOfPage(envelope, read, key),
    freshness,
    row: read,
    declaresUi,
  };
}

/** `choices` and `more`: see PageOfDiscover. */
export type Discovered<T> = Page<T> & { choices: Choices | null; more: boolean };

/**
 * Returns the declaration of a call that takes a page number and the number of its rows, and has no
 * totals. All rows that the host sent count, also those that are left out here.
 */
export function portionCall<Wire, T>(
  template: string,
  envelope: Envelope<Wire[], unknown[]>,
  read: (row: unknown, trust: Trust) => T | null,
  key: (item: T) => string,
  freshness: Freshness,
): Call<{ page: typeof kinds.page; limit: typeof kinds.limit }, Wire[], Portion<T>> {
  return {
    template,
    params: { page: kinds.page, limit: kinds.limit },
    ...envelope,
    read(body, trust, { limit }) {
      const raw = envelope.unwrap(body);
      return raw && { items: rows(raw, (row) => read(row, trust), key), last: raw.length < limit };
    },
    freshness,
  };
}

/** Returns the declaration of a call that returns all its rows at once. `most`: how many are read. */
export function listCall<P, Wire, T>(
  template: string,
  params: P,
  envelope: Envelope<Wire[], unknown[]>,
  read: (row: unknown, trust: Trust) => T | null,
  freshness: Freshness,
  { key, most = MOST_ROWS }: { key?: (item: T) => string; most?: number } = {},
): Call<P, Wire[], T[]> {
  return {
    template,
    params,
    ...envelope,
    read(body, trust) {
      const raw = envelope.unwrap(body);
      return raw && rows(raw, (row) => read(row, trust), key, most);
    },
    freshness,
    row: read,
  };
}

/** Returns the declaration of a call whose body is read as a whole, into one value. */
export function oneCall<P, Wire, Loose, T>(
  template: string,
  params: P,
  envelope: Envelope<Wire, Loose>,
  read: (raw: Loose, trust: Trust) => T | null,
  freshness: Freshness,
  saysNothing?: (answer: T) => boolean,
): Call<P, Wire, T> {
  return {
    template,
    params,
    ...envelope,
    read(body, trust) {
      const raw = envelope.unwrap(body);
      return raw === null ? null : read(raw, trust);
    },
    freshness,
    ...(saysNothing && { saysNothing }),
  };
}
