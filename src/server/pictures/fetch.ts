/** Fetches a picture from another host, within limits. */
import { LRUCache } from 'lru-cache';
import { createClient, type Proxies } from '#/catalogue/sources/client.ts';
import { createGuard, type Guard } from '#/catalogue/sources/guard.ts';

/** Largest picture that is fetched, in bytes. */
const MOST_BYTES = 8 * 1024 * 1024;
/** Largest SVG drawing, in bytes. Drawings are rasterised and never passed on. */
const MOST_DRAWING_BYTES = 128 * 1024;

const MAGIC: [kind: string, at: number, bytes: string][] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['gif', 0, 'GIF8'],
  ['webp', 8, 'WEBP'],
  ['avif', 4, 'ftypavif'],
];

/** Connections to one picture host: as many as the pictures that are fetched at once. */
const CONNECTIONS = 6;
/** Number of hosts with a guard in memory. No sensible IMAGE_HOSTS allows more. */
const MOST_HOSTS = 100;

/**
 * Fetches a picture. Rejects on a timeout, on a status that is not 2xx (redirects too), on a body that
 * is too large or not a picture, and with the signal's reason.
 */
export type FetchPicture = (address: string, signal?: AbortSignal) => Promise<Buffer>;

/** `timeout`: milliseconds within which a whole picture must arrive. */
export function createPictureFetch(timeout: number, proxies?: Proxies): FetchPicture {
  const client = createClient({ connections: CONNECTIONS, proxies });
  /** One guard for each host, so that an unreachable host does not block pictures of the others. */
  const guards = new LRUCache<string, Guard>({ max: MOST_HOSTS });

  function guardOf(address: string): Guard {
    const { origin } = new URL(address);
    const known = guards.get(origin);
    if (known) return known;
    const guard = createGuard({ timeout });
    guards.set(origin, guard);
    return guard;
  }

  return async (address, signal) => {
    const asked = { accept: 'image/avif,image/webp,image/*', mostBytes: MOST_BYTES };
    const { status, body } = await guardOf(address).run((deadline) =>
      client.get(address, {
        ...asked,
        signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
      }),
    );
    if (status < 200 || status >= 300) throw new Error(`${status}`);
    const picture = Buffer.from(body.buffer);
    if (!isPicture(picture)) throw new Error('no picture');
    return picture;
  };
}

/** Returns whether bytes are a picture, by their first bytes. The `Content-Type` does not count. */
export function isPicture(bytes: Buffer): boolean {
  if (!isDrawing(bytes)) return MAGIC.some(([, at, magic]) => startOf(bytes).startsWith(magic, at));
  return bytes.length <= MOST_DRAWING_BYTES;
}

/** Returns whether bytes are an SVG drawing, if they are a picture. */
export function isDrawing(bytes: Buffer): boolean {
  return /^<(svg|\?xml)[\s>]/.test(startOf(bytes).trimStart());
}

const startOf = (bytes: Buffer) => bytes.subarray(0, 16).toString('latin1');
