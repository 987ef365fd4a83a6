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
  const recompressor = createRecompressor((message) => said.push(message), 0);
  return { store, said, recompressor };
}

describe('a stored answer', () => {
  it('that was rendered again meanwhile is not overwritten', async () => {
    const { store, recompressor } = workshop();
    const [old, fresh] = [await answer(7), await answer(11)];
    store.set('/a', fresh);
    store.set('/b', fresh);
    // The one that is wanted last goes first.
    recompressor.enqueue('/b', fresh, store);
    recompressor.enqueue('/a', old, store);
    await expect.poll(() => store.peek('/b')?.dense).toBe(true);
    expect(store.peek('/a')).toBe(fresh);
  });
});
