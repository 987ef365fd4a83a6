/**
 * Tags of answers: a kind and an id of the contract's grammar, by which answers and pages can be
 * forgotten. They hold no text of a host or a visitor.
 */
import { hash } from 'node:crypto';
import type { CallName, ParamsOf } from '#/contract/calls.ts';
import { WHOLE } from '#/contract/limits.ts';
import { field, ID, isRecord, list } from '#/contract/raw.ts';
import type { Tags } from './sources/source.ts';

/** The grammar of a tag. */
const TAG =
  /^(movie|series|person|gender|season|drama|song|clip|list)-[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

type Kind = 'movie' | 'series' | 'person' | 'season' | 'song' | 'clip' | 'drama' | 'list';

/** Calls for one thing, and what it is. */
const OF_ONE: Partial<Record<CallName, Kind>> = {
  movie: 'movie',
  complete: 'movie',
  person: 'person',
  series: 'series',
  seriesVideos: 'series',
  seasonEpisodes: 'season',
};
/** Kinds of the rows of lists. Those of other lists are films. */
const ROWS: Partial<Record<CallName, Kind>> = {
  popularPeople: 'person',
  seriesLists: 'series',
  seasons: 'season',
  fitness: 'clip',
  songs: 'song',
  dramas: 'drama',
  lists: 'list',
};
/** Fields of an answer that hold rows, and what these are. */
const FIELDS: Record<string, Kind> = {
  cast: 'person',
  crew: 'person',
  directors: 'person',
  writers: 'person',
  creators: 'person',
  similar: 'movie',
  movies: 'movie',
  series: 'series',
  seasons: 'season',
  // Each says its own kind.
  entries: 'movie',
};

/** Returns whether a value is a tag. */
export function isTag(value: unknown): value is string {
  return typeof value === 'string' && TAG.test(value);
}

/** Returns the tags of an answer. A value of null is a 404. */
export function tagsOf<N extends CallName>(
  name: N,
  params: ParamsOf<N>,
  value: object | null,
): Tags {
  const own = ownTag(name, params);
  const shown = new Set<string>();
  for (const row of rowsOf(value)) {
    note(row, ROWS[name] ?? 'movie', shown);
    for (const entry of list(field(row, 'entries'))) note(entry, 'movie', shown);
    note(field(field(row, 'season'), 'series'), 'series', shown);
  }
  for (const [key, kind] of Object.entries(FIELDS)) {
    for (const row of list(field(value, key), WHOLE)) note(row, kind, shown);
  }
  shown.delete(own);
  return { own, shown: [...shown] };
}

/** Returns the tag of pages that show what lists say of a person's gender. */
export function genderTag(personId: string): string {
  return `gender-${personId}`;
}

/** Returns whether answers may have one of these tags. Only pages have those of genders. */
export function isOfAnswers(tags: ReadonlySet<string>): boolean {
  return [...tags].some((tag) => !tag.startsWith(genderTag('')));
}

/** Returns the tag of a drama, which has no id: 16 hex digits of its title's SHA-256. */
function dramaTag(title: string): string {
  return `drama-${hash('sha256', title).slice(0, 16)}`;
}

/** Returns the tags of what may be withdrawn under these keys. Episodes have no tag. */
export function tagsOfKeys(keys: readonly string[]): string[] {
  return keys.flatMap((key) => {
    const at = key.indexOf(' ');
    const [kind, id] = [key.slice(0, at), key.slice(at + 1)];
    const tag = kind === 'drama' ? dramaTag(id) : `${kind}-${id}`;
    return isTag(tag) ? [tag] : [];
  });
}

function ownTag(name: CallName, params: object): string {
  const kind = OF_ONE[name];
  if (kind) return `${kind}-${field(params, 'id')}`;
  if (name === 'dramaEpisodes') return dramaTag(String(field(params, 'title')));
  if (name === 'list') return `list-${field(params, 'name')}`;
  return `list-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The rows of a list: the whole answer, or its `items`. */
function rowsOf(value: object | null): unknown[] {
  return Array.isArray(value) ? value : list(field(value, 'items'));
}

function note(row: unknown, kind: Kind, shown: Set<string>): void {
  if (!isRecord(row)) return;
  const given = field(row, 'kind');
  const own = typeof given === 'string' ? given : kind;
  const title = field(row, 'title');
  if (own === 'drama') {
    if (typeof title === 'string') shown.add(dramaTag(title));
    return;
  }
  const film = field(row, 'movieId');
  const inList = field(field(row, 'place'), 'key');
  const id = film ?? inList ?? field(row, 'id') ?? field(row, 'key');
  const tag = `${film === undefined || film === null ? own : 'movie'}-${id}`;
  if (typeof id === 'string' && ID.test(id) && TAG.test(tag)) shown.add(tag);
}
