/** Fetches a picture from elsewhere, within bounds. */
import { LRUCache } from 'lru-cache';
import { createClient } from '#/source/client.ts';
import { createGuard, type Guard } from '#/source/guard.ts';

/** Bytes of the largest picture that is fetched. */
const MOST_BYTES = 8 * 1024 * 1024;
/** Bytes of the largest drawing: they are rasterised, never passed on. */
const MOST_DRAWING_BYTES = 64 * 1024;

const MAGIC: [kind: string, at: number, bytes: string][] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['gif', 0, 'GIF8'],
  ['webp', 8, 'WEBP'],
  ['avif', 4, 'ftypavif'],
];

/** Connections to one host of pictures: as many as are fetched at once. */
const CONNECTIONS = 6;
/** Hosts whose word is remembered; no more are allowed by any sensible IMAGE_HOSTS. */
const MOST_HOSTS = 100;

const client = createClient({ connections: CONNECTIONS });
/** One for each host: one that is out of reach keeps nobody from the others' pictures. */
const guards = new LRUCache<string, Guard>({ max: MOST_HOSTS });

/** Rejects when there is no picture: no answer in time, a redirect, another type, too large. */
export async function fetchPicture(address: string, timeout: number): Promise<Buffer> {
  const { status, body } = await guardOf(address, timeout).run((signal) =>
    client.get(address, { signal, accept: 'image/avif,image/webp,image/*', mostBytes: MOST_BYTES }),
  );
  if (status < 200 || status >= 300) throw new Error(`${status}`);
  const picture = Buffer.from(body.buffer);
  if (!isPicture(picture)) throw new Error('no picture');
  return picture;
}

function guardOf(address: string, timeout: number): Guard {
  const { origin } = new URL(address);
  const known = guards.get(origin);
  if (known) return known;
  const guard = createGuard({ timeout });
  guards.set(origin, guard);
  return guard;
}

/** Told from the first bytes, whatever the answer calls itself. */
export function isPicture(bytes: Buffer): boolean {
  const starts = bytes.subarray(0, 16).toString('latin1');
  if (MAGIC.some(([, at, magic]) => starts.startsWith(magic, at))) return true;
  return bytes.length <= MOST_DRAWING_BYTES && /^<(svg|\?xml)[\s>]/.test(starts.trimStart());
}
