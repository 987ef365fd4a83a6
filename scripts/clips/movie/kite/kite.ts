/** The kite: paper on two sticks, a small tail, and the string that holds it. */
import type { Canvas } from '../../paint/canvas.ts';
import {
  type Colour,
  lamp,
  marigold,
  mixColours,
  night,
  paper,
  rani,
} from '../../paint/colours.ts';
import { fill } from '../../paint/fill.ts';
import { type Move, moved, type Point, polygon, rhombus, stroke } from '../../paint/shapes.ts';
import { shine } from '../../paint/stage.ts';

export interface Kite {
  x: number;
  y: number;
  /** Half its width, in pixels. */
  size: number;
  /** Rotation in turns. */
  turn: number;
}

/** Draws the kite. `glow`, from 0 to 1, is the light of a lamp behind its paper. */
export function drawKite(canvas: Canvas, { x, y, size, turn }: Kite, glow = 0): void {
  const move: Move = { x, y, scale: size, turn };
  const paint = (colour: Colour) => mixColours(colour, lamp, glow * 0.35);
  if (glow > 0) shine(canvas, x, y, size * 3.2, 0.36 * glow);
  fill(canvas, moved(polygon([-0.28, 1.42], [0, 0.96], [0.28, 1.42]), move), paint(marigold));
  fill(canvas, moved(rhombus(0, 0, 1, 1.12), move), paint(rani));
  fill(canvas, moved(polygon([-1, 0], [0, -1.12], [0, 0]), move), paint(marigold));
  fill(canvas, moved(polygon([1, 0], [0, 1.12], [0, 0]), move), paint(marigold));
  const bow = Array.from({ length: 13 }, (_, step): Point => {
    const across = step / 6 - 1;
    return [across, 0.3 * across * across - 0.3];
  });
  const stick = mixColours(night, paper, 0.25);
  fill(canvas, moved(stroke(bow, 0.06), move), stick);
  const spine: Point[] = [
    [0, -1.12],
    [0, 1.12],
  ];
  fill(canvas, moved(stroke(spine, 0.06), move), stick);
}

/** Returns points on a string that sags between its ends. */
export function sagging(from: Point, to: Point, sag: number): Point[] {
  return Array.from({ length: 25 }, (_, step): Point => {
    const share = step / 24;
    const low = 4 * share * (1 - share) * sag;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + low];
  });
}

export const drawString = (canvas: Canvas, points: readonly Point[], alpha = 0.7): void =>
  fill(canvas, stroke(points, 1.1), paper, { alpha });

/** Draws a small paper lamp that hangs on a string. */
export function drawLantern(canvas: Canvas, [x, y]: Point, light: number): void {
  shine(canvas, x, y, 34, 0.4 * light);
  const paperLamp = polygon([x - 5, y - 7], [x + 5, y - 7], [x + 7, y + 6], [x - 7, y + 6]);
  fill(canvas, paperLamp, mixColours(paper, lamp, 0.4 + 0.6 * light));
  fill(canvas, polygon([x - 6, y + 6], [x + 6, y + 6], [x + 4, y + 9], [x - 4, y + 9]), night);
}
