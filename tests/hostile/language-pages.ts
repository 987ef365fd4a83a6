/** Pages of every route in every language, over a host whose titles are long and of mixed scripts. */
import { sayingPages, scriptSaying } from '../fixtures/sayings.ts';
import type { ScriptedHost } from '../fixtures/scripted-host.ts';

/** Pages that have something to show, by the status 200. */
export const SHOWN = [
  '/',
  ...Object.values(sayingPages),
  '/movies/PopularMovies?page=2',
  '/movies/PopularMovies?through=3',
  '/search',
  '/search?query=a',
  '/movies/PopularMovies?watch=1',
  '/movie-dashboard?trailers=week&trending=week&popular=2',
  '/movie/season/episodes',
  '/drama-pak-tv-episode-play?drama=Kahani',
];
/** Pages of what is not there, by the status 404. */
export const NOT_THERE = [
  '/nowhere',
  '/zxyxvyXdF/%00',
  '/people/detail/%00',
  '/detail/tv-series/a%20b',
  '/season/-1',
  '/zxyxvyXdF/404',
  '/people/detail/404',
  '/detail/tv-series/404',
  '/season/none',
  '/drama/Nobody',
  '/movies/PopularMovies?page=9',
  '/data',
  '/drama/%',
  '/lists/none',
  '/free/none',
  '/free/1800',
  '/movie/season/episodes?season=none&episode=e1',
  '/movie/season/episodes?season=s7&episode=x',
  '/drama-pak-tv-episode-play?drama=Nobody&episode=e1',
];
/** Files that the build wrote, for each language. */
export const WRITTEN = ['/more/trending', '/more/topRated', '/more/upComing', '/500'];

/** The drama that the addresses name. */
export const DRAMA = 'Kahani';

/** One page of each kind. */
export const FEW = [
  sayingPages.home,
  sayingPages.songs,
  sayingPages['a movie'],
  sayingPages['an episode'],
  '/search?query=a',
  '/movies/PopularMovies?page=9',
  '/drama/Nobody',
  '/nowhere',
  '/',
  ...WRITTEN,
];

/** A title of 300 characters in four scripts, with signs that markup and lines may stumble over. */
export const MIXED = `Lamp & “چراغ” <दीया> "ਦੀਵਾ" 'x' ?a=1#b/ur/ \u202eabc\u2069 `
  .repeat(6)
  .slice(0, 300);

/** Everything optional that a host may say of a title or a person. */
function factsOf(text: string) {
  const people = [{ id: 7, name: text, character: text }];
  return {
    genres: [text],
    countries: ['IN'],
    language: 'hi',
    runtime: 100,
    year: 1950,
    notes: text,
    basis: { kind: text, reason: text, countries: ['IN', 'PK'] },
    overview: text,
    directors: people,
    writers: people,
    cast: people,
    similar: [{ id: 7, title: text }],
    series: { id: 7, name: text },
    seasons: [{ _id: 's7', title: text }],
    film: text,
    singers: [text, text],
    composer: text,
    deathday: '1990-02-03',
    gender: 2,
  };
}

/** Returns an answer whose rows have all facts. */
function known(value: unknown, facts: object): unknown {
  if (Array.isArray(value)) return value.map((item) => known(item, facts));
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, known(inner, facts)]),
  );
  if (!('title' in own || 'name' in own)) return own;
  return { ...facts, ...own, ...('views' in own && { views: 1234 }) };
}

/** Scripts every call, with all facts, lists of three pages, and some things that do not exist. */
export function scriptMixed(host: ScriptedHost, text = MIXED): void {
  const facts = factsOf(text);
  const answer: ScriptedHost['answer'] = (prefix, { json }) =>
    host.answer(prefix, { json: known(json, facts) });
  scriptSaying({ ...host, answer }, { text });
  const movie = { id: 7, title: text, watchable: true };
  const announced = { lists: true, discover: true, free: true };
  const popular = { results: [movie], page: 1, total_pages: 3, total_results: 60, ...announced };
  host.answer('/api/tmdb/popular?', { json: popular });
  host.answer('/api/tmdb/recently-add/movies', { json: { movies: [movie], totalPages: 3 } });
  const makers = { writers: [text], directors: [text], people: [{ id: 7, name: text }] };
  const dramas = [text, DRAMA].map((title) => ({ ...facts, ...makers, id: title, title }));
  host.answer('/api/seasons/dashboard/tv', { json: dramas });
  for (const path of ['dashboard/movie/404', 'series/404', 'series/videos/404', '404'])
    host.answer(`/api/tmdb/${path}`, { status: 404, json: {} });
  host.answer('/api/lists/none', { status: 404, json: {} });
  for (const path of ['none/episodes', 'dashboard/drama/Nobody'])
    host.answer(`/api/seasons/${path}`, { status: 404, json: {} });
}
