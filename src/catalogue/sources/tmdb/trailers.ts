/** Rows of trailers, each made from a film's detail. */
import { calendarDate } from '#/contract/dates.ts';
import type { Language } from '#/contract/language.ts';
import type { DashboardTrailerRow, FeedRow } from '#/contract/rows/trailer.ts';
import { dateIn, idIn, pathIn } from './rows.ts';
import { titleOf } from './titled.ts';
import { trailerIn } from './videos.ts';

type Context = { imageHost: string; ui: Language };

/** Returns the row of a film; null without a trailer. The wire names its pictures whole. */
export function trailerRow(body: unknown, { imageHost, ui }: Context): DashboardTrailerRow | null {
  const trailer = trailerOf(body, ui);
  if (trailer === null) return null;
  const { id, key, titled, date } = trailer;
  const backdrop = pathIn(body, 'backdrop_path');
  const poster = pathIn(body, 'poster_path') ?? backdrop;
  if (poster === null) return null;
  const { native_title: _native, ...names } = titled.extras;
  return {
    id,
    trailerKey: key,
    trailerName: titled.title,
    posterPath: `${imageHost}/w500${poster}`,
    ...(backdrop !== null && { backdrop: `${imageHost}/w1280${backdrop}` }),
    ...(date !== null && { release_date: date }),
    movie_id: id,
    ...names,
  };
}

/** Returns the row of a film in the trailer feed; null without a trailer. */
export function feedRow(body: unknown, { imageHost, ui }: Context): FeedRow | null {
  const trailer = trailerOf(body, ui);
  if (trailer === null) return null;
  const { id, key, titled, date } = trailer;
  const [poster, backdrop] = [pathIn(body, 'poster_path'), pathIn(body, 'backdrop_path')];
  return {
    id,
    trailerKey: key,
    movieTitle: titled.title,
    movie_id: id,
    ...titled.extras,
    ...(poster !== null && { posterPath: `${imageHost}/w500${poster}` }),
    ...(backdrop !== null && { backdrop: `${imageHost}/w1280${backdrop}` }),
    ...(date !== null && { release_date: date }),
  };
}

function trailerOf(body: unknown, ui: Language) {
  const [id, key, titled] = [idIn(body), trailerIn(body, ui), titleOf(body, 'title', ui)];
  if (id === null || key === null || titled === null) return null;
  return { id, key, titled, date: calendarDate(dateIn(body, 'release_date')) };
}
