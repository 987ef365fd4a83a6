/** What lists and details name, to be followed into the calls that it opens. */
import type { CallName } from '#/contract/calls.ts';
import { field, id, text } from '#/contract/raw.ts';

/** A thing that a field of a call's answer names. */
export type Named = { value: string; call: CallName; field: string };

export type Kind = 'movie' | 'person' | 'series' | 'season' | 'drama' | 'genre' | 'list';

export type Gathered = {
  add(kind: Kind, named: Named): void;
  /** Returns the things of a kind: at most one of each field of each call. */
  of(kind: Kind): Named[];
};

export function createGathered(): Gathered {
  const kinds = new Map<Kind, Named[]>();
  return {
    of: (kind) => kinds.get(kind) ?? [],
    add(kind, named) {
      const known = kinds.get(kind) ?? [];
      const isKnown = known.some(
        ({ value, call, field: at }) =>
          value === named.value || (call === named.call && at === named.field),
      );
      if (!isKnown) kinds.set(kind, [...known, named]);
    },
  };
}

const FILMS: readonly CallName[] = [
  ...(['popular', 'thisYear', 'trending', 'nowPlaying', 'topRated', 'upcoming'] as const),
  ...(['genre', 'discover'] as const),
];

/** Gathers what the rows of a list name. */
export function gatherRows(gathered: Gathered, call: CallName, rows: readonly unknown[]): void {
  const add = (kind: Kind, name: string, value: string | null) => {
    if (value !== null) gathered.add(kind, { value, call, field: `[].${name}` });
  };
  for (const row of rows) {
    const own = id(field(row, 'id'));
    const kind = field(row, 'media_type') ?? 'movie';
    if (FILMS.includes(call) || (call === 'search' && kind === 'movie')) add('movie', 'id', own);
    if (call === 'search' && kind === 'tv')
      add('series', 'own_id', id(field(row, 'own_id')) ?? own);
    if (call === 'popularPeople') add('person', 'id', own);
    if (call === 'seasons') add('season', '_id', id(field(row, '_id')) ?? own);
    if (call === 'lists') add('list', 'id', own);
    if (call === 'dramas') add('drama', 'title', text(field(row, 'title')));
    add('movie', 'movie_id', id(field(row, 'movie_id')));
    add('series', 'series.id', id(field(field(row, 'series'), 'id')));
  }
}

/** Gathers what a detail names. */
export function gatherDetail(gathered: Gathered, call: CallName, json: unknown): void {
  const holders = [json, field(json, 'series'), field(json, 'credits')];
  const take = (kind: Kind, list: string, name: string) => {
    for (const holder of holders) {
      const rows = field(holder, list);
      for (const row of Array.isArray(rows) ? rows : []) {
        if (field(row, 'lists_episodes') === false) continue;
        const value = name === 'slug' ? text(field(row, name)) : id(field(row, name));
        const place = { call, field: `${list}[].${name}` };
        if (value !== null) gathered.add(kind, { value, ...place });
      }
    }
  };
  for (const list of ['directors', 'cast', 'crew', 'created_by']) take('person', list, 'id');
  for (const list of ['images', 'movie_credits', 'similar']) {
    if (call !== 'series') take('movie', list, 'id');
  }
  take('series', 'tv_credits', 'id');
  take('season', 'seasons', '_id');
  take('genre', 'genre_lists', 'slug');
}
