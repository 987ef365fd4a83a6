/** Widths of capitals in a condensed bold face, in em: no letter is wider than its line says. */
const WIDTHS: readonly [RegExp, number][] = [
  [/[\p{M}\p{Cf}]/u, 0],
  [/[I.,:;!'’|()[\]-]/, 0.36],
  [/[EFJKLRSTYZ]/, 0.55],
  [/[MW&@%ÆŒ—]/, 0.8],
  [/[\p{Script=Latin}\p{N}\p{P}]/u, 0.61],
];
const OTHER_SCRIPTS = 0.7;
const SPACE = 0.23;
/** Widths that have a class of their own, in em: see styles/components/_title.scss. */
const STEPS = [6, 7, 8, 9, 10, 13, 16, 19];
/** The width that every title has room for. */
const ROOM = 5;
/** A long title becomes a box this many times as wide as it is high, with room for ends of lines. */
const BOX = 1.3;

/**
 * Returns the class that says how wide a title's room has to be, as a multiple of the size of its
 * letters: as wide as its longest word, and wider if the title is long. Most titles have none.
 */
export function titleSize(title: string): string | undefined {
  const words = title.split(/[ \t\n]+|(?<=[-–—/])/u).map(widthOf);
  const whole = words.reduce((sum, width) => sum + width + SPACE, 0);
  const need = Math.max(...words, Math.sqrt(whole * BOX));
  if (need <= ROOM) return undefined;
  return `word-${STEPS.find((step) => need <= step) ?? STEPS.at(-1)}`;
}

function widthOf(word: string): number {
  return [...word.toUpperCase()].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  return WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_SCRIPTS;
}
