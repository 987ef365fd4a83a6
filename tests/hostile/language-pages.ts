/** Pages of every route in every language, over a host whose titles are long and of mixed scripts. */
import { sayingPages, scriptSaying } from '../fixtures/sayings.ts';
import type { ScriptedHost } from '../fixtures/scripted-host.ts';

/** Pages that have something to show, by the status 200. */
export const SHOWN = [
  ...Object.values(sayingPages),
  ...[
    '/movies/PopularMovies?page=2',
    '/movies/PopularMovies?through=3',
    '/search',
    '/search?query=a',
  ],
  ...['/movies/PopularMovies?watch=1', '/movie-dashboard?trailers=week&trending=week&popular=2'],
  ...['/movie/season/episodes', '/drama-pak-tv-episode-play?drama=Kahani'],
];
/** Pages of what is not there, by the status 404. */
export const NOT_THERE = [
  ...['/nowhere', '/zxyxvyXdF/%00', '/people/detail/%00', '/detail/tv-series/a%20b', '/season/-1'],
  ...['/zxyxvyXdF/404', '/people/detail/404', '/detail/tv-series/404', '/season/none'],
  ...['/drama/Nobody', '/movies/PopularMovies?page=9', '/data', '/drama/%'],
  ...[
    '/movie/season/episodes?season=none&episode=e1',
    '/movie/season/episodes?season=s7&episode=x',
  ],
  '/drama-pak-tv-episode-play?drama=Nobody&episode=e1',
];
/** Files that the build wrote, for each language. */
export const WRITTEN = ['/', '/TvShow/trending', '/TvShow/topRated', '/more/upComing', '/500'];

/** One page of each kind. */
export const FEW = [
  ...[sayingPages.home, sayingPages.songs, sayingPages['a movie'], sayingPages['an episode']],
  ...['/search?query=a', '/movies/PopularMovies?page=9', '/drama/Nobody', '/nowhere', ...WRITTEN],
];

/** A title of 300 characters in four scripts, with signs that markup and lines may stumble over. */
export const MIXED = `Lamp & “چراغ” <दीया> "ਦੀਵਾ" 'x' ?a=1#b/ur/ \u202eabc\u2069 `
  .repeat(6)
  .slice(0, 300);

/** Scripts every call, with lists of three pages and some things that do not exist. */
export function scriptMixed(host: ScriptedHost, text = MIXED): void {
  scriptSaying(host, { text });
  const movie = { id: 7, title: text, watchable: true };
  const popular = { results: [movie], page: 1, total_pages: 3, total_results: 60 };
  host.answer('/api/tmdb/popular?', { json: popular });
  host.answer('/api/tmdb/recently-add/movies', { json: { movies: [movie], totalPages: 3 } });
  const gone = ['dashboard/movie/404', 'series/404', 'series/videos/404', '404'];
  for (const path of gone) host.answer(`/api/tmdb/${path}`, { status: 404, json: {} });
  for (const path of ['none/episodes', 'dashboard/drama/Nobody'])
    host.answer(`/api/seasons/${path}`, { status: 404, json: {} });
}
