import { ID } from './raw.ts';

/**
 * A kind of call parameter. `parse` reads one from an address (null: absent) and returns undefined
 * if it is invalid. `print` writes it back.
 */
export type ParamKind<T> = {
  parse(raw: string | null): T | undefined;
  /** Returns null for a value that addresses leave out. */
  print(value: T): string | null;
};

function integer(from: number, to: number, absent?: number): ParamKind<number> {
  return {
    parse(raw) {
      if (raw === null) return absent;
      const value = /^\d{1,9}$/.test(raw) ? Number(raw) : Number.NaN;
      return value >= from && value <= to ? value : undefined;
    },
    print: String,
  };
}

/** A word among some; the first of them if there is none. */
export function oneOf<const T extends string>(...known: T[]): ParamKind<T> {
  return {
    parse: (raw) => known.find((value) => value === raw) ?? (raw === null ? known[0] : undefined),
    print: (value) => value,
  };
}

/** Number of a page, from 1. The movie database ends at 500; our hosts may have more. */
export const page = integer(1, 1_000_000, 1);

/** Number of items on a page of the trailer feed. The site asks for 10. */
export const limit = integer(1, 50, 10);

export const timeWindow = oneOf('day', 'week');

/** A list of series. */
export const seriesList = oneOf('trending', 'top-rated', 'on-the-air');
export type SeriesList = NonNullable<ReturnType<typeof seriesList.parse>>;

/** What a search is kept to. `here`: what the host itself has, beside what it passes on from a database. */
export const SEARCH_KINDS = ['all', 'movie', 'series', 'person', 'here'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];
export const searchKind: ParamKind<SearchKind> = oneOf(...SEARCH_KINDS);

/** Keeps only films that play here whole. Sent only to a host whose list says `watchable`. */
export const watch: ParamKind<'1' | null> = {
  parse: (raw) => (raw === null || raw === '1' ? raw : undefined),
  print: (value) => value,
};

/** A genre's name in addresses: lower-case ASCII, with hyphens between words. */
export const genre: ParamKind<string> = {
  parse: (raw) => (raw && raw.length <= 64 && SLUG.test(raw) ? raw : undefined),
  print: (value) => value,
};
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A genre's name in addresses; null for films of any genre. */
export const anyGenre: ParamKind<string | null> = {
  parse: (raw) => (raw === null ? raw : genre.parse(raw)),
  print: (value) => value,
};

/** A two-letter code of ISO 639-1; null for all languages. */
export const language: ParamKind<string | null> = {
  parse: (raw) => (raw === null || /^[a-z]{2}$/.test(raw) ? raw : undefined),
  print: (value) => value,
};

/** The first year of a decade; null for all of time. */
export const decade: ParamKind<number | null> = {
  parse: (raw) => (raw === null ? raw : /^(18|19|20)\d0$/.test(raw) ? Number(raw) : undefined),
  print: (value) => (value === null ? null : String(value)),
};

/** The year of a page of what becomes free. */
export const freeYear: ParamKind<string> = {
  parse: (raw) => (raw !== null && /^[1-9]\d{3}$/.test(raw) ? raw : undefined),
  print: String,
};

/** A year in which films come out or become free; null for all years. Sent only to a host whose list says `years`. */
export const year: ParamKind<number | null> = {
  parse: (raw) => (raw === null ? raw : /^(19|20|21)\d\d$/.test(raw) ? Number(raw) : undefined),
  print: (value) => (value === null ? null : String(value)),
};

/** A two-letter code of ISO 3166-1; null for all countries. */
export const country: ParamKind<string | null> = {
  parse: (raw) => (raw === null || /^[A-Z]{2}$/.test(raw) ? raw : undefined),
  print: (value) => value,
};

/** A service that shows films, by its name in addresses; null for films that any shows, or none. */
export const service: ParamKind<string | null> = { ...anyGenre };

/** A keyword’s name in addresses; null for films with any. Sent only to a host whose list says `keywords`. */
export const keyword: ParamKind<string | null> = { ...anyGenre };

/** How long films are: under 40 minutes, under two hours (those under 40 minutes too), or longer. */
export const LENGTHS = ['under-40', 'under-120', 'longer'] as const;
export type Length = (typeof LENGTHS)[number];
/** One of LENGTHS; null for films of any length. */
export const length: ParamKind<Length | null> = {
  parse: (raw) => (raw === null ? raw : LENGTHS.find((one) => one === raw)),
  print: (value) => value,
};

/** Orders of a list. The first is the default order of a host. */
export const SORTS = ['popularity', 'rating', 'date'] as const;
export type Sort = (typeof SORTS)[number];
export const sort: ParamKind<Exclude<Sort, 'popularity'> | null> = {
  parse(raw) {
    if (raw === null || raw === 'popularity') return null;
    return raw === 'rating' || raw === 'date' ? raw : undefined;
  },
  print: (value) => value,
};

/** An id in the contract's grammar. */
export const id: ParamKind<string> = {
  parse: (raw) => (raw !== null && ID.test(raw) ? raw : undefined),
  print: (value) => value,
};

/** Text that a visitor typed. Only its first 200 characters are used. */
export const query: ParamKind<string> = {
  parse: (raw) => (raw ?? '').slice(0, 200).toWellFormed(),
  print: (value) => value,
};

/**
 * A title in an address: any non-empty text of at most 1,000 characters. Encoded they take 9 kB at
 * most, and a request's headers 16 kB.
 */
export const title: ParamKind<string> = {
  // Dots alone would be steps in an address.
  parse: (raw) =>
    raw && raw.length <= 1000 && raw.isWellFormed() && !/^\.\.?$/.test(raw) ? raw : undefined,
  print: (value) => value,
};
