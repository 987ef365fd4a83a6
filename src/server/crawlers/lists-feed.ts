/**
 * `/lists.atom`: the newest lists by editors; in each language of pages, with its prefix. 404 where the host
 * has none.
 */
import { isNotFound, isOverLimit } from '#/contract/errors.ts';
import { type Language, languageOf, languages } from '#/contract/language.ts';
import type { EditorList } from '#/contract/rows/list.ts';
import { toResult } from '#/contract/to-result.ts';
import { named } from '#/lib/named.ts';
import type { Endpoint } from '#/server/endpoints/endpoint.ts';
import { localeIn } from '#/site/locale.ts';
import { inEnglish, paths, patterns } from '#/site/paths.ts';
import { atomOf, FEED_HEADERS, type FeedEntry } from './atom.ts';
import type { CrawlerOptions } from './crawlers.ts';

export function listsFeed({ catalogue, siteName, siteUrl, headers }: CrawlerOptions): Endpoint {
  async function answerIn(language: Language): Promise<Response> {
    const tracked = catalogue.withTracking(() => undefined, { language });
    const lists = await toResult(tracked.ask('lists', { page: 1 }));
    if (!lists.ok) {
      if (isOverLimit(lists.error)) throw lists.error;
      return none(isNotFound(lists.error) ? 404 : 502);
    }
    const feed = atomOf({
      language,
      siteName,
      siteUrl,
      own: patterns.listsFeed,
      page: paths.lists,
      title: localeIn(language).m.lists,
      entries: lists.value.items.map((list) => entryOf(list, language)),
    });
    return new Response(feed, { headers: FEED_HEADERS });
  }

  return {
    label: patterns.listsFeed,
    has: (path) => inEnglish(path) === patterns.listsFeed,
    headers,
    answer: (path) => answerIn(languageOf(path)),
    atOnce: languages.length,
  };
}

function none(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}

function entryOf(
  { id, title, names, changed, overview }: EditorList,
  language: Language,
): FeedEntry {
  return {
    title: named(title, names, language).first ?? localeIn(language).m.untitled,
    path: paths.list(id),
    date: changed ?? '1970',
    summary: overview ?? '',
  };
}
