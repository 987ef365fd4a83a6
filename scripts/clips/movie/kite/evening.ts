/** The scenes of the evening: the kite on its string, and how the string breaks. */
import { type Canvas, layPicture } from '../../paint/canvas.ts';
import { between, mix, settle } from '../../paint/motion.ts';
import type { Point } from '../../paint/shapes.ts';
import { drawCity } from './city.ts';
import { drawKite, drawString, type Kite, sagging } from './kite.ts';
import { drawRoof, HAND, ROOF } from './roof.ts';
import { type Scene, sway } from './scene.ts';
import { createSky, drawMoon, drawStars } from './sky.ts';

function createEvening(): Canvas {
  const sky = createSky(1);
  drawStars(sky, 0.22);
  drawMoon(sky);
  drawCity(sky, 330, false);
  return sky;
}

const evening = createEvening();

export const dusk: Scene = (canvas, time) => {
  const kite: Kite = {
    x: 300 + 26 * sway(time, 0.9),
    y: 128 + 12 * sway(time, 1.7, 1),
    size: 25,
    turn: 0.06 + 0.035 * sway(time, 1.7),
  };
  layPicture(evening, canvas);
  drawRoof(canvas, 4 * sway(time, 1.7));
  drawString(canvas, sagging(HAND, [kite.x, kite.y], 22));
  drawKite(canvas, kite);
};

/** Seconds after which the string breaks. */
const BREAK = 2;

export const breaks: Scene = (canvas, time) => {
  const free = Math.max(0, time - BREAK);
  const pull = time < BREAK ? 5 * sway(time, 9) * between(time, 0.4, BREAK) : 0;
  const kite: Kite = {
    x: 320 + pull + free ** 1.8 * 34,
    y: 122 - pull - free ** 2 * 26,
    size: mix(25, 17, between(free, 0, 2.2)),
    turn: 0.07 + 0.02 * sway(time, 7) + free * 0.03,
  };
  layPicture(evening, canvas);
  drawRoof(canvas, time < BREAK ? 6 + pull : -10 * settle(free));
  if (free === 0) drawString(canvas, sagging(HAND, [kite.x, kite.y], 2));
  else {
    const end: Point = [kite.x - 60, kite.y + 62 + free * 12];
    drawString(canvas, sagging([kite.x, kite.y], end, 16 * sway(time, 3)));
    const left: Point = [HAND[0] + 76 - free * 20, mix(214, ROOF - 8, settle(free / 1.4))];
    drawString(canvas, sagging(HAND, left, 14), 1 - between(free, 1.6, 2.4));
  }
  drawKite(canvas, kite);
};
