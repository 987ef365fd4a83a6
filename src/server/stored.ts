/** Finished answers, compressed, kept within a bound of bytes. */
import { hash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Lifetime } from './address.ts';
import { brotliQuick, unbrotli, zip } from './compress.ts';
import type { Ages } from './old.ts';
import type { Rendered } from './render.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** What is sent: bytes, and the headers that go with them. */
export type Sendable = { headers: OutgoingHttpHeaders; body: Buffer };

/**
 * An answer as it is sent. Nearly every visitor takes Brotli; the other encodings are made of it
 * when somebody asks for them. Never changed: what becomes of it is another one.
 */
export type Stored = Readonly<Ages> & {
  readonly status: number;
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
  const lifetime = withinADay(longest, rendered.ageSeconds);
  const { body, status } = rendered;
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  const { fresh, stale } = lifetime;
  const headers = {
    ...rendered.headers,
    ...pageHeaders(rendered.headers),
    'cache-control': `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`,
    etag,
    'content-encoding': 'br',
  };
  const bodies = { br: sized(headers, br ?? (await brotliQuick(body))) };
  const { staleSeconds, ageSeconds } = rendered;
  const ages = { staleSeconds, ageSeconds };
  return { status, etag, best: false, bodies, storedAt: now, lifetime, ...ages };
}

function sized(headers: OutgoingHttpHeaders, bytes: Buffer): Sendable {
  // What zlib answers is a piece of a larger buffer, all of which would be kept with it.
  const body = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(body);
  return { headers: { ...headers, 'content-length': body.length }, body };
}

/** A host's answer is shown for a day at most: kept in the catalogue, and then in a page. */
function withinADay({ fresh, stale }: Lifetime, ageSeconds: number): Lifetime {
  if (ageSeconds === 0) return { fresh, stale };
  return { fresh, stale: Math.max(0, Math.min(stale, Math.floor(DAY - ageSeconds) - fresh)) };
}
const DAY = 86_400;

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

/** Browsers send a handful of different headers: what each takes is told once. */
const encodings = new LRUCache<string, Encoding>({ max: 100 });

/** The best encoding that a visitor takes. A `q=0` refuses one. */
export function encodingFor(accepted = ''): Encoding {
  const known = encodings.get(accepted);
  if (known) return known;
  const best = bestEncoding(accepted);
  encodings.set(accepted, best);
  return best;
}

function bestEncoding(accepted: string): Encoding {
  const takes = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?![.\\d]))`).test(accepted);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
