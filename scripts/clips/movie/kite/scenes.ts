/** The scenes of the film. Each draws a frame for a time since it began. */
import { type Canvas, layPicture } from '../../paint/canvas.ts';
import { feroza, lamp, mixColours, neel, night, paper } from '../../paint/colours.ts';
import { fill } from '../../paint/fill.ts';
import { between, ease, mix, settle } from '../../paint/motion.ts';
import { brushOn, drawPerson, type Pose } from '../../paint/person.ts';
import { ellipse, type Point, rectangle } from '../../paint/shapes.ts';
import { shine } from '../../paint/stage.ts';
import { drawKite, drawLantern, drawString, type Kite, sagging } from './kite.ts';
import { createSky, drawCity, drawClouds, drawMoon, drawStars, MOON } from './sky.ts';
import type { SceneName } from './timeline.ts';

export type Scene = (canvas: Canvas, time: number) => void;

const ROOF = 304;
const CHILD = 96;
const HAND: Point = [CHILD + 22, ROOF - 96];

/** Draws the roof in front, and the child on it who holds the string. */
function drawRoof(canvas: Canvas, lift: number): void {
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

const sway = (time: number, speed: number, phase = 0): number => Math.sin(time * speed + phase);

function createEvening(): Canvas {
  const sky = createSky(1);
  drawStars(sky, 0.22);
  drawMoon(sky);
  drawCity(sky, 330, false);
  return sky;
}

function createNight(): Canvas {
  const sky = createSky(0.22);
  drawStars(sky);
  drawMoon(sky);
  drawCity(sky, 330, true);
  return sky;
}

const evening = createEvening();
const nightSky = createNight();
const openSky = createSky(0.25);
drawStars(openSky, 0.6);

const dusk: Scene = (canvas, time) => {
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

const breaks: Scene = (canvas, time) => {
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

const climbs: Scene = (canvas, time) => {
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

const falls: Scene = (canvas, time) => {
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

const litKite: Scene = (canvas, time) => {
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

const two: Scene = (canvas, time) => {
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

export const scenes: Readonly<Record<SceneName, Scene>> = {
  ...{ dusk, breaks, climbs, falls },
  ...{ lamp: litKite, two },
};
