/** `/recently-added.atom`: the films that were added last, as an Atom feed (RFC 4287). */
import type { CatalogueIndex } from '#/host/catalogue-index.ts';
import type { NewFilm } from '#/host/queries/newest.ts';
import { sendAnswer } from '#/http/send.ts';
import { en } from '#/messages/en.ts';
import { paths, patterns } from '#/paths.ts';
import type { Served } from '#/server/front/served.ts';
import type { CrawlerOptions } from './crawlers.ts';
import { XML, xmlText } from './xml.ts';

/** Number of films in the feed. */
const MOST = 50;

type Options = CrawlerOptions & { index: CatalogueIndex };

export function recentFeed(options: Options): Served {
  const headers = {
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  };
  return {
    label: patterns.recentFeed,
    has: (path) => path === patterns.recentFeed,
    send(request, response) {
      const feed = feedOf(options.index.newest(MOST), options);
      return sendAnswer(request, response, new Response(feed, { headers }), options.headers);
    },
  };
}

/** Returns a feed. A date alone counts as its midnight in UTC: Atom has no dates without a time. */
function feedOf(films: readonly NewFilm[], { siteName, siteUrl }: Options): string {
  const own = siteUrl + patterns.recentFeed;
  const updated = films[0]?.added ?? '1970-01-01';
  return (
    `${XML}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">\n` +
    `<title>${xmlText(`${en.recentlyAddedMovies} · ${siteName}`)}</title>\n` +
    `<id>${xmlText(own)}</id>\n<updated>${updated}T00:00:00Z</updated>\n` +
    `<author><name>${xmlText(siteName)}</name></author>\n` +
    `<link rel="self" type="application/atom+xml" href="${xmlText(own)}"/>\n` +
    `<link rel="alternate" type="text/html" href="${xmlText(siteUrl + paths.recent)}"/>\n` +
    `${films.map((film) => entryOf(film, siteUrl)).join('')}</feed>\n`
  );
}

function entryOf({ id, title, year, overview, added }: NewFilm, siteUrl: string): string {
  const page = xmlText(siteUrl + paths.movie(String(id)));
  const name = year === '' ? title : `${title} (${year})`;
  const summary = overview === '' ? '' : `<summary>${xmlText(overview)}</summary>`;
  return (
    `<entry><title>${xmlText(name)}</title><id>${page}</id><link href="${page}"/>` +
    `<updated>${added}T00:00:00Z</updated>${summary}</entry>\n`
  );
}
