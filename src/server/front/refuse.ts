/** Requests that are refused before anything is looked up, and without reading what they bring. */
import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';

/** Scheme and authority of a target in absolute form. Whom a request thinks it asks is of no account. */
const ABSOLUTE = /^https?:\/\/[^/?#]*/i;

/**
 * The path and query that a request is for, whatever it names as its host; null when its target is
 * no path.
 */
export function targetOf(url = ''): string | null {
  if (url.startsWith('/')) return url;
  if (!ABSOLUTE.test(url)) return null;
  const rest = url.replace(ABSOLUTE, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The status with which a request is refused; null when it is not. */
export function refusalOf({ method, headers, url }: IncomingMessage): number | null {
  if (method !== 'GET' && method !== 'HEAD') return 405;
  const { 'content-length': length = '0', 'transfer-encoding': coding } = headers;
  if (length !== '0' || coding !== undefined) return 413;
  return targetOf(url) === null ? 400 : null;
}

/** Answers in one line and closes the connection: a body that was sent is never read. */
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
