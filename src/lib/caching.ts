/** How browsers and shared caches store and revalidate responses. */
import { hash } from 'node:crypto';
import { IN_SHARED_CACHES, STALE_IF_ERROR } from '#/contract/lifetimes.ts';

/**
 * `Cache-Control` of every response that is the same for all visitors. Browsers revalidate each
 * time. A shared cache stores it for a minute and serves it for another minute while it
 * revalidates, so that what is removed here is removed there two minutes later. While this server
 * fails, a shared cache may serve it for a day (RFC 5861).
 */
export const PUBLIC = [
  'public',
  'max-age=0',
  `s-maxage=${IN_SHARED_CACHES.fresh}`,
  `stale-while-revalidate=${IN_SHARED_CACHES.stale}`,
  `stale-if-error=${STALE_IF_ERROR}`,
].join(', ');

/** `Cache-Control` of a page for one visitor: how far it has come, or a dictionary that others may lack. */
export const PRIVATE = 'private, no-cache';

/** `Cache-Control` of a response that ends at a moment: every cache asks each time whether it still holds. */
export const ASKED = 'public, no-cache';

/**
 * Returns the entity tag of an uncompressed body. It is weak, because a strong tag would promise the same bytes
 * (RFC 9110, 8.8.1), also where a proxy compresses it.
 */
export function etagOf(body: Buffer): string {
  return `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
}

/**
 * Returns the entity tag of that body in a coding. A cache may ask with the tags of all that it has, and sends what
 * the tag of the 304 names (RFC 9111, 4.1): with one tag for all, Brotli also to a client that takes none.
 */
export function etagIn(etag: string, coding: string): string {
  return coding === 'identity' ? etag : etag.replace(/"$/, `-${coding}"`);
}

/**
 * Returns whether an `If-None-Match` header names this tag, by weak comparison (RFC 9110, 13.1.2).
 */
export function isUnchanged(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.includes(etag.slice(etag.indexOf('"')));
}

/** Returns the header that lets any cache store an answer for this many seconds. */
export function anyCache(seconds: number): string {
  return `public, max-age=${seconds}`;
}
