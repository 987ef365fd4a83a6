import { describe, expect, it } from 'vitest';
import {
  createStore,
  MOST_BYTES,
  toStored,
  withDense,
  withEncoding,
} from '#/server/pages/stored.ts';
import { renderedPage } from '../../../fixtures/rendered.ts';

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
