/** Facts about a film or a series that a host may give beyond the contract. */
import { z } from 'zod';
import { readCountries } from '../law.ts';
import { genre as slug } from '../params.ts';
import { field, list, number, text } from '../raw.ts';
import { listOf, row, says, type Values } from '../row.ts';
import * as v from '../values.ts';
import { mediaFields } from './media.ts';
import { outwardFields, outwardOf } from './outward.ts';
import { where } from './where.ts';

/** How far the work on a title is. One that is done and released has none. */
export const STATUSES = [
  'rumored',
  'planned',
  'in production',
  'post production',
  'pilot',
  'returning',
  'ended',
  'canceled',
] as const;

/** Something with a page of films. */
const linked = (name: string, is: string) =>
  row({
    name,
    is,
    must: { name: v.title, slug: says(v.slug, 'Its name in addresses.') },
    read: ({ name, slug }) => (name === null || slug === null ? null : { name, slug }),
    key: ({ slug }) => slug,
  });
const keyword = linked('Keyword', 'A keyword, by which all films can be narrowed.');
const collection = linked(
  'Collection',
  'Films that belong together, as a list: the `id` of `/api/lists/{name}`.',
);

export const factFields = {
  genres: says(
    listOf({ ...v.title, key: (name: string) => name }, { keep: 8 }),
    'Names of genres, eight at most.',
  ),
  countries: says({ schema: z.array(v.country.schema), read: readCountries }, 'Where it was made.'),
  language: says(v.language, 'The language in which it was made.'),
  runtime: says({ schema: z.number().positive(), read: readMinutes }, 'In minutes.'),
  genre_lists: says(
    {
      schema: z.array(z.object({ name: v.title.schema, slug: v.slug.schema })),
      read: (value: unknown) =>
        new Map(list(value).map((one) => [field(one, 'name'), field(one, 'slug')])),
    },
    'Genres of which the host has a list, with their names in the address of that list.',
  ),
  keywords: says(
    listOf(keyword, { keep: 8 }),
    'What it is about, the most telling first, where films can be narrowed by it: the envelope of all films says `keywords: true`. The site reads eight.',
  ),
  collection: says(
    collection,
    'The films that it belongs together with, where the host has lists.',
  ),
  tagline: says(v.prose, 'A sentence that the title is advertised with.'),
  tagline_language: says(v.pageLanguage, 'The language of that sentence.'),
  certificate: says(v.title, 'For which ages it is, in the words of the site’s own country.'),
  status: says(
    {
      schema: z.enum(STATUSES),
      read: (value: unknown) => STATUSES.find((known) => known === value) ?? null,
    },
    'How far the work on it is; none for a film that is out.',
  ),
  ...outwardFields,
  ...mediaFields,
  where_to_watch: says(
    listOf(where, { keep: 8 }),
    'Where it can be watched elsewhere; the first country is the site’s own.',
  ),
};
export const basis = { basis: says(v.basis, 'Why the title is free, or why it does not play.') };

export type Status = (typeof STATUSES)[number];
export type Facts = ReturnType<typeof factsOf>;

/** Returns the facts of a row. */
export function factsOf(wire: Values<typeof factFields & typeof basis>) {
  const lists = wire.genre_lists;
  return {
    /** Each with its name in addresses, where the host knows a list of its films. */
    genres: wire.genres.map((name) => ({
      name,
      slug: slug.parse(text(lists.get(name))) ?? null,
    })),
    /** In minutes. */
    runtime: wire.runtime,
    /** A two-letter code of ISO 639-1. */
    language: wire.language,
    /** Two-letter codes of ISO 3166-1. */
    countries: wire.countries,
    tagline: wire.tagline,
    taglineLanguage: wire.tagline_language,
    certificate: wire.certificate,
    keywords: wire.keywords,
    collection: wire.collection,
    status: wire.status,
    /** Where other sites have it. */
    outward: outwardOf(wire),
    /** Where it can be watched elsewhere, by country. */
    where: wire.where_to_watch,
    /** Further videos, each with its player, and wide pictures. */
    videos: wire.videos,
    stills: wire.stills,
    ...wire.basis,
  };
}

function readMinutes(value: unknown): number | null {
  const minutes = number(value);
  return minutes !== null && minutes > 0 && minutes <= 10_000 ? minutes : null;
}
