import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createRecompressor } from '#/server/pages/recompress.ts';
import { createStore, toStored } from '#/server/pages/stored.ts';
import { renderedPage } from '../../../fixtures/rendered.ts';

const words = 'a dot of light finds its place above the line and every word changes'.split(' ');
const lifetime = { fresh: 60, stale: 600 };

/** Returns a stored answer of words in an order that is hard to predict. */
function answer(seed: number) {
  const body = Array.from({ length: 4_000 }, (_, n) => words[(n * n * seed + n) % words.length]);
  return toStored(renderedPage(body.join(' ')), lifetime, 0);
}

function workshop() {
  const store = createStore();
  const said: string[] = [];
  const improver = createRecompressor((message) => said.push(message), 0);
  return { store, said, improver };
}

describe('a stored answer', () => {
  it('becomes smaller after it was wanted, and keeps its content', async () => {
    const { store, improver } = workshop();
    const first = await answer(7);
    store.set('/a', first);
    improver.enqueue('/a', first, store);
    await expect.poll(() => store.peek('/a')?.dense).toBe(true);
    const { bodies, etag } = store.peek('/a') ?? first;
    expect(bodies.br.body.length).toBeLessThan(first.bodies.br.body.length);
    expect(bodies.br.headers['content-length']).toBe(bodies.br.body.length);
    expect(brotliDecompressSync(bodies.br.body)).toEqual(
      brotliDecompressSync(first.bodies.br.body),
    );
    expect(etag).toBe(first.etag);
  });

  it('that was rendered again meanwhile is not overwritten', async () => {
    const { store, improver } = workshop();
    const [old, fresh] = [await answer(7), await answer(11)];
    store.set('/a', fresh);
    store.set('/b', fresh);
    // The one that is wanted last goes first.
    improver.enqueue('/b', fresh, store);
    improver.enqueue('/a', old, store);
    await expect.poll(() => store.peek('/b')?.dense).toBe(true);
    expect(store.peek('/a')).toBe(fresh);
  });

  it('that cannot be decoded is logged, and the next one is still improved', async () => {
    const { store, said, improver } = workshop();
    const good = await answer(7);
    const { headers } = good.bodies.br;
    store.set('/good', good);
    improver.enqueue('/good', good, store);
    improver.enqueue(
      '/bad',
      { ...good, bodies: { br: { headers, body: Buffer.from('no') } } },
      store,
    );
    await expect.poll(() => store.peek('/good')?.dense).toBe(true);
    expect(said.join()).toContain('/bad');
  });

  it('that waits when the server closes is left as it is', async () => {
    const { store, improver } = workshop();
    const [waiting, later] = [await answer(7), await answer(11)];
    store.set('/waiting', waiting);
    store.set('/later', later);
    improver.enqueue('/waiting', waiting, store);
    improver.close();
    improver.enqueue('/later', later, store);
    await expect.poll(() => store.peek('/later')?.dense).toBe(true);
    expect(store.peek('/waiting')).toBe(waiting);
  });
});
