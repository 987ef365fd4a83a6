/** Draws the stage of a picture for sharing, beside which the poster is laid. */
import { type Card, wordsOf } from './card.ts';
import { drawFacts, factsHeight } from './facts.ts';
import { EDGE, HEIGHT, onStage, siteName, urduName, WIDTH } from './stage.ts';
import { MARGIN, POSTER, setWords, titleLines, UNDER_SIZE, underLine } from './words.ts';

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
