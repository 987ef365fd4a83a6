/**
 * Ids of the movie database. A movie, a series and a person of one number are three things there,
 * and existing clients open every row of a search as a movie. Such a row therefore carries a made
 * id, which tells the kind.
 */
import { FIRST_OWN } from '#/host/ids.ts';

export type Medium = 'movie' | 'tv' | 'person';

/** Below these the ids are the database's, from these on those of the catalogue's files. */
const FIRST_OF_FILES: Record<Medium, number> = {
  movie: FIRST_OWN.movie,
  tv: FIRST_OWN.series,
  person: FIRST_OWN.person,
};
/** First made id: above every id of the catalogue's files, and far below the last safe integer. */
const FIRST_MADE = 4_000_000_000;
const CODES = { tv: 2, person: 3 } as const;

/** Returns the id under which a row of a search names a series or a person. */
export function madeId(medium: 'tv' | 'person', id: number): number {
  return FIRST_MADE + 10 * id + CODES[medium];
}

/** Returns what an id on the movie route names; null for what the database can not have. */
export function namedBy(id: string): { medium: Medium; id: number } | null {
  const known = numberIn(id);
  if (known === null) return null;
  if (known < FIRST_OF_FILES.movie) return { medium: 'movie', id: known };
  const code = (known - FIRST_MADE) % 10;
  const medium = code === CODES.tv ? 'tv' : code === CODES.person ? 'person' : null;
  const own = Math.floor((known - FIRST_MADE) / 10);
  return medium && own > 0 && own < FIRST_OF_FILES[medium] ? { medium, id: own } : null;
}

/** Returns an id as the database's id of a kind; null if it is invalid. */
export function ownId(medium: Medium, id: string): number | null {
  const known = numberIn(id);
  return known !== null && known < FIRST_OF_FILES[medium] ? known : null;
}

function numberIn(id: string): number | null {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}
