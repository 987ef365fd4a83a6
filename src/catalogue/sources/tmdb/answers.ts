/** The answer to each call that the database owns. A call without an entry is the files'. */
import type { CallName, ParamsOf, WireOf } from '#/contract/calls.ts';
import { NotFound, Upstream } from '#/contract/errors.ts';
import type { Language } from '#/contract/language.ts';
import { WHERE_FRESH } from '#/contract/lifetimes.ts';
import { PROSE } from '#/contract/limits.ts';
import { SORTS } from '#/contract/params.ts';
import { field, text } from '#/contract/raw.ts';
import type { MovieDetailRow } from '#/contract/rows/movie.ts';
import type { DashboardTrailerRow } from '#/contract/rows/trailer.ts';
import { chart } from './charts.ts';
import { collection } from './collection.ts';
import { dayOf, detailsOf, fetchAnswer, type TmdbContext } from './context.ts';
import { decades, discover } from './discover.ts';
import { genreAt } from './genres.ts';
import { type Medium, namedBy, ownId, seasonAt } from './ids.ts';
import { LANGUAGES } from './languages.ts';
import { movieDetail } from './movie.ts';
import { films, paged } from './paged.ts';
import { personDetail } from './person.ts';
import * as requests from './requests.ts';
import {
  castIn,
  dateIn,
  makersIn,
  movieRow,
  pathIn,
  personRow,
  ratingIn,
  readRows,
} from './rows.ts';
import { episodesIn } from './season.ts';
import { seriesDetail } from './series.ts';
import { seriesLists } from './series-lists.ts';
import { trailerRow } from './trailers.ts';
import { trailerIn, videoRows } from './videos.ts';

/**
 * Returns a series or a person in the shape of a movie: clients open every row of a search as one. `id` is
 * the made id, which the client requested; `own_id` leads to the page of the kind.
 */
function openedAsMovie(
  id: string,
  named: { medium: Medium; id: number },
  body: unknown,
  ui: Language,
): MovieDetailRow {
  const title = text(field(body, 'name'));
  if (title === null) throw new NotFound(`no title ${id}`);
  const isSeries = named.medium === 'tv';
  const poster = pathIn(body, isSeries ? 'poster_path' : 'profile_path');
  const trailer = trailerIn(body, ui);
  return {
    id: Number(id),
    own_id: named.id,
    title,
    poster_path: poster,
    overview: text(field(body, isSeries ? 'overview' : 'biography'), PROSE) ?? '',
    release_date: dateIn(body, isSeries ? 'first_air_date' : 'birthday'),
    vote_average: isSeries ? ratingIn(body) : null,
    background_path: pathIn(body, 'backdrop_path'),
    trailer: trailer && `https://www.youtube.com/embed/${trailer}`,
    directors: makersIn(body),
    cast: castIn(body),
    productionCompanies: [],
    media_type: isSeries ? 'tv' : 'person',
  };
}

type Answer<N extends CallName> = (context: TmdbContext, params: ParamsOf<N>) => Promise<WireOf<N>>;

export const answers = {
  popular: (context, { page }) => films(context, 'popular', page, chart('popular', page, context)),
  nowPlaying: (context, { page }) =>
    films(context, 'nowPlaying', page, chart('now_playing', page, context)),
  topRated: (context, { page }) =>
    films(context, 'topRated', page, chart('top_rated', page, context)),
  upcoming: (context, { page }) =>
    films(context, 'upcoming', page, chart('upcoming', page, context)),
  thisYear: (context, { page }) => {
    const year = context.today().getUTCFullYear();
    return films(context, 'thisYear', page, requests.ofYear(year, page, context));
  },
  async trending(context, { timeWindow }) {
    const body = await fetchAnswer(context, 'trending', requests.trending(timeWindow, context.ui));
    return readRows(field(body, 'results'), movieRow(context.ui));
  },
  popularPeople: (context, { page }) =>
    paged(context, 'popularPeople', page, requests.popularPeople(page, context.ui), personRow),
  async genre(context, { genre, page, language, decade, sort }) {
    const known = genreAt(genre);
    if (!known) throw new NotFound(`no genre ${genre}`);
    const today = dayOf(context);
    const part = { genre: known.id, language: language ?? null, decade: decade ?? null, today };
    const request = requests.ofPart({ ...part, sort: sort ?? 'popularity' }, page, context);
    return {
      ...(await films(context, 'genre', page, request)),
      genre: known.name,
      languages: LANGUAGES,
      decades: decades(context),
      sorts: [...SORTS],
    };
  },
  discover,
  seriesLists,
  list: collection,
  async movie(context, { id }) {
    const named = namedBy(id);
    if (!named) throw new NotFound(`no movie ${id}`);
    const { body, regions } = await titleAt(context, 'movie', named);
    return named.medium === 'movie'
      ? known(movieDetail(body, { ...context, regions }))
      : openedAsMovie(id, named, body, context.ui);
  },
  async series(context, { id }) {
    const { body, regions } = await titleAt(context, 'series', {
      medium: 'tv',
      id: idOf('tv', id),
    });
    return known(seriesDetail(body, { ...context, regions }));
  },
  async seriesVideos(context, { id }) {
    const body = await detail(context, 'series', { medium: 'tv', id: idOf('tv', id) });
    return videoRows(body, context.ui);
  },
  async seasonEpisodes(context, { id }) {
    const named = seasonAt(id);
    if (!named) throw new NotFound(`no season ${id}`);
    const request = requests.season(named.series, named.number, context.ui);
    const body = await fetchAnswer(context, 'seasonEpisodes', request);
    const episodes = field(body, 'adult') === true ? null : episodesIn(body, named, context);
    if (episodes === null) throw new NotFound(`no season ${id}`);
    return episodes;
  },
  async person(context, { id }) {
    const body = await detail(context, 'person', { medium: 'person', id: idOf('person', id) });
    return known(personDetail(body, context.ui));
  },
  trailersDay: (context) => trailersOf(context, 'trailersDay', chart('popular', 1, context)),
  trailersWeek: (context) => trailersOf(context, 'trailersWeek', chart('upcoming', 1, context)),
} satisfies { [N in CallName]?: Answer<N> };

export type OwnCall = keyof typeof answers;

/** Returns a thing's detail. Rejects with NotFound for one for adults, which no list has either. */
async function detail(
  context: TmdbContext,
  name: CallName,
  { medium, id }: { medium: 'movie' | 'tv' | 'person'; id: number },
): Promise<unknown> {
  const of = { movie: requests.movie, tv: requests.series, person: requests.person };
  const body = await fetchAnswer(context, name, of[medium](id, context.ui));
  if (field(body, 'adult') === true) throw new NotFound(`no ${medium} ${id}`);
  return body;
}

/** Returns a title's detail, and the countries of which it still says where to watch it. */
async function titleAt(
  context: TmdbContext,
  name: 'movie' | 'series',
  named: { medium: Medium; id: number },
): Promise<{ body: unknown; regions: readonly string[] }> {
  let { regions } = context;
  function onAnswer(age: number): void {
    if (age > WHERE_FRESH) regions = [];
    context.onAnswer(age);
  }
  const body = await detail({ ...context, onAnswer }, name, named);
  return { body, regions };
}

/** Returns the trailers of a list's films, in its order. */
async function trailersOf(
  context: TmdbContext,
  name: 'trailersDay' | 'trailersWeek',
  request: string,
): Promise<DashboardTrailerRow[]> {
  const bodies = await detailsOf(context, name, request);
  return bodies.flatMap((body) => trailerRow(body, context) ?? []);
}

function idOf(medium: 'tv' | 'person', id: string): number {
  const own = ownId(medium, id);
  if (own === null) throw new NotFound(`no ${medium} ${id}`);
  return own;
}

/** Returns an answer. Throws Upstream for null, which stands for one without a name. */
function known<T>(answer: T | null): T {
  if (answer === null) throw new Upstream('the answer says nothing');
  return answer;
}
