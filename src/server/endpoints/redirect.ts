import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { STATIC_MAX_AGE } from '#/contract/lifetimes.ts';
import { anyCache } from '#/lib/caching.ts';

/** Redirects a request to the one spelling of its address. */
export function moveTo(
  location: string,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
): undefined {
  const control = anyCache(STATIC_MAX_AGE);
  response.writeHead(301, { ...headers, location, 'cache-control': control, 'content-length': 0 });
  response.end();
}
