/** The body of every call's answer: its envelope around its rows. */
import { z } from 'zod';
import type { CallName } from '../calls.ts';
import * as lists from './lists.ts';
import * as playables from './playables.ts';
import { row } from './row.ts';
import * as titles from './titles.ts';

const count = z.int().min(0);
/** Numbers, not texts: a client compares `page` with the total. */
const page = z.int().min(1);
const more = {
  total_results: count,
  watchable: z.boolean(),
  playing: count,
  ui: z.boolean(),
  lists: z.boolean(),
  discover: z.boolean(),
};

/** Rows under `key` with `total_pages`, as the movie database writes it. */
const paged = (key: string, rows: z.ZodType, extras = {}) =>
  row({ [key]: z.array(rows), page, total_pages: page }, { ...more, ...extras });

/** The same with `totalPages`. */
const pagedCamel = (key: string, rows: z.ZodType) =>
  row({ [key]: z.array(rows), page, totalPages: page }, more);

export const answers: Record<CallName, z.ZodType> = {
  search: z.array(titles.searchHit),
  popular: paged('results', titles.movie),
  recentlyAdded: pagedCamel('movies', playables.regional),
  thisYear: paged('movies', titles.movie),
  trending: z.object({ data: z.object({ results: z.array(titles.movie) }) }),
  trailersDay: z.array(playables.dashboardTrailer),
  trailersWeek: z.array(playables.dashboardTrailer),
  movie: titles.movieDetail,
  complete: titles.complete,
  nowPlaying: paged('results', titles.movie),
  topRated: paged('results', titles.movie),
  upcoming: paged('results', titles.movie, { years: z.boolean() }),
  popularPeople: paged('results', titles.person),
  person: titles.personDetail,
  series: titles.seriesAndCredits,
  seriesVideos: z.array(titles.video),
  punjabiMovies: paged('result', playables.regional),
  englishMovies: paged('result', playables.regional),
  hindiMovies: paged('result', playables.regional),
  cartoons: pagedCamel('results', playables.cartoon),
  seasons: z.array(playables.season),
  seasonEpisodes: z.array(playables.episode),
  fitness: pagedCamel('data', playables.clip),
  punjabiTrailers: z.object({ results: z.array(playables.feedTrailer) }),
  songs: pagedCamel('songs', playables.clip),
  dramas: z.array(playables.drama),
  dramaEpisodes: z.array(playables.episode),
  genre: paged('results', titles.movie, titles.genreList),
  discover: paged('results', titles.movie, titles.narrowed),
  lists: paged('results', lists.list),
  list: lists.list,
};
