/**
 * Envelopes: what a call's rows are wrapped in. Only this module knows them. `unwrap` returns null
 * for a wrong shape: envelopes are strict, rows are not. For every wire value x, unwrap(wrap(x))
 * equals x.
 */
import { type Choice, type Choices, readChoices } from './choices.ts';
import { type Genre, readGenre } from './genre.ts';
import { field, isRecord, number } from './raw.ts';

export type Envelope<Wire, Loose> = {
  wrap(wire: Wire): unknown;
  unwrap(body: unknown, page?: number): Loose | null;
};

/**
 * One page of rows, the number of pages and, if the host gives it, the number of rows. `watchable`:
 * whether the host understands `watch=1` for this list and has films that play. `playing`: how many
 * entries of the whole list play here, if the host tells it. `lists`: whether the host has lists by
 * editors, and `discover`: whether all its films can be narrowed, which any list's envelope may say.
 * `years`: whether the host understands `year` for this list.
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
};

/** Returns the envelope of a bare array. */
export function bare<Row>(): Envelope<Row[], unknown[]> {
  return {
    wrap: (rows) => rows,
    unwrap: (body) => (Array.isArray(body) ? body : null),
  };
}

/** Returns the envelope `{[key]: rows}` without totals, as the trailer feed has it. */
export function keyed<Row>(key: string): Envelope<Row[], unknown[]> {
  return {
    wrap: (rows) => ({ [key]: rows }),
    unwrap: (body) => arrayAt(body, key),
  };
}

/**
 * Returns the envelope `{data: {results}}`, which only trending has. It also accepts the flat
 * `{results}` of the movie database.
 */
export function nested<Row>(): Envelope<Row[], unknown[]> {
  return {
    wrap: (rows) => ({ data: { results: rows } }),
    unwrap: (body) => arrayAt(field(body, 'data'), 'results') ?? arrayAt(body, 'results'),
  };
}

/** Returns whether the envelope of a page declares that its host knows `ui`, the language of pages. */
export function declaresUi(body: unknown): boolean {
  return field(body, 'ui') === true;
}

/**
 * Returns the envelope of a page: rows under `key`, the number of pages under `total`, and the page
 * number under `page`, where clients read it. Hosts of ours know `ui`, and say so.
 */
export function paged<Row>(
  key: string,
  total: 'total_pages' | 'totalPages',
): Envelope<Paged<Row>, Paged<unknown>> {
  return {
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
    }),
    unwrap(body, asked = 1) {
      const rows = arrayAt(body, key);
      if (!rows) return null;
      const page = count(field(body, 'page')) || asked;
      return {
        rows,
        page,
        // Existing clients take a missing total to mean that there are no more pages.
        totalPages: count(field(body, total)) ?? page,
        totalResults: count(field(body, 'total_results')),
        watchable: field(body, 'watchable') === true,
        playing: count(field(body, 'playing')),
        ...(field(body, 'lists') === true && { lists: true }),
        ...(field(body, 'discover') === true && { discover: true }),
        ...(field(body, 'years') === true && { years: true }),
      };
    },
  };
}

/** A page of a genre's list, with what the host says of the whole. */
export type PageOfGenre<Row> = Paged<Row> & Genre;

/** Returns the envelope of a page of a genre's list: that of a page, with the genre's own fields. */
export function pageOfGenre<Row>(
  ...names: Parameters<typeof paged>
): Envelope<PageOfGenre<Row>, PageOfGenre<unknown>> {
  const { wrap, unwrap } = paged<Row>(...names);
  return {
    wrap: ({ genre, languages, decades, sorts, ...page }) => ({
      ...(wrap(page) as object),
      ...(genre !== null && { genre }),
      languages,
      decades,
      sorts,
    }),
    unwrap(body, asked) {
      const page = unwrap(body, asked);
      return page && { ...page, ...readGenre(body) };
    },
  };
}

/**
 * A page of all films, or of a part of them. `choices`: of all films alone. `more`: whether the part has more
 * films than `totalResults`, where the host stopped to count.
 */
export type PageOfDiscover<Row> = Paged<Row> & { choices: Choices | null; more: boolean };

/** Returns the envelope of a page of films that can be narrowed. */
export function pageOfDiscover<Row>(
  ...names: Parameters<typeof paged>
): Envelope<PageOfDiscover<Row>, PageOfDiscover<unknown>> {
  const { wrap, unwrap } = paged<Row>(...names);
  return {
    wrap: ({ choices, more, ...page }) => ({
      ...(wrap(page) as object),
      ...(choices && { choices: printed(choices) }),
      ...(more && { more }),
    }),
    unwrap(body, asked) {
      const page = unwrap(body, asked);
      return page && { ...page, choices: readChoices(body), more: field(body, 'more') === true };
    },
  };
}

/** Returns choices without the counts that are not known. */
function printed({ sorts, ...groups }: Choices): object {
  const counted = ({ count, ...choice }: Choice<unknown>) => ({
    ...choice,
    ...(count !== null && { count }),
  });
  const named = Object.entries(groups).map(([name, group]) => [
    name,
    (group as Choice<unknown>[]).map(counted),
  ]);
  return { ...Object.fromEntries(named), sorts };
}

/** Returns the envelope of one bare object. */
export function object<Wire extends object>(): Envelope<Wire, Record<string, unknown>> {
  return {
    wrap: (wire) => wire,
    unwrap: (body) => (isRecord(body) ? body : null),
  };
}

/** Returns the envelope of two required keys: `{series, credits}`. */
export function seriesAndCredits<Wire extends object>(): Envelope<Wire, Record<string, unknown>> {
  return {
    wrap: (wire) => wire,
    unwrap: (body) =>
      isRecord(body) && isRecord(field(body, 'series')) && isRecord(field(body, 'credits'))
        ? body
        : null,
  };
}

function arrayAt(body: unknown, key: string): unknown[] | null {
  const value = field(body, key);
  return Array.isArray(value) ? value : null;
}

/**
 * Returns a whole number that is not negative, given as a number or as text, and cuts it to a
 * million. Returns null for anything else.
 */
function count(value: unknown): number | null {
  const found = number(value);
  return found !== null && Number.isInteger(found) && found >= 0 ? Math.min(found, 1e6) : null;
}
