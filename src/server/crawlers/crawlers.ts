/** What the server answers to crawlers: robots.txt, the site map, the feeds. */
import type { OutgoingHttpHeaders } from 'node:http';
import type { Catalogue } from '#/catalogue/catalogue.ts';
import type { CatalogueIndex } from '#/host/catalogue-index.ts';
import type { Served } from '#/server/endpoints/served.ts';
import { listsFeed } from './lists-feed.ts';
import { recentFeed } from './recent-feed.ts';
import { robots } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { siteMap } from './site-map.ts';

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

export function crawlerAnswers(options: CrawlerOptions): Served[] {
  const { index, securityContact, siteUrl, headers } = options;
  const security = securityContact ? [securityTxt(securityContact, siteUrl, headers)] : [];
  const feed = index ? [recentFeed({ ...options, index })] : [];
  return [robots(options), ...siteMap(options), listsFeed(options), ...feed, ...security];
}
