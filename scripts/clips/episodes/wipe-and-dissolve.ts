/** Episode 6: three ways from one scene to the next: the cut, the wipe and the dissolve. */
import { type Canvas, createCanvas } from '../paint/canvas.ts';
import { unlit } from '../paint/colours.ts';
import { fill, tint } from '../paint/fill.ts';
import { between, clamp, ease, inTurn, stepAt } from '../paint/motion.ts';
import { rectangle } from '../paint/shapes.ts';
import { HEIGHT, WIDTH } from '../paint/stage.ts';
import { lay } from '../sound/sound.ts';
import { bell } from '../sound/voices.ts';
import { musicBox } from './music.ts';
import { drawDay, drawNight, SCREEN } from './scenes.ts';
import { createEpisode, drawCaption } from './series.ts';

/**
 * Returns how much of the second scene shows at a place (x and y from 0 to 1). `share` is how much
 * of the passage is over.
 */
type Passage = (share: number, x: number, y: number) => number;

const cut: Passage = (share) => (share > 0 ? 1 : 0);
const wipe: Passage = (share, x) => clamp((share * 1.04 - x) / 0.01);
const dissolve: Passage = (share) => ease(share);
/** A wipe with the site's signature shape: a rhombus that opens from the middle. */
const iris: Passage = (share, x, y) =>
  clamp((share * 2.1 - Math.abs(x - 0.5) * 2 - Math.abs(y - 0.5)) / 0.02);

const PASSAGES = inTurn([
  { words: 'How does day become night?', seconds: 1.8, passage: cut, lasts: 0, toNight: true },
  { words: 'A cut: at once.', seconds: 2.4, passage: cut, lasts: 0.001, toNight: true },
  {
    words: 'A wipe: one scene covers the other.',
    seconds: 4.6,
    passage: wipe,
    lasts: 2,
    toNight: false,
  },
  {
    words: 'A dissolve: both for a while.',
    seconds: 4.8,
    passage: dissolve,
    lasts: 2.6,
    toNight: true,
  },
  {
    words: 'And a wipe may have any shape.',
    seconds: 4.4,
    passage: iris,
    lasts: 2,
    toNight: false,
  },
]);

const day = createCanvas(WIDTH, HEIGHT);
const dark = createCanvas(WIDTH, HEIGHT);
let areDrawn = false;

function drawScenes(): void {
  if (areDrawn) return;
  drawDay(day);
  drawNight(dark);
  areDrawn = true;
}

function drawPassage(canvas: Canvas, from: Canvas, to: Canvas, passage: Passage, share: number) {
  for (let y = SCREEN.y; y < SCREEN.y + SCREEN.height; y++) {
    for (let x = SCREEN.x; x < SCREEN.x + SCREEN.width; x++) {
      const at = (y * WIDTH + x) * 3;
      const pick = ({ pixels }: Canvas) =>
        [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0] as const;
      const inside = passage(share, (x - SCREEN.x) / SCREEN.width, (y - SCREEN.y) / SCREEN.height);
      tint(canvas, x, y, pick(from), 1);
      if (inside > 0) tint(canvas, x, y, pick(to), inside);
    }
  }
}

export const wipeAndDissolve = createEpisode({
  number: 6,
  name: 'wipe-and-dissolve',
  title: 'Cut, wipe, dissolve',
  notes: 'Day turns into night and back in the ways that films pass from one scene to the next.',
  seconds: 17.4,
  rate: 20,

  draw(canvas, time) {
    drawScenes();
    const { value, start } = stepAt(PASSAGES, time);
    const begin = value.lasts > 1 ? start + 0.9 : start;
    const share = value.lasts > 0 ? between(time, begin, begin + value.lasts) : 0;
    const [from, to] = value.toNight ? [day, dark] : [dark, day];
    drawPassage(canvas, from, to, value.passage, share);
    const { x, y, width, height } = SCREEN;
    for (const edge of [y - 2, y + height]) fill(canvas, rectangle(x, edge, width, 2), unlit);
    drawCaption(canvas, PASSAGES, time);
  },

  play(track) {
    musicBox(track, [3, null, 4, 3, 2, null, 0, null], 0.5);
    for (const { start, value } of PASSAGES.slice(1)) {
      lay(track, bell(value.toNight ? 207.75 : 277, 4), start + (value.lasts > 1 ? 0.9 : 0), 0.5);
    }
  },
});
