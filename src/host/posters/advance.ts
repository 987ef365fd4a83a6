import type { Script } from './script.ts';
import tables from './widths.json' with { type: 'json' };

/**
 * Returns a table of letter widths in hundredths of an em. The server has no fonts, so it cannot
 * measure text. The Latin widths are those of capitals in a condensed bold face, and the drawing
 * forces each line to the computed width. Lines in the other scripts cannot be squeezed without
 * harm. Their widths come from the bold Noto faces (Nastaliq Urdu, Naskh Arabic, Sans Devanagari,
 * Gurmukhi and Bengali), plus a tenth to allow for other faces. Nastaliq has the tenth in its table,
 * because its letters differ by their neighbours. The others get it as `SPARE`.
 */
function widths(rows: Readonly<Record<string, string>>): Map<string, number> {
  const table = new Map<string, number>();
  for (const [width, characters] of Object.entries(rows)) {
    for (const character of characters) table.set(character, Number(width));
  }
  return table;
}

const latin = widths(tables.latin);
const LATIN_LETTER = 56;

const devanagari = widths(tables.devanagari);
/** Width of a virama: negative, because a letter that loses its vowel also loses its stem. */
const VIRAMA = -15;
const virama = /[\u094d\u09cd]/;
/**
 * Widths that letters add to their own: ra and others bear a vowel beside them, and a last mark hangs over the
 * end.
 */
const joins: readonly (readonly [RegExp, number])[] = [
  [/र[ुू]/g, 32],
  [/[ू्](?= |$)/g, 14],
  [/[রৰৱ][ুূ]/g, 22],
  [/হৃ/g, 19],
  [/[গশ]ু/g, 13],
];
const DEVANAGARI_LETTER = 80;

const gurmukhi = widths(tables.gurmukhi);
const GURMUKHI_LETTER = 68;

const bengali = widths(tables.bengali);
const BENGALI_LETTER = 76;

/** Widths of Arabic letters that end a stroke or stand alone. */
const nastaliqEnd = widths(tables.nastaliqEnd);
/** Widths of the same letters where the pen goes on to the next letter. */
const nastaliqJoined = widths(tables.nastaliqJoined);
const NASTALIQ_LETTER = 128;
/** Letters that never join the next letter. */
const closed = /[اآأإٱدڈذرڑزژوؤةۂءے]/;
const SPACE = 32;
const SPARE = 1.1;

const mark = /^[\p{M}\u200b-\u200d\u2060]/u;
const wide =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|[\u3000-\u303f\uff01-\uff60])/u;
const otherIndic =
  /^(?:\p{Script=Bengali}|\p{Script=Gujarati}|\p{Script=Tamil}|\p{Script=Telugu}|\p{Script=Kannada}|\p{Script=Malayalam}|\p{Script=Oriya}|\p{Script=Sinhala})/u;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the characters of a text as a reader counts them. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), (part) => part.segment);
}

function latinAdvance(text: string): number {
  let sum = 0;
  for (const grapheme of graphemes(text.toUpperCase())) {
    const base = grapheme.normalize('NFD').charAt(0);
    if (wide.test(grapheme)) sum += 105;
    else if (otherIndic.test(grapheme)) sum += 80;
    else sum += latin.get(grapheme) ?? latin.get(base) ?? LATIN_LETTER;
  }
  return sum;
}

/**
 * Returns the width of a Latin letter or a sign inside a native line, in hundredths of an em. The
 * drawing forces no width there, so this assumes a wide face.
 */
const foreign = (character: string) =>
  wide.test(character) ? 140 : Math.max(70, latinAdvance(character) * 1.45);

function indicAdvance(
  text: string,
  own: RegExp,
  table: Map<string, number>,
  letter: number,
): number {
  let sum = 0;
  for (const [join, width] of joins) sum += width * (text.match(join)?.length ?? 0);
  for (const character of text) {
    if (character === ' ') sum += SPACE;
    else if (virama.test(character)) sum += VIRAMA;
    else if (table.has(character)) sum += table.get(character) ?? 0;
    else if (mark.test(character)) continue;
    else sum += own.test(character) ? letter : foreign(character);
  }
  return sum * SPARE;
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

/** Returns the width of a line in em, without its start overhang. */
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
    case 'bengali':
      return indicAdvance(text, /\p{Script=Bengali}/u, bengali, BENGALI_LETTER) / 100;
  }
}

/**
 * Width in em by which a Nastaliq letter's swash or dots stick out before the start of its line.
 */
const overhangs: readonly (readonly [RegExp, number])[] = [
  [/^[کگك][ال]/, 0.17],
  [/^[کگك]/, 0.47],
  // Over a narrow first letter, unless it stands upright before an alif or a lam.
  [/^[مبپتٹثنیئہ]\p{M}*[کگك](?!\p{M}*[ال])/u, 0.34],
  [/^[آپیئتٹ]/, 0.26],
  [/^[بثچفقن]/, 0.18],
  [/^[ال]\p{M}*[کگك]/u, 0.14],
];

/** Returns the room that a line needs before its first letter, in em. */
export function startOverhang(line: string, script: Script): number {
  if (script !== 'nastaliq') return 0;
  return overhangs.find(([start]) => start.test(line))?.[1] ?? 0;
}
