/** Episode 2: twelve birds on a wheel. They blur when it turns. Through a slit, one bird flies. */
import { average, type Canvas } from '../paint/canvas.ts';
import {
  type Colour,
  feroza,
  marigold,
  mixColours,
  night,
  paper,
  paper2,
  shade,
  unlit,
} from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import { between, ease, inTurn } from '../paint/motion.ts';
import {
  around,
  bar,
  ellipse,
  moved,
  type Path,
  polygon,
  rectangle,
  rhombusLine,
  ring,
} from '../paint/shapes.ts';
import { write } from '../paint/text.ts';
import { clicks, musicBox } from './music.ts';
import { createEpisode, drawCaption } from './series.ts';

const COUNT = 12;
const WHEEL = { x: 210, y: 180, radius: 124 };
const EYE = { x: 478, y: 180 };

const CAPTIONS = inTurn([
  { words: 'Twelve pictures of one bird, each a little further.', seconds: 4.5 },
  { words: 'Spin the wheel, and they run together.', seconds: 4.5 },
  { words: 'Look through the slits, and the bird flies.', seconds: 9 },
]);
/** Seconds at which the wheel speeds up, and at which the eye looks through the slit. */
const FAST = 4.5;
const SLIT = 9;

/** Returns how far the wheel has turned, in pictures. */
function turned(time: number): number {
  const slow = 0.7 * Math.min(time, FAST);
  const run = Math.max(0, Math.min(time, SLIT) - FAST);
  return slow + 1.4 * run ** 2;
}

/** Draws a bird in one of twelve poses. The wings beat once in a round. */
function drawBird(draw: (path: Path, colour: Colour) => void, pose: number): void {
  const beat = Math.cos((pose / COUNT) * Math.PI * 2);
  const rise = beat * 3;
  const wing = (shift: number): Path =>
    polygon(
      [-9, rise],
      [10, rise],
      [6 + shift, rise - 10 * beat],
      [-12 + shift * 2, rise - 27 * beat],
      [-11 + shift, rise - 14 * beat],
    );
  draw(wing(5), mixColours(paper, night, 0.3));
  draw(moved(ellipse(0, 0, 17, 6.5), { y: rise, turn: -0.03 }), paper);
  draw(polygon([-14, rise - 2], [-28, rise - 5], [-27, rise + 5]), paper);
  draw(ellipse(16, rise - 5, 6.5), paper);
  draw(polygon([21, rise - 8], [29, rise - 4], [21, rise - 2]), marigold);
  draw(wing(0), paper2);
}

function drawWheel(canvas: Canvas, turn: number, shift: number): void {
  const { x, y, radius } = WHEEL;
  fill(canvas, ellipse(x, y, radius), feroza);
  fill(canvas, ellipse(x, y, 46), mixColours(feroza, night, 0.35));
  fill(canvas, ellipse(x, y, 7), night);
  for (let index = 0; index < COUNT; index++) {
    const at = (index + turn) / COUNT;
    const [px, py] = around(x, y, 87, at);
    const place = (path: Path) => moved(path, { x: px, y: py, turn: at, scale: 0.74 });
    drawBird((path, colour) => fill(canvas, place(path), colour), index + shift);
    const slit = (at * COUNT + 0.5) / COUNT;
    fill(canvas, bar(around(x, y, 111, slit), around(x, y, 121, slit), 5), night);
  }
}

/** Draws the view through the slit: one place on the wheel, enlarged. */
function drawEye(canvas: Canvas, time: number, pose: number): void {
  const { x, y } = EYE;
  fill(canvas, rectangle(x - 96, y - 76, 192, 152), shade);
  const light = ease(between(time, SLIT, SLIT + 0.6));
  fill(canvas, rectangle(x - 92, y - 72, 184, 144), mixColours(night, feroza, light));
  const style = { face: 'display', size: 19, align: 'centre', colour: paper2 } as const;
  write(canvas, 'What the eye sees', x, y + 96, style);
  if (light < 0.1) fill(canvas, rhombusLine(x, y, 22, 29, 1.5), unlit);
  if (light < 0.1) return;
  drawBird((path, colour) => fill(canvas, moved(path, { x, y, scale: 2.4 }), colour), pose);
  for (const side of [-1, 1]) fill(canvas, rectangle(x - 1 + side * 92, y - 72, 2, 144), unlit);
}

export const phenakistoscope = createEpisode({
  number: 2,
  name: 'phenakistoscope',
  title: 'The phenakistoscope',
  notes:
    'Twelve drawings on a spinning wheel blur together, until slits cut them into a flying bird.',
  seconds: 17.4,
  rate: 12,

  draw(canvas, time) {
    const pose = Math.floor(Math.max(0, time - SLIT) * 12);
    const speed = (turned(time + 0.02) - turned(time - 0.02)) / 0.04;
    // On a fast wheel the eye blurs several moments. Through a slit it sees single moments.
    const samples = time < SLIT && speed > 3 ? 12 : 1;
    if (samples === 1) drawWheel(canvas, time < SLIT ? turned(time) : 0, time < SLIT ? 0 : pose);
    else {
      average(canvas, samples, (step) => drawWheel(canvas, turned(time + step * 0.006), 0));
    }
    fill(canvas, ring(WHEEL.x, WHEEL.y, WHEEL.radius + 6, 1.5), unlit);
    drawEye(canvas, time, pose);
    drawCaption(canvas, CAPTIONS, time);
  },

  play(track) {
    musicBox(track, [3, 2, 0, 2, 3, 4, 5, null], 0.5);
    clicks(track, (time) => (time < SLIT ? turned(time) : turned(SLIT) + (time - SLIT) * 12), 0.07);
  },
});
