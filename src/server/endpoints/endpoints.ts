/**
 * Responses that need no rendered page: refusals, redirects, health, the embedded host, pictures.
 * Both the production server and the dev server mount the endpoints before pages.
 */
import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Api } from '#/compose/compose.ts';
import { STATIC_MAX_AGE } from '#/contract/lifetimes.ts';
import type { Host } from '#/host/host.ts';
import { anyCache } from '#/lib/caching.ts';
import { isNowhere, type Match, matchAddress } from '#/site/match.ts';
import type { CacheState } from '../log/visit.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { sheets } from '../pictures/sheets.ts';
import type { SecurityHeaders } from '../security.ts';
import { type Answers, createAnswers } from './answers.ts';
import type { Endpoint } from './endpoint.ts';
import { type HealthOptions, healthAt, healthPaths, sendHealth } from './health.ts';
import { apiAnswers, captionAnswers, drawings } from './host-answers.ts';
import { isPreflight, preflightHeaders } from './preflight.ts';

/** Redirects a request to its canonical address. */
function moveTo(
  location: string,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
): undefined {
  const control = anyCache(STATIC_MAX_AGE);
  response.writeHead(301, { ...headers, location, 'cache-control': control, 'content-length': 0 });
  response.end();
}

export type EndpointsOptions = {
  host: Host | null;
  /** What `/api` answers with; null: nothing. */
  api?: Api | null;
  /** Whether the host's catalogue has pictures on the movie image host beside those that it draws. */
  hasOthers?: boolean;
  pictures: Pictures['send'];
  health: HealthOptions;
  headers: SecurityHeaders;
  /** Further addresses that the server answers itself. */
  more?: readonly Endpoint[];
  /** Default: nothing is stored. */
  answers?: Answers;
};

/**
 * For a page or a file, returns the match, and the caller sends the response. Otherwise sends the
 * response, and returns a promise if that takes time.
 */
export type Endpoints = (
  request: IncomingMessage,
  response: ServerResponse,
  /** Sets `route` to the label for the log and the metrics, and `cache`. */
  visit: { route: string; cache?: CacheState },
) => Match | Promise<void> | undefined;

/**
 * Creates the endpoints, which reduces `request.url` to its path and query (see targetOf). The endpoints
 * throws or rejects if one of its parts does.
 */
export function createEndpoints({
  host,
  api = null,
  hasOthers = false,
  pictures,
  health,
  headers,
  more = [],
  answers = createAnswers(),
}: EndpointsOptions): Endpoints {
  const all = [
    ...more,
    sheets(headers.open),
    captionAnswers(host, headers.own),
    apiAnswers(api, headers.open),
    ...(host ? [drawings(host, { hasOthers, pictures, headers: headers.open })] : []),
  ].map((served) => ({ ...served, send: answers.of(served) }));

  return (request, response, visit) => {
    const refusal = refusalOf(request, api !== null);
    if (refusal !== null) {
      visit.route = 'refused';
      return refuse(response, refusal, headers.own);
    }
    const target = targetOf(request.url) ?? '/';
    request.url = target;
    if (api && request.method === 'OPTIONS') {
      visit.route = '/api/*';
      response.writeHead(204, { ...headers.open, ...preflightHeaders(request.headers, api) });
      response.end();
      return undefined;
    }
    // Match pages first: most requests are for pages, and nothing else has the address of a page.
    const match = matchAddress(target);
    visit.route = match.label;
    if (match.moved !== null) return moveTo(match.moved, response, headers.page);
    if (!isNowhere(match)) return match;
    const path = target.split('?', 1)[0] ?? target;
    // Proxies keep /readyz from visitors by this spelling alone.
    const check = path === '/healthz/' || path === '/healthz' ? '/healthz' : target;
    if (healthPaths.includes(check)) {
      visit.route = check;
      return sendHealth(response, healthAt(check, health), headers.own);
    }
    const served = all.find(({ has }) => has(path));
    if (served) {
      visit.route = served.label;
      return served.send(request, response, visit);
    }
    if (!path.startsWith(PICTURES)) return match;
    visit.route = `${PICTURES}*`;
    return pictures(request, response);
  };
}
/** The folder of pictures. */
const PICTURES = '/t/';

// Refuses requests before any lookup, and without reading their bodies.

/** Scheme and authority of a target in absolute form. The server ignores both. */
const ABSOLUTE = /^https?:\/\/[^/?#]*/i;

/**
 * Returns the path and query of a request's target, and ignores the host that it names. Returns
 * null if the target is not a path.
 */
function targetOf(url = ''): string | null {
  if (url.startsWith('/')) return url;
  if (!ABSOLUTE.test(url)) return null;
  const rest = url.replace(ABSOLUTE, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Returns the status with which to refuse a request; null for a valid one. `hasApi`: whether preflights are valid. */
function refusalOf(
  { method, headers, rawHeaders, url }: IncomingMessage,
  hasApi: boolean,
): number | null {
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead && !(hasApi && isPreflight(method, headers, targetOf(url)))) return 405;
  const { 'content-length': length = '0', 'transfer-encoding': coding } = headers;
  if (length !== '0' || coding !== undefined) return 413;
  return targetOf(url) === null || hasTwoHosts(rawHeaders) ? 400 : null;
}

/** A proxy may believe one of two hosts, and a server the other. Node keeps the first of them. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Sends one line of text and closes the connection. The body of the request is never read. */
function refuse(response: ServerResponse, status: number, headers: OutgoingHttpHeaders): undefined {
  const text = `${STATUS_CODES[status]}\n`;
  response.writeHead(status, {
    ...headers,
    ...(status === 405 && { allow: 'GET, HEAD' }),
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': text.length,
    connection: 'close',
  });
  response.end(text);
}
