/** How pages are compressed: quickly for who waits, and as small as can be when there is time. */
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { bulkhead } from 'cockatiel';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_MAX_QUALITY } = constants;

/**
 * The window, as a power of two: 256 kB, which holds every page. With the usual 4 MB the higher
 * qualities spend most of their time on clearing tables.
 */
const WINDOW = 18;

const at = (quality: number): BrotliOptions => ({
  params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: WINDOW },
});

/** About a millisecond for a page of a hundred cards, in tables of 2 MB; 7 saves 0.4 % more in 8 MB. */
export const QUICK = at(6);
/** About 90 ms for such a page, and a tenth smaller. */
const BEST = at(BROTLI_MAX_QUALITY);

/**
 * Pages that are compressed at the same time. With more than the two or three that fit into a
 * processor's caches each takes more of it: 1.9 ms one after the other, 2.5 to 3.7 ms eight at a time.
 */
const AT_ONCE = 2;
const inTurn = bulkhead(AT_ONCE, Number.POSITIVE_INFINITY);

const brotli = promisify(brotliCompress);

export const brotliQuick = (body: Buffer) => inTurn.execute(() => brotli(body, QUICK));
export const brotliBest = (body: Buffer) => brotli(body, BEST);
export const unbrotli = promisify(brotliDecompress);
export const zip = promisify(gzip);
