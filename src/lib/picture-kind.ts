/** What bytes are, by the first of them. A `Content-Type` does not count. */

/** Largest SVG drawing, in bytes. Drawings are rasterised and never passed on. */
const MOST_DRAWING_BYTES = 128 * 1024;

/** Largest picture that is decoded, in pixels: 40 megapixels. */
export const MOST_PIXELS = 40_000_000;

/** What a picture of pixels is. */
export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

const MAGIC: [kind: PictureKind, at: number, bytes: string][] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['gif', 0, 'GIF8'],
  ['webp', 8, 'WEBP'],
  ['avif', 4, 'ftypavif'],
];
/** An AVIF may name the general brand of its container first, and its own among the others. */
const GENERAL = 'ftypmif1';
/** Bytes in which a file's brands stand. */
const BRANDS = 64;

/** What may stand before a drawing: a byte order mark, white space, the declaration, comments, the document type. */
const BEFORE = [
  /\xef\xbb\xbf/y,
  /\s+/y,
  /<\?[^>]*>/y,
  /<!--[\s\S]*?-->/y,
  /<!DOCTYPE\s+svg\b[^>[]*(?:\[[^\]]*\][^>]*)?>/iy,
];
const DRAWING = /<svg[\s/>]/y;

/** Returns whether bytes are a picture that the site shows. */
export function isPicture(bytes: Buffer): boolean {
  if (isDrawing(bytes)) return bytes.length <= MOST_DRAWING_BYTES;
  return kindOf(bytes) !== null;
}

/** Returns what a picture of pixels is; null for anything else. */
export function kindOf(bytes: Buffer): PictureKind | null {
  const start = bytes.subarray(0, BRANDS).toString('latin1');
  if (start.startsWith(GENERAL, 4)) return start.includes('avif') ? 'avif' : null;
  return MAGIC.find(([, at, magic]) => start.startsWith(magic, at))?.[0] ?? null;
}

/** Returns whether bytes are an SVG drawing, if they are a picture. */
export function isDrawing(bytes: Buffer): boolean {
  const text = bytes.subarray(0, MOST_DRAWING_BYTES).toString('latin1');
  let at = 0;
  for (let after = 0; after >= 0; ) {
    at = after;
    after = Math.max(...BEFORE.map((form) => endOf(form, text, at)));
  }
  return endOf(DRAWING, text, at) >= 0;
}

/** Returns where a form ends that begins at a place; -1 if it does not begin there. */
function endOf(form: RegExp, text: string, at: number): number {
  form.lastIndex = at;
  return form.test(text) ? form.lastIndex : -1;
}
