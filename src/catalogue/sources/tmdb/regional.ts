/**
 * Punjabi, Hindi and English films: those of the database by popularity. What the files play among them has their
 * player; any other has its page.
 */
import { addressOf } from '#/contract/address.ts';
import type { ParamsOf } from '#/contract/calls.ts';
import type { Paged } from '#/contract/page.ts';
import type { CompleteRow, RegionalRow } from '#/contract/rows/playable.ts';
import type { Work } from '#/host/queries/numbers.ts';
import { dayOf, type TmdbContext } from './context.ts';
import { paged } from './paged.ts';
import * as requests from './requests.ts';
import { dateIn, idIn, pathIn, titleIn } from './rows.ts';
import { isSameTitle } from './same.ts';
import { bodyAt, type Files } from './with-files.ts';

export const LANGUAGE_OF = { punjabiMovies: 'pa', englishMovies: 'en', hindiMovies: 'hi' } as const;
export type Regional = keyof typeof LANGUAGE_OF;

/** A film that the files play. */
export type PlayingFilm = Work & { id: number };

/** Returns a page of the films of a language. */
export async function regional(
  files: Files,
  context: TmdbContext,
  name: Regional,
  { page }: ParamsOf<Regional>,
): Promise<Paged<RegionalRow>> {
  const language = LANGUAGE_OF[name];
  const part = { genre: null, language, decade: null, today: dayOf(context) };
  const request = requests.ofPart({ ...part, sort: 'popularity' }, page, context);
  const playing = files.playingFilms(language);
  const sameAs = new Map<number, number>();
  const found = await paged(context, name, page, request, (row) => {
    const made = regionalRow(row, context);
    const own = made && played(row, playing);
    if (made && own) sameAs.set(Number(made.id), own.id);
    return made;
  });
  const rows = found.rows.map(async (row) => {
    const own = sameAs.get(Number(row.id));
    return own === undefined ? row : { ...row, ...(await playerOf(files, own)) };
  });
  // That none of thousands plays is no news.
  const plays = playing.length > 0;
  return {
    ...found,
    rows: await Promise.all(rows),
    watchable: plays,
    playing: plays ? playing.length : null,
  };
}

/**
 * Returns the row of a film; null without a picture, which the wire needs whole, or without a date, by which its card
 * leads to its page.
 */
function regionalRow(row: unknown, { imageHost, ui }: TmdbContext): RegionalRow | null {
  const [id, titled] = [idIn(row), titleIn(row, 'title', ui)];
  const picture = pathIn(row, 'poster_path') ?? pathIn(row, 'backdrop_path');
  const date = dateIn(row, 'release_date');
  if (id === null || titled === null || picture === null || date === '') return null;
  const { native_titles } = titled.extras;
  return {
    id,
    movie_id: id,
    title: titled.title,
    posterimage: `${imageHost}/w500${picture}`,
    links: '',
    release_date: date,
    ...(native_titles && { native_titles }),
  };
}

/** Returns the film of the files that a row is: the one of its number, else the only one of its title and year. */
function played(row: unknown, films: readonly PlayingFilm[]): PlayingFilm | null {
  const found = films.filter((film) => isSameTitle(film, row));
  const numbered = found.find(({ tmdb }) => tmdb !== null);
  const [only, other] = found;
  return numbered ?? (only && !other ? only : null);
}

async function playerOf(
  files: Files,
  id: number,
): Promise<Pick<RegionalRow, 'links' | 'captions'>> {
  const whole = await bodyAt(files, addressOf('complete', { id: `${id}` }));
  const { links, captions } = (whole ?? { links: '' }) as CompleteRow;
  return { links, ...(captions && { captions }) };
}
