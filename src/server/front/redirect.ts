import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Seconds for which caches may store a redirect. */
const KEPT = 86_400;

/** Redirects a request to the one spelling of its address. */
export function moveTo(
  location: string,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
): undefined {
  const control = `public, max-age=${KEPT}`;
  response.writeHead(301, { ...headers, location, 'cache-control': control, 'content-length': 0 });
  response.end();
}
