/** What bytes are, by the first of them. A `Content-Type` does not count. */

/** Largest SVG drawing, in bytes. Drawings are rasterised and never passed on. */
const MOST_DRAWING_BYTES = 128 * 1024;

const MAGIC: [kind: string, at: number, bytes: string][] = [
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

/** Bytes in which a drawing's element must begin. */
const PROLOGUE = 4096;
/** What may stand before it: a byte order mark, white space, the declaration, comments, the document type. */
const BEFORE = [
  /^\xef\xbb\xbf/,
  /^\s+/,
  /^<\?[^>]*>/,
  /^<!--[\s\S]*?-->/,
  /^<!DOCTYPE\s+svg\b[^>[]*(?:\[[^\]]*\][^>]*)?>/i,
];

/** Returns whether bytes are a picture that the site shows. */
export function isPicture(bytes: Buffer): boolean {
  if (isDrawing(bytes)) return bytes.length <= MOST_DRAWING_BYTES;
  const start = bytes.subarray(0, BRANDS).toString('latin1');
  if (start.startsWith(GENERAL, 4)) return start.includes('avif');
  return MAGIC.some(([, at, magic]) => start.startsWith(magic, at));
}

/** Returns whether bytes are an SVG drawing, if they are a picture. */
export function isDrawing(bytes: Buffer): boolean {
  let rest = bytes.subarray(0, PROLOGUE).toString('latin1');
  for (let found: RegExp | undefined; ; rest = rest.replace(found, '')) {
    found = BEFORE.find((form) => form.test(rest));
    if (!found) return /^<svg[\s/>]/.test(rest);
  }
}
