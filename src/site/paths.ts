/** Every URL of the site, built in one place. */

import { ENGLISH, type Language, languageOf, languages, prefixOf } from '#/contract/language.ts';
import type { Target } from '#/contract/rows/target.ts';

/** The pages' addresses in English. Those of another language have its prefix: see pathsIn. */
export const paths = {
  splash: '/',
  home: '/movie-dashboard',
  movie: (id: string) => `/zxyxvyXdF/${encodeURIComponent(id)}`,
  person: (id: string) => `/people/detail/${encodeURIComponent(id)}`,
  series: (id: string) => `/detail/tv-series/${encodeURIComponent(id)}`,
  search: '/search',
  popular: '/movies/PopularMovies',
  punjabi: '/movies/punjabi-movies',
  hindi: '/movies/hindi-movies',
  english: '/movies/english-movies',
  genre: (slug: string) => `/movies/genre/${encodeURIComponent(slug)}`,
  recent: '/all-recently-movies',
  songs: '/all-hi-ur-en-pun-songs',
  fitness: '/health-&-exercise-&-fitness',
  seasons: '/all-seasons',
  season: (id: string) => `/season/${encodeURIComponent(id)}`,
  dramas: '/all-pak-tv-darama',
  drama: (title: string) => `/drama/${encodeURIComponent(title)}`,
  seasonPlayer: '/movie/season/episodes',
  dramaPlayer: '/drama-pak-tv-episode-play',
  people: '/people/popularPeople',
  feed: '/movies-trailers-latest-trailers',
  lists: '/lists',
  list: (name: string) => `/lists/${encodeURIComponent(name)}`,
  free: '/free',
  freeYear: (year: string) => `/free/${encodeURIComponent(year)}`,
  /** `part`: a year, or a title by keyOfFree. */
  freeCalendar: (part: string) => `/free-${encodeURIComponent(part)}.ics`,
} as const;

type PathsOf<T> = { readonly [K in keyof T]: T[K] extends string ? string : T[K] };
/** The addresses of all pages in one language. */
export type Paths = PathsOf<typeof paths> & {
  language: Language;
  /** Returns an address of this language for one in English. */
  to(path: string): string;
};

/** Returns the address in a language for one in English. */
export function inLanguage(language: Language, path: string): string {
  return prefixOf(language) + path;
}

/** Returns the English address for one of any language. */
export function inEnglish(path: string): string {
  return path.slice(prefixOf(languageOf(path)).length);
}

/** Returns the addresses of all pages in a language. */
export function pathsIn(language: Language): Paths {
  const to = (path: string) => inLanguage(language, path);
  const prefixed = Object.entries(paths).map(([name, path]) => [
    name,
    typeof path === 'string' ? to(path) : (part: string) => to(path(part)),
  ]);
  return { ...(Object.fromEntries(prefixed) as PathsOf<typeof paths>), language, to };
}

/** The page of the visitor's watchlist and history. Its address has been bookmarked. */
export const WATCHLIST = '/kept';

/** The service worker, and the page that it shows in place of one that was never opened. */
export const WORKER = '/worker.js';
export const OFFLINE = '/offline';

/** Id of the form on the page of filters. */
export const FILTERS = 'filters';

/** Leads to a film that plays, another one each time. */
export const SURPRISE = '/surprise';

/** Leads from what another app or site shares to our page of the title. */
export const OPEN = '/open';

/**
 * Addresses that only the server needs. They are a separate constant, so that browser bundles leave
 * them out. A part in brackets stands for any one segment.
 */
export const patterns = {
  movie: '/zxyxvyXdF/[id]',
  person: '/people/detail/[id]',
  series: '/detail/tv-series/[id]',
  genre: '/movies/genre/[genre]',
  season: '/season/[id]',
  drama: '/drama/[name]',
  list: '/lists/[name]',
  /** The next part of one of home's rows, and the list of a toggle's choice. */
  homeRow: '/movie-dashboard/row/[section]',
  homeToggle: '/movie-dashboard/toggle/[section]',
  /** What editors say, as pictures. */
  homeEditors: '/movie-dashboard/editors',
  discover: '/discover',
  watchlist: WATCHLIST,
  more: '/more/[kind]',
  clip: '/clips/[clip]',
  data: '/data/[call]',
  /** The files of an item of archive.org: no call of the contract. */
  archive: '/data/archive',
  /** The host contract for those who write a host: its page, its versions, and as OpenAPI. */
  contract: '/api',
  contractChanges: '/api/changes',
  openapi: '/api/openapi.json',
  manifest: '/manifest.webmanifest',
  robots: '/robots.txt',
  siteMap: '/sitemap.xml',
  /** A part of the site map. At the root: a part may only list what lies beside or below it. */
  siteMapPart: '/sitemap-[part].xml',
  recentFeed: '/recently-added.atom',
  listsFeed: '/lists.atom',
  freeYear: '/free/[year]',
  freeFeed: '/free.atom',
  /** What becomes free in a year, or when a title does, for calendars. */
  freeCalendar: '/free-[part].ics',
  /** Where a fault of security is reported: RFC 9116 fixes the address. */
  securityTxt: '/.well-known/security.txt',
  /** The movie database's logo, in the footer where its answers are shown. */
  logo: '/tmdb-logo',
  surprise: SURPRISE,
  open: OPEN,
  worker: WORKER,
  offline: OFFLINE,
  /** Shown if a page can not be rendered. */
  broken: '/500',
  /** Stands for every address without a page. */
  nowhere: '/not-found',
} as const;

/**
 * Returns the page of what a search found or a credit names: of the kind that the host gives, else
 * of `usual`. A song or a clip plays in its list.
 */
export function targetPath(
  paths: Paths,
  target: Target,
  usual: 'movie' | 'series' = 'movie',
): string {
  const { id, title, kind, place } = target;
  if (kind === 'list') return id;
  if (kind === 'drama' && title !== null) return paths.drama(title);
  if ((kind === 'song' || kind === 'clip') && place) {
    const { page, key } = place;
    const list = kind === 'song' ? paths.songs : paths.fitness;
    return withParams(list, { page: page > 1 ? page : null, play: key });
  }
  if (kind === 'person') return paths.person(id);
  return (kind ?? usual) === 'series' ? paths.series(id) : paths.movie(id);
}

/** Returns the page of a person or a series that was opened as a movie; null for a movie. */
export function otherPage(
  paths: Paths,
  { id, kind }: { id: string; kind: Target['kind'] },
): string | null {
  if (kind === 'person') return paths.person(id);
  return kind === 'series' ? paths.series(id) : null;
}

/**
 * The parameter that says where in a film to begin: see src/lib/film-time.ts. Scripts alone read it.
 * The server does not know it, so that the page of an address is the same without it.
 */
export const TIME = 't';

/**
 * Returns the key of the card that a link belongs to: the link's `play` parameter, or else the last
 * segment of its path. Cards do not repeat their key: that would cost 3 bytes a card, compressed.
 */
export function keyInLink(href: string): string {
  const { searchParams, pathname } = new URL(href);
  return searchParams.get('play') ?? decodeURIComponent(pathname.split('/').pop() as string);
}

/** Returns the address of a search for a text. Spaces become `+`, as existing clients send them. */
export function searchPath(paths: Pick<Paths, 'search'>, query: string): string {
  return `${paths.search}?${new URLSearchParams({ query })}`;
}

/** Returns the address at which a fault of a page is reported: REPORT_URL with the address of the page. */
export function reportPath(reportUrl: string, page: string): string {
  return reportUrl.replaceAll('{url}', encodeURIComponent(page));
}

/** Returns the address of a link of FOOTER_LINKS in a language. */
export function footerPath(address: string, language: Language): string {
  return address.replaceAll('{language}', language);
}

/** Returns the id of a trailer's slide in the feed: the fragment of its address. */
export function slideId(key: string): string {
  return `trailer-${key}`;
}

/** Returns the address of a slide: the pages that its feed shows, and in the fragment the slide. */
export function slidePath(
  paths: Paths,
  key: string,
  { page, through, play = null }: { page: number; through: number; play?: string | null },
): string {
  const pages = { page: page > 1 ? page : null, through: through > page ? through : null, play };
  return `${withParams(paths.feed, pages)}#${slideId(key)}`;
}

/** Returns the address of a part of one of home's rows, as HTML. `home`: home's address, in any state. */
export function rowPath(home: string, section: string, page: number): string {
  const [path] = home.split('?');
  return withParams(`${path}/row/${section}`, { page: page > 1 ? page : null });
}

/** Returns the address of the list of a toggle's choice, as HTML. The first choice has no parameter. */
export function togglePath(home: string, section: string, choice: string | null): string {
  const [path] = home.split('?');
  return withParams(`${path}/toggle/${section}`, { choice });
}

/** The calls that browsers send: what a search finds while the visitor types, and what Play Movie plays. */
export const dataCalls = ['search', 'complete'] as const;
export type DataCall = (typeof dataCalls)[number];

/** Returns the address of a call for the browser. `ui` is the language of the page. */
export function dataPath(
  call: DataCall,
  params: Record<string, string | number>,
  ui: Language,
): string {
  const query = new URLSearchParams(Object.entries(params).map(([k, v]) => [k, String(v)]));
  if (ui !== ENGLISH) query.set('ui', ui);
  return `/data/${call}?${query}`;
}

/** Returns the address of the files of an item of archive.org, for the browser. */
export function archivePath(item: string): string {
  return `/data/archive?${new URLSearchParams({ item })}`;
}

/**
 * Returns an address with some query parameters changed; null removes one. The order is kept, so
 * that one state of a page has one address.
 */
export function withParams(path: string, changes: Record<string, string | number | null>): string {
  const at = path.includes('?') ? path.indexOf('?') : path.length;
  const pathname = path.slice(0, at);
  const query = new URLSearchParams(path.slice(at + 1));
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) query.delete(key);
    else query.set(key, String(value));
  }
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/**
 * Returns the address of a page in each language, and the English one as `x-default`. `path` may be
 * of any language.
 */
export function alternatesOf(siteUrl: string, path: string) {
  const plain = inEnglish(path);
  const hrefs = [...languages.map((one) => [one, one] as const), ['x-default', ENGLISH] as const];
  return hrefs.map(([hreflang, one]) => ({ hreflang, href: siteUrl + inLanguage(one, plain) }));
}
