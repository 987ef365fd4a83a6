/** The keys under which a row or the subject of a call may be withdrawn. */
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
