/** Folds sounds to classes of consonants, which names have in common in all scripts and spellings. */
import { soundsOf } from './sounds.ts';

/** The class of each sound. A class that is read as a sound folds to itself. */
const CLASSES: Record<string, string> = {
  k: 'k',
  K: 'k',
  X: 'k',
  g: 'g',
  G: 'g',
  Q: 'g',
  C: 'ʧ',
  j: 'j',
  J: 'j',
  z: 'j',
  t: 't',
  T: 't',
  H: 't',
  d: 'd',
  D: 'd',
  n: 'n',
  N: 'n',
  p: 'p',
  f: 'p',
  b: 'b',
  B: 'b',
  m: 'm',
  P: 'p',
  r: 'r',
  R: 'r',
  l: 'l',
  L: 'l',
  s: 's',
  S: 's',
  a: '',
  A: '',
  i: '',
  I: '',
  u: '',
  U: '',
  e: '',
  o: '',
  W: '',
  Y: '',
  h: '',
  v: '',
  y: '',
};
const classes = new Map(Object.entries(CLASSES));
/** Doubtful sounds, and what else each may be. */
const DOUBTS: Record<string, string> = {
  H: 'd',
  R: 'd',
  Q: 'j',
  z: 's',
  L: '',
  N: '',
  P: '',
  X: '',
};

/**
 * Returns the key of some sounds: their classes, without vowels. An h, v or y counts only where the
 * name begins with it. Returns '' for sounds without a consonant.
 */
function keyOf(sounds: string, other = ''): string {
  let key = '';
  for (const sound of sounds) {
    const doubt = other !== '' && other.includes(sound) ? DOUBTS[sound] : undefined;
    const written = doubt ?? classes.get(sound) ?? sound;
    if (written !== '' && (!key.endsWith(written) || /\d/.test(written))) key += written;
  }
  return 'hvy'.includes(sounds[0] ?? '-') ? sounds[0] + key : key;
}

const DOUBTFUL = new RegExp(`[${Object.keys(DOUBTS).join('')}]`);

/** Returns the keys of some sounds: one, and more where a sound is doubtful; none for vowels alone. */
export function keysOf(sounds: string): string[] {
  const first = keyOf(sounds);
  if (!DOUBTFUL.test(sounds)) return first === '' ? [] : [first];
  const doubtful = Object.keys(DOUBTS).filter((sound) => sounds.includes(sound));
  const others = ['', ...doubtful, doubtful.join('')].map((other) => keyOf(sounds, other));
  return [...new Set(others)].filter((key) => key !== '');
}

/** Returns the key of a text, whose words count as one. The key of a key is the key itself. */
export function fold(text: string): string {
  return keyOf(soundsOf(text).join(''));
}
