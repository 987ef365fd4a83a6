/** Edits masks: removes a part that touches no other, and scales a mask down. */
import type { Mask } from '../paint/text.ts';

/**
 * Removes the lowest of the small separate parts: in मंज़र and ਮੰਜ਼ਰ, the nuqta. Returns the mask
 * without it, and the part's centre relative to the mask's anchor.
 */
export function takeLowestPart(mask: Mask): { rest: Mask; middle: { x: number; y: number } } {
  const parts = partsOf(mask).map((pixels) => ({ pixels, middle: middleOf(pixels, mask.width) }));
  const largest = Math.max(...parts.map(({ pixels }) => pixels.length));
  const dot = parts
    .filter(({ pixels }) => pixels.length < largest / 4)
    .reduce((low, part) => (part.middle.y > low.middle.y ? part : low));
  const ink = mask.ink.slice();
  for (const pixel of dot.pixels) {
    // Remove the part's soft edge too: one pixel around each of its pixels.
    for (const dy of [-1, 0, 1]) {
      for (const dx of [-1, 0, 1]) ink[pixel + dy * mask.width + dx] = 0;
    }
  }
  const { x, y } = dot.middle;
  return { rest: { ...mask, ink }, middle: { x: x + mask.offsetX, y: y + mask.offsetY } };
}

/** Returns all groups of connected inked pixels, each as a list of pixel indices. */
function partsOf({ width, ink }: Mask): number[][] {
  const seen = new Set<number>();
  const isInk = (pixel: number) => (ink[pixel] ?? 0) > 0.5;
  const parts: number[][] = [];
  for (const first of ink.keys()) {
    if (!isInk(first) || seen.has(first)) continue;
    seen.add(first);
    const part = [first];
    for (const pixel of part) {
      for (const next of [pixel - 1, pixel + 1, pixel - width, pixel + width]) {
        if (isInk(next) && !seen.has(next)) {
          seen.add(next);
          part.push(next);
        }
      }
    }
    parts.push(part);
  }
  return parts;
}

function middleOf(pixels: number[], width: number): { x: number; y: number } {
  let [x, y] = [0, 0];
  for (const pixel of pixels) {
    x += (pixel % width) + 0.5;
    y += Math.floor(pixel / width) + 0.5;
  }
  return { x: x / pixels.length, y: y / pixels.length };
}

/** Returns a smaller copy. Each new pixel is the mean of sixteen sample points in the old mask. */
export function shrink(mask: Mask, factor: number): Mask {
  const width = Math.ceil(mask.width * factor) + 1;
  const height = Math.ceil(mask.height * factor) + 1;
  const offsetX = Math.floor(mask.offsetX * factor);
  const offsetY = Math.floor(mask.offsetY * factor);
  const ink = new Float32Array(width * height);
  for (const index of ink.keys()) {
    let sum = 0;
    for (let part = 0; part < 16; part++) {
      const x = (offsetX + (index % width) + ((part % 4) + 0.5) / 4) / factor - mask.offsetX;
      const y = (offsetY + Math.floor(index / width) + (Math.floor(part / 4) + 0.5) / 4) / factor;
      const [column, row] = [Math.floor(x), Math.floor(y - mask.offsetY)];
      const isInside = column >= 0 && column < mask.width && row >= 0 && row < mask.height;
      if (isInside) sum += mask.ink[row * mask.width + column] ?? 0;
    }
    ink[index] = sum / 16;
  }
  return { width, height, offsetX, offsetY, ink };
}
