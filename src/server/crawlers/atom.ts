/** Atom feeds (RFC 4287) in the languages of pages. */

import type { Language } from '#/contract/language.ts';
import { CRAWLER_MAX_AGE } from '#/contract/lifetimes.ts';
import { anyCache } from '#/lib/caching.ts';
import { scriptOf } from '#/lib/named.ts';
import { localeIn } from '#/site/locale.ts';
import { XML, xmlText } from './xml.ts';

export type Feed = {
  language: Language;
  siteName: string;
  siteUrl: string;
  /** English paths of the feed itself, and of the page that shows the same. */
  own: string;
  page: string;
  title: string;
  /** The newest first. */
  entries: readonly FeedEntry[];
};

export type FeedEntry = {
  title: string;
  /** The English path of its page. */
  path: string;
  /** A date, or a year alone. */
  date: string;
  summary: string;
};

export const FEED_HEADERS = {
  'content-type': 'application/atom+xml; charset=utf-8',
  'cache-control': anyCache(CRAWLER_MAX_AGE),
};

export function atomOf(feed: Feed): string {
  const { language, siteName, siteUrl, title, entries } = feed;
  const { paths } = localeIn(language);
  const own = xmlText(siteUrl + paths.to(feed.own));
  const page = xmlText(siteUrl + paths.to(feed.page));
  const updated = instantOf(entries[0]?.date ?? '1970');
  return (
    `${XML}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">\n` +
    `<title>${xmlText(`${title} · ${siteName}`)}</title>\n` +
    `<id>${own}</id>\n<updated>${updated}</updated>\n` +
    `<author><name>${xmlText(siteName)}</name></author>\n` +
    `<link rel="self" type="application/atom+xml" href="${own}"/>\n` +
    `<link rel="alternate" type="text/html" href="${page}"/>\n` +
    `${entries.map((entry) => entryOf(entry, feed)).join('')}</feed>\n`
  );
}

function entryOf({ title, path, date, summary }: FeedEntry, { language, siteUrl }: Feed): string {
  const page = xmlText(siteUrl + localeIn(language).paths.to(path));
  return (
    `<entry>${element('title', title, language)}<id>${page}</id><link href="${page}"/>` +
    `<updated>${instantOf(date)}</updated>${summary === '' ? '' : element('summary', summary, language)}</entry>\n`
  );
}

/** Returns the midnight in UTC at which a date begins: Atom has no dates without a time. */
function instantOf(date: string): string {
  return `${date.length === 4 ? `${date}-01-01` : date}T00:00:00Z`;
}

/** Returns an element with a text, which says its language if it is not the feed's. */
function element(name: string, text: string, language: Language): string {
  const other = scriptOf(text, language);
  const mark = other === undefined ? '' : ` xml:lang="${other}"`;
  return `<${name}${mark}>${xmlText(text)}</${name}>`;
}
