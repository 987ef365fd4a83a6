/** `/robots.txt`: what search engines need not ask for, and where the site map is. */
import { CRAWLER_MAX_AGE } from '#/contract/lifetimes.ts';
import { anyCache } from '#/lib/caching.ts';
import type { Served } from '#/server/endpoints/served.ts';
import { patterns } from '#/site/paths.ts';
import type { CrawlerOptions } from './crawlers.ts';

/**
 * Paths that crawlers should leave: answers for programs. A page that search engines should not list
 * says so itself. If it were named here, they would not read that.
 */
const LEFT = ['/api/', '/data/'];

export function robots({ siteUrl, headers }: CrawlerOptions): Served {
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
