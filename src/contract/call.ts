/** How one GET of the contract is declared; the declarations stand in calls.ts. */
import type { Envelope, Paged } from './envelope.ts';
import type { ParamKind } from './params.ts';
import * as kinds from './params.ts';
import { rows } from './raw.ts';
import type { Trust } from './trust.ts';

export type ParamKinds = Record<string, ParamKind<never>>;
export type Values<P> = { [K in keyof P]: P[K] extends ParamKind<infer T> ? T : never };

export type Call<P, Wire, T> = {
  /** Path with `{name}` where a parameter stands; the other parameters go into the query. */
  template: string;
  params: P;
  wrap(wire: Wire): unknown;
  /** Our shape of a body; null when its envelope is wrong. Never throws. */
  read(body: unknown, trust: Trust, params: Values<P>): T | null;
  freshness: Freshness;
};

/** Ages of an answer, in seconds since the host gave it. */
export type Freshness = {
  /** Until this age it is served without asking the host. */
  fresh: number;
  /** Until this age it is served while the host is asked again; beyond it, only if that fails. */
  whileAsked: number;
};

/** One page of entities. `totalResults` is null when the host does not say it. */
export type Page<T> = {
  items: T[];
  page: number;
  totalPages: number;
  totalResults: number | null;
};

/** A call that takes a page and answers one. */
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
    wrap: envelope.wrap,
    read(body, trust, { page }) {
      const raw = envelope.unwrap(body, page);
      if (!raw) return null;
      const { rows: unread, ...paging } = raw;
      return { items: rows(unread, (row) => read(row, trust), key), ...paging };
    },
    freshness,
  };
}

/** A call whose rows come all at once. */
export function listCall<P, Wire, T>(
  template: string,
  params: P,
  envelope: Envelope<Wire[], unknown[]>,
  read: (row: unknown, trust: Trust) => T | null,
  freshness: Freshness,
  key?: (item: T) => string,
): Call<P, Wire[], T[]> {
  return {
    template,
    params,
    wrap: envelope.wrap,
    read(body, trust) {
      const raw = envelope.unwrap(body);
      return raw && rows(raw, (row) => read(row, trust), key);
    },
    freshness,
  };
}

/** A call that answers one thing, read as a whole. */
export function oneCall<P, Wire, Loose, T>(
  template: string,
  params: P,
  envelope: Envelope<Wire, Loose>,
  read: (raw: Loose, trust: Trust) => T | null,
  freshness: Freshness,
): Call<P, Wire, T> {
  return {
    template,
    params,
    wrap: envelope.wrap,
    read(body, trust) {
      const raw = envelope.unwrap(body);
      return raw === null ? null : read(raw, trust);
    },
    freshness,
  };
}
