import { describe, expect, it } from 'vitest';
import { type Coding, createDictionary } from '#/server/dictionary.ts';
import type { Rendered } from '#/server/pages/render.ts';
import { createStore, MOST_BYTES, toStored, withCoding, withDense } from '#/server/pages/stored.ts';
import { renderedPage } from '../../../fixtures/rendered.ts';

describe('the store', () => {
  const lifetime = { fresh: 60, stale: 600 };
  const rendered = renderedPage(Buffer.alloc(10_000));

  it('stays within its limit of bytes over 4,000 addresses, also with smaller bodies', async () => {
    const store = createStore();
    const body = Buffer.alloc(14_000);
    const stored = await toStored(rendered, lifetime, 0, { sent: body });
    for (let index = 0; index < 4000; index += 1) {
      const key = `/page?n=${index}`;
      store.set(key, stored);
      store.set(key, withDense(stored, Buffer.alloc(13_000)));
    }
    const bytes = () =>
      store.values().reduce((all, one) => all + (one.bodies.get('br')?.body.length ?? 0), 0);
    expect(store.size).toBeGreaterThan(1_500);
    expect(bytes()).toBeLessThanOrEqual(MOST_BYTES.page);
    expect(store.calculatedSize).toBeLessThanOrEqual(MOST_BYTES.page);
  });

  it('keeps no more memory than it counts', async () => {
    let stored = await toStored(rendered, lifetime, 0);
    const codings = ['gzip', 'identity', createDictionary(rendered.body)] as const;
    for (const coding of codings) stored = await withCoding(stored, coding, 'en');
    const { bodies } = stored;
    expect([...bodies.keys()]).toEqual(['br', ...codings]);
    for (const { body } of bodies.values()) expect(body.buffer.byteLength).toBe(body.length);
  });

  it('counts every encoding that was requested', async () => {
    const store = createStore();
    const stored = await toStored(rendered, lifetime, 0);
    store.set('/a', stored);
    const before = store.calculatedSize;
    store.set('/a', await withCoding(stored, 'identity', 'en'));
    expect(store.calculatedSize - before - rendered.body.length).toBeLessThan(1024);
  });

  it('counts what a small page keeps beside its body: tags, and their header', async () => {
    const shown = Array.from({ length: 200 }, (_, n) => `movie-${n}`);
    const tags = [{ own: 'list-popular', shown }];
    const sizeOf = async (page: Rendered) => {
      const store = createStore();
      const options = { sent: Buffer.alloc(1000), tagHeader: 'xkey' } as const;
      store.set('/a', await toStored(page, lifetime, 0, options));
      return store.calculatedSize;
    };
    const more = (await sizeOf({ ...rendered, tags })) - (await sizeOf(rendered));
    expect(more).toBeGreaterThan(2 * shown.join(' ').length);
  });

  it('has a weak ETag of its own for each encoding and dictionary', async () => {
    const dictionaries = ['one', 'two'].map((text) => createDictionary(Buffer.from(text)));
    const stored = await toStored(rendered, lifetime, 0);
    const tagIn = async (coding: Coding) =>
      (await withCoding(stored, coding, 'en')).bodies.get(coding)?.headers.etag;
    const codings: Coding[] = ['br', 'gzip', 'identity', ...dictionaries];
    const tags = await Promise.all(codings.map(tagIn));
    expect(new Set(tags).size).toBe(codings.length);
    for (const tag of tags) expect(tag).toMatch(/^W\/"[\w-]+"$/);
  });
});
