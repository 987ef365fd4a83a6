/** Sound as a line of numbers, and the few things one does with it: lay, fade, make level. */
export const RATE = 48_000;

/** Samples between −1 and 1, one channel. */
export type Sound = Float32Array;

export const silence = (seconds: number): Sound => new Float32Array(Math.ceil(seconds * RATE));

/** A sound from a function of the time in seconds. */
export function render(seconds: number, wave: (time: number) => number): Sound {
  return silence(seconds).map((_, index) => wave(index / RATE));
}

/** Lays a sound over another from a moment on; what does not fit falls off the end. */
export function lay(track: Sound, sound: Sound, start: number, volume = 1): void {
  const from = Math.round(start * RATE);
  const length = Math.min(sound.length, track.length - from);
  for (let index = Math.max(0, -from); index < length; index++) {
    track[from + index] = (track[from + index] ?? 0) + (sound[index] ?? 0) * volume;
  }
}

/** Takes the edge off: a one-pole low-pass filter. */
export function soften(sound: Sound, frequency: number): Sound {
  const keep = Math.exp((-2 * Math.PI * frequency) / RATE);
  let last = 0;
  return sound.map((value) => {
    last = value + (last - value) * keep;
    return last;
  });
}

/** Even loudness at the end of the work: a given peak, and no click at either end. */
export function finish(sound: Sound, peak = 0.6, fadeIn = 0.05, fadeOut = 1.5): Sound {
  const highest = sound.reduce((high, value) => Math.max(high, Math.abs(value)), 1e-6);
  const seconds = sound.length / RATE;
  return sound.map((value, index) => {
    const time = index / RATE;
    const edge = Math.min(1, time / fadeIn, (seconds - time) / fadeOut);
    return (value / highest) * peak * Math.max(0, edge);
  });
}

/** Numbers that look thrown but are the same every time (mulberry32), between −1 and 1. */
export function createNoise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1;
  };
}
