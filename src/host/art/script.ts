import type { FilmForArt, NativeTitle } from './subject.ts';

/** The hands a title can be lettered in. Everything we have no native hand for goes as Latin does. */
export type Script = 'latin' | 'nastaliq' | 'devanagari' | 'gurmukhi';
export type NativeScript = Exclude<Script, 'latin'>;

const letters: Record<NativeScript, RegExp> = {
  nastaliq: /\p{Script=Arabic}/gu,
  devanagari: /\p{Script=Devanagari}/gu,
  gurmukhi: /\p{Script=Gurmukhi}/gu,
};

/** The script that most letters of a text are in. */
export function scriptOf(text: string): Script {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  let best: Script = 'latin';
  let most = count(/\p{L}/gu);
  for (const script of ['nastaliq', 'devanagari', 'gurmukhi'] as const) {
    const found = count(letters[script]);
    // Half is enough: the letters of \p{L} include the script's own.
    if (found > 0 && found >= most / 2) {
      best = script;
      most = found * 2;
    }
  }
  return best;
}

const latinFaces =
  "'Avenir Next Condensed','Roboto Condensed',sans-serif-condensed,Bahnschrift,'Arial Narrow',Arial,sans-serif";

/** What a script asks of its lettering. Sizes in units of the sheet, the rest in em. */
export type Lettering = {
  /** The largest size a title is set in. */
  cap: number;
  lineHeight: number;
  /** From the baseline up to the top of a line. */
  ascent: number;
  /** How far below the foot line its letters hang. */
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
};

export type Named = { text: string; script: Script };

const drawable = /[\p{L}\p{N}\p{P}\p{S}]/u;
// What XML forbids, and marks that would turn the writing direction; joiners shape letters and stay.
const unwanted = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}]/gu;
// No writing piles more than four marks on a letter, and heaps of them would only weigh.
const heapedMarks = /(\p{M}{4})\p{M}+/gu;

// Ligatures as single characters, from old encodings: no table of widths could hold them all.
const presentationForms = /[\ufb50-\ufdff\ufe70-\ufefc]+/g;

/** Text as it may be drawn: well formed, on one line, and bounded; '' when there is nothing to see. */
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

/** The name as its own people write it, if that is given in a script we letter. */
export function nativeOf(subject: Pick<FilmForArt, 'native'>): Named | null {
  const text = cleanText(subject.native?.text ?? '');
  const script = scriptOf(text);
  return script === 'latin' ? null : { text, script };
}
