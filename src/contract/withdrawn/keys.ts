/** The keys under which a row or the subject of a call may be withdrawn, and where answers hold rows. */
import type { CallName } from '../calls.ts';
import { field, id, isRecord, type Json, name, text } from '../raw.ts';
import { kindOf } from '../rows/target.ts';
import { keyOf, type WithdrawnKind, withdrawnKinds } from './withdrawals.ts';

/** Calls for one thing, and what it is. */
const SUBJECTS: Partial<Record<CallName, WithdrawnKind>> = {
  movie: 'movie',
  complete: 'movie',
  person: 'person',
  series: 'series',
  seriesVideos: 'series',
  seasonEpisodes: 'season',
  dramaEpisodes: 'drama',
};

/** Returns the key of what a call is for; none for a list. */
export function keysOfCall(name: CallName, params: object): string[] {
  const kind = SUBJECTS[name];
  const named = text(field(params, kind === 'drama' ? 'title' : 'id'));
  return kind === undefined || named === null ? [] : [keyOf(kind, named)];
}

/**
 * Returns the keys of a row, on the wire or as the site reads it. `usual`: its kind, if it says none;
 * null if nobody says it. Such a row has the keys of all kinds.
 */
export function keysOfRow(row: Json, usual: WithdrawnKind | null): string[] {
  const kind = givenKind(row) ?? usual;
  const kinds = kind === null ? withdrawnKinds : [kind];
  const ids = ['own_id', 'id', '_id', 'key'].map((name) => id(field(row, name)));
  ids.push(id(field(field(row, 'place'), 'key')));
  const own = kinds.flatMap((one) => ids.flatMap((key) => (key === null ? [] : keyOf(one, key))));
  return [...own, ...keysOfTitle(row, kind), ...keysOfWhole(row)];
}

/**
 * Returns the keys of what an answer itself says of the subject of its call. A film: clients open every search result
 * as one. A season: its first episode names the series.
 */
export function keysOfAnswer(name: CallName, answer: unknown): string[] {
  if (name === 'movie') return isRecord(answer) ? keysOfRow(answer, 'movie') : [];
  if (name !== 'seasonEpisodes' || !Array.isArray(answer)) return [];
  return answer
    .map((row) => field(row, 'season'))
    .flatMap((one) => (isRecord(one) ? keysOfWhole(one) : []));
}

/** Returns the kind that a row says, on the wire or as the site reads it. */
export function givenKind(row: Json): WithdrawnKind | null {
  return kindOf(field(row, 'media_type') ?? field(row, 'kind'));
}

/** A drama's title is its id. Clients that know no dramas open it as a series. */
function keysOfTitle(row: Json, kind: WithdrawnKind | null): string[] {
  if (kind !== null && kind !== 'drama' && kind !== 'series') return [];
  const title = name(field(row, 'title')) ?? name(field(row, 'name'));
  return title === null ? [] : [keyOf('drama', title)];
}

/** What the row is a part of: the film of a clip or a trailer, the series of a season. */
function keysOfWhole(row: Json): string[] {
  const film = id(field(row, 'movie_id')) ?? id(field(row, 'movieId'));
  const series = field(row, 'series');
  const whole = isRecord(series) ? id(field(series, 'id')) : null;
  return [
    ...(film === null ? [] : [keyOf('movie', film)]),
    ...(whole === null ? [] : [keyOf('series', whole)]),
  ];
}

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
  searchPages: null,
  free: null,
  seriesLists: 'series',
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
