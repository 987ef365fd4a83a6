import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PUBLIC } from '#/lib/caching.ts';
import {
  createStore,
  MOST_BYTES,
  toStored,
  withDense,
  withEncoding,
} from '#/server/pages/stored.ts';
import { renderedPage } from '../../../fixtures/rendered.ts';

describe('a stored answer', () => {
  const rendered = renderedPage('<p>Manzar</p>'.repeat(100), { 'content-type': 'text/html' });

  it('has the same page in every encoding, one ETag, and the length of each', async () => {
    const first = await toStored(rendered, { fresh: 60, stale: 600 }, 5);
    const { bodies, etag } = await withEncoding(await withEncoding(first, 'gzip'), 'identity');
    expect(brotliDecompressSync(bodies.br.body)).toEqual(rendered.body);
    expect(gunzipSync(bodies.gzip?.body ?? '')).toEqual(rendered.body);
    expect(bodies.identity?.body).toEqual(rendered.body);
    for (const { headers, body } of Object.values(bodies)) {
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': PUBLIC,
        'content-length': body.length,
        vary: 'accept-encoding',
        etag,
      });
    }
    expect(bodies.identity?.headers['content-encoding']).toBeUndefined();
  });

  it('is put into an encoding once, however many wait for it', async () => {
    const page = await toStored(rendered, { fresh: 60, stale: 600 }, 5);
    for (const encoding of ['gzip', 'identity'] as const) {
      const made = await Promise.all([1, 2, 3].map(() => withEncoding(page, encoding)));
      expect(new Set(made).size).toBe(1);
    }
  });

  it('has another ETag when the page differs', async () => {
    const lifetime = { fresh: 1, stale: 1 };
    const one = await toStored(rendered, lifetime, 0);
    const other = await toStored({ ...rendered, body: Buffer.from('x') }, lifetime, 0);
    expect(other.etag).not.toBe(one.etag);
  });
});

describe('the store', () => {
  const lifetime = { fresh: 60, stale: 600 };
  const rendered = renderedPage(Buffer.alloc(10_000));

  it('stays within its limit of bytes over 4,000 addresses, also with smaller bodies', async () => {
    const store = createStore();
    const body = Buffer.alloc(14_000);
    const stored = await toStored(rendered, lifetime, 0, { br: body });
    for (let index = 0; index < 4000; index += 1) {
      const key = `/page?n=${index}`;
      store.set(key, stored);
      store.set(key, withDense(stored, Buffer.alloc(13_000)));
    }
    const bytes = () => store.values().reduce((all, one) => all + one.bodies.br.body.length, 0);
    expect(store.size).toBeGreaterThan(1_500);
    expect(bytes()).toBeLessThanOrEqual(MOST_BYTES.page);
    expect(store.calculatedSize).toBeLessThanOrEqual(MOST_BYTES.page);
  });

  it('keeps no more memory than it counts', async () => {
    const first = await toStored(rendered, lifetime, 0);
    const { bodies } = await withEncoding(await withEncoding(first, 'gzip'), 'identity');
    for (const { body } of Object.values(bodies)) expect(body.buffer.byteLength).toBe(body.length);
  });

  it('counts every encoding that was requested', async () => {
    const store = createStore();
    const stored = await toStored(rendered, lifetime, 0);
    store.set('/a', stored);
    const before = store.calculatedSize;
    store.set('/a', await withEncoding(stored, 'identity'));
    expect(store.calculatedSize).toBe(before + rendered.body.length);
  });
});
