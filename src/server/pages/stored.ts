/** Finished pages, compressed, in a cache that is limited by bytes. */
import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { RETRY } from '#/catalogue/lookup.ts';
import type { Tags } from '#/catalogue/sources/source.ts';
import { ENGLISH, type Language } from '#/contract/language.ts';
import { type Lifetime, STALE_IF_ERROR } from '#/contract/lifetimes.ts';
import { ASKED, etagOf, PUBLIC } from '#/lib/caching.ts';
import { createCoalescer } from '#/lib/coalesce.ts';
import type { TagHeader } from '#/settings.ts';
import { brotliPage, compact, type Encoding, mostBytesIn, unbrotli, zip } from '../compress.ts';
import { type Ages, endingIn, lifetimeOf } from './ages.ts';
import type { Rendered } from './render.ts';

/** Upper limit of the bytes of tags. Caches and proxies refuse headers that are much larger. */
const MOST_TAG_BYTES = 8 * 1024;

/** Cloudflare and others separate tags by commas, Fastly and Varnish by spaces. */
const SEPARATOR: Record<TagHeader, string> = {
  'Cache-Tag': ',',
  'Surrogate-Key': ' ',
  xkey: ' ',
};

/**
 * Returns the header with the tags of a page's answers; none without tags. If there are too many, it
 * names only the requested thing, such as the list.
 */
export function tagHeaders(name: TagHeader | null, tags: readonly Tags[]): OutgoingHttpHeaders {
  if (name === null || tags.length === 0) return {};
  const own = tags.map((one) => one.own);
  const all = [...new Set([...own, ...tags.flatMap(({ shown }) => shown)])];
  const text = all.join(SEPARATOR[name]);
  const few = text.length <= MOST_TAG_BYTES ? text : [...new Set(own)].join(SEPARATOR[name]);
  return { [name.toLowerCase()]: few };
}

/** A response's body with its headers. */
export type Sendable = { headers: OutgoingHttpHeaders; body: Buffer };

/**
 * A page as it is sent. Nearly every client accepts Brotli. Other encodings are made from the
 * Brotli body at their first request. The object is immutable: each change makes a new one.
 */
export type Stored = {
  readonly status: number;
  readonly ages: Ages;
  readonly tags: readonly Tags[];
  readonly etag: string;
  /** Whether the Brotli body was compressed once more, in the background. */
  readonly dense: boolean;
  readonly bodies: { readonly br: Sendable } & { readonly [E in Encoding]?: Sendable };
  /** When the page was stored, by the monotonic clock of pages. */
  readonly storedAt: number;
  /** When its year ends, or the day that it names, by the same clock. */
  readonly endsAt: number;
  readonly lifetime: Lifetime;
};

/**
 * Bytes at most of all stored pages, some two thousand of about 13 kB in Brotli, and of all stored
 * answers of `/data`. Answers have a separate store, so that they evict no page.
 */
export const MOST_BYTES = { page: 32 * 1024 * 1024, data: 8 * 1024 * 1024 };
/** Overhead of a page in bytes: its key, its headers, its entry in the store. */
const OVERHEAD = 2048;

export type Store = LRUCache<string, Stored>;

export function createStore(maxSize = MOST_BYTES.page): Store {
  return new LRUCache<string, Stored>({
    maxSize,
    sizeCalculation: ({ bodies }, key) =>
      Object.values(bodies).reduce((all, { body }) => all + body.length, OVERHEAD + key.length),
  });
}

type StoredOptions = {
  /** Its body in Brotli, if the page has been streamed. */
  br?: Buffer;
  /** The header that names its tags. */
  tagHeader?: TagHeader | null;
  language?: Language;
  /** Whether it names a day. Caches ask each time. */
  daily?: boolean | undefined;
  /** When its year ends, or the day that it names. Default: never. */
  endsAt?: number;
};

/** Prepares a page with all its headers, so that sending it only writes bytes. */
export async function toStored(
  rendered: Rendered,
  longest: Lifetime,
  now: number,
  options: StoredOptions = {},
): Promise<Stored> {
  const { br, tagHeader = null, language = ENGLISH, daily = false } = options;
  const { endsAt = Number.POSITIVE_INFINITY } = options;
  const { body, status, ages, tags } = rendered;
  const lifetime = endingIn(lifetimeOf(longest, ages), (endsAt - now) / 1000);
  const etag = etagOf(body);
  const headers = {
    ...rendered.headers,
    ...pageHeaders(rendered.headers),
    ...tagHeaders(tagHeader, tags),
    'cache-control': daily ? ASKED : PUBLIC,
    etag,
    'content-encoding': 'br',
  };
  const bodies = { br: sized(headers, br ?? (await brotliPage(body, mostBytesIn(language)))) };
  return { status, ages, tags, etag, dense: false, bodies, storedAt: now, endsAt, lifetime };
}

function sized(headers: OutgoingHttpHeaders, bytes: Buffer): Sendable {
  const body = compact(bytes);
  return { headers: { ...headers, 'content-length': body.length }, body };
}

/** Returns the seconds since a page was stored. */
export function ageOf({ storedAt }: Stored, now: number): number {
  return (now - storedAt) / 1000;
}

/**
 * Returns a stale page for a render that failed (stale-if-error). Its age is that of the stored page, and it is
 * fresh until the host may be called again.
 */
export function standingIn(stored: Stored, now: number): Stored {
  const age = ageOf(stored, now);
  const shown = Math.max(stored.ages.shown - age, 2 * RETRY);
  const ages = { age: stored.ages.age + age, stale: true, fresh: RETRY, shown };
  const left = (stored.endsAt - now) / 1000;
  // While the host fails, last year's page is better than none.
  const lifetime = endingIn(lifetimeOf(UNTIL_RETRIED, ages), left > 0 ? left : RETRY);
  return { ...stored, ages, lifetime, storedAt: now };
}
const UNTIL_RETRIED: Lifetime = { fresh: RETRY, stale: STALE_IF_ERROR };

/** Returns the page with a denser Brotli body. */
export function withDense(stored: Stored, dense: Buffer): Stored {
  const { bodies } = stored;
  // The page may already be dense.
  const body = dense.length < bodies.br.body.length ? dense : bodies.br.body;
  return { ...stored, dense: true, bodies: { ...bodies, br: sized(bodies.br.headers, body) } };
}

/** Encodings in progress. Requests for the same encoding share one. */
const making = {
  gzip: createCoalescer<Stored, Stored>(),
  identity: createCoalescer<Stored, Stored>(),
};

/** Returns the page with one more encoding. */
export async function withEncoding(stored: Stored, encoding: Encoding): Promise<Stored> {
  if (encoding === 'br' || stored.bodies[encoding]) return stored;
  return making[encoding].run(stored, async () => {
    const { 'content-encoding': _br, ...headers } = stored.bodies.br.headers;
    const plain = stored.bodies.identity?.body ?? (await unbrotli(stored.bodies.br.body));
    const made =
      encoding === 'gzip'
        ? sized({ ...headers, 'content-encoding': 'gzip' }, await zip(plain))
        : sized(headers, plain);
    return { ...stored, bodies: { ...stored.bodies, [encoding]: made } };
  });
}

/** Returns the headers that every page has, stored or streamed. */
export function pageHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const type = String(headers['content-type'] ?? 'text/html');
  return {
    'content-type': type.includes('charset') ? type : `${type}; charset=utf-8`,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  };
}
