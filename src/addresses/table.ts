/**
 * Every address of the site, declared once: this table is for pages what calls.ts is for data. The
 * server, the log, the speculation rules and the dev server read it. A test compares it with
 * Astro's routes, so that no page is missing.
 */
import { genre, id, type ParamKind, title } from '#/contract/params.ts';
import { paths, patterns } from '#/paths.ts';
import {
  decade,
  flag,
  key,
  language,
  name,
  page,
  type QueryReader,
  sort,
  week,
  words,
} from './readers.ts';

/**
 * Seconds for which a page is fresh, and then seconds for which it is served stale while it is
 * rendered again or while that fails.
 */
export type Lifetime = { fresh: number; stale: number };

/**
 * Who responds: a rendered page, the catalogue as JSON, a file that the build wrote, or the server
 * itself, to machines.
 */
export type Answerer = 'page' | 'data' | 'file' | 'server';

export type Address = {
  /** A path. A part in brackets, `[id]`, stands for any one segment. */
  pattern: string;
  answerer: Answerer;
  /** Kind of the part in brackets. No host can have an entity whose part is not of this kind. */
  part?: ParamKind<string>;
  /** Query parameters that make another page, in their canonical order. */
  params: Record<string, QueryReader>;
  /** Null: never stored. */
  lifetime: Lifetime | null;
  /** Label in the log and the metrics, never the text that a visitor typed. */
  label: string;
  /** Whether search engines may list it. */
  indexable: boolean;
  /** Whether a browser may prerender it. False for pages that act by themselves. */
  prerenders: boolean;
};

const DAY = 86_400;
const LIST: Lifetime = { fresh: 60, stale: DAY };
const DETAIL: Lifetime = { fresh: 300, stale: DAY };

const PLAY = { play: key };
const GRID = { page, through: page, ...PLAY };
const FILMS = { watch: flag, ...GRID };
const OF_GENRE = { language, decade, sort, page, through: page };
const HOME = {
  trailers: week,
  trending: week,
  popular: page,
  recent: page,
  thisYear: page,
  ...PLAY,
};

type More = Partial<Omit<Address, 'pattern' | 'answerer' | 'params' | 'lifetime' | 'label'>>;

function rendered(
  pattern: string,
  params: Address['params'],
  lifetime: Lifetime,
  more: More = {},
): Address {
  const label = labelOf(pattern);
  const own = { pattern, answerer: 'page' as const, params, lifetime, label };
  return { ...own, indexable: true, prerenders: true, ...more };
}

const grid = (pattern: string, more?: More) => rendered(pattern, GRID, LIST, more);
const films = (pattern: string) => rendered(pattern, FILMS, LIST);
const detail = (pattern: string) => rendered(pattern, PLAY, DETAIL, { part: id });

function file(pattern: string, more: More = {}): Address {
  const own = { pattern, answerer: 'file' as const, params: {}, lifetime: null };
  return { ...own, label: labelOf(pattern), indexable: false, prerenders: true, ...more };
}

function served(pattern: string): Address {
  return { ...file(pattern), answerer: 'server' };
}

function labelOf(pattern: string): string {
  return pattern.replace(/\[(\w+)\]/g, ':$1');
}

export const addresses: readonly Address[] = [
  rendered(paths.splash, {}, LIST, { prerenders: false }),
  rendered(paths.home, HOME, LIST),
  films(paths.popular),
  films(paths.nowPlaying),
  films(paths.topRated),
  films(paths.upcoming),
  rendered(patterns.genre, OF_GENRE, LIST, { part: genre }),
  grid(paths.punjabi),
  grid(paths.hindi),
  grid(paths.english),
  grid(paths.cartoons),
  grid(paths.recent),
  grid(paths.people),
  grid(paths.fitness),
  grid(paths.songs),
  grid(paths.seasons),
  grid(patterns.season, { part: id }),
  grid(paths.dramas),
  grid(patterns.drama, { part: title }),
  rendered(paths.seasonPlayer, { season: key, episode: key }, DETAIL),
  rendered(paths.dramaPlayer, { drama: name, episode: key }, DETAIL),
  // Its slides are fragments of the address: one page is kept for ten of them.
  grid(paths.feed, { prerenders: false }),
  detail(patterns.movie),
  detail(patterns.series),
  rendered(patterns.person, { images: page, movies: page, series: page }, DETAIL, { part: id }),
  rendered(paths.search, { query: words }, LIST, { indexable: false }),
  file(patterns.soon),
  file(patterns.more),
  file(patterns.clip, { prerenders: false }),
  file(patterns.manifest),
  file(patterns.broken),
  served(patterns.robots),
  served(patterns.siteMap),
  served(patterns.siteMapPart),
  served(patterns.recentFeed),
];

/** The address of the not-found page, which stands for every other address. */
export const nowhere: Address = {
  ...rendered(patterns.nowhere, {}, LIST),
  indexable: false,
};

/** The catalogue for browsers. Its parameters are those of the call. */
export const data: Address = {
  ...rendered(patterns.data, {}, LIST, { indexable: false, prerenders: false }),
  answerer: 'data',
};
