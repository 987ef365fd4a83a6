/**
 * A soft tabla. The right drum sounds a note; the left drum is low, and its pitch sinks. A theka's
 * syllables say which hands play: Dha is both hands, Ta only the right.
 */
import { createNoise, lay, render, type Sound, silence } from './sound.ts';

const TURN = Math.PI * 2;

/** Returns a stroke on the left drum. */
function left(): Sound {
  return render(0.9, (time) => {
    const sink = 82 * time + 9 * (1 - Math.exp(-time * 9));
    return Math.sin(TURN * sink) * Math.exp(-time * 5) * Math.min(1, time / 0.004);
  });
}

/** Returns a stroke on the right drum: its rim (short, bright) or its open skin (round, long). */
function right(note: number, open: boolean): Sound {
  const noise = createNoise(open ? 3 : 5);
  const fall = open ? 4.5 : 9;
  return render(0.9, (time) => {
    let value = 0.25 * noise() * Math.exp(-time * 160);
    for (const [index, ratio] of [1, 2, 3, 4].entries()) {
      const strength = open ? [1, 0.25, 0.1, 0.03] : [0.35, 0.7, 0.4, 0.18];
      value +=
        (strength[index] ?? 0) *
        Math.sin(TURN * note * ratio * time) *
        Math.exp(-time * fall * (1 + index * 0.6));
    }
    return value * 0.55 * Math.min(1, time / 0.002);
  });
}

export type Syllable = 'Dha' | 'Dhin' | 'Tin' | 'Ta';

/** Returns the stroke of a syllable, on one drum or both. */
export function stroke(syllable: Syllable, note: number): Sound {
  const sound = silence(0.9);
  lay(sound, right(note, syllable === 'Dhin' || syllable === 'Tin'), 0);
  if (syllable === 'Dha' || syllable === 'Dhin') lay(sound, left(), 0, 0.9);
  return sound;
}
