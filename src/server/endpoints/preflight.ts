/** Preflights of `/api`: what a browser asks before it sends a call of another site's page (Fetch, CORS). */
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Api } from '#/compose.ts';

/** Seconds for which a browser remembers the answer: Chromium's limit. */
const MAX_AGE = 7200;
/** Names of headers in a list, as browsers write them. */
const NAMES = /^[\w-]+(, ?[\w-]+){0,50}$/;

/** Returns whether a request without a body asks whether a page of another site may call. */
export function isPreflight({ method, headers, url = '' }: IncomingMessage): boolean {
  const asks = headers.origin !== undefined && 'access-control-request-method' in headers;
  const hasBody = (headers['content-length'] ?? '0') !== '0' || 'transfer-encoding' in headers;
  return method === 'OPTIONS' && asks && !hasBody && url.startsWith('/api/');
}

/** Returns the headers of the answer: an origin that may not call gets none that allow it. */
export function preflightHeaders(
  { headers }: IncomingMessage,
  { origins }: Api,
): OutgoingHttpHeaders {
  const { origin, 'access-control-request-headers': names } = headers;
  const always = { vary: 'origin, access-control-request-headers', 'cache-control': 'no-store' };
  if (origins && !(origin && origins.includes(origin))) return always;
  return {
    ...always,
    'access-control-allow-origin': origins ? origin : '*',
    'access-control-allow-methods': 'GET, HEAD',
    ...(names && NAMES.test(names) && { 'access-control-allow-headers': names }),
    'access-control-max-age': `${MAX_AGE}`,
  };
}
