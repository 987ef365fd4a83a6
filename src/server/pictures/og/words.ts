/** The title of a picture for sharing in the letters of its script, and its Latin form below it. */
import { startOverhang } from '#/host/posters/advance.ts';
import { lettering, type Script } from '#/host/posters/script.ts';
import { escapeText, num } from '#/host/posters/svg.ts';
import { type SetTitle, setTitle } from '#/host/posters/title.ts';
import type { Words } from './card.ts';
import { EDGE, HEIGHT, INK, INK2, LATIN_FACE, WIDTH } from './stage.ts';

/** Size of the poster, which lies against three edges. */
export const POSTER = { width: 388, height: HEIGHT - 2 * EDGE } as const;
/** Distance of the words from the poster and from the edge. */
export const MARGIN = 52;
const ROOM = WIDTH - EDGE - POSTER.width - 2 * MARGIN;
/** Pixels of a unit in which titles are set. */
const UNIT = 3;
const MOST_LINES = 3;
/** Size of the line under the title, at most and at least. */
export const UNDER_SIZE = 34;
const UNDER_MIN = 22;

/** Where words stand: the edge at which they begin, and whether that is the right one. */
export type Side = { x: number; mirrored: boolean };

export type Placed = SetTitle & { height: number };

/** Returns a title broken into lines that fit beside the poster, in a height. */
export function setWords({ title, script }: Words, height: number): Placed {
  const shown = script === 'latin' ? title.toUpperCase() : title;
  const { lineHeight, ascent, descent } = lettering[script];
  // A title is set by its line height, but a line may be higher than that.
  const higher = Math.max(ascent + descent, stepOf(script)) / lineHeight;
  const box = { width: ROOM / UNIT, height: height / UNIT / higher };
  const { lines, size: units } = setTitle(shown, script, box, MOST_LINES);
  const size = units * UNIT;
  return { lines, size, height: size * (ascent + (lines.length - 1) * stepOf(script) + descent) };
}

export const FACES: Record<Script, string> = {
  latin: LATIN_FACE,
  nastaliq: "'Noto Nastaliq Urdu'",
  devanagari: "'Noto Sans Devanagari'",
  gurmukhi: "'Noto Sans Gurmukhi'",
  bengali: "'Noto Sans Bengali'",
};

/** Returns the distance of two lines in em. Accents of capitals must not touch the line above. */
function stepOf(script: Script): number {
  return Math.max(lettering[script].lineHeight, 1.06);
}

export function titleLines(
  { lines, size }: Placed,
  script: Script,
  x: number,
  top: number,
): string {
  const { ascent, lang } = lettering[script];
  const hand = lang === undefined ? '' : ` xml:lang="${lang}"`;
  const turned = script === 'nastaliq' ? ' direction="rtl"' : '';
  const texts = lines.map((line, i) => {
    const y = top + (ascent + i * stepOf(script)) * size;
    return `<text x="${num(x - startOverhang(line, script) * size)}" y="${num(y)}">${escapeText(line)}</text>`;
  });
  return (
    `<g fill="${INK}" font-size="${num(size)}" font-weight="700" font-family="${FACES[script]}"` +
    `${hand}${turned}>${texts.join('')}</g>`
  );
}

/** Returns the Latin title under a native one: one line, cut where it is too long. */
export function underLine(text: string, { x, mirrored }: Side, top: number): string {
  const box = { width: ROOM / UNIT, height: UNDER_SIZE };
  const { lines, size } = setTitle(text.toUpperCase(), 'latin', box, 1);
  const fits = Math.max(UNDER_MIN, Math.min(UNDER_SIZE, size * UNIT));
  return (
    `<text x="${x}" y="${num(top + fits * 0.72)}" font-size="${num(fits)}" font-weight="700"` +
    ` font-family="${LATIN_FACE}" fill="${INK2}"${mirrored ? ' text-anchor="end"' : ''}>` +
    `${escapeText(lines[0] ?? '')}</text>`
  );
}
