/** Preflights of `/api`: what a browser asks before it sends a call of another site's page (Fetch, CORS). */
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Api } from '#/compose/compose.ts';

/** Seconds for which a browser remembers the answer: Chromium's limit. */
const MAX_AGE = 7200;
/** Names of headers in a list, as browsers write them. */
const NAMES = /^[\w-]+(, ?[\w-]+){0,50}$/;

/** Returns whether a request is a browser's preflight of a call. `target`: its path and query. */
export function isPreflight(
  method: string | undefined,
  headers: IncomingHttpHeaders,
  target: string | null,
): boolean {
  const asks = headers.origin !== undefined && 'access-control-request-method' in headers;
  return method === 'OPTIONS' && asks && target?.startsWith('/api/') === true;
}

/** Returns the header that lets a page read an answer; none for an origin that may not. */
export function allowedOrigin(
  { origin }: IncomingHttpHeaders,
  { origins }: Pick<Api, 'origins'>,
): OutgoingHttpHeaders {
  const allowed = origins ? origins.find((one) => one === origin) : '*';
  return allowed ? { 'access-control-allow-origin': allowed } : {};
}

/** Returns the headers of the answer to a preflight. */
export function preflightHeaders(
  headers: IncomingHttpHeaders,
  api: Pick<Api, 'origins'>,
): OutgoingHttpHeaders {
  const { 'access-control-request-headers': names } = headers;
  return {
    vary: 'origin, access-control-request-headers',
    'cache-control': 'no-store',
    ...allowedOrigin(headers, api),
    'access-control-allow-methods': 'GET, HEAD',
    ...(names && NAMES.test(names) && { 'access-control-allow-headers': names }),
    'access-control-max-age': `${MAX_AGE}`,
  };
}
