import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodingFor, toStored, withEncoding } from '#/server/stored.ts';

describe('the encoding for a visitor', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    ['br;q=0.5', 'br'],
    ['br; q=0.01', 'br'],
    ['deflate', 'identity'],
    ['', 'identity'],
  ])('who takes “%s” is %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });

  it('who says nothing is none', () => {
    expect(encodingFor(undefined)).toBe('identity');
  });
});

describe('a stored answer', () => {
  const rendered = {
    status: 200,
    headers: { 'content-type': 'text/html' },
    partial: false,
    body: Buffer.from('<p>Manzar</p>'.repeat(100)),
  };

  it('has the same page in every encoding, one tag, and the length of each', async () => {
    const first = await toStored(rendered, { fresh: 60, stale: 600 }, 5);
    const { bodies, etag } = await withEncoding(await withEncoding(first, 'gzip'), 'identity');
    expect(brotliDecompressSync(bodies.br.body)).toEqual(rendered.body);
    expect(gunzipSync(bodies.gzip?.body ?? '')).toEqual(rendered.body);
    expect(bodies.identity?.body).toEqual(rendered.body);
    for (const { headers, body } of Object.values(bodies)) {
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
        'content-length': body.length,
        vary: 'accept-encoding',
        etag,
      });
    }
    expect(bodies.identity?.headers['content-encoding']).toBeUndefined();
  });

  it('has another tag when the page is another', async () => {
    const lifetime = { fresh: 1, stale: 1 };
    const one = await toStored(rendered, lifetime, 0);
    const other = await toStored({ ...rendered, body: Buffer.from('x') }, lifetime, 0);
    expect(other.etag).not.toBe(one.etag);
  });
});
