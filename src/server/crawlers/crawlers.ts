/** What the server answers to crawlers: robots.txt, the site map, the feeds. */
import type { OutgoingHttpHeaders } from 'node:http';
import type { Catalogue } from '#/catalogue/catalogue.ts';
import { languages, prefixOf } from '#/contract/language.ts';
import { CRAWLER_MAX_AGE } from '#/contract/lifetimes.ts';
import type { CatalogueIndex } from '#/host/catalogue-index.ts';
import { anyCache } from '#/lib/caching.ts';
import type { Endpoint } from '#/server/endpoints/endpoint.ts';
import { paths, patterns } from '#/site/paths.ts';
import { listsFeed, recentFeed } from './feeds.ts';
import { freeTitles } from './free-titles.ts';
import { siteMap } from './site-map.ts';

/**
 * Paths that crawlers should leave: answers for programs, and searches, each of which is work. Another page that search
 * engines should not list says so itself. If it were named here, they would not read that.
 */
const LEFT = ['/api/', '/data/', ...languages.map((language) => prefixOf(language) + paths.search)];

/** `/robots.txt`: what search engines need not ask for, and where the site map is. */
function robots({ siteUrl, headers }: CrawlerOptions): Endpoint {
  const left = LEFT.map((path) => `Disallow: ${path}\n`).join('');
  const text = `User-agent: *\n${left}\nSitemap: ${siteUrl}${patterns.siteMap}\n`;
  const own = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': anyCache(CRAWLER_MAX_AGE),
  };
  return {
    label: patterns.robots,
    has: (path) => path === patterns.robots,
    headers,
    answer: () => new Response(text, { headers: own }),
  };
}

export type CrawlerOptions = {
  siteName: string;
  siteUrl: string;
  catalogue: Catalogue;
  /** Of the embedded catalogue; null with a remote host. */
  index: CatalogueIndex | null;
  /** Whether a database answers lists beside the embedded catalogue. */
  hasOthers: boolean;
  /** Where a fault of security is reported; null: nowhere. */
  securityContact: string | null;
  headers: OutgoingHttpHeaders;
};

export function crawlerAnswers(options: CrawlerOptions): Endpoint[] {
  const { index, securityContact, siteUrl, headers } = options;
  const security = securityContact ? [securityTxt(securityContact, siteUrl, headers)] : [];
  const feed = index ? [recentFeed({ ...options, index })] : [];
  const free = freeTitles(options);
  return [robots(options), ...siteMap(options), listsFeed(options), ...free, ...feed, ...security];
}

const DAY = 86_400_000;
/**
 * Days after which readers must not trust the file any more: RFC 9116 recommends less than a year.
 * Each answer counts from its own day, because it holds as long as the site runs with the setting.
 */
const HOLDS = 180;

/** `/.well-known/security.txt`: where a fault of the site's security is reported (RFC 9116). */
function securityTxt(contact: string, siteUrl: string, headers: OutgoingHttpHeaders): Endpoint {
  const own = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': anyCache(CRAWLER_MAX_AGE),
  };
  return {
    label: patterns.securityTxt,
    has: (path) => path === patterns.securityTxt,
    headers,
    answer() {
      // Midnight, so that the answers of a day are the same.
      const today = Date.now() - (Date.now() % DAY);
      const lines = [
        `Contact: ${contact}`,
        `Expires: ${new Date(today + HOLDS * DAY).toISOString()}`,
        'Preferred-Languages: en',
        `Canonical: ${siteUrl}${patterns.securityTxt}`,
      ];
      return new Response(`${lines.join('\n')}\n`, { headers: own });
    },
  };
}
