/**
 * `/lists.atom`: the newest lists by editors; in each language of pages, with its prefix. 404 where the host
 * has none.
 */
import { isNotFound, isOverLimit, toResult } from '#/contract/errors.ts';
import { type Language, languageOf, languages } from '#/contract/language.ts';
import { nameLanguage } from '#/contract/names.ts';
import type { EditorList } from '#/contract/rows/list.ts';
import type { CatalogueIndex, NewFilm } from '#/host/catalogue-index.ts';
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
      entries: lists.value.items.map((list) => listEntry(list, language)),
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

function listEntry(
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

/** Number of films in the feed. */
const MOST = 50;

type Options = CrawlerOptions & { index: CatalogueIndex };

/**
 * `/recently-added.atom`: the films that were added last; in each language of pages, with its prefix.
 */
export function recentFeed({ index, siteName, siteUrl, headers }: Options): Endpoint {
  return {
    label: patterns.recentFeed,
    has: (path) => inEnglish(path) === patterns.recentFeed,
    headers,
    answer(path) {
      const language = languageOf(path);
      const films = index.newest(MOST, nameLanguage(language));
      const feed = atomOf({
        language,
        siteName,
        siteUrl,
        own: patterns.recentFeed,
        page: paths.recent,
        title: localeIn(language).m.recentlyAddedMovies,
        entries: films.map(filmEntry),
      });
      return new Response(feed, { headers: FEED_HEADERS });
    },
  };
}

function filmEntry({ id, title, year, overview, added }: NewFilm): FeedEntry {
  const name = year === '' ? title : `${title} (${year})`;
  return { title: name, path: paths.movie(String(id)), date: added, summary: overview };
}
