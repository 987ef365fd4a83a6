// Draws the icons of the site as an app, in public/app, and those that browsers ask for by a fixed name,
// in public, from the icon of its pages.
// Run it by hand after changing that icon: node scripts/icons.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const DRAWING = new URL('../public/icon.svg', import.meta.url);
const PUBLIC = new URL('../public/', import.meta.url);
const FOLDER = new URL('app/', PUBLIC);

/**
 * Systems cut a maskable icon to their own shapes. What is within a circle of four fifths of its
 * width is always seen (W3C, Web Application Manifest, "Icon masks and safe zone"). The mark of the
 * drawing reaches a little farther, so it becomes smaller.
 */
const SMALLER = 'translate(96 96) scale(.85) translate(-96 -96)';

/** Each icon's file, with its width and whether it is maskable. */
export const icons = /** @type {const} */ ([
  ['icon-192.png', 192, false],
  ['icon-512.png', 512, false],
  ['maskable-512.png', 512, true],
]);

/**
 * Draws an icon as PNG.
 * @param {number} width
 * @param {boolean} maskable
 */
export function drawIcon(width, maskable) {
  const svg = readFileSync(DRAWING, 'utf8');
  const [ground = '', mark = ''] = svg.split('<g ');
  const drawn = maskable
    ? `${ground}<g transform="${SMALLER}"><g ${mark.replace('</g>', '</g></g>')}`
    : svg;
  const density = (72 * width) / 192;
  return sharp(Buffer.from(drawn), { density }).png({ palette: true }).toBuffer();
}

/** Safari asks for this file where a page names no icon. It rounds the corners itself. */
export const TOUCH_ICON = /** @type {const} */ (['../apple-touch-icon.png', 180, false]);

/** Widths in the file that browsers ask for where a page names no icon. */
const FAVICON_WIDTHS = [16, 32];

/**
 * Puts PNGs into one ICO file: a head, an entry of 16 bytes for each picture, and the pictures.
 * @param {readonly { width: number, png: Buffer }[]} pictures
 */
function icoOf(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let at = head.length;
  pictures.forEach(({ width, png }, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(width, entry);
    head.writeUInt8(width, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** @param {string} file */
export const readIcon = (file) => readFileSync(new URL(file, FOLDER));

if (process.argv[1]?.endsWith('icons.mjs')) {
  for (const [file, width, maskable] of [...icons, TOUCH_ICON]) {
    writeFileSync(new URL(file, FOLDER), await drawIcon(width, maskable));
  }
  const pictures = FAVICON_WIDTHS.map(async (size) => ({
    width: size,
    png: await drawIcon(size, false),
  }));
  writeFileSync(new URL('favicon.ico', PUBLIC), icoOf(await Promise.all(pictures)));
}
