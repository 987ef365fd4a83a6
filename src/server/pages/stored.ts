/** Finished pages, compressed, in a cache that is limited by bytes. */
import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { RETRY } from '#/catalogue/lookup.ts';
import type { Tags } from '#/catalogue/sources/source.ts';
import { ENGLISH, type Language } from '#/contract/language.ts';
import { type Lifetime, STALE_IF_ERROR } from '#/contract/lifetimes.ts';
import { ASKED, etagIn, etagOf, PRIVATE, PUBLIC } from '#/lib/caching.ts';
import { createCoalescer } from '#/lib/coalesce.ts';
import type { TagHeader } from '#/settings.ts';
import { brotliPage, compact, mostBytesIn, unbrotli, zip } from '../compress.ts';
import { type Coding, dcz, nameOf, undcz } from '../dictionary.ts';
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
 * A page as it is sent: in Brotli, or with a dictionary if the first client has one. Other codings are made
 * at their first request, one for each dictionary that clients have. The object is immutable: each change makes a new one.
 */
export type Stored = {
  readonly status: number;
  readonly ages: Ages;
  readonly tags: readonly Tags[];
  /** The headers that all its bodies have. */
  readonly headers: OutgoingHttpHeaders;
  /** Whether the Brotli body was compressed once more, in the background. */
  readonly dense: boolean;
  readonly bodies: ReadonlyMap<Coding, Sendable>;
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
/** Overhead in bytes of a page's entry, of each body with its object of headers, and of each text. */
const OVERHEAD = { page: 1024, body: 512, text: 24 };

export type Store = LRUCache<string, Stored>;

export function createStore(maxSize = MOST_BYTES.page): Store {
  return new LRUCache<string, Stored>({
    maxSize,
    sizeCalculation: ({ bodies, headers, tags }, key) => {
      const own = tags.flatMap((one) => [one.own, ...one.shown]);
      const texts = [key, ...Object.values(headers).map(String), ...own];
      const sizes = [
        ...texts.map(({ length }) => length + OVERHEAD.text),
        ...Array.from(bodies.values(), ({ body }) => body.length + OVERHEAD.body),
      ];
      return sizes.reduce((all, size) => all + size, OVERHEAD.page);
    },
  });
}

type StoredOptions = {
  /** How the first client gets it. Default: Brotli. */
  coding?: Coding | undefined;
  /** Its body in that coding, if the page has been streamed. */
  sent?: Buffer | undefined;
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
  const { sent, tagHeader = null, language = ENGLISH, daily = false } = options;
  const { endsAt = Number.POSITIVE_INFINITY } = options;
  const { body, status, ages, tags } = rendered;
  const lifetime = endingIn(lifetimeOf(longest, ages), (endsAt - now) / 1000);
  const headers = {
    ...rendered.headers,
    ...pageHeaders(rendered.headers),
    ...tagHeaders(tagHeader, tags),
    'cache-control': daily ? ASKED : PUBLIC,
    etag: etagOf(body),
  };
  const page = { status, ages, tags, headers, dense: false, storedAt: now, endsAt, lifetime };
  // Others are made of these two.
  const coding = typeof options.coding === 'string' ? 'br' : (options.coding ?? 'br');
  const bytes = sent ?? (await encode(body, coding, language));
  return withBody({ ...page, bodies: new Map() }, coding, compact(bytes));
}

function encode(body: Buffer, coding: Coding, language: Language): Buffer | Promise<Buffer> {
  if (typeof coding !== 'string') return dcz(body, coding);
  if (coding === 'br') return brotliPage(body, mostBytesIn(language));
  return coding === 'gzip' ? zip(body) : body;
}

/** Names a coding in entity tags: a dictionary by eight letters of its hash. */
const labelOf = (coding: Coding) =>
  typeof coding === 'string' ? coding : coding.hash.toString('hex').slice(0, 8);

/** Returns the page with one more body, or another. */
function withBody(stored: Stored, coding: Coding, body: Buffer): Stored {
  const name = nameOf(coding);
  const etag = etagIn(String(stored.headers.etag), labelOf(coding));
  const headers: OutgoingHttpHeaders = { ...stored.headers, etag, 'content-length': body.length };
  if (name !== 'identity') headers['content-encoding'] = name;
  const bodies = new Map(stored.bodies).set(coding, { headers, body });
  if (typeof coding === 'string') return { ...stored, bodies };
  // No shared cache may give it to a client without the dictionary.
  headers['cache-control'] = PRIVATE;
  return { ...stored, bodies };
}

/** Resolves to a page without compression. */
async function plainOf({ bodies }: Stored): Promise<Buffer> {
  for (const [coding, { body }] of bodies) {
    if (coding === 'identity') return body;
    if (coding === 'br') return unbrotli(body);
    if (typeof coding !== 'string') return undcz(body, coding);
  }
  throw new Error('The stored page has no body that can be decoded.');
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
  const br = stored.bodies.get('br');
  // The page may already be dense.
  const isSmaller = !br || dense.length < br.body.length;
  return { ...(isSmaller ? withBody(stored, 'br', compact(dense)) : stored), dense: true };
}

/** Bodies that are being made. Requests for the same coding of the same text share one. */
const making = createCoalescer<Buffer>();

/** Returns the page with one more coding. `language`: that of the page. */
export async function withCoding(
  stored: Stored,
  coding: Coding,
  language: Language,
): Promise<Stored> {
  if (stored.bodies.has(coding)) return stored;
  const body = await making.run(`${stored.headers.etag} ${labelOf(coding)}`, async () =>
    compact(await encode(await plainOf(stored), coding, language)),
  );
  return withBody(stored, coding, body);
}

/** Returns the headers that every page has, stored or streamed. */
export function pageHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const type = String(headers['content-type'] ?? 'text/html');
  return {
    'content-type': type.includes('charset') ? type : `${type}; charset=utf-8`,
    vary: headers.vary ?? 'accept-encoding',
    'x-content-type-options': 'nosniff',
  };
}
