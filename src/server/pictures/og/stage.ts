/** The stage of every picture for sharing: night, the glow of its lamps, bulbs, the site's name and its signs. */
import { circle, escapeText, group, path, rhombus, svgDocument } from '#/host/posters/svg.ts';

export const INK = '#F6F1E7';
export const INK2 = '#C9C1B2';
export const LAMP = '#FFBE3D';

// The signs are those of src/components/Icons.astro and src/components/Urdumark.astro.

/** Letters of the wordmark with their places, in units of its height of 100. */
const LETTERS: readonly [x: number, data: string][] = [
  [0, 'M0 100V0h25l30 45L85 0h25v100H86V41L55 87 24 41v59z'],
  [116, 'M0 100L28 0h30l28 100H61l-5-20H30l-5 20zM34 61h18L43 24z'],
  [209, 'M0 100V0h25l29 54V0h24v100H53L24 45v55z'],
  [296, 'M2 21V0h67v20L30 79h40v21H0V80l39-59z'],
  [370, 'M0 100L28 0h30l28 100H61l-5-20H30l-5 20zM34 61h18L43 24z'],
  [
    463,
    'M0 0h42c21 0 33 12 33 32 0 13-6 22-17 27l21 41H52L34 63H24v37H0zM24 20v24h16c7 0 11-5 11-12s-4-12-11-12z',
  ],
];
const DOT = 'M55 -23.5l17 25.5 -17 25.5 -17-25.5z';

const letters = LETTERS.map(([x, data]) => group(x, 0, 1, path(INK, data)));

/** The wordmark: 542 wide, its letters 100 high, its dot 24 above them. */
const WORDMARK = `<g fill-rule="evenodd">${letters.join('')}</g>${path(LAMP, DOT)}`;

const NASTALIQ =
  'M-10.1 152.8l-2.9-3.1c9.6-8.3 19-20.2 28.3-35.7c9.1-15.3 16.7-25.6 22.7-30.8c5.9-5.1 11.' +
  '8-9 17.7-11.7l2.2 0.5c1.2 0 2.2 0.3 3 1c0.8 0.7 1.3 2 1.3 3.9c0 3.4-2.1 6-6.2 7.7c-4.2 1' +
  '.7-9.2 4.7-14.9 9c-5.7 4.3-11.9 11.2-18.4 20.7c-3.8 5.6-7.4 10.7-10.9 15.2c-3.5 4.5-7 8.' +
  '7-10.5 12.5c-3.5 3.8-7.3 7.4-11.4 10.8zM56.3 84c-0.8 0-1.4-0.3-1.8-1c-0.4-0.6-0.6-1.4-0.' +
  '6-2.3l0-2.2l-3.4-3.6c0.6-1.3 1.3-2.8 2.1-4.4c0.8-1.6 1.7-3.2 2.7-4.8c2-3.4 3.1-5.5 3.3-6' +
  '.3c0.1-0.3 0.2-1.2 0.3-2.5c0.1-1.3 0.3-3 0.4-5.2l1.6-26c0.2-2.5 0.4-4.4 0.5-5.8c0.1-1.4 ' +
  '0.3-2.8 0.6-4.1c0.3-1.3 0.7-3.1 1.2-5.4c0.5-2.1 1.3-4.4 2.3-6.7c1-2.3 2.2-5 3.7-7.9l2.5 ' +
  '0.8c-0.3 0.9-0.6 2.2-0.8 3.8c-0.3 1.6-0.6 3.7-0.9 6.5c-0.3 2.8-0.6 6.5-1 11.2l-0.6 9.4c-' +
  '0.3 5-0.8 9.5-1.6 13.4c-0.8 4-2.1 8.1-3.9 12.5c8.3-13.6 17.1-20.4 26.2-20.4c3.3 0 5.8 0.' +
  '8 7.8 2.5c1.9 1.7 2.8 4 2.8 7c0 5.9-2.1 12-6.4 18.3c-4.3 6.5-12 12.2-23.1 17.2l-12.4 5.6' +
  'c-0.5 0.3-1 0.4-1.5 0.4zM57.4 71.4c0.9-0.5 2-0.9 3.2-1.4c1.2-0.5 2.4-0.9 3.8-1.4l8.6-3c4' +
  '.7-1.6 8.3-3.1 10.9-4.5c2.6-1.4 4.4-2.7 5.6-3.9c1.1-1.2 1.6-2.4 1.6-3.4c0-1.1-0.4-1.9-1.' +
  '3-2.5c-0.9-0.6-2-1-3.2-1.3c-1.2-0.3-2.4-0.4-3.5-0.4c-4.7 0-9.1 1.9-13.4 5.8c-2.1 1.9-4.2' +
  ' 4.3-6.2 6.9c-2 2.7-4 5.7-6 9.1zM66.1 82.5c-3.7 0-6.4-0.2-8.3-0.5c-1.9-0.3-2.8-1-2.8-2.2' +
  'c0-1.3 0.6-2.2 1.8-2.6c1.2-0.4 3.3-0.6 6.1-0.6c8.5 0 16.3-1.1 23.4-3.2c7.1-2.2 13.1-4.8 ' +
  '18-7.8c5.2-3.3 9.8-7.5 13.9-12.4c2.2-2.7 3.8-4.7 4.9-5.8c1.1-1.1 1.8-1.8 2.3-2c0.5-0.2 1' +
  '-0.4 1.6-0.4c0.9 0 1.6 0.1 2.2 0.4c0.6 0.2 1.3 0.5 2 0.7c0.8 0.2 1.9 0.3 3.3 0.3c2.7 0 4' +
  ' 2.7 4 8c0 3.7-0.7 6.4-2.2 8.3c-1.4 1.8-3.2 2.8-5.2 2.8c-1.9 0-3.5-0.3-4.8-0.9c-1.3-0.6-' +
  '2.5-1.2-3.4-1.8c-0.9-0.6-1.7-0.9-2.4-0.9c-0.5 0-3.4 1.9-8.5 5.8c-6.7 5.1-14 8.9-21.9 11.' +
  '4c-7.9 2.5-15.9 3.8-24 3.8zM131.1 65.3c-1.6 0-2.7-0.8-3.2-2.6c-0.5-1.7-0.8-3.5-0.8-5.4c0' +
  '-3.7 0.7-6.5 2.2-8.3c1.5-1.8 3.2-2.7 5.2-2.7c3.3 0 5.9-0.3 7.8-0.9c2-0.6 3.8-1.8 5.4-3.6' +
  'c1.7-1.7 3.6-4.2 5.8-7.5c3.3-5 6.7-7.8 10.1-8.5c0.7-1.5 1.9-3.3 3.5-5.4c1.6-2.1 3.1-3.8 ' +
  '4.5-5.3l1.7 0c1.2 3.5 2.9 6.7 5 9.4c2.1 2.7 3.2 5.1 3.2 7.1c0 1.4-0.4 3-1.2 4.8c-0.8 1.8' +
  '-1.8 3.5-3 5.1c-1.3 1.6-2.7 3-4.2 4c-1.5 1.1-3 1.6-4.5 1.6c-1.6 0-3.6-0.6-6-1.9c-2.3-1.2' +
  '-4.2-1.8-5.8-1.8c-3.5 0-7.1 3.6-10.9 10.9c-3.8 7.3-8.8 11-14.9 11z';
const DOTS = 'M82.8 1.5l11 12.5 -11 12.5 -11-12.5zM114.6 5.3l11 12.5 -11 12.5 -11-12.5z';

/** The name in Nastaliq: 212 wide and 164 high, from (-12, -2). */
const URDUMARK = path(INK, NASTALIQ) + path(LAMP, DOTS);

export const WIDTH = 1200;
export const HEIGHT = 630;
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
