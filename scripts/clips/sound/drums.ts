/**
 * A soft tabla. The right drum sounds a note; the left drum is low, and its pitch sinks. A theka's
 * syllables say which hands play: Dha is both hands, Ta only the right, Ka only the left.
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

/** Returns the flat left hand on its drum: a slap that does not ring. */
function slap(): Sound {
  const noise = createNoise(11);
  return render(0.2, (time) => {
    const thump = Math.sin(TURN * 170 * time) * Math.exp(-time * 45);
    return (0.7 * thump + 0.3 * noise() * Math.exp(-time * 90)) * Math.min(1, time / 0.002);
  });
}

/** Returns fingers that stay on the right drum: a short, dry tap. */
function tap(note: number): Sound {
  const noise = createNoise(13);
  return render(0.15, (time) => {
    const skin = Math.sin(TURN * note * 1.6 * time) * Math.exp(-time * 55);
    return (0.45 * skin + 0.2 * noise() * Math.exp(-time * 120)) * Math.min(1, time / 0.002);
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

type Stroke = 'rim' | 'open' | 'low' | 'tap';
type Hands = { right?: Stroke; left?: 'open' | 'slap' };

const HANDS = {
  Dha: { right: 'rim', left: 'open' },
  Dhin: { right: 'open', left: 'open' },
  Dhi: { right: 'open', left: 'open' },
  Ge: { left: 'open' },
  Ta: { right: 'rim' },
  Na: { right: 'rim' },
  Tin: { right: 'open' },
  Ti: { right: 'open' },
  Tu: { right: 'low' },
  Ka: { left: 'slap' },
  Kat: { left: 'slap' },
  Te: { right: 'tap' },
} as const satisfies Record<string, Hands>;

/** Words that put several syllables into one beat. */
const WORDS = {
  Dhage: ['Dha', 'Ge'],
  Tirkit: ['Te', 'Te', 'Ka', 'Te'],
} as const satisfies Record<string, readonly (keyof typeof HANDS)[]>;

type Single = keyof typeof HANDS;
/** What a theka says in one beat. */
export type Syllable = Single | keyof typeof WORDS;

const isWord = (syllable: Syllable): syllable is keyof typeof WORDS =>
  Object.hasOwn(WORDS, syllable);

/** Returns the strokes of one beat, which share it evenly. */
export const strokesOf = (syllable: Syllable): readonly Single[] =>
  isWord(syllable) ? WORDS[syllable] : [syllable];

/** Returns the stroke of a single syllable, on one drum or both. `note` is in Hz. */
export function stroke(syllable: Single, note: number): Sound {
  const sound = silence(0.9);
  const hands: Hands = HANDS[syllable];
  // An open stroke on the middle of the skin sounds its lowest tone.
  if (hands.right === 'low') lay(sound, right(note / 2, true), 0);
  else if (hands.right === 'tap') lay(sound, tap(note), 0);
  else if (hands.right) lay(sound, right(note, hands.right === 'open'), 0);
  if (hands.left === 'open') lay(sound, left(), 0, 0.9);
  if (hands.left === 'slap') lay(sound, slap(), 0);
  return sound;
}
