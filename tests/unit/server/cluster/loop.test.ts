/** When starting another worker does not help. */
import { expect, it } from 'vitest';
import { createLoopGuard } from '#/server/cluster/loop.ts';

it('five workers in a row that end soon after their start are a loop', () => {
  const { ended } = createLoopGuard();
  expect([1, 2, 3, 4, 5].map(() => ended(9_999))).toEqual([false, false, false, false, true]);
});

it('a worker that lived for ten seconds begins the count anew', () => {
  const { ended } = createLoopGuard();
  const lives = [0, 0, 0, 0, 10_000, 0, 0, 0, 0];
  expect(lives.map(ended)).not.toContain(true);
});
