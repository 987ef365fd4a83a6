/**
 * Every GET of the host contract, declared once. The remote client, the embedded host's router,
 * the `/data` endpoint, the browser's stores and the tests all read this table.
 */

import {
  discoverCall,
  genreCall,
  listCall,
  oneCall,
  pagedCall,
  portionCall,
  type Values,
  watchableCall,
  yearsCall,
} from './call.ts';
import { readClip } from './clip.ts';
import * as envelope from './envelope.ts';
import { readDrama, readEpisodes, readSeason } from './episode.ts';
import { FACTS, PLAYERS, SEARCH } from './lifetimes.ts';
import { MOST_HITS, WHOLE } from './limits.ts';
import { readList } from './list.ts';
import {
  readCartoon,
  readComplete,
  readMovie,
  readMovieDetail,
  readRegionalMovie,
  readSearchResult,
} from './movie.ts';
import { id, query, genre as slug, timeWindow, title } from './params.ts';
import { readPerson, readPersonDetail } from './person.ts';
import type * as wire from './schema/types.ts';
import { readSeries, readVideo } from './series.ts';
import type { Target } from './target.ts';
import { readDashboardTrailer, readFeedTrailer } from './trailer.ts';

const byId = (item: { id: string }) => item.id;
/** In a movie database a movie, a series and a person may have one number. */
const byKindAndId = ({ kind, id }: Target) => `${kind} ${id}`;
const isNameless = (item: { name: string | null }) => item.name === null;
const byKey = (item: { key: string }) => item.key;

const pageOfMovies = envelope.paged<wire.MovieRow>('results', 'total_pages');

function movies(template: string) {
  return watchableCall(template, pageOfMovies, readMovie, byId, FACTS);
}

function regional(template: string) {
  const paged = envelope.paged<wire.RegionalRow>('result', 'total_pages');
  return pagedCall(template, paged, readRegionalMovie, byKey, PLAYERS);
}

function clips(template: string, rows: string) {
  const paged = envelope.paged<wire.ClipRow>(rows, 'totalPages');
  return pagedCall(template, paged, readClip, byKey, PLAYERS);
}

function dashboardTrailers(template: string) {
  const rows = envelope.bare<wire.DashboardTrailerRow>();
  return listCall(template, {}, rows, readDashboardTrailer, PLAYERS, { key: byKey });
}

function episodes<P>(template: string, params: P) {
  return oneCall(template, params, envelope.bare<wire.EpisodeRow>(), readEpisodes, PLAYERS);
}

export const calls = {
  search: listCall(
    '/api/tmdb/dashboard/search',
    { query },
    envelope.bare<wire.SearchRow>(),
    readSearchResult,
    SEARCH,
    { key: byKindAndId, most: MOST_HITS },
  ),
  popular: movies('/api/tmdb/popular'),
  recentlyAdded: pagedCall(
    '/api/tmdb/recently-add/movies',
    envelope.paged<wire.RegionalRow>('movies', 'totalPages'),
    readRegionalMovie,
    byKey,
    PLAYERS,
  ),
  thisYear: pagedCall(
    '/api/tmdb/this-year',
    envelope.paged<wire.MovieRow>('movies', 'total_pages'),
    readMovie,
    byId,
    FACTS,
  ),
  trending: listCall(
    '/api/tmdb/trending/movies',
    { timeWindow },
    envelope.nested<wire.MovieRow>(),
    readMovie,
    FACTS,
    { key: byId },
  ),
  trailersDay: dashboardTrailers('/api/tmdb/dashboard/popular/trailer'),
  trailersWeek: dashboardTrailers('/api/tmdb/dashboard/trailer'),
  movie: oneCall(
    '/api/tmdb/dashboard/movie/{id}',
    { id },
    envelope.object<wire.MovieDetailRow>(),
    readMovieDetail,
    PLAYERS,
  ),
  complete: oneCall(
    '/api/tmdb/dashboard/complete/{id}',
    { id },
    envelope.object<wire.CompleteRow>(),
    readComplete,
    PLAYERS,
  ),
  nowPlaying: movies('/api/tmdb/now-playing'),
  topRated: movies('/api/tmdb/top-rated'),
  upcoming: yearsCall('/api/tmdb/upcoming', pageOfMovies, readMovie, byId, FACTS),
  popularPeople: pagedCall(
    '/api/tmdb/popular-people',
    envelope.paged<wire.PersonRow>('results', 'total_pages'),
    readPerson,
    byId,
    FACTS,
  ),
  person: oneCall(
    '/api/tmdb/{id}',
    { id },
    envelope.object<wire.PersonDetailRow>(),
    readPersonDetail,
    FACTS,
    isNameless,
  ),
  series: oneCall(
    '/api/tmdb/series/{id}',
    { id },
    envelope.seriesAndCredits<wire.SeriesWire>(),
    readSeries,
    FACTS,
    isNameless,
  ),
  seriesVideos: listCall(
    '/api/tmdb/series/videos/{id}',
    { id },
    envelope.bare<wire.VideoRow>(),
    readVideo,
    PLAYERS,
  ),
  punjabiMovies: regional('/api/tmdb/punjabi-movies'),
  englishMovies: regional('/api/tmdb/english-movies'),
  hindiMovies: regional('/api/tmdb/hindi-movies'),
  cartoons: pagedCall(
    '/api/tmdb/trending/cartoon',
    envelope.paged<wire.CartoonRow>('results', 'totalPages'),
    readCartoon,
    byKey,
    PLAYERS,
  ),
  seasons: listCall('/api/seasons', {}, envelope.bare<wire.SeasonRow>(), readSeason, FACTS, {
    key: byId,
    most: WHOLE,
  }),
  seasonEpisodes: episodes('/api/seasons/{id}/episodes', { id }),
  fitness: clips('/api/tmdb/fitness/data', 'data'),
  punjabiTrailers: portionCall(
    '/api/tmdb/punjabi-movies-trailers',
    envelope.keyed<wire.FeedRow>('results'),
    readFeedTrailer,
    byKey,
    PLAYERS,
  ),
  songs: clips('/api/tmdb/all/songs', 'songs'),
  dramas: listCall(
    '/api/seasons/dashboard/tv',
    {},
    envelope.bare<wire.DramaRow>(),
    readDrama,
    FACTS,
    { most: WHOLE },
  ),
  dramaEpisodes: episodes('/api/seasons/dashboard/drama/{title}', { title }),
  genre: genreCall(
    '/api/tmdb/genre/{genre}',
    envelope.pageOfGenre<wire.MovieRow>('results', 'total_pages'),
    readMovie,
    byId,
    FACTS,
  ),
  discover: discoverCall(
    '/api/tmdb/discover/movies',
    envelope.pageOfDiscover<wire.MovieRow>('results', 'total_pages'),
    readMovie,
    byId,
    FACTS,
  ),
  lists: pagedCall(
    '/api/lists',
    envelope.paged<wire.ListRow>('results', 'total_pages'),
    readList,
    byId,
    FACTS,
  ),
  list: oneCall(
    '/api/lists/{name}',
    { name: slug },
    envelope.object<wire.ListRow>(),
    readList,
    FACTS,
  ),
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type ParamsOf<N extends CallName> = Values<Calls[N]['params']>;
export type WireOf<N extends CallName> = Parameters<Calls[N]['wrap']>[0];
export type AnswerOf<N extends CallName> = NonNullable<ReturnType<Calls[N]['read']>>;

export const callNames = Object.keys(calls) as CallName[];
