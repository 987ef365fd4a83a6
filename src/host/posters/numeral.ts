import { advance } from './advance.ts';
import { num } from './svg.ts';

/** The font size of a number on a sheet 200 wide, and the most width that it takes. */
const SIZE = 70;
const WIDTH = 86;
const BASELINE = 74;

/**
 * Draws the number by which an episode's or a season's sheet differs from its series', in the upper
 * start corner. An outline in the sky's colour parts it from the motif.
 */
export function numeral(number: number, x: number, ink: string, sky: string): string {
  const text = num(number);
  const width = advance(text, 'latin');
  const size = Math.min(SIZE, WIDTH / width);
  return (
    `<text x="${x}" y="${BASELINE}" font-size="${num(size)}" textLength="${num(width * size)}"` +
    ` lengthAdjust="spacingAndGlyphs" fill="${ink}" stroke="${sky}" stroke-width="6" paint-order="stroke">${text}</text>`
  );
}
