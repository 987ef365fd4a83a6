import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPace } from '#/catalogue/sources/tmdb/pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the pace lets forty calls start in any second, in the order in which they came', async () => {
  const pace = createPace(40, () => Date.now());
  const begin = Date.now();
  const starts: number[] = [];
  const calls = Array.from({ length: 130 }, async () => {
    await pace.turn();
    starts.push(Date.now() - begin);
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(starts).toHaveLength(40);
  await vi.advanceTimersByTimeAsync(3000);
  await Promise.all(calls);
  const inWindow = starts.map(
    (from) => starts.filter((at) => at >= from && at < from + 1000).length,
  );
  expect(Math.max(...inWindow)).toBe(40);
  expect(starts.at(-1)).toBe(3000);
});

it('the pace refuses a turn that is too far away, and keeps it for others', async () => {
  const pace = createPace(10, () => Date.now());
  for (let n = 0; n < 10; n += 1) await pace.turn();
  await expect(pace.turn(900)).rejects.toThrow('too many calls');
  const later = pace.turn(1000);
  await vi.advanceTimersByTimeAsync(1000);
  await later;
});

it('calls that start late, on a busy machine, put off those that wait for them', async () => {
  let late = 0;
  const pace = createPace(2, () => Date.now() + late);
  const starts: number[] = [];
  const begin = Date.now();
  const calls = Array.from({ length: 6 }, () =>
    pace.turn().then(() => starts.push(Date.now() + late - begin)),
  );
  await vi.advanceTimersByTimeAsync(999);
  // Timers of the second pair fire four hundred milliseconds late.
  late = 400;
  await vi.advanceTimersByTimeAsync(3000);
  await Promise.all(calls);
  expect(starts).toEqual([0, 0, 1400, 1400, 2400, 2400]);
});

it.each([
  [2.5, 1000, 2],
  [1.25, 1000, 1],
  [0.5, 2000, 1],
])(
  'a pace of %f calls a second, a part of another pace, holds in any %i ms',
  async (rate, window, most) => {
    const pace = createPace(rate, () => Date.now());
    const begin = Date.now();
    const starts: number[] = [];
    for (let n = 0; n < 8; n += 1) void pace.turn().then(() => starts.push(Date.now() - begin));
    await vi.advanceTimersByTimeAsync(16_000);
    expect(starts).toEqual(Array.from({ length: 8 }, (_, n) => Math.floor(n / most) * window));
  },
);
