/** The stage of every picture for sharing: night, the glow of its lamps, bulbs, the site's name. */
import { circle, escapeText, group, path, rhombus, svgDocument } from '#/host/posters/svg.ts';
import { URDUMARK, WORDMARK } from './marks.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;
export const INK = '#F6F1E7';
export const INK2 = '#C9C1B2';
export const LAMP = '#FFBE3D';
const NIGHT = '#0B0A09';
const GLOW = '#3B2A10';

/** Distance of the bulbs from each other, and of the poster from three edges. */
const BULBS = 28;
export const EDGE = 24;

export const LATIN_FACE = "'Roboto Condensed'";

/** Returns an SVG document with content on the stage. */
export function onStage(content: string): string {
  const glow =
    '<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1"' +
    ` gradientTransform="translate(${WIDTH / 2} -64)scale(960 420)">` +
    `<stop stop-color="${GLOW}"/><stop offset=".8" stop-color="${GLOW}" stop-opacity="0"/>` +
    '</radialGradient></defs>';
  const ground = `M0 0h${WIDTH}v${HEIGHT}H0z`;
  return svgDocument(
    { width: WIDTH, height: HEIGHT, drawnWidth: WIDTH, drawnHeight: HEIGHT },
    glow + path(NIGHT, ground) + path('url(#g)', ground) + bulbs() + content,
  );
}

function bulbs(): string {
  const y = HEIGHT - EDGE / 2;
  let lit = '';
  for (let x = (WIDTH % BULBS) / 2; x <= WIDTH; x += BULBS) {
    lit += circle(LAMP, x, y, 6.5, 0.16) + circle(LAMP, x, y, 2.8);
  }
  return lit;
}

/** Returns a small amber rhombus, the nuqta. */
export function nuqta(x: number, y: number, size: number): string {
  return path(LAMP, rhombus(x, y, size));
}

/**
 * Returns the site's name, as wide as `width` where it is drawn and at most so where it is lettered,
 * with its foot at `foot`. `end` lays it against x from the left.
 */
export function siteName(
  name: string,
  { x, foot, width, end }: { x: number; foot: number; width: number; end: boolean },
): string {
  if (name === 'Manzar') {
    const scale = width / 542;
    return group(end ? x - width : x, foot - 100 * scale, scale, WORDMARK);
  }
  const size = Math.min(width / 4, (2 * width) / name.length);
  return (
    `<text x="${x}" y="${foot}" font-family="${LATIN_FACE}" font-weight="700" font-size="${size}"` +
    ` fill="${INK}"${end ? ' text-anchor="end"' : ''}>${escapeText(name)}</text>`
  );
}

/** Returns the name in Nastaliq, as high as `height`, from x on. */
export function urduName(x: number, top: number, height: number): string {
  const scale = height / 164;
  return group(x + 12 * scale, top + 2 * scale, scale, URDUMARK);
}
