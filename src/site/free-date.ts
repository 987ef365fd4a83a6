/**
 * When a title becomes free, in words, and titles by the January in which they do. A day begins at midnight in UTC:
 * pages are the same for everybody.
 */
import type { FreeDate, Law } from '#/contract/law.ts';
import type { FreeTitle } from '#/contract/rows/free.ts';
import { countryName } from './display-names.ts';
import type { Locale } from './locale.ts';
import type { Messages } from './messages/messages.ts';

/** The January in which a title, or some of its episodes, becomes free in these countries. */
type FreeWhen = Pick<FreeDate, 'year' | 'of'> & {
  countries: readonly string[];
  /** Whether that January has begun. */
  begun: boolean;
};

/**
 * Returns the Januaries in which a title becomes free, the earliest first. Countries with the same January share one.
 * The episodes of each year have their own.
 */
function freeWhens(dates: readonly FreeDate[], now: Date): FreeWhen[] {
  const found = new Map<string, FreeWhen & { countries: string[] }>();
  for (const { country, year, of } of dates) {
    const key = `${year} ${of}`;
    const known = found.get(key);
    if (known) known.countries.push(country);
    else found.set(key, { year, of, countries: [country], begun: year <= now.getUTCFullYear() });
  }
  return [...found.values()].sort((a, b) => a.year - b.year);
}

/** Returns the January that comes next for a title, else the last one that has begun; null where none is known. */
export function nextFree({ dates = [] }: Pick<Law, 'dates'>, now = new Date()): FreeWhen | null {
  const all = freeWhens(dates, now);
  return all.find(({ begun }) => !begun) ?? all.at(-1) ?? null;
}

/** Returns the first of January of a year as a long date. */
export function newYear(year: number, m: Messages): string {
  return m.date('1', m.months[0] ?? '', String(year));
}

/** Returns the names of countries, as they stand in a list. */
export function placesOf(codes: readonly string[], { language, m }: Locale): string {
  return m.and(codes.map((code) => countryName(code, language, m) ?? code));
}

/** Returns since when or from when a title is free, and where: “Free from January 1, 2027 (United States)”. */
export function freeWords({ year, countries, begun }: FreeWhen, locale: Locale): string {
  const { m } = locale;
  const words = begun ? m.freeSince : m.freeFromDay;
  return words(newYear(year, m), placesOf(countries, locale));
}

const DAY = 86_400_000;

/** Returns the days from the day of `now` in UTC to the first of January of a year. */
export function daysUntil(year: number, now: Date): number {
  return Math.round((Date.UTC(year, 0, 1) - Math.floor(now.getTime() / DAY) * DAY) / DAY);
}

/** A title in one year. One whose episodes become free in several stands in each. */
export type FreeTitleIn = FreeTitle & FreeWhen & { key: string };
export type FreeYear = Pick<FreeWhen, 'year' | 'begun'> & { titles: FreeTitleIn[] };

/** Returns the years in which titles become or became free, the earliest first. */
export function freeYears(titles: readonly FreeTitle[], now: Date): FreeYear[] {
  const found = new Map<number, FreeYear>();
  for (const title of titles) {
    for (const when of freeWhens(title.dates, now)) {
      const { year, begun, of } = when;
      const known = found.get(year) ?? { year, begun, titles: [] };
      found.set(year, known);
      const key = of === null ? keyOfFree(title) : `${keyOfFree(title)}-${of}`;
      known.titles.push({ ...title, ...when, key });
    }
  }
  return [...found.values()].sort((a, b) => a.year - b.year);
}

/** Returns the name of a title in the address of its calendar. */
export function keyOfFree({ kind, id }: Pick<FreeTitle, 'kind' | 'id'>): string {
  return `${kind ?? 'movie'}-${id}`;
}
