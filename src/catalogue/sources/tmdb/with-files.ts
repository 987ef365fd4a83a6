/** Answers to which the catalogue's files and the movie database both bring something. */
import { addressOf } from '#/contract/address.ts';
import type { CallName, ParamsOf } from '#/contract/calls.ts';
import { calendarDate } from '#/contract/dates.ts';
import { NotFound } from '#/contract/errors.ts';
import { TITLES_FRESH } from '#/contract/lifetimes.ts';
import type { Paged } from '#/contract/page.ts';
import { field, text } from '#/contract/raw.ts';
import type { MovieDetailRow, MovieRow } from '#/contract/rows/movie.ts';
import type { CompleteRow } from '#/contract/rows/playable.ts';
import type { NumberedEntry } from '#/host/queries/lists.ts';
import type { Described } from '#/host/queries/same-film.ts';
import type { Source } from '../source.ts';
import { answers } from './answers.ts';
import type { TmdbContext } from './context.ts';
import { genreAt } from './genres.ts';
import { namedBy, ownId, seasonAt } from './ids.ts';
import type { PlayingFilm } from './regional.ts';
import * as requests from './requests.ts';
import { titleOf } from './titled.ts';
import type { FilesToCompare } from './twins.ts';

/** The embedded host, what it offers that the database does not, and the film in it that the database describes. */
export type Files = Pick<Source, 'fetch' | 'hasLists' | 'hasFree'> &
  FilesToCompare & {
    sameFilm(film: Described): number | null;
    /** Returns the films of a language that play. */
    playingFilms(language: string): readonly PlayingFilm[];
    /** Returns the entries of a list that name films of the database. */
    numberedEntries(list: string): readonly NumberedEntry[];
    /** Returns how many films play. */
    playing(): number;
  };

/** Lists of films that can be asked for what plays: what plays is the files'. */
const WATCHED: readonly CallName[] = [
  'popular',
  'topRated',
  'punjabiMovies',
  'englishMovies',
  'hindiMovies',
];

/** Returns whether an id, a name or what plays is the files': they then answer without the database. */
export function isOfFiles(name: CallName, params: ParamsOf<CallName>): boolean {
  const { id = '', genre = '', watch } = params as { id?: string; genre?: string; watch?: '1' };
  if (WATCHED.includes(name)) return watch === '1';
  if (name === 'movie' || name === 'complete') return namedBy(id) === null;
  if (name === 'series' || name === 'seriesVideos') return ownId('tv', id) === null;
  if (name === 'seasonEpisodes') return seasonAt(id) === null;
  if (name === 'person') return ownId('person', id) === null;
  return name === 'genre' && genreAt(genre) === undefined;
}

/** Returns a chart of the database, which can be asked for what the files play. */
export async function chart(
  files: Files,
  context: TmdbContext,
  name: 'popular' | 'topRated',
  params: ParamsOf<'popular'>,
): Promise<Paged<MovieRow>> {
  const page = await answers[name](context, params);
  const playing = files.playing();
  return { ...page, watchable: playing > 0, playing };
}

/** Returns a film, and whether the files have it whole: its page then offers to play it. */
export async function movie(
  files: Files,
  context: TmdbContext,
  params: ParamsOf<'movie'>,
): Promise<MovieDetailRow> {
  const row = await answers.movie(context, params);
  const { links } = await complete(files, context, params);
  return { ...row, watchable: links !== '' };
}

/** Returns the files' whole film, where they have the one that an id of the database names. */
export async function complete(
  files: Files,
  context: TmdbContext,
  { id }: ParamsOf<'complete'>,
): Promise<CompleteRow> {
  const named = namedBy(id);
  if (named === null) throw new NotFound(`no movie ${id}`);
  if (named.medium !== 'movie') {
    // Clients also ask this for search rows of another kind. A 404 would show them nothing.
    return { title: (await answers.movie(context, { id })).title, links: '' };
  }
  const { shelfOnly, onAnswer, ui } = context;
  const reading = { fresh: TITLES_FRESH, shelfOnly, ...(shelfOnly && { onAnswer }) };
  const film = await context.database.get(requests.movie(named.id, ui), reading);
  if (field(film, 'adult') === true) throw new NotFound(`no movie ${id}`);
  const { title } = titleOf(film, 'title', ui) ?? { title: `${named.id}` };
  return { title, ...(await playedBy(files, named.id, film)) };
}

/** Returns whether the files play a film of the database. */
export async function isPlayed(files: Files, tmdb: number, film: unknown): Promise<boolean> {
  return (await playedBy(files, tmdb, film)).links !== '';
}

const titlesIn = (film: unknown) =>
  ['title', 'original_title'].flatMap((name) => text(field(film, name)) ?? []);

/** Returns the address at which the files play a film of the database, '' where they do not, and its captions. */
async function playedBy(
  files: Files,
  tmdb: number,
  film: unknown,
): Promise<Omit<CompleteRow, 'title'>> {
  const known = calendarDate(field(film, 'release_date'));
  const titles = titlesIn(film);
  const year = known === null ? null : Number(known.slice(0, 4));
  const own = files.sameFilm({ tmdb, titles, year });
  if (own === null) return { links: '' };
  const whole = await bodyAt(files, addressOf('complete', { id: `${own}` }));
  const { title: _title, ...played } = (whole ?? { links: '' }) as CompleteRow;
  return played;
}

/** Returns the files' answer to a path; null if they have none. */
export async function bodyAt(files: Pick<Files, 'fetch'>, path: string): Promise<unknown> {
  const response = await files.fetch(path);
  return response.ok ? response.json() : null;
}
