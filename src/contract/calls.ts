/**
 * Every GET of the host contract, declared once. The remote client, the embedded host's router,
 * the `/data` endpoint, the browser's stores and the tests all read this table.
 */

import { listCall, oneCall, type ParamValues, pagedCall, portionCall } from './call.ts';
import * as envelope from './envelope.ts';
import { FACTS, PLAYERS, SEARCH } from './lifetimes.ts';
import { MOST_FREE, MOST_HITS, WHOLE } from './limits.ts';
import { paged, pageOfDiscover, pageOfGenre, YEARS } from './page.ts';
import * as kinds from './params.ts';
import { clip } from './rows/clip.ts';
import { drama } from './rows/drama.ts';
import { byNumber, episode } from './rows/episode.ts';
import { freeTitle } from './rows/free.ts';
import { editorList } from './rows/list.ts';
import { identified, movie, movieDetail } from './rows/movie.ts';
import { person, personDetail } from './rows/person.ts';
import { cartoon, complete, regional } from './rows/playable.ts';
import { searchHit } from './rows/search-hit.ts';
import { season } from './rows/season.ts';
import { listedSeries, series, video } from './rows/series.ts';
import { dashboardTrailer, feedTrailer } from './rows/trailer.ts';
import type { Trust } from './trust.ts';

const { page, watch, id } = kinds;
const isNameless = (item: { name: string | null }) => item.name === null;

/** The names in the envelope of a page, as the movie database writes them. */
const RESULTS = { rows: 'results', total: 'total_pages' } as const;
const films = paged(RESULTS, movie);

function movies(template: string) {
  return pagedCall(template, { page, watch }, films, FACTS);
}

function regionalMovies(template: string) {
  const result = paged({ rows: 'result', total: 'total_pages' }, regional);
  return pagedCall(template, { page, watch }, result, PLAYERS);
}

function clips(template: string, rows: string) {
  const result = paged({ rows, total: 'totalPages' }, clip);
  return pagedCall(template, { page, watch }, result, PLAYERS);
}

function trailers(template: string) {
  return listCall(template, {}, envelope.bare(dashboardTrailer), PLAYERS);
}

function episodes<P>(template: string, params: P) {
  const all = { most: WHOLE, order: byNumber };
  return listCall(template, params, envelope.bare(episode), PLAYERS, all);
}

const oneMovie = oneCall(
  '/api/tmdb/dashboard/movie/{id}',
  { id },
  envelope.object(movieDetail),
  PLAYERS,
);

export const calls = {
  search: listCall(
    '/api/tmdb/dashboard/search',
    { query: kinds.query },
    envelope.bare(searchHit),
    SEARCH,
    { most: MOST_HITS },
  ),
  searchPages: pagedCall(
    '/api/tmdb/discover/search',
    { query: kinds.query, kind: kinds.searchKind, page },
    paged(RESULTS, searchHit),
    SEARCH,
  ),
  popular: movies('/api/tmdb/popular'),
  recentlyAdded: pagedCall(
    '/api/tmdb/recently-add/movies',
    { page, watch },
    paged({ rows: 'movies', total: 'totalPages' }, regional),
    PLAYERS,
  ),
  thisYear: pagedCall(
    '/api/tmdb/this-year',
    { page },
    paged({ rows: 'movies', total: 'total_pages' }, movie),
    FACTS,
  ),
  trending: listCall(
    '/api/tmdb/trending/movies',
    { timeWindow: kinds.timeWindow },
    envelope.nested(movie),
    FACTS,
  ),
  trailersDay: trailers('/api/tmdb/dashboard/popular/trailer'),
  trailersWeek: trailers('/api/tmdb/dashboard/trailer'),
  movie: {
    ...oneMovie,
    read: (body: unknown, trust: Trust, asked: { id: string }) =>
      oneMovie.read(identified(body, asked.id), trust, asked),
  },
  complete: oneCall(
    '/api/tmdb/dashboard/complete/{id}',
    { id },
    envelope.object(complete),
    PLAYERS,
  ),
  nowPlaying: movies('/api/tmdb/now-playing'),
  topRated: movies('/api/tmdb/top-rated'),
  upcoming: pagedCall(
    '/api/tmdb/upcoming',
    { page, watch, year: kinds.year },
    paged(RESULTS, movie, YEARS),
    FACTS,
  ),
  popularPeople: pagedCall('/api/tmdb/popular-people', { page }, paged(RESULTS, person), FACTS),
  person: oneCall('/api/tmdb/{id}', { id }, envelope.objectOrNull(personDetail), FACTS, isNameless),
  series: oneCall(
    '/api/tmdb/series/{id}',
    { id },
    envelope.object(series, ['series', 'credits']),
    FACTS,
    isNameless,
  ),
  seriesVideos: listCall('/api/tmdb/series/videos/{id}', { id }, envelope.bare(video), PLAYERS),
  punjabiMovies: regionalMovies('/api/tmdb/punjabi-movies'),
  englishMovies: regionalMovies('/api/tmdb/english-movies'),
  hindiMovies: regionalMovies('/api/tmdb/hindi-movies'),
  cartoons: pagedCall(
    '/api/tmdb/trending/cartoon',
    { page, watch },
    paged({ rows: 'results', total: 'totalPages' }, cartoon),
    PLAYERS,
  ),
  seasons: listCall('/api/seasons', {}, envelope.bare(season), FACTS, { most: WHOLE }),
  seasonEpisodes: episodes('/api/seasons/{id}/episodes', { id }),
  fitness: clips('/api/tmdb/fitness/data', 'data'),
  punjabiTrailers: portionCall(
    '/api/tmdb/punjabi-movies-trailers',
    envelope.keyed('results', feedTrailer),
    PLAYERS,
  ),
  songs: clips('/api/tmdb/all/songs', 'songs'),
  dramas: listCall('/api/seasons/dashboard/tv', {}, envelope.bare(drama), FACTS, { most: WHOLE }),
  dramaEpisodes: episodes('/api/seasons/dashboard/drama/{title}', { title: kinds.title }),
  genre: pagedCall(
    '/api/tmdb/genre/{genre}',
    {
      genre: kinds.genre,
      page,
      language: kinds.language,
      decade: kinds.decade,
      sort: kinds.sort,
    },
    pageOfGenre(RESULTS, movie),
    FACTS,
  ),
  discover: pagedCall(
    '/api/tmdb/discover/movies',
    {
      genre: kinds.anyGenre,
      language: kinds.language,
      country: kinds.country,
      decade: kinds.decade,
      length: kinds.length,
      service: kinds.service,
      keyword: kinds.keyword,
      watch,
      sort: kinds.sort,
      page,
    },
    pageOfDiscover(RESULTS, movie),
    FACTS,
  ),
  seriesLists: pagedCall(
    '/api/tmdb/discover/series',
    { list: kinds.seriesList, genre: kinds.anyGenre, page },
    pageOfDiscover(RESULTS, listedSeries),
    FACTS,
  ),
  lists: pagedCall('/api/lists', { page }, paged(RESULTS, editorList), FACTS),
  free: listCall('/api/free', {}, envelope.bare(freeTitle), FACTS, { most: MOST_FREE }),
  list: oneCall('/api/lists/{name}', { name: kinds.genre }, envelope.object(editorList), FACTS),
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type ParamsOf<N extends CallName> = ParamValues<Calls[N]['params']>;
export type WireOf<N extends CallName> = Parameters<Calls[N]['wrap']>[0];
export type AnswerOf<N extends CallName> = NonNullable<ReturnType<Calls[N]['read']>>;

export const callNames = Object.keys(calls) as CallName[];
