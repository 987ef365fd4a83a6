/** The roof in front, and the child on it who holds the string. */
import type { Canvas } from '../../paint/canvas.ts';
import { feroza, mixColours, neel, night, paper } from '../../paint/colours.ts';
import { fill } from '../../paint/fill.ts';
import { brushOn, drawPerson, type Pose } from '../../paint/person.ts';
import { type Point, rectangle } from '../../paint/shapes.ts';

export const ROOF = 304;
const CHILD = 96;
/** Where the child holds the string. */
export const HAND: Point = [CHILD + 22, ROOF - 96];

/** Draws both. `lift` is how high the child holds the hands, in pixels. */
export function drawRoof(canvas: Canvas, lift: number): void {
  const wall = mixColours(night, neel, 0.12);
  fill(canvas, rectangle(0, ROOF, 210, 60), wall);
  fill(canvas, rectangle(0, ROOF - 5, 216, 6), mixColours(wall, paper, 0.16));
  const pose: Pose = {
    hip: [0, -126],
    shoulder: [-4, -200],
    head: [-8, -240],
    headTurn: -0.08,
    feet: [
      [-6, -10],
      [12, -12],
    ],
    hands: [
      [34, -214 - lift],
      [22, -190 - lift],
    ],
  };
  drawPerson(brushOn(canvas, { x: CHILD, y: ROOF - 4, scale: 0.46 }), pose, feroza);
}
