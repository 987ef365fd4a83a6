/** The query that answers each call. A call without a query does not compile. */
import type { CallName, ParamsOf, WireOf } from '#/contract/calls.ts';
import type { HostContext } from './context.ts';
import * as clips from './queries/clips.ts';
import { discover } from './queries/discover.ts';
import * as episodes from './queries/episodes.ts';
import { freeTitles } from './queries/free.ts';
import { ofGenre } from './queries/genre.ts';
import * as lists from './queries/lists.ts';
import * as movies from './queries/movies.ts';
import * as people from './queries/people.ts';
import * as playable from './queries/playable.ts';
import { seriesLists } from './queries/series.ts';
import * as titles from './queries/titles.ts';
import { search, searchPages } from './search/search.ts';

export type Query<N extends CallName> = (context: HostContext, params: ParamsOf<N>) => WireOf<N>;

export const routes: { [N in CallName]: Query<N> } = {
  search: (context, { query }) => search(context, query),
  searchPages: (context, params) => searchPages(context, params),
  popular: (context, { page, watch }) => movies.popular(context, page, watch),
  recentlyAdded: (context, { page, watch }) => playable.recentlyAdded(context, page, watch),
  thisYear: (context, { page }) => movies.thisYear(context, page),
  trending: (context, { timeWindow }) => movies.trending(context, timeWindow),
  trailersDay: (context) => playable.dashboardTrailers(context, 'day'),
  trailersWeek: (context) => playable.dashboardTrailers(context, 'week'),
  movie: (context, { id }) => titles.movie(context, id),
  complete: (context, { id }) => titles.complete(context, id),
  nowPlaying: (context, { page, watch }) => movies.nowPlaying(context, page, watch),
  topRated: (context, { page, watch }) => movies.topRated(context, page, watch),
  upcoming: (context, params) => movies.upcoming(context, params),
  popularPeople: (context, { page }) => people.popularPeople(context, page),
  person: (context, { id }) => people.person(context, id),
  series: (context, { id }) => titles.series(context, id),
  seriesVideos: (context, { id }) => titles.seriesVideos(context, id),
  punjabiMovies: (context, { page, watch }) => playable.regional(context, 'pa', page, watch),
  englishMovies: (context, { page, watch }) => playable.regional(context, 'en', page, watch),
  hindiMovies: (context, { page, watch }) => playable.regional(context, 'hi', page, watch),
  cartoons: (context, { page, watch }) => playable.cartoons(context, page, watch),
  seasons: (context) => episodes.seasons(context),
  seasonEpisodes: (context, { id }) => episodes.seasonEpisodes(context, id),
  fitness: (context, { page, watch }) => clips.clips(context, 'fitness', page, watch),
  punjabiTrailers: (context, { page, limit }) => playable.feed(context, page, limit),
  songs: (context, { page, watch }) => clips.clips(context, 'song', page, watch),
  dramas: (context) => episodes.dramas(context),
  dramaEpisodes: (context, { title }) => episodes.dramaEpisodes(context, title),
  genre: (context, params) => ofGenre(context, params),
  discover: (context, params) => discover(context, params),
  seriesLists: (context, params) => seriesLists(context, params),
  lists: (context, { page }) => lists.lists(context, page),
  free: (context) => freeTitles(context),
  list: (context, { name }) => lists.list(context, name),
};
