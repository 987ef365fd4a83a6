/** Time and ease: small functions from seconds to shares between 0 and 1. */

export const clamp = (value: number, low = 0, high = 1): number =>
  Math.min(high, Math.max(low, value));

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** How far a moment lies between two others. */
export const between = (time: number, start: number, end: number): number =>
  clamp((time - start) / (end - start));

/** Starts gently, ends gently. */
export const ease = (share: number): number => (1 - Math.cos(Math.PI * clamp(share))) / 2;

/** Arrives fast and settles. */
export const settle = (share: number): number => 1 - (1 - clamp(share)) ** 3;

/**
 * Comes in, stays, goes out: 0 outside the two moments, 1 well inside them. What starts with the
 * clip is there at once, so that the first frame is a whole picture.
 */
export const shown = (time: number, start: number, end: number, fade = 0.4): number =>
  (start <= 0 ? 1 : ease((time - start) / fade)) * ease((end - time) / fade);

/** Struck at a moment, then fading: 1 at the start, near 0 after the given seconds. */
export const struck = (time: number, start: number, seconds: number): number =>
  time < start ? 0 : Math.exp((-3 * (time - start)) / seconds);

export interface Step<T> {
  readonly value: T;
  readonly start: number;
  readonly seconds: number;
}

/** Puts things that last some seconds one after the other. */
export function inTurn<T extends { seconds: number }>(values: readonly T[], start = 0): Step<T>[] {
  let at = start;
  return values.map((value) => {
    const step = { value, start: at, seconds: value.seconds };
    at += value.seconds;
    return step;
  });
}

/** The step that a moment falls in; the last one lasts for ever. */
export function stepAt<T>(steps: readonly Step<T>[], time: number): Step<T> {
  const step = steps.findLast(({ start }) => time >= start) ?? steps[0];
  if (!step) throw new Error('There is no step to choose from.');
  return step;
}
