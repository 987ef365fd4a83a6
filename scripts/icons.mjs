// Draws the icons of the site as an app, in public/app, from the icon of its pages.
// Run it by hand after changing that icon: node scripts/icons.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const DRAWING = new URL('../public/icon.svg', import.meta.url);
const FOLDER = new URL('../public/app/', import.meta.url);

/**
 * Systems cut a maskable icon to shapes of their own. What is within a circle of four fifths of its
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

/** @param {string} file */
export const readIcon = (file) => readFileSync(new URL(file, FOLDER));

if (process.argv[1]?.endsWith('icons.mjs')) {
  for (const [file, width, maskable] of icons) {
    writeFileSync(new URL(file, FOLDER), await drawIcon(width, maskable));
  }
}
