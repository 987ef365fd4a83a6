import { expect, it } from 'vitest';
import { createTimeSlice } from '#/lib/time-slice.ts';

/** Holds the event loop for some milliseconds. */
function hold(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** Returns in which order work of some milliseconds runs, with each iteration of the event loop. */
async function orderOf(milliseconds: number): Promise<string> {
  const inSlice = createTimeSlice(10);
  let order = '';
  let ended = false;
  const iterate = () => {
    order += '|';
    if (!ended) setImmediate(iterate);
  };
  setImmediate(iterate);
  const work = async (name: string) => {
    await inSlice(() => {
      order += name;
      hold(milliseconds);
    });
  };
  await Promise.all(['a', 'b', 'c'].map(work));
  ended = true;
  return order;
}

it('short work runs in one iteration of the event loop, without a pause', async () => {
  expect(await orderOf(0)).toBe('abc');
});

it('work that uses up the slice runs in its order, and the event loop turns in between', async () => {
  expect(await orderOf(11)).toMatch(/^a\|+b\|+c$/);
});

it('the result and the failure of work are those of its caller', async () => {
  const inSlice = createTimeSlice();
  expect(await inSlice(async () => 7)).toBe(7);
  const failing = () => {
    throw new Error('it fails');
  };
  await expect(inSlice(failing)).rejects.toThrow('it fails');
  expect(await inSlice(() => 8)).toBe(8);
});
