/** Two flat scenes of one place, by day and by night, in the style of the site's posters. */
import type { Canvas } from '../paint/canvas.ts';
import {
  type Colour,
  lamp,
  mixColours,
  neel,
  night,
  paper,
  sindoor,
  tota,
} from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import { ellipse, type Point, polygon, rectangle } from '../paint/shapes.ts';

/** The screen inside the stage, in pixels. */
export const SCREEN = { x: 80, y: 58, width: 480, height: 248 };

const BOTTOM = SCREEN.y + SCREEN.height;
const RIGHT = SCREEN.x + SCREEN.width;

const sky = (canvas: Canvas, high: Colour, low: Colour) =>
  fill(canvas, rectangle(SCREEN.x, SCREEN.y, SCREEN.width, SCREEN.height), (_, y) =>
    mixColours(high, low, (y - SCREEN.y) / SCREEN.height),
  );

function ridge(high: number, step: number, shift: number) {
  const points: Point[] = [];
  for (let x = SCREEN.x; x <= RIGHT; x += 6) {
    points.push([x, BOTTOM - high - Math.sin(x / step + shift) * high * 0.32]);
  }
  return polygon(...points, [RIGHT, BOTTOM], [SCREEN.x, BOTTOM]);
}

/** Draws fields, hills and a sun. */
export function drawDay(canvas: Canvas): void {
  sky(canvas, [10, 117, 121], [150, 216, 196]);
  fill(canvas, ellipse(400, 168, 62), sindoor);
  fill(canvas, ridge(104, 62, 0.4), mixColours(tota, paper, 0.25));
  fill(canvas, ridge(66, 48, 2.2), tota);
  fill(canvas, ridge(30, 80, 4), mixColours(tota, night, 0.4));
  for (const [x, size] of [
    [150, 1],
    [196, 0.7],
    [478, 0.85],
  ] as const) {
    const foot = BOTTOM - 26;
    fill(canvas, rectangle(x - 3 * size, foot - 44 * size, 6 * size, 46 * size), [58, 42, 28]);
    fill(canvas, ellipse(x, foot - 62 * size, 26 * size, 32 * size), mixColours(tota, night, 0.55));
  }
}

/** Draws a town with lit windows, and a moon. */
export function drawNight(canvas: Canvas): void {
  sky(canvas, [16, 24, 58], mixColours(neel, [16, 24, 58], 0.35));
  fill(canvas, ellipse(232, 128, 40), paper);
  fill(canvas, ellipse(250, 118, 34), [25, 38, 80]);
  const houses = [92, 60, 118, 78, 148, 70, 104, 56, 126, 84];
  for (const [index, high] of houses.entries()) {
    const x = SCREEN.x + index * 48;
    const far = index % 2 === 0;
    const wall: Colour = far ? [13, 20, 46] : [20, 30, 64];
    fill(canvas, rectangle(x, BOTTOM - high, 48, high), wall);
    if (far) fill(canvas, ellipse(x + 24, BOTTOM - high, 24, 18), wall);
    for (let window = 0; window * 30 < high - 34; window++) {
      if ((index * 7 + window * 5) % 3 === 0) continue;
      const at = BOTTOM - high + 18 + window * 30;
      fill(canvas, rectangle(x + 10 + (window % 2) * 16, at, 11, 14), lamp);
    }
  }
}
