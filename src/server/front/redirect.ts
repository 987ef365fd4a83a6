import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Seconds for which a redirect may be kept. */
const KEPT = 86_400;

/** Sends a visitor on to the one spelling of an address. */
export function moveTo(
  location: string,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
): undefined {
  const control = `public, max-age=${KEPT}`;
  response.writeHead(301, { ...headers, location, 'cache-control': control, 'content-length': 0 });
  response.end();
}
