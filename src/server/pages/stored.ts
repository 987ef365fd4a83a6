/** Finished answers, compressed, kept within a bound of bytes. */
import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Lifetime } from '#/addresses/table.ts';
import { RETRY } from '#/catalogue/catalogue.ts';
import { etagOf, PUBLIC } from '#/http/caching.ts';
import { brotliQuick, unbrotli, zip } from '#/http/compress.ts';
import type { Encoding } from '#/http/encoding.ts';
import { type Ages, DAY, lifetimeOf } from './ages.ts';
import type { Rendered } from './render.ts';

/** What is sent: bytes, and the headers that go with them. */
export type Sendable = { headers: OutgoingHttpHeaders; body: Buffer };

/**
 * An answer as it is sent. Nearly every visitor takes Brotli; the other encodings are made of it
 * when somebody asks for them. Never changed: what becomes of it is another one.
 */
export type Stored = {
  readonly status: number;
  readonly ages: Ages;
  readonly etag: string;
  /** Its Brotli is as small as it gets. */
  readonly best: boolean;
  readonly bodies: { readonly br: Sendable } & { readonly [E in Encoding]?: Sendable };
  readonly storedAt: number;
  readonly lifetime: Lifetime;
};

/** Memory for answers: some two thousand pages of about 13 kB in Brotli. */
export const MOST_BYTES = 32 * 1024 * 1024;
/** What an answer takes beside its bodies: its key, its headers, its place in the store. */
const OVERHEAD = 2048;

export type Store = LRUCache<string, Stored>;

export function createStore(): Store {
  return new LRUCache<string, Stored>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bodies }, key) =>
      Object.values(bodies).reduce((all, { body }) => all + body.length, OVERHEAD + key.length),
  });
}

/** Writes an answer's headers, so that sending it is no more than sending bytes. `br` is its body in Brotli, if that was made before. */
export async function toStored(
  rendered: Rendered,
  longest: Lifetime,
  now: number,
  br?: Buffer,
): Promise<Stored> {
  const { body, status, ages } = rendered;
  const lifetime = lifetimeOf(longest, ages);
  const etag = etagOf(body);
  const headers = {
    ...rendered.headers,
    ...pageHeaders(rendered.headers),
    'cache-control': PUBLIC,
    etag,
    'content-encoding': 'br',
  };
  const bodies = { br: sized(headers, br ?? (await brotliQuick(body))) };
  return { status, ages, etag, best: false, bodies, storedAt: now, lifetime };
}

function sized(headers: OutgoingHttpHeaders, bytes: Buffer): Sendable {
  // What zlib answers is a piece of a larger buffer, all of which would be kept with it.
  const body = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(body);
  return { headers: { ...headers, 'content-length': body.length }, body };
}

/** Seconds for which an answer has been kept. */
export function keptFor({ storedAt }: Stored, now: number): number {
  return (now - storedAt) / 1000;
}

/**
 * The same answer, which stands in for one that could not be made: as old as it is by now, and kept
 * until the host is worth another call.
 */
export function standingIn(stored: Stored, now: number): Stored {
  const kept = keptFor(stored, now);
  const shown = Math.max(stored.ages.shown - kept, 2 * RETRY);
  const ages = { age: stored.ages.age + kept, stale: true, fresh: RETRY, shown };
  return { ...stored, ages, lifetime: lifetimeOf(UNTIL_RETRIED, ages), storedAt: now };
}
const UNTIL_RETRIED: Lifetime = { fresh: RETRY, stale: DAY };

/** The same answer, its Brotli as small as it gets. */
export function withBest(stored: Stored, body: Buffer): Stored {
  const { bodies } = stored;
  return { ...stored, best: true, bodies: { ...bodies, br: sized(bodies.br.headers, body) } };
}

/** The same answer, in one encoding more. */
export async function withEncoding(stored: Stored, encoding: Encoding): Promise<Stored> {
  if (stored.bodies[encoding]) return stored;
  const { 'content-encoding': _br, ...headers } = stored.bodies.br.headers;
  const plain = stored.bodies.identity?.body ?? (await unbrotli(stored.bodies.br.body));
  const made =
    encoding === 'gzip'
      ? sized({ ...headers, 'content-encoding': 'gzip' }, await zip(plain))
      : sized(headers, plain);
  return { ...stored, bodies: { ...stored.bodies, [encoding]: made } };
}

/** What every answer of ours carries, stored or streamed. */
export function pageHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const type = String(headers['content-type'] ?? 'text/html');
  return {
    'content-type': type.includes('charset') ? type : `${type}; charset=utf-8`,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  };
}
