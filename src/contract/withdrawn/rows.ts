/** Where answers hold rows, on the wire and as the site reads them, and what the rows are. */
import type { CallName } from '../calls.ts';
import type { WithdrawnKind } from './withdrawals.ts';

/** The kind of rows; null: each says its own, or nobody does. */
export type RowKind = WithdrawnKind | null;

const EPISODES = { seasonEpisodes: 'episode', dramaEpisodes: 'episode' } as const;
const ROWS: Partial<Record<CallName, RowKind>> = {
  popularPeople: 'person',
  seasons: 'season',
  dramas: 'drama',
  ...EPISODES,
  fitness: 'clip',
  songs: 'song',
  search: null,
  free: null,
  series: 'series',
};

/** Returns the kind of a call's rows. Those of most lists are films. */
export function rowsOf(name: CallName): RowKind {
  const kind = ROWS[name];
  return kind === undefined ? 'movie' : kind;
}

/** Fields with rows of one kind. */
const FIELDS: Record<string, RowKind> = {
  cast: 'person',
  crew: 'person',
  people: 'person',
  created_by: 'person',
  directors: 'person',
  writers: 'person',
  creators: 'person',
  singers: 'person',
  composers: 'person',
  movie_credits: 'movie',
  tv_credits: 'series',
  images: null,
  seasons: 'season',
  entries: null,
};
/** Fields with rows of the call's kind, or with a part of the answer that has such fields. */
const PARTS = [
  'results',
  'result',
  'items',
  'data',
  'songs',
  'similar',
  'series',
  'credits',
  'facts',
];
/** In a list `movies` are its rows, in a person's answer films, and `series` are series. */
const OF_PERSON: Record<string, RowKind> = { movies: 'movie', series: 'series' };

/** Returns the kind of the rows in a field; undefined if the field has none. */
export function rowsIn(name: string, kind: RowKind, isList: boolean): RowKind | undefined {
  if (isList && Object.hasOwn(OF_PERSON, name)) return OF_PERSON[name];
  if (Object.hasOwn(FIELDS, name)) return FIELDS[name];
  return PARTS.includes(name) ? kind : undefined;
}

/** Lists of nothing but players: a row that plays nothing has no place in them. */
export function isOfPlayers(name: CallName, params: object): boolean {
  const trailers: readonly CallName[] = ['trailersDay', 'trailersWeek', 'punjabiTrailers'];
  return trailers.includes(name) || ('watch' in params && params.watch === '1');
}
