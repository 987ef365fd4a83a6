/**
 * The drone under a tune: four strings, plucked slowly in turn (Pa, Sa, Sa, low Sa). The thread on
 * a tanpura's bridge makes the overtones swell one after the other, the higher ones earlier.
 */
import { lay, render, type Sound, silence } from './sound.ts';

const TURN = Math.PI * 2;
const OVERTONES = 18;
const PLUCK_EVERY = 0.95;

/** Returns the seconds since a string (0 to 3, in the order of plucking) was last plucked. */
export const sincePluck = (time: number, index: number): number =>
  time < index * PLUCK_EVERY ? Infinity : (time - index * PLUCK_EVERY) % (4 * PLUCK_EVERY);

function string(frequency: number): Sound {
  return render(5, (time) => {
    let value = 0;
    for (let n = 1; n <= OVERTONES; n++) {
      const bloom = 0.06 + 0.9 / n;
      const level = (time / bloom) * Math.exp(1 - time / bloom) + 0.5 * Math.exp(-time * (1 + n));
      value += (level * Math.sin(TURN * frequency * n * (1 + 0.00004 * n * n) * time)) / n ** 0.85;
    }
    return value * 0.2 * Math.min(1, time / 0.01) * Math.min(1, (5 - time) / 0.5);
  });
}

/** Returns the drone for a whole clip. `sa` is in Hz. */
export function tanpura(sa: number, seconds: number): Sound {
  const track = silence(seconds);
  const strings = [string(sa * 0.75), string(sa), string(sa * 1.0008), string(sa / 2)];
  for (let at = 0; at * PLUCK_EVERY < seconds; at++) {
    const sound = strings[at % 4];
    if (sound) lay(track, sound, at * PLUCK_EVERY);
  }
  return track;
}
