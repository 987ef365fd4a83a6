import { calendarYear } from './dates.ts';
import { type Law, readLaw } from './facts.ts';
import { type Names, readNames } from './names.ts';
import { field, id, number, rows, shortHash, text } from './raw.ts';
import type { Picture, Player, Trust } from './trust.ts';

/**
 * Path of our page that says `No Video Available`. Existing clients frame some links without checking
 * that there is one, so our host gives this page where there is no link.
 */
export const NO_VIDEO = '/clips/no-video';

/** A song or a fitness video. `views` keeps the host's form: pages group the digits of a number. */
export type Clip = {
  key: string;
  title: string | null;
  views: number | string | null;
  poster: Picture | null;
  player: Player | null;
  /** Id of the film that the clip is from; null if the host does not tell it. */
  movieId: string | null;
  /** What is known of a song beyond the contract, where the host tells it. */
  film: string | null;
  year: number | null;
  singers: string[];
  composer: string | null;
  notes: string | null;
  /** The title in the languages of pages, where the host gives it. */
  names?: Names;
} & Law;

/** Number of singers that are read: a line holds no more. */
const MOST_SINGERS = 8;

export function readClip(row: unknown, trust: Trust): Clip | null {
  const title = text(field(row, 'title'));
  const link = text(field(row, 'links'));
  const known = id(field(row, 'id')) ?? id(field(row, '_id'));
  if (known === null && link === null && title === null) return null;
  const views = field(row, 'views');
  return {
    key: known ?? shortHash(link ?? title ?? ''),
    title,
    views: number(views) ?? text(views),
    poster: trust.picture(field(row, 'poster')),
    player: trust.player(link),
    movieId: id(field(row, 'movie_id')),
    film: text(field(row, 'film')),
    year: calendarYear(field(row, 'year')),
    singers: rows(field(row, 'singers'), text).slice(0, MOST_SINGERS),
    composer: text(field(row, 'composer')),
    notes: text(field(row, 'notes')),
    ...readNames(row),
    ...readLaw(field(row, 'basis')),
  };
}
