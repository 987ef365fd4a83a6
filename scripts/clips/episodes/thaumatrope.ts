/** Episode 1: a disc with a bird on one side and a cage on the other spins until the two merge. */
import type { Canvas } from '../paint/canvas.ts';
import {
  type Colour,
  mixColours,
  neel,
  night,
  paper,
  paper2,
  sindoor,
  tota,
  unlit,
} from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import { between, ease, inTurn } from '../paint/motion.ts';
import {
  arc,
  ellipse,
  moved,
  type Path,
  type Point,
  polygon,
  rectangle,
  ring,
  stroke,
} from '../paint/shapes.ts';
import { clicks, musicBox } from './music.ts';
import { createEpisode, drawCaption } from './series.ts';

const X = 320;
const Y = 180;
const RADIUS = 112;

const CAPTIONS = inTurn([
  { words: 'On one side, a bird.', seconds: 2.5 },
  { words: 'On the other, a cage.', seconds: 2.5 },
  { words: 'Twist the strings and let go.', seconds: 4 },
  { words: 'Faster …', seconds: 4 },
  { words: 'The eye lets go of neither: the bird is in the cage.', seconds: 5 },
]);

/** Returns how many half turns the disc has made: one by hand, then faster and faster. */
function halfTurns(time: number): number {
  const byHand = ease(between(time, 2.1, 2.9));
  const spun = Math.max(0, time - 5);
  return byHand + 0.35 * spun + 0.022 * spun ** 3;
}

/** Draws on the disc. Mixes a faint colour with the disc's paper, so that nothing shows through. */
type Brush = (path: Path, colour: Colour, strength?: number) => void;

function drawBird(brush: Brush, strength: number): void {
  if (strength <= 0) return;
  const dark = mixColours(tota, night, 0.35);
  brush(polygon([-14, 20], [8, 28], [-34, 84], [-44, 80]), dark, strength);
  brush(moved(ellipse(0, 0, 26, 42), { turn: 0.05 }), tota, strength);
  brush(ellipse(12, -40, 23), tota, strength);
  brush(polygon([30, -52], [48, -38], [40, -22], [30, -34]), sindoor, strength);
  brush(moved(ellipse(-12, 4, 15, 34), { turn: 0.08 }), dark, strength);
  brush(arc(12, -28, 20, 4, 0.36, 0.62), sindoor, strength);
  brush(ellipse(19, -45, 4.5), paper, strength);
  brush(ellipse(20, -45, 2.4), night, strength);
}

function drawCage(brush: Brush, strength: number): void {
  if (strength <= 0) return;
  const line = 3.6;
  brush(ring(0, -99, 7, line), neel, strength);
  brush(rectangle(-62, 66, 124, 11), neel, strength);
  brush(
    stroke(
      [
        [-48, 44],
        [48, 44],
      ],
      5,
    ),
    neel,
    strength,
  );
  for (const width of [58, 38, 15]) {
    for (const side of [-1, 1]) {
      const bend = Array.from({ length: 13 }, (_, step): Point => {
        const angle = (step / 12) * (Math.PI / 2);
        return [side * width * Math.sin(angle), -30 - 62 * Math.cos(angle)];
      });
      brush(stroke([...bend, [side * width, 66]], line), neel, strength);
    }
  }
}

/**
 * Draws the disc after a number of half turns: a circle, squashed by its angle to the viewer.
 * `merged` blends both sides, from 0 to 1.
 */
function drawDisc(canvas: Canvas, turns: number, merged: number): void {
  const squash = Math.cos(turns * Math.PI);
  const open = Math.max(0.03, Math.abs(squash) * (1 - merged) + merged);
  const brush: Brush = (path, colour, strength = 1) =>
    fill(canvas, moved(path, { x: X, y: Y, squash: open }), mixColours(paper, colour, strength));
  for (const side of [-1, 1]) {
    const twist = 5 * Math.sin(turns * 5);
    const string = Array.from({ length: 35 }, (_, step): Point => {
      const wave = Math.sin(step * 0.55) * Math.min(1, step / 6);
      return [X + side * (RADIUS + step * 5), Y + wave * twist];
    });
    fill(canvas, stroke(string, 2), unlit);
  }
  brush(ellipse(0, 0, RADIUS), paper);
  brush(ring(0, 0, RADIUS - 6, 2), paper2);
  const bird = squash > 0 ? 1 : 0;
  drawBird(brush, bird * (1 - merged) + 0.86 * merged);
  drawCage(brush, (1 - bird) * (1 - merged) + 0.86 * merged);
}

export const thaumatrope = createEpisode({
  number: 1,
  name: 'thaumatrope',
  title: 'The thaumatrope',
  notes:
    'A bird on one side of a disc and a cage on the other become one picture as the disc spins.',
  seconds: 17.4,
  rate: 20,

  draw(canvas, time) {
    const merged = ease(between(time, 11, 13.2));
    drawDisc(canvas, halfTurns(Math.min(time, 13.2)), merged);
    drawCaption(canvas, CAPTIONS, time);
  },

  play(track) {
    musicBox(track, [0, 2, 3, 2, 4, 3, 2, null], 0.5);
    clicks(track, halfTurns, 0.12);
  },
});
