/**
 * `/recently-added.atom`: the films that were added last, as an Atom feed (RFC 4287); in each
 * language of pages, with its prefix.
 */
import { type Language, languageOf } from '#/contract/language.ts';
import { nameLanguage } from '#/contract/names.ts';
import type { CatalogueIndex } from '#/host/catalogue-index.ts';
import type { NewFilm } from '#/host/queries/newest.ts';
import { sendAnswer } from '#/http/send.ts';
import { scriptOf } from '#/lib/named.ts';
import { localeIn } from '#/locale.ts';
import { inEnglish, patterns } from '#/paths.ts';
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
    has: (path) => inEnglish(path) === patterns.recentFeed,
    send(request, response, path) {
      const language = languageOf(path);
      const films = options.index.newest(MOST, nameLanguage(language));
      const feed = feedOf(films, language, options);
      return sendAnswer(request, response, new Response(feed, { headers }), options.headers);
    },
  };
}

/** Returns a feed. A date alone counts as its midnight in UTC: Atom has no dates without a time. */
function feedOf(
  films: readonly NewFilm[],
  language: Language,
  { siteName, siteUrl }: Options,
): string {
  const { m, paths } = localeIn(language);
  const own = siteUrl + paths.to(patterns.recentFeed);
  const updated = films[0]?.added ?? '1970-01-01';
  return (
    `${XML}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">\n` +
    `<title>${xmlText(`${m.recentlyAddedMovies} · ${siteName}`)}</title>\n` +
    `<id>${xmlText(own)}</id>\n<updated>${updated}T00:00:00Z</updated>\n` +
    `<author><name>${xmlText(siteName)}</name></author>\n` +
    `<link rel="self" type="application/atom+xml" href="${xmlText(own)}"/>\n` +
    `<link rel="alternate" type="text/html" href="${xmlText(siteUrl + paths.recent)}"/>\n` +
    `${films.map((film) => entryOf(film, language, siteUrl)).join('')}</feed>\n`
  );
}

function entryOf(
  { id, title, year, overview, added }: NewFilm,
  language: Language,
  siteUrl: string,
): string {
  const page = xmlText(siteUrl + localeIn(language).paths.movie(String(id)));
  const name = year === '' ? title : `${title} (${year})`;
  return (
    `<entry>${element('title', name, language)}<id>${page}</id><link href="${page}"/>` +
    `<updated>${added}T00:00:00Z</updated>${overview === '' ? '' : element('summary', overview, language)}</entry>\n`
  );
}

/** Returns an element with a text, which says its language if it is not the feed's. */
function element(name: string, text: string, language: Language): string {
  const other = scriptOf(text, language);
  const mark = other === undefined ? '' : ` xml:lang="${other}"`;
  return `<${name}${mark}>${xmlText(text)}</${name}>`;
}
