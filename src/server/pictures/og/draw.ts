/** Draws the stage of a picture for sharing, beside which the poster is laid. */
import { escapeText, num } from '#/host/posters/svg.ts';
import { percent, tone } from '#/parts/ratings.ts';
import { type Card, wordsOf } from './card.ts';
import {
  EDGE,
  HEIGHT,
  INK,
  LATIN_FACE,
  nuqta,
  onStage,
  siteName,
  urduName,
  WIDTH,
} from './stage.ts';
import { MARGIN, POSTER, type Side, setWords, titleLines, UNDER_SIZE, underLine } from './words.ts';

// The last line of a picture for sharing: the year and the rating's ring.

const RING = 100;
const YEAR = 50;
/** Advance of a digit and of a dash in our Latin face, in em. */
const DIGIT = 0.5;
const FACTS_GAP = 32;
const TONES = { good: '#4CD38A', ok: '#FF9F43', bad: '#FF7468' } as const;
const UNLIT = '#6A6357';

/** Returns the height of the line; 0 if there is nothing to say. */
function factsHeight({ years, rating }: Card): number {
  if (rating !== null) return RING;
  return years === '' ? 0 : YEAR;
}

/** Draws the year, a small rhombus and the ring, from the side's edge on. */
function drawFacts(card: Card, { x, mirrored }: Side, top: number): string {
  const { years, rating } = card;
  const middle = top + factsHeight(card) / 2;
  const way = mirrored ? -1 : 1;
  let at = x;
  let content = '';
  if (years !== '') {
    content +=
      `<text x="${num(at)}" y="${num(middle + YEAR * 0.36)}" font-size="${YEAR}" font-weight="700"` +
      ` font-family="${LATIN_FACE}" fill="${INK}"${mirrored ? ' text-anchor="end"' : ''}>${escapeText(years)}</text>`;
    at += way * (years.length * DIGIT * YEAR + FACTS_GAP);
  }
  if (rating === null) return content;
  if (years !== '') {
    content += nuqta(at, middle, 9);
    at += way * FACTS_GAP;
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

/** Height of all words, and their middle. */
const WORDS_HEIGHT = 490;
const MIDDLE = 292;
const GAP = 34;

/** A drawn card: its stage, and the left edge of the poster. */
export type Drawn = { stage: string; posterX: number };

/** Draws the stage of a card. It is mirrored where the title is Urdu. */
export function drawCard(card: Card, name: string): Drawn {
  const words = wordsOf(card);
  const mirrored = words.script === 'nastaliq';
  const x = mirrored ? WIDTH - EDGE - POSTER.width - MARGIN : EDGE + POSTER.width + MARGIN;
  const side = { x, mirrored };
  const below = [words.under ? UNDER_SIZE : 0, factsHeight(card)];
  const rest = below.reduce((sum, height) => sum + (height && height + GAP), 0);
  const set = words.title === '' ? null : setWords(words, WORDS_HEIGHT - rest);
  let y = MIDDLE - ((set?.height ?? -GAP) + rest) / 2;
  let content = '';
  if (set) {
    content += titleLines(set, words.script, x, y);
    y += set.height + GAP;
  }
  if (words.under) {
    content += underLine(words.under, side, y);
    y += UNDER_SIZE + GAP;
  }
  content += drawFacts(card, side, y) + sign(name, mirrored);
  return { stage: onStage(content), posterX: mirrored ? WIDTH - EDGE - POSTER.width : EDGE };
}

/** Returns the site's name, small at the end: in Nastaliq beside an Urdu title. */
function sign(name: string, mirrored: boolean): string {
  const foot = HEIGHT - EDGE - 18;
  if (mirrored && name === 'Manzar') return urduName(MARGIN, foot - 54, 68);
  const x = mirrored ? MARGIN : WIDTH - MARGIN;
  return siteName(name, { x, foot, width: 150, end: !mirrored });
}
