/** When a row of the database and a title of the files are the same. */
import { field, text } from '#/contract/raw.ts';
import { foldedName } from '#/contract/words.ts';
import type { Work } from '#/host/queries/numbers.ts';
import { idIn, namesIn } from './rows.ts';

/** Returns whether a row is a title: by its number where the files name it, else by a name and the year. */
export function isSameTitle({ tmdb, names, year }: Work, row: unknown): boolean {
  if (tmdb !== null) return tmdb === idIn(row);
  return year !== '' && year === yearIn(row) && hasName(row, names);
}

/** Returns whether a row has one of the names. */
export function hasName(row: unknown, names: readonly string[]): boolean {
  const known = new Set(namesIn(row).map(foldedName));
  return names.some((name) => known.has(foldedName(name)));
}

function yearIn(row: unknown): string {
  const date = text(field(row, 'release_date')) ?? text(field(row, 'first_air_date'));
  return date?.slice(0, 4) ?? '';
}
