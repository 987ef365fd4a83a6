/**
 * Which rows of the movie database are things that the files have found, too. A film or a series is the same by its
 * number, else by title and year; a person by the number, else by the name and a film in common. A name alone is
 * no proof.
 */
import { field, list, text } from '#/contract/raw.ts';
import type { SearchRow } from '#/contract/rows/search-hit.ts';
import { wordsOf } from '#/contract/words.ts';
import type { Work } from '#/host/queries/numbers.ts';
import { idIn, namesIn } from './rows.ts';

/** What the files say of their entries. */
export type FilesToCompare = {
  /** Returns the numbers in the database that entries name, by their ids. */
  numbersOf(ids: readonly number[]): ReadonlyMap<number, number>;
  /** Returns the films of a person. */
  worksOf(person: number): readonly Work[];
};

type Own = {
  id: number;
  kind: string;
  number: number | undefined;
  names: Set<string>;
  year: string;
};

/**
 * Returns whether a row of the database, as it came with its `media_type`, is one of the files' rows; and how many of
 * these name no number, so that the database may lack them.
 */
export function twinsOf(
  files: FilesToCompare,
  rows: readonly SearchRow[],
): { isTwin(given: unknown): boolean; unnumbered: number } {
  const ids = rows.flatMap(({ id }) => (typeof id === 'number' ? id : []));
  const numbers = files.numbersOf(ids);
  const own = rows.flatMap((row) => ownOf(row, numbers) ?? []);

  function isSame(one: Own, given: unknown): boolean {
    if (one.kind !== field(given, 'media_type')) return false;
    if (one.number !== undefined) return one.number === idIn(given);
    if (!namesIn(given).some((name) => one.names.has(folded(name)))) return false;
    if (one.kind !== 'person') return one.year !== '' && one.year === yearIn(given);
    const works = files.worksOf(one.id);
    return list(field(given, 'known_for')).some((film) => works.some((work) => isWork(work, film)));
  }

  return {
    isTwin: (given) => own.some((one) => isSame(one, given)),
    unnumbered: own.filter(({ number }) => number === undefined).length,
  };
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
    number: numbers.get(id),
    names: new Set(names.flatMap((one) => (one ? folded(one) : []))),
    year: release_date?.slice(0, 4) ?? '',
  };
}

/** Returns whether a film of a person is one that the database knows them for. */
function isWork({ tmdb, names, year }: Work, film: unknown): boolean {
  if (field(film, 'media_type') !== 'movie') return false;
  if (tmdb !== null) return tmdb === idIn(film);
  const known = new Set(namesIn(film).map(folded));
  return year !== '' && year === yearIn(film) && names.some((name) => known.has(folded(name)));
}

const yearIn = (given: unknown) =>
  (text(field(given, 'release_date')) ?? text(field(given, 'first_air_date')) ?? '').slice(0, 4);
const folded = (name: string) => wordsOf(name).join(' ');
