import type { FilmForArt, NativeTitle } from './subject.ts';

/** Scripts in which a title can be lettered. Every other script is lettered as Latin. */
export type Script = 'latin' | 'nastaliq' | 'devanagari' | 'gurmukhi' | 'bengali';
export type NativeScript = Exclude<Script, 'latin'>;

const letters: Record<NativeScript, RegExp> = {
  nastaliq: /\p{Script=Arabic}/gu,
  devanagari: /\p{Script=Devanagari}/gu,
  gurmukhi: /\p{Script=Gurmukhi}/gu,
  bengali: /\p{Script=Bengali}/gu,
};

/** Returns the script of most letters in a text. */
export function scriptOf(text: string): Script {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  let best: Script = 'latin';
  let most = count(/\p{L}/gu);
  for (const script of ['nastaliq', 'devanagari', 'gurmukhi', 'bengali'] as const) {
    const found = count(letters[script]);
    // Half of all letters is enough: \p{L} also counts the script's own letters.
    if (found > 0 && found >= most / 2) {
      best = script;
      most = found * 2;
    }
  }
  return best;
}

const latinFaces =
  "'Avenir Next Condensed','Roboto Condensed',sans-serif-condensed,Bahnschrift,'Arial Narrow',Arial,sans-serif";

/** Measures of a script's lettering: `cap` in units of the sheet, the rest in em. */
export type Lettering = {
  /** The largest font size of a title. */
  cap: number;
  lineHeight: number;
  /** Height of a line above its baseline. */
  ascent: number;
  /** Depth to which a line's letters hang below its baseline. */
  descent: number;
  faces: string;
  lang?: NativeTitle['lang'];
};

export const lettering: Record<Script, Lettering> = {
  latin: { cap: 46, lineHeight: 0.92, ascent: 0.72, descent: 0, faces: latinFaces },
  nastaliq: {
    cap: 50,
    lineHeight: 1.75,
    ascent: 1.5,
    descent: 0.64,
    faces:
      "'Noto Nastaliq Urdu','Jameel Noori Nastaleeq','Urdu Typesetting','Noto Naskh Arabic',serif",
    lang: 'ur',
  },
  devanagari: {
    cap: 46,
    lineHeight: 1.28,
    ascent: 0.86,
    descent: 0.25,
    faces: "'Noto Sans Devanagari','Kohinoor Devanagari','Nirmala UI',Mangal,sans-serif",
    lang: 'hi',
  },
  gurmukhi: {
    cap: 46,
    lineHeight: 1.22,
    ascent: 0.86,
    descent: 0.25,
    faces: "'Noto Sans Gurmukhi','Mukta Mahee','Gurmukhi MN','Nirmala UI',Raavi,sans-serif",
    lang: 'pa',
  },
  bengali: {
    cap: 46,
    lineHeight: 1.28,
    ascent: 0.86,
    descent: 0.27,
    faces: "'Noto Sans Bengali','Kohinoor Bangla','Bangla MN','Nirmala UI',Vrinda,sans-serif",
    lang: 'bn',
  },
};

export type Named = { text: string; script: Script };

const drawable = /[\p{L}\p{N}\p{P}\p{S}]/u;
// Characters that XML forbids, and marks that change the writing direction. Joiners shape letters,
// so they stay.
const unwanted = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}]/gu;
// No script puts more than four marks on a letter. More of them would only add bytes.
const heapedMarks = /(\p{M}{4})\p{M}+/gu;

// Ligatures as single characters, from old encodings. No table of widths could hold all of them.
const presentationForms = /[\ufb50-\ufdff\ufe70-\ufefc]+/g;

/**
 * Returns a text that can be drawn: well formed, on one line and of limited length. Returns '' if
 * nothing in it is visible.
 */
export function cleanText(text: string): string {
  const clean = text
    .slice(0, 2000)
    .toWellFormed()
    .normalize('NFC')
    .replace(presentationForms, (forms) => forms.normalize('NFKC'))
    .replace(/\s+/g, ' ')
    .replace(unwanted, '')
    .replace(heapedMarks, '$1')
    .trim();
  return drawable.test(clean) ? clean : '';
}

/**
 * Returns the name as its own people write it, if its script is one that we letter; otherwise null.
 */
export function nativeOf(subject: Pick<FilmForArt, 'native'>): Named | null {
  const text = cleanText(subject.native?.text ?? '');
  const script = scriptOf(text);
  return script === 'latin' ? null : { text, script };
}
