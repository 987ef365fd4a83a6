/**
 * Text as masks. Nastaliq, Devanagari and Gurmukhi need complex shaping, so ffmpeg's SVG reader
 * (librsvg, with Pango and HarfBuzz) renders each text once. We then tint and place the mask
 * ourselves. ffmpeg's drawtext and subtitle filters are not enough: drawtext does not support these
 * scripts, and the subtitle filter breaks some Nastaliq joins.
 */
import { spawnSync } from 'node:child_process';
import type { Canvas } from './canvas.ts';
import type { Colour } from './colours.ts';
import { tint } from './fill.ts';

/** The site's fonts: condensed for titles and numerals, plain for labels, one for each script. */
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
  /** Which part of the line stands at the given place: its start, middle or end. */
  align?: 'left' | 'centre' | 'right';
  /** Extra space after each letter, in pixels. */
  spacing?: number;
}

/** A mask: how much of each pixel is ink, and the offset of its corner from the anchor. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly offsetX: number;
  readonly offsetY: number;
  readonly ink: Float32Array;
}

const SHEET = { width: 1280, height: 512 };
const ANCHORS = { left: 'start', centre: 'middle', right: 'end' };
/** Half the height of the capitals, as a share of the font size. */
const HALF_CAPITAL = 0.356;
const kept = new Map<string, Mask>();

/** Returns the mask of a text. Its anchor is half-way up the capitals. */
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

/** Tints a mask onto the canvas, at whole pixels, so that letters stay crisp. */
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

/** Writes a text at a place. */
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

/** Renders one line of text in the middle of an empty sheet. Returns its RGBA pixels. */
function setText(text: string, style: TextStyle): Uint8Array {
  const { face = 'label', size, align = 'left', spacing = 0 } = style;
  const { family, weight } = faces[face];
  // In right-to-left text the line starts at its right end.
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

/** Returns the part of the sheet with ink as a mask. */
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
