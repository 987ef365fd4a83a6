/**
 * What becomes free on which January 1, for programs: `/free-2027.ics` and `/free-movie-7.ics` for calendars, and
 * the feed `/free.atom`; in each language of pages, with its prefix. 404 where the host says nothing of it.
 */
import { isNotFound, isOverLimit } from '#/contract/errors.ts';
import { languageOf, languages } from '#/contract/language.ts';
import { CRAWLER_MAX_AGE } from '#/contract/lifetimes.ts';
import { toResult } from '#/contract/to-result.ts';
import { anyCache } from '#/lib/caching.ts';
import type { Endpoint } from '#/server/endpoints/endpoint.ts';
import { secondsLeft } from '#/server/pages/ages.ts';
import { inEnglish, patterns } from '#/site/paths.ts';
import { FEED_HEADERS } from './atom.ts';
import type { CrawlerOptions } from './crawlers.ts';
import { type FreeFile, freeCalendar, freeFeed } from './free-files.ts';

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
