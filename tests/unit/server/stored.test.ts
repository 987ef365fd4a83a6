import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  createStore,
  encodingFor,
  MOST_BYTES,
  toStored,
  withBest,
  withEncoding,
} from '#/server/stored.ts';

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

describe('the store', () => {
  const lifetime = { fresh: 60, stale: 600 };
  const whole = { status: 200, headers: {}, partial: false, staleSeconds: null, ageSeconds: 0 };
  const rendered = { ...whole, body: Buffer.alloc(10_000) };

  it('stays within its bound of bytes over 20,000 addresses, whatever is made of them', async () => {
    const store = createStore();
    const body = Buffer.alloc(14_000);
    const stored = await toStored(rendered, lifetime, 0, body);
    for (let index = 0; index < 20_000; index += 1) {
      const key = `/page?n=${index}`;
      store.set(key, stored);
      store.set(key, withBest(stored, Buffer.alloc(13_000)));
    }
    const bytes = () => store.values().reduce((all, one) => all + one.bodies.br.body.length, 0);
    expect(store.size).toBeGreaterThan(1_500);
    expect(bytes()).toBeLessThanOrEqual(MOST_BYTES);
    expect(store.calculatedSize).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('keeps no more memory than it counts', async () => {
    const first = await toStored(rendered, lifetime, 0);
    const { bodies } = await withEncoding(await withEncoding(first, 'gzip'), 'identity');
    for (const { body } of Object.values(bodies)) expect(body.buffer.byteLength).toBe(body.length);
  });

  it('counts every encoding that was asked for', async () => {
    const store = createStore();
    const stored = await toStored(rendered, lifetime, 0);
    store.set('/a', stored);
    const before = store.calculatedSize;
    store.set('/a', await withEncoding(stored, 'identity'));
    expect(store.calculatedSize).toBe(before + rendered.body.length);
  });
});
