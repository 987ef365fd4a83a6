/**
 * Every address of the site, declared once: what calls.ts is for data, this is for pages. The server,
 * the log, speculation rules and the dev server read it. A test holds it against the routes that Astro
 * has, so that no page is left out.
 */
import { id, type ParamKind, title } from '#/contract/params.ts';
import { paths, patterns } from '#/paths.ts';
import { key, name, page, type QueryReader, week, words } from './readers.ts';

/** Seconds: fresh for so long, then served stale while it is rendered again, or while that fails. */
export type Lifetime = { fresh: number; stale: number };

/** Who answers: a page that is rendered, the catalogue as JSON, or a file that the build made. */
export type Answerer = 'page' | 'data' | 'file';

export type Address = {
  /** A path; a part in brackets, `[id]`, stands for any one part. */
  pattern: string;
  answerer: Answerer;
  /** The kind of the part in brackets. What is not of it names nothing that any host could have. */
  part?: ParamKind<string>;
  /** Query parameters that make another page, in the order of their one spelling. */
  params: Record<string, QueryReader>;
  /** Null: never stored. */
  lifetime: Lifetime | null;
  /** What log and metrics call it: never what a visitor typed. */
  label: string;
  /** Whether search engines may list it. */
  indexable: boolean;
  /** Whether a browser may render it before it is wanted: not what acts by itself. */
  prerenders: boolean;
};

const DAY = 86_400;
const LIST: Lifetime = { fresh: 60, stale: DAY };
const DETAIL: Lifetime = { fresh: 300, stale: DAY };

const PLAY = { play: key };
const GRID = { page, through: page, ...PLAY };
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
const detail = (pattern: string) => rendered(pattern, PLAY, DETAIL, { part: id });

function file(pattern: string, more: More = {}): Address {
  const own = { pattern, answerer: 'file' as const, params: {}, lifetime: null };
  return { ...own, label: labelOf(pattern), indexable: false, prerenders: true, ...more };
}

function labelOf(pattern: string): string {
  return pattern.replace(/\[(\w+)\]/g, ':$1');
}

export const addresses: readonly Address[] = [
  file(paths.splash, { indexable: true, prerenders: false }),
  rendered(paths.home, HOME, LIST),
  grid(paths.popular),
  grid(paths.nowPlaying),
  grid(paths.topRated),
  grid(paths.upcoming),
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
  rendered(paths.feed, { page, ...PLAY }, LIST, { prerenders: false }),
  detail(patterns.movie),
  detail(patterns.series),
  detail(patterns.person),
  rendered(paths.search, { query: words }, LIST, { indexable: false }),
  file(patterns.soon),
  file(patterns.more),
  file(patterns.clip, { prerenders: false }),
  file(patterns.manifest, { prerenders: false }),
  file(patterns.broken),
];

/** Every address that is none of these is this one. */
export const nowhere: Address = {
  ...rendered(patterns.nowhere, {}, LIST),
  indexable: false,
};

/** The catalogue for browsers. Its parameters are those of the call. */
export const data: Address = {
  ...rendered(patterns.data, {}, LIST, { indexable: false, prerenders: false }),
  answerer: 'data',
};
