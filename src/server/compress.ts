/**
 * How pages are compressed: fast while a visitor waits, as small as possible in the background; and which encoding a
 * client accepts.
 */
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { ENGLISH, type Language } from '#/contract/language.ts';
import { createLimit } from '#/lib/limit.ts';

/** Content encodings that a client may accept. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Encodings by header. Browsers send a handful of different headers, so each is parsed once. */
const encodings = new LRUCache<string, Encoding>({ max: 100 });

/** Returns the best encoding that an `Accept-Encoding` header accepts. `q=0` refuses one. */
export function encodingFor(accepted = ''): Encoding {
  const known = encodings.get(accepted);
  if (known) return known;
  const best = bestEncoding(accepted);
  encodings.set(accepted, best);
  return best;
}

function bestEncoding(accepted: string): Encoding {
  if (takes('br', accepted)) return 'br';
  return takes('gzip', accepted) ? 'gzip' : 'identity';
}

/** Returns whether an `Accept-Encoding` header accepts an encoding. */
export function takes(name: string, accepted = ''): boolean {
  return new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?![.\\d]))`).test(accepted);
}

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;

/**
 * Brotli window as a power of two: 256 kB, which holds every page. With the default of 4 MB the
 * higher qualities spend most of their time on clearing tables.
 */
const WINDOW = 18;

const at = (quality: number): BrotliOptions => ({
  params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: WINDOW },
});

/**
 * The quality with which pages are first sent: about 1 ms for a page of 100 cards, with tables of 2 MB.
 * Quality 7 saves 0.4 % more, with 8 MB.
 */
export const QUICK = at(6);
/** Half as much work again, for 0.3 % less, and 1 to 3 % of pages in further scripts. */
export const DENSER = at(8);
/** About 30 ms for a page of 100 cards, which becomes 7 to 9 % smaller. */
export const DENSE = at(10);
/** Three times the work of DENSE, for 2 to 3 % less. */
const DENSEST = at(11);
/**
 * The part of its limit by which a page may miss it for DENSEST: names of files vary by build, and bytes with them, and
 * a film of the movie database with twice of everything misses it by 2.1 %.
 */
const CLOSE = 1.03;
/** The part of a page's bytes that DENSE saves at most. */
const DENSE_SAVES = 0.12;

/**
 * Number of pages that are compressed at the same time. The tables of two or three fit into the
 * processor's caches. With more, each page takes longer: 1.9 ms one after the other, 2.5 to 3.7 ms
 * with eight at a time.
 */
const AT_ONCE = 2;
const inTurn = createLimit(AT_ONCE);

/**
 * Bytes of HTML that a server sends before the client has acknowledged any: ten packets of 1,400 bytes
 * (RFC 6928). With more, the client waits for another round trip.
 */
const FIRST_FLIGHT = 14_000;
/** The limit of pages in further languages: two names a card, in letters of two and three bytes. */
const FURTHER = 16_000;

/** Returns the most bytes that a page in a language may have as it is first sent. */
export const mostBytesIn = (language: Language) => (language === ENGLISH ? FIRST_FLIGHT : FURTHER);

const brotli = promisify(brotliCompress);

export const brotliQuick = (body: Buffer) => inTurn.run(() => brotli(body, QUICK));
/** Compresses a page quickly, and with more work only if that may bring it to `most` bytes. */
export async function brotliPage(body: Buffer, most: number): Promise<Buffer> {
  const quick = await brotliQuick(body);
  if (quick.length <= most || quick.length * (1 - DENSE_SAVES) > most) return quick;
  const denser = await inTurn.run(() => brotli(body, DENSER));
  if (denser.length <= most) return denser;
  const dense = await inTurn.run(() => brotli(body, DENSE));
  const isClose = dense.length > most && dense.length <= most * CLOSE;
  return isClose ? inTurn.run(() => brotli(body, DENSEST)) : dense;
}
export const brotliDense = (body: Buffer) => brotli(body, DENSE);
export const brotliDensest = (body: Buffer) => brotli(body, DENSEST);

/** Returns a copy in separate memory. Results of zlib are views of larger buffers, which they keep alive. */
export function compact(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

export const unbrotli = promisify(brotliDecompress);
export const zip = promisify(gzip);
