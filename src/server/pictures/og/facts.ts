/** The last line of a picture for sharing: the year and the rating's ring. */
import { escapeText, num } from '#/host/posters/svg.ts';
import { percent, tone } from '#/parts/ratings.ts';
import type { Card } from './card.ts';
import { INK, LATIN_FACE, nuqta } from './stage.ts';
import type { Side } from './words.ts';

const RING = 100;
const YEAR = 50;
/** Advance of a digit and of a dash in our Latin face, in em. */
const DIGIT = 0.5;
const GAP = 32;
const TONES = { good: '#4CD38A', ok: '#FF9F43', bad: '#FF7468' } as const;
const UNLIT = '#6A6357';

/** Returns the height of the line; 0 if there is nothing to say. */
export function factsHeight({ years, rating }: Card): number {
  if (rating !== null) return RING;
  return years === '' ? 0 : YEAR;
}

/** Draws the year, a small rhombus and the ring, from the side's edge on. */
export function drawFacts(card: Card, { x, mirrored }: Side, top: number): string {
  const { years, rating } = card;
  const middle = top + factsHeight(card) / 2;
  const way = mirrored ? -1 : 1;
  let at = x;
  let content = '';
  if (years !== '') {
    content +=
      `<text x="${num(at)}" y="${num(middle + YEAR * 0.36)}" font-size="${YEAR}" font-weight="700"` +
      ` font-family="${LATIN_FACE}" fill="${INK}"${mirrored ? ' text-anchor="end"' : ''}>${escapeText(years)}</text>`;
    at += way * (years.length * DIGIT * YEAR + GAP);
  }
  if (rating === null) return content;
  if (years !== '') {
    content += nuqta(at, middle, 9);
    at += way * GAP;
  }
  return content + ring(rating, mirrored ? at - RING : at, middle - RING / 2);
}

/** Draws the ring of a rating, as src/parts/ring.tsx does: bulbs, the lit arc, the percentage. */
function ring(rating: number, left: number, top: number): string {
  const shown = percent(rating);
  const around = 2 * Math.PI * 15;
  const circle = '<circle cx="18" cy="18" r="15" fill="none" stroke-linecap="round"';
  return (
    `<g transform="translate(${num(left)} ${num(top)})scale(${num(RING / 36)})"><g transform="rotate(-90 18 18)">` +
    `${circle} stroke="${UNLIT}" stroke-width="1.5" stroke-dasharray="0 ${num(around / 20)}"/>` +
    `${circle} stroke="${TONES[tone(rating)]}" stroke-width="2.6" stroke-dasharray="${num((around * Math.min(shown, 100)) / 100)} ${num(around)}"/>` +
    `</g><text x="18" y="23" font-size="14" font-weight="700" font-family="${LATIN_FACE}" fill="#FFF"` +
    ` text-anchor="middle">${shown}<tspan dy="-4" font-size="6.5">%</tspan></text></g>`
  );
}
