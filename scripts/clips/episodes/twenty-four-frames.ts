/** Episode 4: one ball bounces at six, twelve and twenty-four pictures a second. */
import type { Canvas } from '../paint/canvas.ts';
import { lamp, paper, paper2, rani, shade, sindoor, unlit } from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import { inTurn, stepAt } from '../paint/motion.ts';
import { ellipse, rectangle, rhombus } from '../paint/shapes.ts';
import { write } from '../paint/text.ts';
import { lay } from '../sound/sound.ts';
import { pluck } from '../sound/voices.ts';
import { musicBox } from './music.ts';
import { createEpisode, drawCaption } from './series.ts';

const RATES = [6, 12, 24];
/** Seconds of one bounce. The three constants below are in pixels. */
const BOUNCE = 1;
const FLOOR = 252;
const HEIGHT = 126;
const BALL = 20;

const CAPTIONS = inTurn([
  { words: 'Six pictures a second: the ball hops.', seconds: 4, lanes: [0] },
  { words: 'Twelve: a drawn film moves like this.', seconds: 4, lanes: [1] },
  { words: 'Twenty-four: the speed of the cinema.', seconds: 4, lanes: [2] },
  { words: 'The same ball, the same second.', seconds: 6, lanes: [0, 1, 2] },
]);

/** Returns the ball's place in its lane, and its squash. It moves to and fro while it bounces. */
function ballAt(time: number): { x: number; y: number; squash: number } {
  const phase = (time / BOUNCE) % 1;
  const height = 4 * phase * (1 - phase);
  const sweep = (time / (BOUNCE * 2)) % 2;
  const x = (sweep < 1 ? sweep : 2 - sweep) * 110 - 55;
  const squash = height < 0.08 ? 0.82 + 2.25 * height : 1;
  return { x, y: FLOOR - BALL * squash - HEIGHT * height, squash };
}

function drawLane(canvas: Canvas, x: number, rate: number, time: number, on: boolean): void {
  const alpha = on ? 1 : 0.25;
  fill(canvas, rectangle(x - 88, FLOOR, 176, 2), unlit, { alpha });
  fill(canvas, rectangle(x - 88, FLOOR + 2, 176, 4), shade, { alpha });
  const picture = Math.floor(time * rate + 1e-6);
  const ball = ballAt(picture / rate);
  const shadow = ellipse(x + ball.x, FLOOR + 3, 20 - (FLOOR - ball.y) / 12, 2.5);
  fill(canvas, shadow, sindoor, { alpha: alpha * 0.4 });
  if (on) {
    for (let before = Math.ceil(rate / 4); before > 0; before--) {
      const old = ballAt((picture - before) / rate);
      fill(canvas, ellipse(x + old.x, old.y, 2.4), paper2, { alpha: 0.5 });
    }
  }
  fill(canvas, ellipse(x + ball.x, ball.y, BALL, BALL * ball.squash), rani, { alpha });
  const colour = on ? paper : unlit;
  write(canvas, String(rate), x, 288, { face: 'display', size: 40, align: 'centre', colour });
  if (on) drawBeat(canvas, x, rate, picture);
}

/** Draws a row with one mark for each picture in a second. The current picture's mark is lit. */
function drawBeat(canvas: Canvas, x: number, rate: number, picture: number): void {
  const gap = 168 / rate;
  for (let index = 0; index < rate; index++) {
    const at = x - 84 + (index + 0.5) * gap;
    const now = picture % rate === index;
    fill(canvas, rhombus(at, 66, now ? 4.5 : 2.6, now ? 6 : 3.4), now ? lamp : unlit);
  }
}

export const twentyFourFrames = createEpisode({
  number: 4,
  name: '24-frames',
  title: 'Twenty-four frames',
  notes: 'One ball bounces at six, twelve and twenty-four pictures a second, side by side.',
  seconds: 17.4,
  rate: 24,

  draw(canvas, time) {
    const { lanes } = stepAt(CAPTIONS, time).value;
    for (const [index, rate] of RATES.entries()) {
      drawLane(canvas, 120 + index * 200, rate, time, lanes.includes(index));
    }
    drawCaption(canvas, CAPTIONS, time);
  },

  play(track) {
    musicBox(track, [0, null, 2, null, 3, null, 2, null], 0.5);
    for (let time = BOUNCE; time < 17; time += BOUNCE)
      lay(track, pluck(138.5, 0.7, 0.1), time, 0.9);
  },
});
