/** Pages of lists: rows, their number of pages, and what the host says of the whole list. */
import { z } from 'zod';
import { arrayAt, type Envelope } from './envelope.ts';
import { field, whole } from './raw.ts';
import { type Kind, listOf, objectOf, type Row, reader, says } from './row.ts';
import {
  type Choice,
  type Choices,
  choices,
  type Genre,
  genre,
  genreFields,
} from './rows/choices.ts';
import { NO_TRUST } from './trust.ts';
import { flag, title } from './values.ts';

/**
 * One page of rows, the number of pages and, if the host gives it, the number of rows. `watchable`:
 * whether the host understands `watch=1` for this list and has films that play. `playing`: how many
 * entries of the whole list play here, if the host tells it. `lists`: whether the host has lists by
 * editors, and `discover`: whether all its films can be narrowed, which any list's envelope may say.
 * `years`: whether the host understands `year` for this list. `free`: whether it says when titles become free.
 * `series`: whether it has lists of series. `search`: whether its searches have pages.
 */
export type Paged<Row> = {
  rows: Row[];
  page: number;
  totalPages: number;
  totalResults: number | null;
  watchable: boolean;
  playing: number | null;
  lists?: true;
  discover?: true;
  years?: true;
  free?: true;
  series?: true;
  search?: true;
};

/** Returns whether the envelope of a page declares that its host knows `ui`, the language of pages. */
export function declaresUi(body: unknown): boolean {
  return field(body, 'ui') === true;
}

const total = { schema: z.int().min(0), read: count };
/** Numbers, not texts: a client compares `page` with the total. */
const pageNumber = { schema: z.int().min(1), read: count };
const TOTALS = {
  total_pages:
    'The number of pages, as a number: a client compares it with `page`. An empty list has 1.',
  totalPages: 'The number of pages, in camel case here; a number. An empty list has 1.',
};
const EXTRAS = {
  total_results: says(total, 'The number of entries of the whole list.'),
  watchable: says(
    flag,
    'Whether the list takes `watch=1` and has films that play. It says nothing in a list without that ' +
      'parameter.',
  ),
  playing: says(
    total,
    'How many entries of the whole list play: the same number on every page, and with `watch=1`. ' +
      'With a language or a decade those of that part.',
  ),
  ui: says(flag, 'Whether the host knows the parameter `ui`.'),
  lists: says(
    flag,
    'Whether the host has lists by editors. It is enough that popular films say so.',
  ),
  discover: says(
    flag,
    'Whether the host answers `/api/tmdb/discover/movies`. Any list may say it.',
  ),
  free: says(flag, 'Whether the host answers `/api/free`. Any list may say it.'),
  series: says(flag, 'Whether the host answers `/api/tmdb/discover/series`. Any list may say it.'),
  search: says(flag, 'Whether the host answers `/api/tmdb/discover/search`. Any list may say it.'),
};
/** What the envelope adds of a list that can be asked for the films of one year. */
export const YEARS = { years: says(flag, 'Whether the list takes `year`.') };

const valuesOf = reader({
  ...EXTRAS,
  ...YEARS,
  page: pageNumber,
  total_pages: pageNumber,
  totalPages: pageNumber,
});

/** Names in a page's envelope: the key of its rows, and that of the number of pages. */
type PageNames = { rows: string; total: keyof typeof TOTALS };

/**
 * Returns the envelope of a page: rows and the number of pages under their names, and the page
 * number under `page`, where clients read it. Our hosts know `ui`, and say so. `more`: what
 * else it may say.
 */
export function paged<S extends z.ZodType, T>(
  { rows: key, total }: PageNames,
  row: Row<S, T>,
  more: Readonly<Record<string, Kind>> = {},
): Envelope<Paged<z.infer<S>>, Paged<unknown>, T> {
  const must = {
    [key]: says(listOf(row), key === 'result' ? 'The rows: singular here.' : 'The rows.'),
    page: says(pageNumber, 'The number of this page, as a number.'),
    [total]: says(pageNumber, TOTALS[total]),
  };
  return {
    schema: objectOf(must, { ...EXTRAS, ...more }),
    row,
    wrap: ({ rows, page, totalPages, totalResults, watchable, playing, ...announced }) => ({
      page,
      [key]: rows,
      [total]: totalPages,
      ...(totalResults !== null && { total_results: totalResults }),
      ...(watchable && { watchable }),
      ...(playing !== null && { playing }),
      ui: true,
      ...(announced.lists && { lists: true }),
      ...(announced.discover && { discover: true }),
      ...(announced.years && { years: true }),
      ...(announced.free && { free: true }),
      ...(announced.series && { series: true }),
      ...(announced.search && { search: true }),
    }),
    unwrap(body, asked = 1) {
      const rows = arrayAt(body, key);
      if (!rows) return null;
      const wire = valuesOf(body, NO_TRUST);
      const page = wire.page || asked;
      return {
        rows,
        page,
        // Existing clients take a missing total to mean that there are no more pages.
        totalPages: wire[total] ?? page,
        totalResults: wire.total_results,
        watchable: wire.watchable === true,
        playing: wire.playing,
        ...(wire.lists && { lists: true }),
        ...(wire.discover && { discover: true }),
        ...(wire.years && { years: true }),
        ...(wire.free && { free: true }),
        ...(wire.series && { series: true }),
        ...(wire.search && { search: true }),
      };
    },
  };
}

/** A page of a genre's list, with what the host says of the whole. */
export type PageOfGenre<Row> = Paged<Row> & Genre;

/** Returns the envelope of a page of a genre's list: that of a page, with the genre's own fields. */
export function pageOfGenre<S extends z.ZodType, T>(
  names: PageNames,
  row: Row<S, T>,
): Envelope<PageOfGenre<z.infer<S>>, PageOfGenre<unknown>, T> {
  const { wrap, unwrap, ...whole } = paged(names, row, genreFields);
  return {
    ...whole,
    wrap: ({ genre, languages, decades, sorts, ...page }) => ({
      ...(wrap(page) as object),
      ...(genre !== null && { genre }),
      languages,
      decades,
      sorts,
    }),
    unwrap(body, asked) {
      const page = unwrap(body, asked);
      return page && { ...page, ...genre.read(body, NO_TRUST) };
    },
  };
}

/**
 * A page of all films, or of a part of them. `choices`: of all films alone. `more`: whether the part has more
 * films than `totalResults`, where the host stopped to count. `keywords`: whether the list can be narrowed by one.
 * `keyword`: the name of the one that was asked for, where the host says it.
 */
export type PageOfDiscover<Row> = Paged<Row> & {
  choices: Choices | null;
  more: boolean;
  keywords?: true;
  keyword?: string | null;
};

const NARROWED = {
  choices: says(
    choices,
    'By what all films can be narrowed. Sent where nothing is asked for but a page or an order.',
  ),
  more: says(
    flag,
    'Whether there are more films than `total_results`: a host may stop to count, ours at 1,000.',
  ),
  keywords: says(flag, 'Whether the list takes `keyword`.'),
  keyword: says(title, 'The name of the keyword that was asked for.'),
};
const narrowedOf = reader(NARROWED);

/** Returns the choices that an envelope has; null if it has none, as that of a narrowed list. */
export function choicesIn(body: unknown): Choices | null {
  return choices.read(field(body, 'choices'), NO_TRUST);
}

/** Returns the envelope of a page of films that can be narrowed. */
export function pageOfDiscover<S extends z.ZodType, T>(
  names: PageNames,
  row: Row<S, T>,
): Envelope<PageOfDiscover<z.infer<S>>, PageOfDiscover<unknown>, T> {
  const { wrap, unwrap, ...whole } = paged(names, row, NARROWED);
  return {
    ...whole,
    wrap: ({ choices, more, keywords, keyword, ...page }) => ({
      ...(wrap(page) as object),
      ...(choices && { choices: printed(choices) }),
      ...(more && { more }),
      ...(keywords && { keywords }),
      ...(keyword && { keyword }),
    }),
    unwrap(body, asked) {
      const page = unwrap(body, asked);
      const { choices, more, keywords, keyword } = narrowedOf(body, NO_TRUST);
      return (
        page && {
          ...page,
          choices,
          more: more === true,
          ...(keywords && { keywords }),
          ...(keyword !== null && { keyword }),
        }
      );
    },
  };
}

/** Returns choices without the counts that are not known. */
function printed({ sorts, ...groups }: Choices): object {
  const counted = ({ count, ...choice }: Choice<unknown>) => ({
    ...choice,
    ...(count !== null && { count }),
  });
  const shown = Object.entries(groups).map(([name, group]) => [
    name,
    (group as Choice<unknown>[]).map(counted),
  ]);
  return { ...Object.fromEntries(shown), sorts };
}

/**
 * Returns a whole number that is not negative, given as a number or as text, and cuts it to a
 * million. Returns null for anything else.
 */
function count(value: unknown): number | null {
  const found = whole(value, 0);
  return found === null ? null : Math.min(found, 1e6);
}
