/** Every URL of the site, built in one place. */
import type { SearchResult } from '#/contract/movie.ts';

export const paths = {
  splash: '/',
  home: '/movie-dashboard',
  movie: (id: string) => `/zxyxvyXdF/${encodeURIComponent(id)}`,
  person: (id: string) => `/people/detail/${encodeURIComponent(id)}`,
  series: (id: string) => `/detail/tv-series/${encodeURIComponent(id)}`,
  search: '/search',
  popular: '/movies/PopularMovies',
  nowPlaying: '/movies/nowPlaying',
  topRated: '/movies/topRated',
  upcoming: '/movies/upComing',
  punjabi: '/movies/punjabi-movies',
  hindi: '/movies/hindi-movies',
  english: '/movies/english-movies',
  cartoons: '/all-cartoons',
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
  clip: (name: string) => `/clips/${name}`,
} as const;

/**
 * Addresses that only the server needs to know: they stand apart, so that scripts of browsers leave
 * them out. A part in brackets stands for one thing of many.
 */
export const patterns = {
  movie: '/zxyxvyXdF/[id]',
  person: '/people/detail/[id]',
  series: '/detail/tv-series/[id]',
  season: '/season/[id]',
  drama: '/drama/[name]',
  soon: '/TvShow/[kind]',
  more: '/more/[kind]',
  clip: '/clips/[clip]',
  data: '/data/[call]',
  manifest: '/manifest.webmanifest',
  /** Shown when a page could not be rendered. */
  broken: '/500',
  /** Stands for every address that is no page. */
  nowhere: '/not-found',
} as const;

/** The page of a search result: that of its kind when the host says the kind, else the movie page. */
export function resultPath(result: Pick<SearchResult, 'id' | 'kind'>): string {
  if (result.kind === 'person') return paths.person(result.id);
  return result.kind === 'series' ? paths.series(result.id) : paths.movie(result.id);
}

/**
 * The key of the card that a link of it leads from: what it plays on this page, else the thing whose
 * page it is. Cards do not carry it a second time: that costs 3 bytes a card, compressed.
 */
export function keyInLink(href: string): string {
  const { searchParams, pathname } = new URL(href);
  return (
    searchParams.get('play') ?? decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1))
  );
}

/** A search for a text. Spaces become `+`, as existing clients send them. */
export function searchPath(query: string): string {
  return `${paths.search}?${new URLSearchParams({ query })}`;
}

/** Where the browser asks the catalogue itself. */
export function dataPath(call: string, params: Record<string, string | number>): string {
  const query = new URLSearchParams(Object.entries(params).map(([k, v]) => [k, String(v)]));
  return query.size > 0 ? `/data/${call}?${query}` : `/data/${call}`;
}

/**
 * An address with some query parameters changed: null removes one. The order is kept, so that one
 * state of a page has one address.
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
