/** Turns of renderings: between two renderings the event loop serves others. */
import { expect, it } from 'vitest';
import { createRenderScheduler } from '#/server/pages/render.ts';

/** Counts the iterations of the event loop until told to stop. */
function iterations() {
  let count = 0;
  let isOver = false;
  const tick = () => {
    count += 1;
    if (!isOver) setImmediate(tick);
  };
  setImmediate(tick);
  return {
    now: () => count,
    stop: () => {
      isOver = true;
    },
  };
}

it('each rendering goes on in an iteration of its own', async () => {
  const turns = createRenderScheduler();
  const loop = iterations();
  const at = await Promise.all(
    [{}, {}, {}].map(async (rendering) => {
      await turns.next(rendering);
      return loop.now();
    }),
  );
  loop.stop();
  expect(new Set(at).size).toBe(3);
});

it('the answers of one rendering that are there together are used together', async () => {
  const turns = createRenderScheduler();
  const loop = iterations();
  const [own, other] = [{}, {}];
  const at = await Promise.all(
    [own, other, own].map(async (rendering) => {
      await turns.next(rendering);
      return loop.now();
    }),
  );
  loop.stop();
  expect(at[2]).toBe(at[0]);
  expect(at[1]).not.toBe(at[0]);
});

it('a rendering that has its turn waits for none, until the turn is over', async () => {
  const turns = createRenderScheduler();
  const loop = iterations();
  const rendering = {};
  await turns.next(rendering);
  const first = loop.now();
  await turns.next(rendering);
  expect(loop.now()).toBe(first);
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  const later = loop.now();
  await turns.next(rendering);
  loop.stop();
  expect(loop.now()).toBeGreaterThan(later);
});
