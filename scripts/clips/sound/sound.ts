/** Sound as samples, and operations on it: mix, filter, normalise. RATE is samples a second. */
export const RATE = 48_000;

/** Samples between −1 and 1, one channel. */
export type Sound = Float32Array;

export const silence = (seconds: number): Sound => new Float32Array(Math.ceil(seconds * RATE));

/** Returns a sound from a function of the time in seconds. */
export function render(seconds: number, wave: (time: number) => number): Sound {
  return silence(seconds).map((_, index) => wave(index / RATE));
}

/** Mixes a sound into a track from a time in seconds. What does not fit is cut off. */
export function lay(track: Sound, sound: Sound, start: number, volume = 1): void {
  const from = Math.round(start * RATE);
  const length = Math.min(sound.length, track.length - from);
  for (let index = Math.max(0, -from); index < length; index++) {
    track[from + index] = (track[from + index] ?? 0) + (sound[index] ?? 0) * volume;
  }
}

/** Returns the sound through a one-pole low-pass filter. `frequency` is in Hz. */
export function soften(sound: Sound, frequency: number): Sound {
  const keep = Math.exp((-2 * Math.PI * frequency) / RATE);
  let last = 0;
  return sound.map((value) => {
    last = value + (last - value) * keep;
    return last;
  });
}

/** Returns the sound normalised to a peak, with a fade at each end, so that it does not click. */
export function finish(sound: Sound, peak = 0.6, fadeIn = 0.05, fadeOut = 1.5): Sound {
  const highest = sound.reduce((high, value) => Math.max(high, Math.abs(value)), 1e-6);
  const seconds = sound.length / RATE;
  return sound.map((value, index) => {
    const time = index / RATE;
    const edge = Math.min(1, time / fadeIn, (seconds - time) / fadeOut);
    return (value / highest) * peak * Math.max(0, edge);
  });
}

/** Returns a generator of numbers between −1 and 1, the same for the same seed (mulberry32). */
export function createNoise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1;
  };
}
