import { type Captions, readCaptions } from './captions.ts';
import { type CalendarDate, calendarDate } from './dates.ts';
import { readNative } from './movie.ts';
import { type Names, readNames } from './names.ts';
import { exact, field, id, shortHash, text } from './raw.ts';
import type { NativeTitle } from './schema/types.ts';
import type { Picture, Player, Trust } from './trust.ts';

/** A trailer of the dashboard or of the feed. `key` names it in addresses. */
export type Trailer = {
  key: string;
  title: string | null;
  /** Else the still of its video. */
  poster: Picture | null;
  /** A wide picture for behind its title; null where the host gives only the poster. */
  backdrop: Picture | null;
  player: Player | null;
  /** Captions that the player has. */
  captions?: Captions;
  /** Id of the film's own page; null if the host does not tell it. */
  movieId: string | null;
  /** When the film came out, where the host tells it. */
  date?: CalendarDate;
  /** The title in the languages of pages, where the host gives it. */
  names?: Names;
  /** The title in the letters of its language, where the host tells it. */
  native?: NativeTitle;
};

export function readDashboardTrailer(row: unknown, trust: Trust): Trailer | null {
  return trailer(row, trust, 'trailerName');
}

export function readFeedTrailer(row: unknown, trust: Trust): Trailer | null {
  return trailer(row, trust, 'movieTitle');
}

function trailer(row: unknown, trust: Trust, name: string): Trailer | null {
  const title = text(field(row, name));
  const link = exact(field(row, 'trailerKey'));
  const known = id(field(row, 'id'));
  const date = calendarDate(field(row, 'release_date'));
  const player = trust.player(link);
  const native = readNative(field(row, 'native_title'));
  if (known === null && link === null && title === null) return null;
  return {
    key: known ?? shortHash(link ?? title ?? ''),
    title,
    poster: trust.picture(field(row, 'posterPath')) ?? trust.still(player),
    backdrop: trust.picture(field(row, 'backdrop')),
    player,
    ...(player && readCaptions(row, trust)),
    movieId: id(field(row, 'movie_id')),
    ...(date !== null && { date }),
    ...(native && { native }),
    ...readNames(row),
  };
}
