/** Answers to which the catalogue's files and the movie database both bring something. */
import { addressOf } from '#/contract/address.ts';
import type { CallName, ParamsOf } from '#/contract/calls.ts';
import { calendarDate } from '#/contract/dates.ts';
import { NotFound } from '#/contract/errors.ts';
import { DAY } from '#/contract/lifetimes.ts';
import { field, list, text } from '#/contract/raw.ts';
import type { CompleteRow, SearchRow } from '#/contract/schema/types.ts';
import type { Described } from '#/host/queries/same-film.ts';
import type { Source } from '../source.ts';
import { answers } from './answers.ts';
import type { TmdbContext } from './context.ts';
import { genreAt } from './genres.ts';
import { namedBy, ownId } from './ids.ts';
import * as requests from './requests.ts';

/** The embedded host, and the film in it that the database describes. */
export type Files = Pick<Source, 'fetch'> & { sameFilm(film: Described): number | null };

/** Returns whether the files answer a call by its id or its name, unasked. */
export function isOfFiles(name: CallName, params: ParamsOf<CallName>): boolean {
  const { id = '', genre = '' } = params as { id?: string; genre?: string };
  if (name === 'movie' || name === 'complete') return namedBy(id) === null;
  if (name === 'series' || name === 'seriesVideos') return ownId('tv', id) === null;
  if (name === 'person') return ownId('person', id) === null;
  return name === 'genre' && genreAt(genre) === undefined;
}

/** Returns the files' whole film, where they have the one that an id of the database names. */
export async function complete(
  files: Files,
  context: TmdbContext,
  { id }: ParamsOf<'complete'>,
): Promise<CompleteRow> {
  const named = namedBy(id);
  if (named?.medium !== 'movie') throw new NotFound(`no movie ${id}`);
  const film = await context.database.get(requests.movie(named.id, context.ui), {
    ...{ fresh: DAY, shelfOnly: context.shelfOnly, heard: context.heard },
  });
  const titles = [text(field(film, 'title')), text(field(film, 'original_title'))];
  const shown = titles.filter((title) => title !== null);
  const date = calendarDate(field(film, 'release_date'));
  const year = date === null ? null : Number(date.slice(0, 4));
  const own = files.sameFilm({ tmdb: named.id, titles: shown, year });
  const whole = own === null ? null : await bodyAt(files, addressOf('complete', { id: `${own}` }));
  return { title: shown[0] ?? `${named.id}`, links: text(field(whole, 'links')) ?? '' };
}

/** Returns what the files find, then what the database finds. */
export async function found(
  files: Files,
  context: TmdbContext,
  params: ParamsOf<'search'>,
): Promise<SearchRow[]> {
  const [own, others] = await Promise.all([
    bodyAt(files, addressOf('search', params)),
    answers.search(context, params),
  ]);
  return [...(list(own) as SearchRow[]), ...others];
}

/** Returns the files' answer to a path; null if they have none. */
export async function bodyAt(files: Pick<Files, 'fetch'>, path: string): Promise<unknown> {
  const response = await files.fetch(path);
  return response.ok ? response.json() : null;
}
