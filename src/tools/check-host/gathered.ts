/** What lists and details name, to be followed into the calls that it opens. */
import type { CallName } from '#/contract/calls.ts';
import { field, id, list, text } from '#/contract/raw.ts';
import { readTarget } from '#/contract/rows/target.ts';

/** The page of a list on which a song or a clip stands. */
export type ListPage = { list: 'songs' | 'fitness'; page: number };

/** A thing that a field of a call's answer names. */
export type Named = { value: string; call: CallName; field: string; place?: ListPage };

export type Kind = 'movie' | 'person' | 'series' | 'season' | 'drama' | 'clip' | 'genre' | 'list';

export type Gathered = {
  add(kind: Kind, named: Named): void;
  /** Returns the things of a kind: a limited number of each field of each call. */
  of(kind: Kind): Named[];
};

/** `samples`: how many things are collected of each field of each call. */
export function createGathered(samples: number): Gathered {
  const kinds = new Map<Kind, Named[]>();
  return {
    of: (kind) => kinds.get(kind) ?? [],
    add(kind, named) {
      const known = kinds.get(kind) ?? [];
      const own = known.filter(({ call, field: at }) => call === named.call && at === named.field);
      if (own.length >= samples || known.some(({ value }) => value === named.value)) return;
      kinds.set(kind, [...known, named]);
    },
  };
}

const FILMS: readonly CallName[] = [
  'popular',
  'thisYear',
  'trending',
  'nowPlaying',
  'topRated',
  'upcoming',
  'genre',
  'discover',
];

/** Gathers what the rows of a list name. */
export function gatherRows(gathered: Gathered, call: CallName, rows: readonly unknown[]): void {
  const add = (kind: Kind, name: string, value: string | null) => {
    if (value !== null) gathered.add(kind, { value, call, field: `[].${name}` });
  };
  for (const row of rows) {
    const own = id(field(row, 'id'));
    if (FILMS.includes(call)) add('movie', 'id', own);
    if (call === 'search') gatherTarget(gathered, call, '', row);
    if (call === 'popularPeople') add('person', 'id', own);
    if (call === 'seriesLists') add('series', 'id', own);
    if (call === 'seasons') add('season', '_id', id(field(row, '_id')) ?? own);
    if (call === 'lists') add('list', 'id', own);
    if (call === 'dramas') add('drama', 'title', text(field(row, 'title')));
    add('movie', 'movie_id', id(field(row, 'movie_id')));
    add('series', 'series.id', id(field(field(row, 'series'), 'id')));
  }
}

/** Gathers what a row of any kind leads to. `plain`: what it is where it does not say so. */
function gatherTarget(
  gathered: Gathered,
  call: CallName,
  rows: string,
  row: unknown,
  plain: 'movie' | 'series' = 'movie',
): void {
  const target = readTarget(row);
  if (target === null) return;
  const { title, place } = target;
  const kind = target.kind ?? plain;
  const named = (name: string) => ({ call, field: `${rows}[].${name}` });
  if (kind === 'song' || kind === 'clip') {
    if (place === null) return;
    const at: ListPage = { list: kind === 'song' ? 'songs' : 'fitness', page: place.page };
    gathered.add('clip', { value: place.key, ...named('key'), place: at });
  } else if (kind === 'drama') {
    if (title !== null) gathered.add('drama', { value: title, ...named('title') });
  } else if (kind !== 'list') {
    const own = kind === 'movie' ? null : id(field(row, 'own_id'));
    const value = own ?? id(field(row, 'id'));
    if (value !== null) gathered.add(kind, { value, ...named(own === null ? 'id' : 'own_id') });
  }
}

const FACES = ['directors', 'cast', 'crew', 'created_by'];

/** Gathers what a detail names. */
export function gatherDetail(gathered: Gathered, call: CallName, json: unknown): void {
  const holders = [json, field(json, 'series'), field(json, 'credits')];
  const rowsAt = (name: string) => holders.flatMap((holder) => list(field(holder, name)));
  const take = (kind: Kind, rows: string, name: string, value: string | null) => {
    if (value !== null) gathered.add(kind, { value, call, field: `${rows}[].${name}` });
  };
  for (const faces of FACES) {
    for (const row of rowsAt(faces)) take('person', faces, 'id', id(field(row, 'id')));
  }
  const alike = call === 'series' ? 'series' : 'movie';
  for (const row of rowsAt('similar')) take(alike, 'similar', 'id', id(field(row, 'id')));
  for (const rows of ['images', 'movie_credits', 'entries']) {
    for (const row of rowsAt(rows)) gatherTarget(gathered, call, rows, row);
  }
  for (const row of rowsAt('tv_credits')) gatherTarget(gathered, call, 'tv_credits', row, 'series');
  for (const row of rowsAt('seasons')) {
    if (field(row, 'lists_episodes') === false) continue;
    take('season', 'seasons', '_id', id(field(row, '_id')));
  }
  for (const row of rowsAt('genre_lists')) {
    take('genre', 'genre_lists', 'slug', text(field(row, 'slug')));
  }
}
