/**
 * Words as stencils. Shaping Nastaliq, Devanagari and Gurmukhi is a craft of its own, so ffmpeg's
 * SVG reader (librsvg, with Pango and HarfBuzz) sets each text once; the picture is then a mask
 * that we tint and place ourselves. ffmpeg's drawtext and subtitle filters are not enough: the one
 * does not know these scripts, and the other tears some Nastaliq joins apart.
 */
import { spawnSync } from 'node:child_process';
import type { Canvas } from './canvas.ts';
import type { Colour } from './colours.ts';
import { tint } from './fill.ts';

/** The voices of the house: condensed for titles and numerals, plain for labels, one a script. */
const faces = {
  display: { family: 'Roboto Condensed', weight: 700 },
  label: { family: 'Roboto', weight: 500 },
  urdu: { family: 'Noto Nastaliq Urdu', weight: 700 },
  hindi: { family: 'Noto Sans Devanagari', weight: 700 },
  punjabi: { family: 'Noto Sans Gurmukhi', weight: 700 },
} as const;

export interface TextStyle {
  face?: keyof typeof faces;
  /** In pixels, as in CSS. */
  size: number;
  /** Where the given place is: at the start, in the middle or at the end of the line. */
  align?: 'left' | 'centre' | 'right';
  /** Extra space after each letter. */
  spacing?: number;
}

/** A cut-out: how much of each pixel is ink, and where its corner lies from the place asked for. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly offsetX: number;
  readonly offsetY: number;
  readonly ink: Float32Array;
}

const SHEET = { width: 1280, height: 512 };
const ANCHORS = { left: 'start', centre: 'middle', right: 'end' };
/** Half of the height of the capitals, in the measure of the size. */
const HALF_CAPITAL = 0.356;
const kept = new Map<string, Mask>();

/** The stencil of a text; the place it hangs on is half-way up its capitals. */
export function textMask(text: string, style: TextStyle): Mask {
  const key = JSON.stringify([text, style]);
  const mask = kept.get(key) ?? cutOut(setText(text, style));
  kept.set(key, mask);
  return mask;
}

export interface Stamp {
  colour: Colour;
  alpha?: number;
}

/** Tints a stencil onto the canvas. Places are whole pixels, so letters stay crisp. */
export function stamp(canvas: Canvas, mask: Mask, x: number, y: number, ink: Stamp): void {
  const { colour, alpha = 1 } = ink;
  if (alpha <= 0) return;
  const left = Math.round(x) + mask.offsetX;
  const top = Math.round(y) + mask.offsetY;
  for (let row = 0; row < mask.height; row++) {
    const py = top + row;
    if (py < 0 || py >= canvas.height) continue;
    for (let column = 0; column < mask.width; column++) {
      const px = left + column;
      const share = (mask.ink[row * mask.width + column] ?? 0) * alpha;
      if (share > 0 && px >= 0 && px < canvas.width) tint(canvas, px, py, colour, share);
    }
  }
}

export type Write = TextStyle & Stamp;

/** Writes a text: its stencil, tinted, at a place. */
export function write(canvas: Canvas, text: string, x: number, y: number, style: Write): void {
  const { colour, alpha, ...setting } = style;
  if (text)
    stamp(
      canvas,
      textMask(text, setting),
      x,
      y,
      alpha === undefined ? { colour } : { colour, alpha },
    );
}

/** One line of text in the middle of an empty sheet: red, green, blue and alpha of each pixel. */
function setText(text: string, style: TextStyle): Uint8Array {
  const { face = 'label', size, align = 'left', spacing = 0 } = style;
  const { family, weight } = faces[face];
  // In text that runs to the left, the line starts at its right end.
  const anchor = face === 'urdu' && align !== 'centre' ? 'start' : ANCHORS[align];
  const words = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET.width}" height="${SHEET.height}">
    <text x="${SHEET.width / 2}" y="${SHEET.height / 2 + size * HALF_CAPITAL}" fill="#fff"
      text-anchor="${anchor}" font-family="${family}" font-weight="${weight}" font-size="${size}"
      letter-spacing="${spacing}" direction="${face === 'urdu' ? 'rtl' : 'ltr'}">${words}</text>
  </svg>`;
  const read = ['-v', 'error', '-f', 'svg_pipe', '-frame_size', '65536', '-i', '-'];
  const give = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-'];
  const sheet = spawnSync('ffmpeg', [...read, ...give], {
    input: svg,
    maxBuffer: SHEET.width * SHEET.height * 5,
  });
  if (sheet.status !== 0) throw new Error(`ffmpeg could not set "${text}": ${sheet.stderr}`);
  return sheet.stdout;
}

/** The part of the sheet that has ink on it. */
function cutOut(sheet: Uint8Array): Mask {
  let [left, top, right, bottom] = [SHEET.width, SHEET.height, 0, 0];
  for (let index = 0; index < SHEET.width * SHEET.height; index++) {
    if (!sheet[index * 4 + 3]) continue;
    const x = index % SHEET.width;
    const y = Math.floor(index / SHEET.width);
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  const width = Math.max(0, right - left);
  const height = Math.max(0, bottom - top);
  const ink = new Float32Array(width * height);
  for (const index of ink.keys()) {
    const at = (top + Math.floor(index / width)) * SHEET.width + left + (index % width);
    ink[index] = (sheet[at * 4 + 3] ?? 0) / 255;
  }
  return { width, height, offsetX: left - SHEET.width / 2, offsetY: top - SHEET.height / 2, ink };
}
