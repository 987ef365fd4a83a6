import type { Script } from './script.ts';

/**
 * How wide letters are, in hundredths of an em, without measuring: the server has no fonts.
 * Latin capitals are those of a condensed bold face, and the drawing forces each line to the
 * computed width. The other scripts cannot be squeezed without harm, so their numbers are the
 * widest found in bold faces in use: Noto, Lohit and Amiri, and to the sheet's very edge also
 * the wide DejaVu, Samyak and Chandas.
 */
function widths(rows: Record<number, string>): Map<string, number> {
  const table = new Map<string, number>();
  for (const [width, characters] of Object.entries(rows)) {
    for (const character of characters) table.set(character, Number(width));
  }
  return table;
}

const latin = widths({
  20: "'’‘|",
  23: ' ',
  27: 'I:,',
  29: '.!¡;',
  34: '()[]{}/\\',
  36: '-‐‑"“”·•*',
  48: 'FL',
  49: 'EJ',
  53: 'Z',
  54: 'STY–',
  55: 'KR',
  57: 'CPU',
  58: 'V',
  59: 'G',
  60: 'AOQØ',
  61: 'HN',
  64: '&',
  75: 'W',
  76: 'M',
  80: 'ÆŒ%@—…ЖШЩЮФЫ',
});
const LATIN_LETTER = 56;

const devanagari = widths({
  30: 'ािीोौॉ',
  50: 'र',
  60: 'इईटदह',
  65: 'उएऐगठडढतपबमवष',
  70: 'घध',
  85: 'अकजझञफखऊज़ख़फ़क़',
  95: 'ऋळ',
  115: 'आऑओऔ',
});
/** A letter that loses its vowel also loses its stem. */
const VIRAMA = -15;
const DEVANAGARI_LETTER = 80;

const gurmukhi = widths({
  10: 'ੱ',
  30: 'ਾਿੀ',
  72: 'ਚਛਠਢਣਦਨਲ਼',
  76: 'ੳਲਉਊਓ',
  80: 'ਯ',
  84: 'ਅਗਘਐਔ',
  96: 'ਇਈ',
  112: 'ਆ',
});
const GURMUKHI_LETTER = 68;

/** Arabic letters that end a stroke, or stand alone. */
const nastaliqEnd = widths({
  36: 'اآأإٱ',
  40: '،؛۔',
  52: 'دڈذ',
  54: 'رڑزژوؤہةۂ',
  60: 'ء؟٪',
  70: 'م',
  78: 'ھه',
  86: 'ق',
  89: 'لنں',
  92: 'جچحخسشعغطظیيىئ',
  122: 'بپتٹثکگك',
  128: 'سش',
  136: 'صضفے',
});
/** The same letters where the pen goes on to the next one. */
const nastaliqJoined = widths({
  42: 'بپتٹثنںیيىئل',
  58: 'کگك',
  62: 'مفقھه',
  70: 'جچحخعغ',
  73: 'ہ',
  88: 'طظ',
  94: 'سشصض',
});
const NASTALIQ_LETTER = 122;
/** Letters that never join the one after them. */
const closed = /[اآأإٱدڈذرڑزژوؤةۂءے]/;
const SPACE = 32;

const mark = /^[\p{M}\u200b-\u200d\u2060]/u;
const wide =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|[\u3000-\u303f\uff01-\uff60])/u;
const southIndian =
  /^(?:\p{Script=Bengali}|\p{Script=Gujarati}|\p{Script=Tamil}|\p{Script=Telugu}|\p{Script=Kannada}|\p{Script=Malayalam}|\p{Script=Oriya}|\p{Script=Sinhala})/u;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What a reader takes for single characters. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), (part) => part.segment);
}

function latinAdvance(text: string): number {
  let sum = 0;
  for (const grapheme of graphemes(text.toUpperCase())) {
    const base = grapheme.normalize('NFD').charAt(0);
    if (wide.test(grapheme)) sum += 105;
    else if (southIndian.test(grapheme)) sum += 80;
    else sum += latin.get(grapheme) ?? latin.get(base) ?? LATIN_LETTER;
  }
  return sum;
}

/** Latin and signs inside a native line: no width is forced there, so a wide face is assumed. */
const foreign = (character: string) =>
  wide.test(character) ? 140 : Math.max(70, latinAdvance(character) * 1.45);

function indicAdvance(
  text: string,
  own: RegExp,
  table: Map<string, number>,
  letter: number,
): number {
  let sum = 0;
  for (const character of text) {
    if (character === ' ') sum += SPACE;
    else if (character === '\u094d') sum += VIRAMA;
    else if (table.has(character)) sum += table.get(character) ?? 0;
    else if (mark.test(character)) continue;
    else sum += own.test(character) ? letter : foreign(character);
  }
  return sum;
}

function nastaliqAdvance(text: string): number {
  const characters = Array.from(text).filter((character) => !mark.test(character));
  let sum = 0;
  characters.forEach((character, i) => {
    const next = characters[i + 1] ?? '';
    const joins = !closed.test(character) && next !== 'ء' && /\p{Script=Arabic}/u.test(next);
    if (character === ' ') sum += SPACE;
    else if (!/\p{Script=Arabic}|[،؛؟]/u.test(character)) sum += foreign(character);
    else if (joins && /\p{L}/u.test(next)) sum += nastaliqJoined.get(character) ?? 94;
    else sum += nastaliqEnd.get(character) ?? NASTALIQ_LETTER;
  });
  return sum;
}

/** The width of a line in em. */
export function advance(text: string, script: Script): number {
  switch (script) {
    case 'latin':
      return latinAdvance(text) / 100;
    case 'nastaliq':
      return nastaliqAdvance(text) / 100;
    case 'devanagari':
      return indicAdvance(text, /\p{Script=Devanagari}/u, devanagari, DEVANAGARI_LETTER) / 100;
    case 'gurmukhi':
      return indicAdvance(text, /\p{Script=Gurmukhi}/u, gurmukhi, GURMUKHI_LETTER) / 100;
  }
}

/** A Nastaliq line that begins with kaf has a swash that sticks out at its start, so wide in em. */
export function startSwash(line: string, script: Script): number {
  return script === 'nastaliq' && /^[کگك]/.test(line) ? 0.36 : 0;
}
