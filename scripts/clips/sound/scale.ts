/**
 * Frequency ratios of the seven notes and their variants, in just intonation over Sa. Capitals are
 * the natural notes, small letters the flat ones, and `M#` is the sharp Ma.
 */
const RATIOS = {
  S: 1,
  r: 16 / 15,
  R: 9 / 8,
  g: 6 / 5,
  G: 5 / 4,
  M: 4 / 3,
  'M#': 45 / 32,
  P: 3 / 2,
  d: 8 / 5,
  D: 5 / 3,
  n: 9 / 5,
  N: 15 / 8,
} as const;

export type Swara = keyof typeof RATIOS;

const NAMES: Record<string, string> = {
  S: 'Sa',
  R: 'Re',
  G: 'Ga',
  M: 'Ma',
  P: 'Pa',
  D: 'Dha',
  N: 'Ni',
};

/** Frequency of Sa in Hz, near the C sharp above middle C. Everything here is tuned to it. */
export const SA = 277;

export const swaraName = (swara: Swara): string => NAMES[swara.charAt(0).toUpperCase()] ?? swara;

export const isFlat = (swara: Swara): boolean => swara !== swara.toUpperCase();
export const isSharp = (swara: Swara): boolean => swara.endsWith('#');

export interface Note {
  swara: Swara;
  /** −1 is the lower octave, 0 the middle one, 1 the upper one. */
  octave: number;
  start: number;
  seconds: number;
}

export const frequencyOf = ({ swara, octave }: Pick<Note, 'swara' | 'octave'>): number =>
  SA * RATIOS[swara] * 2 ** octave;

/**
 * Parses a tune: notes with spaces between, one beat each. `-` holds the last note for another
 * beat, `.` rests, `,` after a note is the octave below, `'` the one above, and `|` has no meaning.
 * `beat` and `start` are in seconds. Throws on a word that is not a note.
 */
export function readTune(tune: string, beat: number, start = 0): Note[] {
  const notes: Note[] = [];
  let at = start;
  for (const word of tune.split(/\s+/).filter((each) => each && each !== '|')) {
    const last = notes.at(-1);
    if (word === '-' && last) last.seconds += beat;
    else if (word !== '.') notes.push({ ...readNote(word), start: at, seconds: beat });
    at += beat;
  }
  return notes;
}

function readNote(word: string): Pick<Note, 'swara' | 'octave'> {
  const swara = word.replace(/[,']$/, '');
  if (!isSwara(swara)) throw new Error(`"${word}" is not a note.`);
  return { swara, octave: word.endsWith(',') ? -1 : word.endsWith("'") ? 1 : 0 };
}

const isSwara = (word: string): word is Swara => Object.hasOwn(RATIOS, word);
