/** How pages are compressed: fast while a visitor waits, as small as possible in the background. */
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { createLimit } from './limit.ts';

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
 * About 1 ms for a page of 100 cards, with tables of 2 MB. Quality 7 saves 0.4 % more, with 8 MB.
 */
export const QUICK = at(6);
/** Half as much work again, for 0.8 % less: it brings most pages that are just above a limit below it. */
export const DENSER = at(8);
/** About 30 ms for a page of 100 cards, which becomes 7 to 8 % smaller. */
export const DENSE = at(10);
/** Four times as long as DENSE, for 1.6 to 1.9 % less. */
export const BEST = at(11);
/** The part of the bytes that BEST may save: a page that it may bring below a packet is worth the try. */
const BEST_SAVES = 0.02;

/**
 * Number of pages that are compressed at the same time. The tables of two or three fit into the
 * processor's caches. With more, each page takes longer: 1.9 ms one after the other, 2.5 to 3.7 ms
 * with eight at a time.
 */
const AT_ONCE = 2;
const inTurn = createLimit(AT_ONCE);

/** Bytes of HTML in a packet. */
const PACKET = 1_400;
/**
 * Bytes of HTML that a server sends before the client has acknowledged any: ten packets (RFC 6928).
 * With more, the client waits for another round trip.
 */
export const FIRST_FLIGHT = 10 * PACKET;
/**
 * Largest size after the quick compression, in bytes, that is worth the dense one. Up to a tenth above
 * FIRST_FLIGHT it brings the page there. Pages in further languages have two names a card: home and
 * five pages of a grid are up to a fifth above, and become a packet smaller.
 */
const NEAR = FIRST_FLIGHT * 1.2;

const brotli = promisify(brotliCompress);

export const brotliQuick = (body: Buffer) => inTurn.run(() => brotli(body, QUICK));
/**
 * Compresses a page quickly, and again if more work brings it into the first flight, or saves a packet.
 * A few bytes of a page, such as the length of the site's address, move these limits by some 50 bytes.
 */
export async function brotliPage(body: Buffer): Promise<Buffer> {
  const quick = await brotliQuick(body);
  if (quick.length <= FIRST_FLIGHT || quick.length > NEAR) return quick;
  const denser = await inTurn.run(() => brotli(body, DENSER));
  if (denser.length <= FIRST_FLIGHT) return denser;
  const dense = await inTurn.run(() => brotli(body, DENSE));
  const packets = Math.ceil(dense.length / PACKET);
  const withBest = Math.ceil((dense.length * (1 - BEST_SAVES)) / PACKET);
  if (dense.length <= FIRST_FLIGHT || withBest === packets) return dense;
  return inTurn.run(() => brotli(body, BEST));
}
export const brotliDense = (body: Buffer) => brotli(body, DENSE);

/** Returns a copy with a memory of its own: zlib's results are parts of larger buffers, which they hold. */
export function compact(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

export const unbrotli = promisify(brotliDecompress);
export const zip = promisify(gzip);
