import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodingFor, toStored } from '#/server/stored.ts';

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
    staleSeconds: null,
    ageSeconds: 0,
    body: Buffer.from('<p>Manzar</p>'.repeat(100)),
  };

  it('has the same page in every encoding, one tag, and the length of each', async () => {
    const { bodies, etag } = await toStored(rendered, { fresh: 60, stale: 600 }, 5);
    expect(brotliDecompressSync(bodies.br.body)).toEqual(rendered.body);
    expect(gunzipSync(bodies.gzip.body)).toEqual(rendered.body);
    expect(bodies.identity.body).toEqual(rendered.body);
    for (const { headers, body } of Object.values(bodies)) {
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
        'content-length': body.length,
        vary: 'accept-encoding',
        etag,
      });
    }
    expect(bodies.identity.headers['content-encoding']).toBeUndefined();
  });

  it('lives no longer than a day after the host gave what it is made of', async () => {
    const old = { ...rendered, ageSeconds: 80_000.5 };
    const { lifetime, bodies } = await toStored(old, { fresh: 60, stale: 86_400 }, 0);
    expect(lifetime).toEqual({ fresh: 60, stale: 86_400 - 80_001 - 60 });
    expect(bodies.br.headers['cache-control']).toContain(`=${lifetime.stale}`);
  });

  it('has another tag when the page is another', async () => {
    const lifetime = { fresh: 1, stale: 1 };
    const one = await toStored(rendered, lifetime, 0);
    const other = await toStored({ ...rendered, body: Buffer.from('x') }, lifetime, 0);
    expect(other.etag).not.toBe(one.etag);
  });
});
