/** The sounds of Indic scripts. Their blocks are alike: each is read as if it were Devanagari. */

/** Number of characters of a script's block. */
const BLOCK = 0x80;
const DEVANAGARI = 0x900;
/** The block after the last Indic one, that of Malayalam. */
const END = 0xd80;

/** Sounds by their places in a block, from the vowel अ on; `-` for none. */
const SOUNDS = [
  'a',
  'A',
  'i',
  'I',
  'u',
  'U',
  'ri',
  'l',
  'e',
  'e',
  'e',
  'ai',
  'o',
  'o',
  'o',
  'au',
  'k',
  'K',
  'g',
  'G',
  'n',
  'C',
  'C',
  'j',
  'J',
  'n',
  't',
  'T',
  'd',
  'D',
  'n',
  't',
  'T',
  'd',
  'D',
  'n',
  'n',
  'p',
  'f',
  'b',
  'B',
  'm',
  'y',
  'r',
  'r',
  'l',
  'l',
  'l',
  'v',
  'S',
  'S',
  's',
  'h',
  '',
  '',
  '',
  '',
  'A',
  'i',
  'I',
  'u',
  'U',
  'ri',
  'ri',
  'e',
  'e',
  'e',
  'ai',
  'o',
  'o',
  'o',
  'au',
  '',
];
const FIRST = 0x05;
const FIRST_CONSONANT = 0x15;
const LAST_CONSONANT = 0x39;
const NUKTA = 0x3c;
const FIRST_SIGN = 0x3e;
const VIRAMA = 0x4d;
/** What a dot below makes of a sound. */
const DOTTED: Record<string, string> = { j: 'z', J: 'z', d: 'R', D: 'R', s: 'S' };
/** Letters beyond the table; the last three are of Gurmukhi and Bengali. */
const OTHERS: Record<number, string> = {
  1: 'N',
  2: 'N',
  3: 'h',
  80: 'om',
  92: 'R',
  94: 'f',
  112: 'N',
  78: 't',
};

/** Returns whether a character belongs to one of the scripts that are read here. */
export function isIndic(code: number): boolean {
  return code >= DEVANAGARI && code < END;
}

/** Returns the sounds of a word. A consonant without a vowel sign has a short `a`, not at the end. */
export function indicSounds(word: string): string {
  let sounds = '';
  let open = false;
  for (const char of word.replaceAll('ज्ञ', 'ग्य')) {
    const place = (char.codePointAt(0) ?? 0) % BLOCK;
    if (place === NUKTA) {
      const last = sounds.slice(-1);
      sounds = sounds.slice(0, -1) + (DOTTED[last] ?? last);
    } else if (place >= FIRST_CONSONANT && place <= LAST_CONSONANT) {
      sounds += (open ? 'a' : '') + (SOUNDS[place - FIRST] ?? '');
      open = true;
    } else {
      // A sign or a virama takes the place of the short vowel; a nasal and another vowel do not.
      if (open && (place < FIRST_SIGN || place > VIRAMA)) sounds += 'a';
      sounds += OTHERS[place] ?? SOUNDS[place - FIRST] ?? '';
      open = false;
    }
  }
  return nasals(sounds);
}

/** The consonant after a nasal decides how the nasal sounds; without one it is faint. */
function nasals(sounds: string): string {
  return sounds.replace(/N(?=[pfbBm])/g, 'm').replace(/N(?=[^aAiIuUeo])/g, 'n');
}
