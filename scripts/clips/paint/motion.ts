/** Easing: functions that map a time in seconds to a share between 0 and 1. */

export const clamp = (value: number, low = 0, high = 1): number =>
  Math.min(high, Math.max(low, value));

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Returns how far a time lies between two others, from 0 to 1. */
export const between = (time: number, start: number, end: number): number =>
  clamp((time - start) / (end - start));

/** Returns a share that starts slowly and ends slowly. */
export const ease = (share: number): number => (1 - Math.cos(Math.PI * clamp(share))) / 2;

/** Returns a share that starts fast and ends slowly. */
export const settle = (share: number): number => 1 - (1 - clamp(share)) ** 3;

/**
 * Fades in and out: returns 0 outside the two times, and 1 well inside them. What starts with the
 * clip does not fade in, so that the first frame is complete.
 */
export const shown = (time: number, start: number, end: number, fade = 0.4): number =>
  (start <= 0 ? 1 : ease((time - start) / fade)) * ease((end - time) / fade);

/**
 * Returns 1 at `start` and nearly 0 after `seconds`, fading in between. Returns 0 before `start`.
 */
export const struck = (time: number, start: number, seconds: number): number =>
  time < start ? 0 : Math.exp((-3 * (time - start)) / seconds);

export interface Step<T> {
  readonly value: T;
  readonly start: number;
  readonly seconds: number;
}

/** Returns steps with start times, so that the values follow one another. */
export function inTurn<T extends { seconds: number }>(values: readonly T[], start = 0): Step<T>[] {
  let at = start;
  return values.map((value) => {
    const step = { value, start: at, seconds: value.seconds };
    at += value.seconds;
    return step;
  });
}

/** Returns the step at a time. The last step has no end. Throws if there are no steps. */
export function stepAt<T>(steps: readonly Step<T>[], time: number): Step<T> {
  const step = steps.findLast(({ start }) => time >= start) ?? steps[0];
  if (!step) throw new Error('There is no step to choose from.');
  return step;
}

/** Returns how much the words of the current step are shown. Those of the last one stay. */
export function spoken<T>(steps: readonly Step<T>[], time: number, fade: number): number {
  const { start, seconds } = stepAt(steps, time);
  const isLast = start === steps.at(-1)?.start;
  return shown(time, start, isLast ? Infinity : start + seconds, fade);
}
