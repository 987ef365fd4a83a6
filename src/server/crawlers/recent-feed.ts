/**
 * `/recently-added.atom`: the films that were added last; in each language of pages, with its prefix.
 */
import { languageOf } from '#/contract/language.ts';
import { nameLanguage } from '#/contract/names.ts';
import type { CatalogueIndex } from '#/host/catalogue-index.ts';
import type { NewFilm } from '#/host/queries/newest.ts';
import type { Endpoint } from '#/server/endpoints/endpoint.ts';
import { localeIn } from '#/site/locale.ts';
import { inEnglish, paths, patterns } from '#/site/paths.ts';
import { atomOf, FEED_HEADERS, type FeedEntry } from './atom.ts';
import type { CrawlerOptions } from './crawlers.ts';

/** Number of films in the feed. */
const MOST = 50;

type Options = CrawlerOptions & { index: CatalogueIndex };

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
        entries: films.map(entryOf),
      });
      return new Response(feed, { headers: FEED_HEADERS });
    },
  };
}

function entryOf({ id, title, year, overview, added }: NewFilm): FeedEntry {
  const name = year === '' ? title : `${title} (${year})`;
  return { title: name, path: paths.movie(String(id)), date: added, summary: overview };
}
