/** Small sounds of the series: a music box that plays on and on, and wheels that turn. */
import { lay, type Sound } from '../sound/sound.ts';
import { pluck, tick } from '../sound/voices.ts';

const SA = 277;
/** Bhupali's five notes over an octave and a bit. */
const LADDER = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2, 9 / 4];

/** A quiet figure on plucked strings; each number is a step of the ladder, null is a rest. */
export function musicBox(track: Sound, figure: readonly (number | null)[], beat: number): void {
  const seconds = track.length / 48_000 - 2;
  for (let index = 0; index * beat < seconds; index++) {
    const step = figure[index % figure.length];
    const ratio = step === null || step === undefined ? undefined : LADDER[step];
    if (ratio) lay(track, pluck(SA * ratio, 1.8, 0.25), index * beat, 0.5);
    if (index % figure.length === 0) lay(track, pluck(SA / 2, 3, 0.2), index * beat, 0.6);
  }
}

/** A wheel that clicks each time it has turned a notch; `turned` says how far it has come when. */
export function clicks(track: Sound, turned: (time: number) => number, volume = 0.16): void {
  const click = tick(1700, 0.03);
  let notch = 0;
  for (let time = 0; time < track.length / 48_000; time += 0.004) {
    const now = Math.floor(turned(time));
    if (now !== notch) lay(track, click, time, volume);
    notch = now;
  }
}
