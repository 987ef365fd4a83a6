/**
 * Which rows of the movie database are things that the files have found, too. A film or a series is the same by its
 * number, else by title and year; a person by the number, else by the name and a film in common. A name alone is
 * no proof.
 */
import { field, list } from '#/contract/raw.ts';
import type { SearchRow } from '#/contract/rows/search-hit.ts';
import type { Work } from '#/host/queries/numbers.ts';
import { idIn } from './rows.ts';
import { hasName, isSameTitle } from './same.ts';

/** What the files say of their entries. */
export type FilesToCompare = {
  /** Returns the numbers in the database that entries name, by their ids. */
  numbersOf(ids: readonly number[]): ReadonlyMap<number, number>;
  /** Returns the films of a person. */
  worksOf(person: number): readonly Work[];
};

type Own = Work & { id: number; kind: string };

/**
 * Returns a function that says whether a row of the database, as it came with its `media_type`, is one of the files'
 * rows.
 */
export function twinsOf(
  files: FilesToCompare,
  rows: readonly SearchRow[],
): (given: unknown) => boolean {
  const ids = rows.flatMap(({ id }) => (typeof id === 'number' ? id : []));
  const numbers = files.numbersOf(ids);
  const own = rows.flatMap((row) => ownOf(row, numbers) ?? []);

  function isSame(one: Own, given: unknown): boolean {
    if (one.kind !== field(given, 'media_type')) return false;
    if (one.kind !== 'person') return isSameTitle(one, given);
    if (one.tmdb !== null) return one.tmdb === idIn(given);
    if (!hasName(given, one.names)) return false;
    const works = files.worksOf(one.id);
    return list(field(given, 'known_for')).some((film) => works.some((work) => isWork(work, film)));
  }
  return (given) => own.some((one) => isSame(one, given));
}

function ownOf(row: SearchRow, numbers: ReadonlyMap<number, number>): Own | null {
  const { id, media_type, title, name, native_title, native_titles, release_date } = row;
  if (typeof id !== 'number' || media_type === undefined) return null;
  const names = [
    title,
    name,
    native_title?.text,
    ...(native_titles?.map(({ text }) => text) ?? []),
  ];
  return {
    id,
    kind: media_type,
    tmdb: numbers.get(id) ?? null,
    names: names.filter((one) => one !== undefined),
    year: release_date?.slice(0, 4) ?? '',
  };
}

/** Returns whether a film of a person is one that the database knows them for. */
function isWork(work: Work, film: unknown): boolean {
  return field(film, 'media_type') === 'movie' && isSameTitle(work, film);
}
