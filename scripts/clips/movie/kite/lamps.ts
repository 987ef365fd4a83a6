/** The scenes with lamps: the kite goes up again, and others follow it. */
import { layPicture } from '../../paint/canvas.ts';
import { lamp } from '../../paint/colours.ts';
import { fill } from '../../paint/fill.ts';
import { between, ease, mix, settle } from '../../paint/motion.ts';
import { ellipse, type Point } from '../../paint/shapes.ts';
import { shine } from '../../paint/stage.ts';
import { drawKite, drawLantern, drawString, type Kite, sagging } from './kite.ts';
import { nightSky } from './night-sky.ts';
import { drawRoof, HAND } from './roof.ts';
import { type Scene, sway } from './scene.ts';

export const litKite: Scene = (canvas, time) => {
  const up = ease(between(time, 0.5, 4.6));
  const kite: Kite = {
    x: mix(176, 330, up) + 8 * sway(time, 1.3),
    y: mix(214, 108, up) + 5 * sway(time, 2),
    size: 24,
    turn: 0.06 + 0.03 * sway(time, 1.6),
  };
  const light = ease(between(time, 0.2, 1.2));
  layPicture(nightSky, canvas);
  drawRoof(canvas, 4 * sway(time, 1.6));
  const line = sagging(HAND, [kite.x, kite.y], 12);
  drawString(canvas, line);
  drawKite(canvas, kite, light);
  drawLantern(canvas, hangingOn(line), light);
};

/** Returns where the lamp hangs: below the string, not far from the kite. */
function hangingOn(line: readonly Point[]): Point {
  const [x, y] = line[17] ?? [0, 0];
  return [x, y + 9];
}

/** Other kites with lamps, far away, and when each goes up. */
const OTHERS = [
  { x: 92, y: 168, from: 150, size: 6, start: 1.4 },
  { x: 420, y: 196, from: 420, size: 5, start: 2 },
  { x: 178, y: 92, from: 200, size: 7, start: 2.5 },
  { x: 588, y: 178, from: 560, size: 6, start: 3 },
  { x: 404, y: 62, from: 380, size: 5, start: 3.5 },
] as const;

export const two: Scene = (canvas, time) => {
  layPicture(nightSky, canvas);
  for (const { x, y, from, size, start } of OTHERS) {
    const up = settle(between(time, start, start + 2.4));
    const [px, py] = [mix(from, x, up) + 3 * sway(time, 1.2, x), mix(310, y, up)];
    const alpha = between(time, start, start + 0.6);
    if (alpha <= 0) continue;
    shine(canvas, px, py, size * 4, 0.4 * alpha);
    fill(canvas, ellipse(px, py, size * 0.7, size * 0.8), lamp, { alpha });
  }
  const kite: Kite = {
    x: 290 + 6 * sway(time, 1.1),
    y: 112 + 4 * sway(time, 1.7),
    size: 26,
    turn: 0.05 + 0.025 * sway(time, 1.3),
  };
  const line = sagging([230, 330], [kite.x, kite.y], 10);
  drawString(canvas, line, 0.4);
  drawKite(canvas, kite, 1);
  drawLantern(canvas, hangingOn(line), 1);
};
