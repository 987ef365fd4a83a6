/**
 * Widths of capitals in em: no letter is wider than its line says, in any bold face whose digits are
 * half an em wide. Faces with wider digits are drawn smaller (`$fit` in styles/settings/_type.scss).
 */
const WIDTHS: readonly [RegExp, number][] = [
  [/[\p{M}\p{Cf}]/u, 0],
  [/[I.,'’]/, 0.29],
  [/[:;!|()[\]/-]/, 0.36],
  [/[\dFJLTZ?–]/, 0.55],
  [/[EPSVXY]/, 0.6],
  [/[ABCDHKNRU&]/, 0.65],
  [/M/, 0.75],
  [/[W%@ÆŒ—]/, 0.9],
  [/[\p{Script=Latin}\p{N}\p{P}]/u, 0.7],
];
const OTHER_SCRIPTS = 0.7;
const SPACE = 0.25;
/** Widths with a class, in tenths of an em: see styles/components/_title.scss. */
const STEPS = [60, 65, 70, 75, 80, 100, 130, 160, 190];
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
  return `word-${STEPS.find((step) => need * 10 <= step) ?? STEPS.at(-1)}`;
}

function widthOf(word: string): number {
  return [...word.toUpperCase()].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  return WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_SCRIPTS;
}
