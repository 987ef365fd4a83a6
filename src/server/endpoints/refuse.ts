/** Refuses requests before any lookup, and without reading their bodies. */
import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { isPreflight } from './preflight.ts';

/** Scheme and authority of a target in absolute form. The server ignores both. */
const ABSOLUTE = /^https?:\/\/[^/?#]*/i;

/**
 * Returns the path and query of a request's target, and ignores the host that it names. Returns
 * null if the target is not a path.
 */
export function targetOf(url = ''): string | null {
  if (url.startsWith('/')) return url;
  if (!ABSOLUTE.test(url)) return null;
  const rest = url.replace(ABSOLUTE, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Returns the status with which to refuse a request; null for a valid one. `hasApi`: whether preflights are valid. */
export function refusalOf(
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
export function refuse(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
): undefined {
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
