import { advance, startOverhang } from './advance.ts';
import { type ArtChoice, chooseArt } from './choose.ts';
import { grounds } from './ground.ts';
import { drawingOf } from './motifs.ts';
import { MOVING_ID, movementStyle } from './movements.ts';
import { cleanText, lettering, nativeOf, type Script, scriptOf } from './script.ts';
import type { FilmForArt } from './subject.ts';
import { escapeText, num, path, rhombus, sky, svgDocument } from './svg.ts';
import { type SetTitle, setLabel, setTitle } from './title.ts';
import { clearer, type Tones, tonesOf, unlessMelting } from './tone.ts';

const WIDTH = 200;
const HEIGHT = 300;
const MARGIN = 15;
const SAFE_WIDTH = WIDTH - 2 * MARGIN;
const TITLE_HEIGHT = 104;
/** Height of the foot, which stays free for the rating ring or the play sign there. */
const FOOT = 29;
const LABEL_FOOT = 32;
const FOOT_OVER_LABEL = 48;
/** Greatest y of the horizon: the height of the picture above a short title. */
const LOWEST_HORIZON = 216;
const TITLE_GAP = 13;
/** The font size of a number on a sheet 200 wide, and the most width that it takes. */
const NUMERAL_SIZE = 70;
const NUMERAL_WIDTH = 86;
const NUMERAL_BASELINE = 74;

type Lettered = { script: Script; set: SetTitle; baseline: number; label: string };

/** Sets the title first. The picture takes the height that is left above it. */
function letter(film: FilmForArt): Lettered {
  const title = cleanText(film.title);
  const native = nativeOf(film);
  const script = native?.script ?? scriptOf(title);
  const text = native?.text ?? (title || 'Untitled');
  const shown = script === 'latin' ? text.toUpperCase() : text;
  const set = setTitle(shown, script, { width: SAFE_WIDTH, height: TITLE_HEIGHT });
  const label = native && title !== native.text ? title.toUpperCase() : '';
  const foot = label ? FOOT_OVER_LABEL : FOOT;
  return { script, set, label, baseline: HEIGHT - foot - set.size * lettering[script].descent };
}

function titleLines({ script, set, baseline }: Lettered, colour: string): string {
  const { lineHeight, faces, lang } = lettering[script];
  const lines = set.lines.map((line, i) => {
    const y = baseline - (set.lines.length - 1 - i) * lineHeight * set.size;
    const start = startOverhang(line, script) * set.size;
    const x = script === 'nastaliq' ? WIDTH - MARGIN - start : MARGIN;
    const forced =
      script === 'latin'
        ? ` textLength="${num(advance(line, script) * set.size)}" lengthAdjust="spacingAndGlyphs"`
        : '';
    return `<text x="${num(x)}" y="${num(y)}"${forced}>${escapeText(line)}</text>`;
  });
  const hand = lang === undefined ? ' font-stretch="condensed"' : ` xml:lang="${lang}"`;
  const turned = script === 'nastaliq' ? ' direction="rtl"' : '';
  return (
    `<g fill="${colour}" font-size="${num(set.size)}" font-weight="700"` +
    ` font-family="${faces}"${hand}${turned}>${lines.join('')}</g>`
  );
}

/** Where a motif stands: the x of its centre, and the share of the picture's height that it takes. */
type Slot = { x: number; share: number };
export const WHOLE: Slot = { x: WIDTH / 2, share: 1 };
/** Below and beside a number. */
const BESIDE: Slot = { x: 121, share: 0.78 };

/** Draws the rhombus that marks all posters. */
export function seriesMark(tones: Tones, backing: string): string {
  const ink = clearer(tones.text, tones.ground, backing);
  return path(unlessMelting(tones.spark, ink, backing), rhombus(WIDTH - MARGIN - 5, 20, 4.6, 5.8));
}

/**
 * Draws the number by which an episode's or a season's sheet differs from its series', in the upper
 * start corner. An outline in the sky's colour parts it from the motif.
 */
function numeral(number: number, ink: string, sky: string): string {
  const text = num(number);
  const width = advance(text, 'latin');
  const size = Math.min(NUMERAL_SIZE, NUMERAL_WIDTH / width);
  return (
    `<text x="${MARGIN}" y="${NUMERAL_BASELINE}" font-size="${num(size)}" textLength="${num(width * size)}"` +
    ` lengthAdjust="spacingAndGlyphs" fill="${ink}" stroke="${sky}" stroke-width="6" paint-order="stroke">${text}</text>`
  );
}

/** Draws the year, or the number of an episode, both parted from a motif behind them by an outline. */
function figure({ year, number }: FilmForArt, ink: string, sky: string): string {
  if (number !== undefined) return numeral(number, ink, sky);
  if (year === null || !Number.isInteger(year) || year <= 0 || year >= 10_000) return '';
  return (
    `<text x="${MARGIN}" y="25" font-size="14" letter-spacing="1" fill="${ink}"` +
    ` stroke="${sky}" stroke-width="4" paint-order="stroke">${year}</text>`
  );
}

/** Draws that figure, the rhombus, and the Latin title under a native one. */
function smallPrint(film: FilmForArt, label: string, tones: Tones, backing: string): string {
  const mark = seriesMark(tones, backing);
  const shown = figure(film, clearer(tones.text, tones.ground, backing), backing);
  let under = '';
  if (label) {
    const { text, size, width } = setLabel(label, SAFE_WIDTH, 10, 7);
    under =
      `<text x="${MARGIN}" y="${HEIGHT - LABEL_FOOT}" font-size="${num(size)}" letter-spacing=".1em"` +
      ` textLength="${num(width)}" lengthAdjust="spacingAndGlyphs" fill="${tones.text}">${escapeText(text)}</text>`;
  }
  if (!shown && !under) return mark;
  const { faces } = lettering.latin;
  return `${mark}<g font-family="${faces}" font-weight="700" font-stretch="condensed">${shown}${under}</g>`;
}

/**
 * Draws the poster of a film that has none: a sky, a motif, a ground and the title, like a sheet of
 * one printed series. The same film always gives the same bytes, fewer than 3,000.
 */
export function drawPoster(film: FilmForArt): string {
  const choice = chooseArt(film, grounds.length);
  const tones = tonesOf(choice.palette);
  const lettered = letter(film);
  const { set, baseline, script } = lettered;
  const { lineHeight, ascent } = lettering[script];

  const titleTop = baseline - ((set.lines.length - 1) * lineHeight + ascent) * set.size;
  const horizon = Math.min(LOWEST_HORIZON, titleTop - TITLE_GAP);
  const place = film.number === undefined ? WHOLE : BESIDE;
  return drawPainted(choice, { ...place, horizon }, (backing) =>
    [smallPrint(film, lettered.label, tones, backing), titleLines(lettered, tones.text)].join(''),
  );
}

/**
 * Draws a sheet with its horizon at a y of at most 216, and `words` on it. They get the colour
 * behind the first line.
 */
export function drawPainted(
  { palette, motif, edge, noise }: ArtChoice,
  { horizon, x, share }: Slot & { horizon: number },
  words: (backing: string) => string,
): string {
  const tones = tonesOf(palette);
  const frame = {
    width: WIDTH,
    horizon,
    x,
    y: horizon * (1 - 0.46 * share),
    unit: Math.min(62, horizon * 0.31) * share,
    tones,
    noise,
  };
  const ground = (grounds[edge] ?? grounds[0])(WIDTH, HEIGHT, horizon);
  // The curtain's pelmet is behind the year.
  const backing = motif.name === 'curtain' ? tones.ground : tones.skyTop;
  const shapes = drawingOf(motif)(frame);
  const style = movementStyle(shapes);
  return svgDocument(
    { width: WIDTH, height: HEIGHT, drawnWidth: 500, drawnHeight: 750 },
    style +
      sky(tones.skyTop, tones.skyLow, WIDTH, Math.ceil(horizon + 8)) +
      shapes +
      path(tones.ground, ground) +
      words(backing),
    style ? MOVING_ID : undefined,
  );
}
