/** Pictures of a part of the page, pixel by pixel, and the contrast of what is on them. */
import type { CDPSession } from '@playwright/test';
import sharp from 'sharp';
import type { Rect, Text } from './texts.ts';

export type Shot = { area: Rect; data: Buffer; width: number; height: number };

/** Returns the smallest area with all texts; null if none can show. */
export function areaOf(texts: readonly Text[]): Rect | null {
  const rects = texts.flatMap((text) => text.rects);
  if (rects.length === 0) return null;
  const x = Math.floor(Math.min(...rects.map((rect) => rect.x)));
  const y = Math.floor(Math.min(...rects.map((rect) => rect.y)));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: Math.ceil(right - x), height: Math.ceil(bottom - y) };
}

/**
 * Resolves to the pixels of an area of the page that is in view. To shoot what is not, Chromium would
 * give the page another viewport: rows would scroll, and what is as high as the screen would grow.
 */
export async function shoot(session: CDPSession, area: Rect): Promise<Shot> {
  const { data: encoded } = await session.send('Page.captureScreenshot', {
    clip: { ...area, scale: 1 },
    optimizeForSpeed: true,
  });
  const picture = sharp(Buffer.from(encoded, 'base64')).removeAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { area, data, width: info.width, height: info.height };
}

/** A difference of a channel that shows a letter. */
const SHOWN = 32;

/**
 * Returns the worst contrast of a text on its grounds, which are shots without letters; null if no
 * letter of it shows. Letters are where `lettered` differs from the first ground. If a ground is
 * lighter than the text and another one darker, a picture between them has no contrast at all.
 */
export function worstContrast(text: Text, grounds: Shot[], lettered: Shot): number | null {
  let worst: number | null = null;
  for (const at of pixelsOf(text, lettered)) {
    if (!grounds[0] || !differs(grounds[0].data, lettered.data, at)) continue;
    const ratios = grounds.map(({ data }) => signedContrast(text, data, at));
    const torn = ratios.some((ratio) => Math.sign(ratio) !== Math.sign(ratios[0] ?? 0));
    worst = Math.min(worst ?? Infinity, torn ? 1 : Math.min(...ratios.map(Math.abs)));
  }
  return worst;
}

/** Yields the place in the data of each pixel in the rectangles of a text. */
function* pixelsOf({ rects }: Text, { area, width, height }: Shot): Generator<number> {
  for (const rect of rects) {
    const left = Math.max(0, Math.floor(rect.x - area.x));
    const right = Math.min(width, Math.ceil(rect.x + rect.width - area.x));
    const top = Math.max(0, Math.floor(rect.y - area.y));
    const bottom = Math.min(height, Math.ceil(rect.y + rect.height - area.y));
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) yield (y * width + x) * 3;
    }
  }
}

function differs(one: Buffer, other: Buffer, at: number): boolean {
  for (let byte = at; byte < at + 3; byte += 1) {
    if (Math.abs((one[byte] ?? 0) - (other[byte] ?? 0)) > SHOWN) return true;
  }
  return false;
}

/** Returns the contrast of a text on a pixel: negative for a dark text on a light ground. */
function signedContrast({ colour, alpha }: Text, data: Buffer, at: number): number {
  const ground = [0, 1, 2].map((c) => data[at + c] ?? 0);
  const inked = ground.map((value, c) => (colour[c] ?? 0) * alpha + value * (1 - alpha));
  const [letter, paper] = [luminance(inked), luminance(ground)];
  return letter > paper ? (letter + 0.05) / (paper + 0.05) : -(paper + 0.05) / (letter + 0.05);
}

function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
