/**
 * What becomes free on which January 1, for programs: `/free-2027.ics` and `/free-movie-7.ics` for calendars, and
 * the feed `/free.atom`; in each language of pages, with its prefix. 404 where the host says nothing of it.
 */
import { isNotFound, isOverLimit, toResult } from '#/contract/errors.ts';
import { type Language, languageOf, languages } from '#/contract/language.ts';
import { CRAWLER_MAX_AGE } from '#/contract/lifetimes.ts';
import type { FreeTitle } from '#/contract/rows/free.ts';
import { anyCache } from '#/lib/caching.ts';
import { named } from '#/lib/named.ts';
import type { Endpoint } from '#/server/endpoints/endpoint.ts';
import { secondsLeft } from '#/server/pages/ages.ts';
import { type FreeTitleIn, freeYears, keyOfFree, newYear, placesOf } from '#/site/free-date.ts';
import { localeIn } from '#/site/locale.ts';
import { inEnglish, paths, patterns, targetPath } from '#/site/paths.ts';
import { atomOf, FEED_HEADERS } from './atom.ts';
import { type CalendarEvent, calendarOf } from './calendar.ts';
import type { CrawlerOptions } from './crawlers.ts';

type FreeFile = {
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

/** A kind of file: its addresses in English, and what stands there, made of a part of the address. */
type Kind = {
  label: string;
  address: RegExp;
  type: string;
  write(file: FreeFile, part: string): string | null;
};
const KINDS: readonly Kind[] = [
  {
    label: patterns.freeFeed,
    address: /^\/free\.atom$/,
    type: FEED_HEADERS['content-type'],
    write: freeFeed,
  },
  {
    label: patterns.freeCalendar,
    address: /^\/free-([1-9]\d{3}|[a-z]+-[A-Za-z0-9][\w-]{0,63})\.ics$/,
    type: 'text/calendar; charset=utf-8',
    write: freeCalendar,
  },
];

export function freeTitles({ catalogue, siteName, siteUrl, headers }: CrawlerOptions): Endpoint[] {
  async function answer({ address, type, write }: Kind, path: string): Promise<Response> {
    const language = languageOf(path);
    const tracked = catalogue.withTracking(() => undefined, { language });
    const titles = await toResult(tracked.ask('free', {}));
    if (!titles.ok) {
      if (isOverLimit(titles.error)) throw titles.error;
      return none(isNotFound(titles.error) ? 404 : 502);
    }
    const [, part = ''] = address.exec(inEnglish(path)) ?? [];
    const file = { siteName, siteUrl, language, now: new Date(), titles: titles.value };
    const body = write(file, part);
    if (body === null) return none(404);
    // What is said of a day ends with it.
    const seconds = Math.min(CRAWLER_MAX_AGE, Math.floor(secondsLeft(file.now, true)));
    return new Response(body, {
      headers: { 'content-type': type, 'cache-control': anyCache(seconds) },
    });
  }

  return KINDS.map((kind) => ({
    label: kind.label,
    has: (path) => kind.address.test(inEnglish(path)),
    headers,
    answer: (path) => answer(kind, path),
    atOnce: languages.length,
  }));
}

function none(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}
