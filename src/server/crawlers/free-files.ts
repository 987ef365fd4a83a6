/** What becomes free on which January 1, as calendars and as a feed. */
import type { Language } from '#/contract/language.ts';
import type { FreeTitle } from '#/contract/rows/free.ts';
import { named } from '#/lib/named.ts';
import { newYear, placesOf } from '#/site/free-date.ts';
import { type FreeTitleIn, freeYears, keyOfFree } from '#/site/free-years.ts';
import { localeIn } from '#/site/locale.ts';
import { paths, patterns, targetPath } from '#/site/paths.ts';
import { atomOf } from './atom.ts';
import { type CalendarEvent, calendarOf } from './calendar.ts';

export type FreeFile = {
  siteName: string;
  siteUrl: string;
  language: Language;
  now: Date;
  titles: readonly FreeTitle[];
};

/** Returns the calendar of a year, or of a title by its key (keyOfFree); null where nothing is known of it. */
export function freeCalendar(file: FreeFile, part: string): string | null {
  const { titles, now, language } = file;
  const { m } = localeIn(language);
  const year = freeYears(titles, now).find((one) => String(one.year) === part);
  if (year) return calendarNamed(`${m.freeTitle}: ${newYear(year.year, m)}`, year.titles, file);
  const title = titles.find((one) => keyOfFree(one) === part);
  if (!title || title.dates.length === 0) return null;
  const days = freeYears([title], now).flatMap((one) => one.titles);
  return calendarNamed(nameOf(title, file), days, file);
}

function calendarNamed(name: string, titles: readonly FreeTitleIn[], file: FreeFile): string {
  const { siteName, now } = file;
  return calendarOf({ siteName, name, events: titles.map((one) => eventOf(one, file)), now });
}

function eventOf(title: FreeTitleIn, file: FreeFile): CalendarEvent {
  const { siteUrl, language } = file;
  const locale = localeIn(language);
  const { year, countries } = title;
  return {
    // The same in all languages: who changes the language has the event once.
    uid: `${[title.key, ...countries].join('-')}@${new URL(siteUrl).host}`,
    year,
    summary: locale.m.freeOnDay(nameOf(title, file), placesOf(countries, locale)),
    url: siteUrl + targetPath(locale.paths, title),
  };
}

function nameOf({ title, names, released }: FreeTitle, { language }: FreeFile): string {
  const name = named(title, names, language).first ?? localeIn(language).m.untitled;
  return released === null ? name : `${name} (${released})`;
}

/**
 * Returns a feed with an entry for each year: that of the next one stands there since this year began, and is renewed
 * when it begins.
 */
export function freeFeed(file: FreeFile): string {
  const { siteName, siteUrl, language, now } = file;
  const locale = localeIn(language);
  const thisYear = now.getUTCFullYear();
  const told = freeYears(file.titles, now).filter(({ year }) => year <= thisYear + 1);
  return atomOf({
    language,
    siteName,
    siteUrl,
    own: patterns.freeFeed,
    page: paths.free,
    title: locale.m.freeTitle,
    entries: told.reverse().map(({ year, begun, titles }) => ({
      title: (begun ? locale.m.freeYearPast : locale.m.freeYear)(newYear(year, locale.m)),
      path: paths.freeYear(String(year)),
      date: String(begun ? year : thisYear),
      summary: titles.map((one) => nameOf(one, file)).join(locale.m.comma),
    })),
  });
}
