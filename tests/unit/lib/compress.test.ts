import { hash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { brotliPage, DENSE, DENSER, mostBytesIn, QUICK } from '#/server/compress.ts';

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
const denser = (body: Buffer) => brotliCompressSync(body, DENSER).length;
const dense = (body: Buffer) => brotliCompressSync(body, DENSE).length;

/** Returns a page whose quick compression has `bytes` or a little more. */
function pageOver(bytes: number): Buffer {
  let count = 500;
  while (quick(pageOf(count)) <= bytes)
    count = Math.ceil((count * bytes) / quick(pageOf(count))) + 1;
  return pageOf(count);
}

describe('a page in Brotli', () => {
  const most = mostBytesIn('en');

  it('is compressed better if that brings it to its limit', async () => {
    const page = pageOver(most + 100);
    const sent = await brotliPage(page, most);
    expect(quick(page)).toBeGreaterThan(most);
    expect(sent.length).toBeLessThanOrEqual(most);
    expect(brotliDecompressSync(sent)).toEqual(page);
  });

  it('is compressed by as little work as brings it there', async () => {
    const near = pageOver(most + 10);
    expect(denser(near)).toBeLessThanOrEqual(most);
    expect(denser(near)).toBeGreaterThan(dense(near));
    expect((await brotliPage(near, most)).length).toBe(denser(near));
    const far = pageOver(most + 600);
    expect(denser(far)).toBeGreaterThan(most);
    expect((await brotliPage(far, most)).length).toBe(dense(far));
  });

  it('gets the most work if it misses its limit by less than three hundredths', async () => {
    const noise = Array.from({ length: 200 }, (_, n) => hash('sha1', `noise ${n}`)).join('');
    const page = Buffer.concat([pageOf(300), Buffer.from(noise)]);
    const missed = dense(page);
    const close = (await brotliPage(page, Math.ceil(missed / 1.02))).length;
    expect(close).toBeLessThan(missed);
    expect((await brotliPage(page, Math.floor(missed / 1.032))).length).toBe(missed);
  });

  it('is compressed quickly if it fits, or is far from it', async () => {
    for (const page of [pageOf(20), pageOver(most * 1.2)]) {
      expect((await brotliPage(page, most)).length).toBe(quick(page));
    }
  });
});
