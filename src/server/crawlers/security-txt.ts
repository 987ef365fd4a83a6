/** `/.well-known/security.txt`: where a fault of the site's security is reported (RFC 9116). */
import type { OutgoingHttpHeaders } from 'node:http';
import { CRAWLER_MAX_AGE } from '#/contract/lifetimes.ts';
import { anyCache } from '#/lib/caching.ts';
import type { Endpoint } from '#/server/endpoints/endpoint.ts';
import { patterns } from '#/site/paths.ts';

const DAY = 86_400_000;
/**
 * Days after which readers must not trust the file any more: RFC 9116 recommends less than a year.
 * Each answer counts from its own day, because it holds as long as the site runs with the setting.
 */
const HOLDS = 180;

export function securityTxt(
  contact: string,
  siteUrl: string,
  headers: OutgoingHttpHeaders,
): Endpoint {
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
