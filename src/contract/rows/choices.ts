/** By what lists can be narrowed: the choices of all films, and what a genre's list offers. */
import { z } from 'zod';
import { decade, LENGTHS, SORTS } from '../params.ts';
import { id, isRecord, whole } from '../raw.ts';
import { type Kind, listOf, type Read, readAs, row, says } from '../row.ts';
import * as v from '../values.ts';

const count = { schema: z.int().positive(), read: (value: unknown) => whole(value, 1) };

const oneOf = <const T extends string>(known: readonly T[]) => ({
  schema: z.enum(known),
  read: (value: unknown) => known.find((one) => one === value) ?? null,
});
const decades = { schema: z.int(), read: (value: unknown) => decade.parse(id(value)) ?? null };
const sort = oneOf(SORTS);

/** A value of a filter. `count`: how many of all films have it; null where the host does not say it. */
export type Choice<T> = { value: T; count: number | null };

function choiceOf<S extends z.ZodType, T>(value: Kind<S, T>) {
  return row({
    must: { value },
    more: { count },
    read: ({ value, count }): Choice<NonNullable<T>> | null =>
      value === null || value === undefined ? null : { value, count },
    key: ({ value }) => String(value),
  });
}

/** Number of choices of one filter that are read: more are a mistake. */
const MOST = 60;

export type GenreChoice = Read<typeof genreChoice>;
const genreChoice = row({
  name: 'GenreChoice',
  is: 'A genre to choose.',
  must: {
    value: says(v.slug, 'The genre’s name in addresses.'),
    name: says(v.title, 'Its name, in English.'),
  },
  more: { count: says(count, 'How many of all films have it.') },
  read: ({ value, count, name }) =>
    value === null || name === null ? null : { value, count, name },
  key: ({ value }) => value,
});

export type ServiceChoice = Read<typeof serviceChoice>;
const serviceChoice = row({
  name: 'ServiceChoice',
  is: 'A service to choose, as JustWatch has it: pages name it beside the choices.',
  must: {
    value: says(v.slug, 'Its name in addresses.'),
    name: says(v.title, 'Its name.'),
    country: says(v.country, 'Where it shows the films that it is the choice for.'),
  },
  read: ({ value, name, country }) =>
    value === null || name === null || country === null
      ? null
      : { value, count: null, name, country },
  key: ({ value }) => value,
});
/** Number of services that pages offer: a filter is no directory. */
const MOST_SERVICES = 12;

export type Choices = Read<typeof choices>;
export const choices = row({
  name: 'Choices',
  is: 'The values of each filter.',
  must: {},
  more: {
    genres: listOf(genreChoice, { keep: MOST }),
    languages: listOf(choiceOf(v.language), { keep: MOST }),
    countries: listOf(choiceOf(v.country), { keep: MOST }),
    decades: listOf(choiceOf(decades), { keep: MOST }),
    lengths: listOf(choiceOf(oneOf(LENGTHS)), { keep: MOST }),
    services: says(
      listOf(serviceChoice, { keep: MOST_SERVICES }),
      'Services that show films, the best known first. The site reads twelve.',
    ),
    sorts: says(
      readAs(listOf(sort), (value) =>
        SORTS.filter((one) => Array.isArray(value) && value.includes(one)),
      ),
      'The orders that the list can have.',
    ),
  },
  read: (wire, _trust, given) =>
    isRecord(given)
      ? {
          genres: wire.genres,
          languages: wire.languages,
          countries: wire.countries,
          decades: wire.decades,
          lengths: wire.lengths,
          services: wire.services,
          sorts: wire.sorts,
        }
      : null,
});

/** Number of languages and of decades of a genre's list that are read: more are a mistake. */
const MOST_OFFERED = 40;
const offered = <S extends z.ZodType, T>(kind: Kind<S, T>) =>
  listOf({ ...kind, key: String }, { keep: MOST_OFFERED });

/** What the envelope of a genre's list adds: its name, and the filters and orders that it offers. */
export const genreFields = {
  genre: says(v.title, 'The name of the genre.'),
  languages: says(
    offered(v.language),
    'The languages by which the list can be filtered; with `decade` those that have films of it.',
  ),
  decades: says(
    offered(decades),
    'The decades by which the list can be filtered, by their first years; with `language` those that ' +
      'have films in it.',
  ),
  sorts: says(offered(sort), 'The orders that the list can have.'),
};
export type Genre = Read<typeof genre>;
export const genre = row({
  must: genreFields,
  read: ({ genre, languages, decades, sorts }) => ({ genre, languages, decades, sorts }),
});
