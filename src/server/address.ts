/**
 * Which page a request is for, told by its path and the parameters that the page knows. Whatever
 * else an address carries (tracking, nonsense, another order) makes no other page.
 */
import { decodeOnce, paramsFrom } from '#/contract/address.ts';
import { callNames, calls } from '#/contract/calls.ts';
import { id, type ParamKind } from '#/contract/params.ts';
import { pageParam } from '#/lib/page-param.ts';
import { listingAt } from '#/listings/listings.ts';
import { paths } from '#/paths.ts';

/** Seconds: fresh for so long, then served stale while it is made again, or while that fails. */
export type Lifetime = { fresh: number; stale: number };

export type PageAddress = {
  /** The canonical path and query: the key of what is stored, and what is rendered. */
  key: string;
  /** Null: never stored. */
  lifetime: Lifetime | null;
};

/** Reads a parameter into its one spelling; null leaves it out. */
type Reader = (query: URLSearchParams, name: string) => string | null;

const page: Reader = (query, name) => {
  const value = pageParam(query, name);
  return value === 1 ? null : String(value);
};
const week: Reader = (query, name) => (query.get(name) === 'week' ? 'week' : null);
const key: Reader = (query, name) => {
  const value = query.get(name);
  return value !== null && /^[\w-]{1,64}$/.test(value) ? value : null;
};
const text: Reader = (query, name) => query.get(name)?.trim().slice(0, 300) || null;

const DAY = 86_400;
const LIST: Lifetime = { fresh: 60, stale: DAY };
const DETAIL: Lifetime = { fresh: 300, stale: DAY };

const HOME = {
  trailers: week,
  trending: week,
  popular: page,
  recent: page,
  thisYear: page,
  play: key,
};
const GRID = { page, through: page, play: key };

/** Pages with fixed paths. */
const FIXED: Record<string, { params: Record<string, Reader>; lifetime: Lifetime }> = {
  [paths.home]: { params: HOME, lifetime: LIST },
  [paths.search]: { params: { query: text }, lifetime: LIST },
  [paths.feed]: { params: { page, play: key }, lifetime: LIST },
  [paths.seasonPlayer]: { params: { season: key, episode: key }, lifetime: DETAIL },
  [paths.dramaPlayer]: { params: { drama: text, episode: key }, lifetime: DETAIL },
};

const DETAIL_PATH = /^(\/(?:zxyxvyXdF|people\/detail|detail\/tv-series)\/)([^/]+)$/;
/** Stands for everything that is no id: none begins so. */
const NO_ID = '-';

/** Every address that is no page is this one. */
export const NOWHERE: PageAddress = { key: '/not-found', lifetime: LIST };

const NO_QUERY = new URLSearchParams();

/** The page that a request's target names, as it stood in the request. */
export function addressOf(target: string): PageAddress {
  const at = target.indexOf('?');
  if (at < 0) return pageAddress(target, NO_QUERY);
  return pageAddress(target.slice(0, at), new URLSearchParams(target.slice(at + 1)));
}

/** `pathname` and `query` as they stood in the request. */
export function pageAddress(pathname: string, query: URLSearchParams): PageAddress {
  const fixed = Object.hasOwn(FIXED, pathname) ? FIXED[pathname] : undefined;
  if (fixed) return { key: spelled(pathname, query, fixed.params), lifetime: fixed.lifetime };
  const [, kind = '', thing] = DETAIL_PATH.exec(pathname) ?? [];
  if (thing !== undefined && decodeOnce(thing) !== null) {
    // What can not be an id is told so on its screen, which is one for all and not worth storing.
    if (id.parse(thing) === undefined) return { key: kind + NO_ID, lifetime: null };
    return { key: spelled(pathname, query, { play: key }), lifetime: DETAIL };
  }
  const found = listingAt(pathname);
  if (found) {
    if (found.listing.call === 'seasonEpisodes' && id.parse(found.name) === undefined) {
      return { key: paths.season(NO_ID), lifetime: null };
    }
    // Another spelling of a grid's path is answered with a redirect, which is not worth storing.
    const lifetime = found.path === pathname ? LIST : null;
    return { key: spelled(pathname, query, GRID), lifetime };
  }
  return pathname.startsWith('/data/') ? dataAddress(pathname, query) : NOWHERE;
}

function dataAddress(pathname: string, query: URLSearchParams): PageAddress {
  const name = callNames.find((known) => pathname === `/data/${known}`);
  const params = name && paramsFrom(name, (param) => query.get(param));
  if (!name || !params) return { key: `/data/${name ?? 'unknown'}?page=0`, lifetime: null };
  const kinds = calls[name].params as Record<string, ParamKind<never>>;
  const values = Object.entries(kinds).map(([param, kind]): [string, string | null] => {
    const value = (params as Record<string, never>)[param];
    return [param, value === undefined ? null : kind.print(value)];
  });
  return { key: withValues(pathname, values), lifetime: LIST };
}

function spelled(pathname: string, query: URLSearchParams, params: Record<string, Reader>): string {
  if (query.size === 0) return pathname;
  const values = Object.entries(params).map(([name, read]): [string, string | null] => [
    name,
    read(query, name),
  ]);
  return withValues(pathname, values);
}

function withValues(pathname: string, values: [name: string, value: string | null][]): string {
  const canonical = new URLSearchParams();
  for (const [name, value] of values) if (value !== null) canonical.set(name, value);
  return canonical.size > 0 ? `${pathname}?${canonical}` : pathname;
}
