import { hash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BEST, brotliPage, DENSE, DENSER, FIRST_FLIGHT, QUICK } from '#/http/compress.ts';

/** Returns a page of `count` cards, some of whose words repeat. */
function pageOf(count: number): Buffer {
  const word = (n: number) => hash('sha1', String(n)).slice(0, 6);
  const cards = Array.from(
    { length: count },
    (_, n) =>
      `<li><a href="/movie/${n}"><b>${word(n)} ${word(n % 60)}</b><i>${word(n % 9)}</i></a>`,
  );
  return Buffer.from(`<!doctype html><ul>${cards.join('\n')}</ul>`);
}
const quick = (body: Buffer) => brotliCompressSync(body, QUICK).length;

/** Returns the smallest page of which something holds. */
function pageWhere(holds: (page: Buffer) => boolean): Buffer {
  let [below, count] = [2600, 2900];
  while (count - below > 1) {
    const middle = (below + count) >> 1;
    if (holds(pageOf(middle))) count = middle;
    else below = middle;
  }
  return pageOf(count);
}

/** Returns a page whose quick compression has `bytes` or a little more. */
function pageOver(bytes: number): Buffer {
  let count = 500;
  while (quick(pageOf(count)) <= bytes)
    count = Math.ceil((count * bytes) / quick(pageOf(count))) + 1;
  return pageOf(count);
}

describe('a page in Brotli', () => {
  it('is compressed better if that brings it into the first flight', async () => {
    const page = pageOver(FIRST_FLIGHT + 100);
    const sent = await brotliPage(page);
    expect(quick(page)).toBeGreaterThan(FIRST_FLIGHT);
    expect(sent.length).toBeLessThanOrEqual(FIRST_FLIGHT);
    expect(brotliDecompressSync(sent)).toEqual(page);
  });

  it('is compressed by as little work as brings it there', async () => {
    const dense = (page: Buffer) => brotliCompressSync(page, DENSE).length;
    const near = pageOver(FIRST_FLIGHT + 10);
    const denser = brotliCompressSync(near, DENSER).length;
    expect(denser).toBeLessThanOrEqual(FIRST_FLIGHT);
    expect(denser).toBeGreaterThan(dense(near));
    expect((await brotliPage(near)).length).toBe(denser);
    const far = pageOver(FIRST_FLIGHT + 600);
    expect(brotliCompressSync(far, DENSER).length).toBeGreaterThan(FIRST_FLIGHT);
    expect((await brotliPage(far)).length).toBe(dense(far));
  });

  it('is compressed as well as can be if that saves a packet', async () => {
    const packets = (bytes: number) => Math.ceil(bytes / (FIRST_FLIGHT / 10));
    const denseOf = (page: Buffer) => brotliCompressSync(page, DENSE).length;
    const over = pageWhere((page) => denseOf(page) > FIRST_FLIGHT);
    const best = brotliCompressSync(over, BEST).length;
    expect(packets(best)).toBeLessThan(packets(denseOf(over)));
    expect((await brotliPage(over)).length).toBe(best);
    const farther = pageWhere((page) => denseOf(page) > FIRST_FLIGHT * 1.02);
    expect((await brotliPage(farther)).length).toBe(denseOf(farther));
  });

  it('is compressed quickly if it fits, or is far from it', async () => {
    for (const page of [pageOf(20), pageOver(FIRST_FLIGHT * 1.25)]) {
      expect((await brotliPage(page)).length).toBe(quick(page));
    }
  });
});
