/**
 * Ids of the movie database. A movie, a series and a person of one number are three things there,
 * and existing clients open every row of a search as a movie. Such a row therefore carries a made
 * id, which tells the kind.
 */
import type { CallName } from '#/contract/calls.ts';
import { field } from '#/contract/raw.ts';
import { keyOf } from '#/contract/withdrawn/withdrawals.ts';
import { FIRST_OWN, OF_COLLECTION, OF_SEASON } from '#/host/ids.ts';

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

/** A season of a series of the database. */
export type SeasonName = { series: number; number: number };

/** Returns the id of a season in addresses. */
export function seasonId({ series, number }: SeasonName): string {
  return `TV${series}-${number}`;
}

/** Returns which season an id names; null for what the database can not have. */
export function seasonAt(id: string): SeasonName | null {
  const [, own = '', number] = OF_SEASON.exec(id) ?? [];
  const series = ownId('tv', own);
  return series === null ? null : { series, number: Number(number) };
}

/** Returns the name of a collection in addresses of lists. */
export function collectionName(id: number): string {
  return `collection-${id}`;
}

/** Returns which collection a list is by its name; null for one of the files. */
export function collectionAt(name: string): number | null {
  const [, id] = OF_COLLECTION.exec(name) ?? [];
  return id === undefined ? null : Number(id);
}

/** Returns the key of the series of a season that a call is for. */
export function keysOfSeason(name: CallName, params: object): string[] {
  const named = name === 'seasonEpisodes' ? seasonAt(String(field(params, 'id'))) : null;
  return named ? [keyOf('series', `${named.series}`)] : [];
}

function numberIn(id: string): number | null {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}
