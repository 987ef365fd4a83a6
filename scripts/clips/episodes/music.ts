/** Sounds of the series: a music box that repeats a figure, and wheels that click. */
import { lay, type Sound } from '../sound/sound.ts';
import { pluck, tick } from '../sound/voices.ts';

const SA = 277;
/** Frequency ratios of Bhupali's five notes over an octave and a note. */
const LADDER = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2, 9 / 4];

/**
 * Lays a quiet figure on plucked strings over a track and repeats it. Each number is an index into
 * LADDER; null is a rest. `beat` is in seconds.
 */
export function musicBox(track: Sound, figure: readonly (number | null)[], beat: number): void {
  const seconds = track.length / 48_000 - 2;
  for (let index = 0; index * beat < seconds; index++) {
    const step = figure[index % figure.length];
    const ratio = step === null || step === undefined ? undefined : LADDER[step];
    if (ratio) lay(track, pluck(SA * ratio, 1.8, 0.25), index * beat, 0.5);
    if (index % figure.length === 0) lay(track, pluck(SA / 2, 3, 0.2), index * beat, 0.6);
  }
}

/**
 * Lays a click over a track each time a wheel passes a notch. `turned` returns the number of
 * notches at a time in seconds.
 */
export function clicks(track: Sound, turned: (time: number) => number, volume = 0.16): void {
  const click = tick(1700, 0.03);
  let notch = 0;
  for (let time = 0; time < track.length / 48_000; time += 0.004) {
    const now = Math.floor(turned(time));
    if (now !== notch) lay(track, click, time, volume);
    notch = now;
  }
}
