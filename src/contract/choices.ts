/** The choices by which a host's films can be narrowed, each with its number of films where it is told. */
import { country, decade, genre, LENGTHS, type Length, SORTS, type Sort } from './params.ts';
import { field, id, isRecord, number, rows, text } from './raw.ts';

/** A value of a filter. `count`: how many of all films have it; null where the host does not say it. */
export type Choice<T> = { value: T; count: number | null };
/** `name`: the genre's name, in English. */
export type GenreChoice = Choice<string> & { name: string };

export type Choices = {
  genres: GenreChoice[];
  languages: Choice<string>[];
  countries: Choice<string>[];
  decades: Choice<number>[];
  lengths: Choice<Length>[];
  sorts: Sort[];
};

/** Number of choices of one filter that are read: more are a mistake. */
const MOST = 60;

/** Returns the choices that an envelope has; null if it has none, as that of a narrowed list. */
export function readChoices(body: unknown): Choices | null {
  const given = field(body, 'choices');
  if (!isRecord(given)) return null;
  const genres = rows(
    field(given, 'genres'),
    (row) => {
      const name = text(field(row, 'name'));
      const choice = read(row, (raw) => genre.parse(text(raw)));
      return name === null || choice === null ? null : { ...choice, name };
    },
    keyOf,
  ).slice(0, MOST);
  const known = <T extends string | number>(name: string, of: (raw: unknown) => T | undefined) =>
    rows(field(given, name), (row) => read(row, of), keyOf).slice(0, MOST);
  return {
    genres,
    languages: known('languages', (raw) => text(raw)?.match(/^[a-z]{2}$/)?.[0]),
    countries: known('countries', (raw) => country.parse(text(raw)) ?? undefined),
    decades: known('decades', (raw) => decade.parse(id(raw)) ?? undefined),
    lengths: known('lengths', (raw) => LENGTHS.find((one) => one === raw)),
    sorts: SORTS.filter((sort) => sortsIn(given).includes(sort)),
  };
}

const keyOf = ({ value }: { value: string | number }) => String(value);

function read<T>(row: unknown, of: (raw: unknown) => T | undefined): Choice<T> | null {
  const value = of(field(row, 'value'));
  if (value === undefined) return null;
  const count = number(field(row, 'count'));
  return { value, count: count !== null && Number.isInteger(count) && count > 0 ? count : null };
}

function sortsIn(given: unknown): unknown[] {
  const sorts = field(given, 'sorts');
  return Array.isArray(sorts) ? sorts : [];
}
