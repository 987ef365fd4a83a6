/** The four strings of the tanpura, drawn under the stair. */
import type { Canvas } from '../paint/canvas.ts';
import { paper2, quiet } from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import { struck } from '../paint/motion.ts';
import { type Point, polygon, rectangle } from '../paint/shapes.ts';
import { sincePluck } from '../sound/tanpura.ts';

/** Draws the strings. A plucked string blurs, most in its middle, and comes to rest. */
export function drawStrings(canvas: Canvas, time: number): void {
  for (let index = 0; index < 4; index++) {
    const y = 288 + index * 16;
    const swing = 5.5 * struck(sincePluck(time, index), 0, 2.6);
    fill(canvas, rectangle(0, y - 0.6, 640, 1.2), quiet, { alpha: 0.75 });
    if (swing < 0.3) continue;
    const upper = Array.from(
      { length: 33 },
      (_, step): Point => [step * 20, y - swing * Math.sin((step / 32) * Math.PI)],
    );
    const lower = upper.map(([x, high]): Point => [x, 2 * y - high]).toReversed();
    fill(canvas, polygon(...upper, ...lower), paper2, { alpha: 0.32 });
  }
}
