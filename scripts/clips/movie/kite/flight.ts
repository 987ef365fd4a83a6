/** The scenes without a string: how the kite climbs, and how it falls. */
import { type Canvas, layPicture } from '../../paint/canvas.ts';
import { mixColours, neel, night, paper } from '../../paint/colours.ts';
import { fill } from '../../paint/fill.ts';
import { between, ease, mix } from '../../paint/motion.ts';
import { type Point, rectangle } from '../../paint/shapes.ts';
import { drawKite, drawString, type Kite, sagging } from './kite.ts';
import { nightSky } from './night-sky.ts';
import { type Scene, sway } from './scene.ts';
import { createSky, drawClouds, drawMoon, drawStars, MOON } from './sky.ts';

const openSky = createSky(0.25);
drawStars(openSky, 0.6);

export const climbs: Scene = (canvas, time) => {
  const risen = 150 * time - 15 * time ** 2;
  const kite: Kite = {
    x: 236 + 30 * sway(time, 1.1),
    y: 236 - 46 * ease(time / 4),
    size: 22,
    turn: 0.07 + 0.05 * sway(time, 2.3),
  };
  layPicture(openSky, canvas);
  drawMoon(canvas, MOON.x, MOON.y, 30 - time * 1.4);
  drawClouds(canvas, risen * 0.62);
  const end: Point = [kite.x - 34 + 12 * sway(time, 2.1), kite.y + 96];
  drawString(canvas, sagging([kite.x, kite.y], end, 14 * sway(time, 2.3)));
  drawKite(canvas, kite);
};

/** Seconds in which the kite falls to the roof. */
const FALL = 4.2;

export const falls: Scene = (canvas, time) => {
  const share = between(time, 0, FALL);
  const still = 1 - between(time, FALL - 0.6, FALL);
  const kite: Kite = {
    x: mix(330, 250, share) + 70 * sway(time, 2.4) * still,
    y: mix(-24, 272, share ** 1.1) - 10 * Math.abs(sway(time, 2.4)) * still,
    size: 22,
    turn: 0.5 * 0.32 * Math.cos(time * 2.4) * still + 0.17 * (1 - still),
  };
  layPicture(nightSky, canvas);
  drawParapet(canvas);
  const end: Point = [
    kite.x + 30 * sway(time, 2.4, 1) * still + 34 * (1 - still),
    kite.y - 50 * still,
  ];
  drawString(canvas, sagging([kite.x, kite.y], end, 10));
  drawKite(canvas, kite);
};

/** Draws the low wall on which the kite comes to rest. */
function drawParapet(canvas: Canvas): void {
  const wall = mixColours(night, neel, 0.12);
  fill(canvas, rectangle(130, 296, 270, 64), wall);
  fill(canvas, rectangle(124, 290, 282, 7), mixColours(wall, paper, 0.16));
}
