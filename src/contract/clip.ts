import { type Captions, readCaptions } from './captions.ts';
import { calendarYear } from './dates.ts';
import { readMaker } from './episode.ts';
import { type Law, readLaw } from './facts.ts';
import type { Language } from './language.ts';
import { PROSE } from './limits.ts';
import type { Face } from './movie.ts';
import { type Names, readLanguage, readNames, readNamesIn } from './names.ts';
import { exact, field, id, number, rows, shortHash, text } from './raw.ts';
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
  /** Else the still of its video. */
  poster: Picture | null;
  player: Player | null;
  /** Captions that the player has. */
  captions?: Captions;
  /** Id of the film that the clip is from; null if the host does not tell it. */
  movieId: string | null;
  /** What is known of a song beyond the contract, where the host tells it. */
  film: { title: string; names?: Names } | null;
  year: number | null;
  singers: Face[];
  /** One at most. */
  composers: Face[];
  notes: string | null;
  notesLanguage?: Language;
  /** The title in the languages of pages, where the host gives it. */
  names?: Names;
} & Law;

/** Number of singers that are read: a line holds no more. */
const MOST_SINGERS = 8;

export function readClip(row: unknown, trust: Trust): Clip | null {
  const title = text(field(row, 'title'));
  const link = exact(field(row, 'links'));
  const known = id(field(row, 'id')) ?? id(field(row, '_id'));
  if (known === null && link === null && title === null) return null;
  const views = field(row, 'views');
  const film = text(field(row, 'film'));
  const maker = readMaker(row, trust);
  const player = trust.player(link);
  return {
    key: known ?? shortHash(link ?? title ?? ''),
    title,
    views: number(views) ?? text(views),
    poster: trust.picture(field(row, 'poster')) ?? trust.still(player),
    player,
    ...(player && readCaptions(row, trust)),
    movieId: id(field(row, 'movie_id')),
    film: film === null ? null : { title: film, ...readNamesIn(field(row, 'film_titles')) },
    year: calendarYear(field(row, 'year')),
    singers: rows(field(row, 'singers'), maker).slice(0, MOST_SINGERS),
    composers: rows([field(row, 'composer')], maker),
    notes: text(field(row, 'notes'), PROSE),
    ...readLanguage('notesLanguage', field(row, 'notes_language')),
    ...readNames(row),
    ...readLaw(field(row, 'basis')),
  };
}
