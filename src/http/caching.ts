/** How answers are kept by browsers and shared caches, and how they ask whether theirs is still right. */
import { hash } from 'node:crypto';

/**
 * Of everything that all visitors get alike. Browsers ask each time. A shared cache keeps it for a
 * minute and serves it for one more while it asks, so that what is gone here is gone there two minutes
 * later; it may stand in for a day while this server fails (RFC 5861).
 */
export const PUBLIC =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400';

/**
 * A tag of the plain body, the same for all its encodings. It is weak, because a strong one would
 * promise the same bytes (RFC 9110, 8.8.1).
 */
export function etagOf(body: Buffer): string {
  return `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
}

/** Whether an `If-None-Match` header names this tag: by weak comparison, as it must (RFC 9110, 13.1.2). */
export function isUnchanged(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.includes(etag.slice('W/'.length));
}
