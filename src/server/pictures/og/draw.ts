/** Draws the stage of a picture for sharing, beside which the poster is laid. */
import { startOverhang } from '#/art/advance.ts';
import { lettering, type Script } from '#/art/script.ts';
import { escapeText, num } from '#/art/svg.ts';
import { type SetTitle, setTitle } from '#/art/title.ts';
import { type Card, type Words, wordsOf } from './card.ts';
import { drawFacts, factsHeight } from './facts.ts';
import {
  EDGE,
  HEIGHT,
  INK,
  INK2,
  LATIN_FACE,
  nuqta,
  onStage,
  siteName,
  urduName,
  WIDTH,
} from './stage.ts';

/** Size of the poster, which lies against three edges. */
export const POSTER = { width: 388, height: HEIGHT - 2 * EDGE } as const;
/** Distance of the words from the poster and from the edge. */
const MARGIN = 52;
const ROOM = WIDTH - EDGE - POSTER.width - 2 * MARGIN;
/** Height of all words, and their middle. */
const WORDS_HEIGHT = 520;
const MIDDLE = 292;
const GAP = 34;
/** Pixels of a unit in which titles are set. */
const UNIT = 3;
const MOST_LINES = 3;
const UNDER_SIZE = 34;
const UNDER_MIN = 22;

/** A drawn card: its stage, and the left edge of the poster. */
export type Drawn = { stage: string; posterX: number };

/** Draws the stage of a card. It is mirrored where the title is Urdu. */
export function drawCard(card: Card, name: string): Drawn {
  const words = wordsOf(card);
  const mirrored = words.script === 'nastaliq';
  const x = mirrored ? WIDTH - EDGE - POSTER.width - MARGIN : EDGE + POSTER.width + MARGIN;
  const side = { x, mirrored, width: ROOM };
  const below = [words.under ? UNDER_SIZE : 0, factsHeight(card)];
  const rest = below.reduce((sum, height) => sum + (height && height + GAP), 0);
  const set = words.title === '' ? null : setWords(words, WORDS_HEIGHT - rest);
  let y = MIDDLE - ((set?.height ?? -GAP) + rest) / 2;
  let content = '';
  if (set) {
    content += titleLines(set, words.script, x, y);
    y += set.height + GAP;
  }
  if (words.under) {
    content += underLine(words.under, side, y);
    y += UNDER_SIZE + GAP;
  }
  content += drawFacts(card, side, y) + sign(name, mirrored);
  return { stage: onStage(content), posterX: mirrored ? WIDTH - EDGE - POSTER.width : EDGE };
}

type Placed = SetTitle & { height: number };

function setWords({ title, script }: Words, height: number): Placed {
  const shown = script === 'latin' ? title.toUpperCase() : title;
  const { lineHeight, ascent, descent } = lettering[script];
  // A title is set by its line height, but a line may be higher than that.
  const higher = Math.max(ascent + descent, stepOf(script)) / lineHeight;
  const box = { width: ROOM / UNIT, height: height / UNIT / higher };
  const { lines, size: units } = setTitle(shown, script, box, MOST_LINES);
  const size = units * UNIT;
  return { lines, size, height: size * (ascent + (lines.length - 1) * stepOf(script) + descent) };
}

const FACES: Record<Script, string> = {
  latin: LATIN_FACE,
  nastaliq: "'Noto Nastaliq Urdu'",
  devanagari: "'Noto Sans Devanagari'",
  gurmukhi: "'Noto Sans Gurmukhi'",
};

/** Returns the distance of two lines in em. Accents of capitals must not touch the line above. */
function stepOf(script: Script): number {
  return Math.max(lettering[script].lineHeight, 1.06);
}

function titleLines({ lines, size }: Placed, script: Script, x: number, top: number): string {
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

export type Side = { x: number; mirrored: boolean; width: number };

/** Returns the Latin title under a native one: one line, cut where it is too long. */
function underLine(text: string, { x, mirrored }: Side, top: number): string {
  const box = { width: ROOM / UNIT, height: UNDER_SIZE };
  const { lines, size } = setTitle(text.toUpperCase(), 'latin', box, 1);
  const fits = Math.max(UNDER_MIN, Math.min(UNDER_SIZE, size * UNIT));
  return (
    `<text x="${x}" y="${num(top + fits * 0.72)}" font-size="${num(fits)}" font-weight="700"` +
    ` font-family="${LATIN_FACE}" fill="${INK2}"${mirrored ? ' text-anchor="end"' : ''}>` +
    `${escapeText(lines[0] ?? '')}</text>`
  );
}

/** Returns the site's name, small at the end: in Nastaliq beside an Urdu title. */
function sign(name: string, mirrored: boolean): string {
  const foot = HEIGHT - EDGE - 18;
  if (mirrored && name === 'Manzar') return urduName(MARGIN, foot - 54, 68);
  const x = mirrored ? MARGIN : WIDTH - MARGIN;
  return siteName(name, { x, foot, width: 150, end: !mirrored });
}

/** Draws the picture of the site itself: its name in four scripts. */
export function drawSite(name: string): Drawn {
  const middle = WIDTH / 2;
  const own = name === 'Manzar';
  const scripts = own
    ? urduName(middle - 130, 70, 200) +
      `<g fill="${INK2}" font-size="56" font-weight="700">` +
      `<text x="${middle - 40}" y="530" text-anchor="end" xml:lang="hi" font-family="${FACES.devanagari}">मंज़र</text>` +
      `<text x="${middle + 40}" y="530" xml:lang="pa" font-family="${FACES.gurmukhi}">ਮੰਜ਼ਰ</text></g>` +
      nuqta(middle, 512, 11)
    : '';
  const word = own
    ? siteName(name, { x: middle - 271, foot: 430, width: 542, end: false })
    : `<text x="${middle}" y="350" text-anchor="middle" font-family="${LATIN_FACE}" font-weight="700"` +
      ` font-size="${num(Math.min(150, 1800 / name.length))}" fill="${INK}">${escapeText(name)}</text>`;
  return { stage: onStage(scripts + word), posterX: 0 };
}
