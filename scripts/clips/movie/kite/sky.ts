/** The film's backgrounds: the evening and night sky, the moon, clouds, and the old city. */
import { type Canvas, createCanvas } from '../../paint/canvas.ts';
import {
  type Colour,
  lamp,
  mixColours,
  neel,
  night,
  paper,
  rani,
  sindoor,
} from '../../paint/colours.ts';
import { fill, tint } from '../../paint/fill.ts';
import { ellipse, polygon, rectangle, rhombus } from '../../paint/shapes.ts';
import { HEIGHT, WIDTH } from '../../paint/stage.ts';

export const MOON = { x: 520, y: 84, radius: 34 };

const above = mixColours(night, neel, 0.42);
const deep = mixColours(night, neel, 0.2);
const warm = mixColours(mixColours(night, rani, 0.5), sindoor, 0.35);
const moonlight: Colour = [240, 232, 210];

/** Returns a sky: `dusk` is 1 just after sunset, and 0 at night. */
export function createSky(dusk: number): Canvas {
  const sky = createCanvas(WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    const down = y / HEIGHT;
    const dark = mixColours(deep, above, down);
    const colour = mixColours(dark, mixColours(above, warm, down ** 1.6), dusk);
    for (let x = 0; x < WIDTH; x++) tint(sky, x, y, colour, 1);
  }
  return sky;
}

/** Draws the moon, with a faint light around it. */
export function drawMoon(canvas: Canvas, x = MOON.x, y = MOON.y, radius = MOON.radius): void {
  for (const [wider, alpha] of [
    [1.9, 0.05],
    [1.5, 0.07],
    [1.22, 0.1],
  ] as const) {
    fill(canvas, ellipse(x, y, radius * wider), moonlight, { alpha });
  }
  fill(canvas, ellipse(x, y, radius), moonlight);
  const dim = mixColours(moonlight, above, 0.16);
  fill(canvas, ellipse(x - radius * 0.3, y - radius * 0.2, radius * 0.22), dim);
  fill(canvas, ellipse(x + radius * 0.26, y + radius * 0.3, radius * 0.3), dim);
  fill(canvas, ellipse(x + radius * 0.2, y - radius * 0.46, radius * 0.14), dim);
}

const STARS = Array.from({ length: 46 }, (_, index) => ({
  x: (index * 211 + 37) % 640,
  y: (index * 127 + 19) % 330,
  size: 1.2 + ((index * 7) % 5) * 0.35,
}));

export function drawStars(canvas: Canvas, alpha = 0.8): void {
  for (const { x, y, size } of STARS) {
    fill(canvas, rhombus(x, y, size, size * 1.4), paper, { alpha });
  }
}

const CLOUDS = [
  [90, 60, 1],
  [430, 170, 1.25],
  [210, 300, 0.9],
  [560, 380, 1.1],
  [60, 460, 1.2],
] as const;

/** Draws clouds, moved down by `shift` pixels. They come again after 560 pixels. */
export function drawClouds(canvas: Canvas, shift: number): void {
  const colour = mixColours(above, paper, 0.3);
  for (const [x, y, size] of CLOUDS) {
    const at = ((((y + shift) % 560) + 560) % 560) - 100;
    for (const [dx, dy, wide] of [
      [0, 0, 62],
      [44, 7, 44],
      [-48, 9, 40],
    ] as const) {
      fill(canvas, ellipse(x + dx * size, at + dy * size, wide * size, wide * size * 0.3), colour, {
        alpha: 0.5,
      });
    }
  }
}

interface House {
  x: number;
  width: number;
  high: number;
  top?: 'dome' | 'tower';
}

const FAR: readonly House[] = [
  { x: 0, width: 84, high: 46 },
  { x: 84, width: 16, high: 118, top: 'tower' },
  { x: 112, width: 96, high: 62, top: 'dome' },
  { x: 222, width: 16, high: 118, top: 'tower' },
  { x: 238, width: 92, high: 40 },
  { x: 330, width: 70, high: 56 },
  { x: 400, width: 74, high: 34 },
  { x: 474, width: 60, high: 66, top: 'dome' },
  { x: 534, width: 106, high: 44 },
];
const NEAR: readonly House[] = [
  { x: 0, width: 120, high: 26 },
  { x: 120, width: 78, high: 40 },
  { x: 198, width: 104, high: 22 },
  { x: 302, width: 66, high: 46 },
  { x: 368, width: 118, high: 18 },
  { x: 486, width: 72, high: 36 },
  { x: 558, width: 82, high: 24 },
];

/** Windows in which a lamp burns at night: their middle, and how far above the ground. */
const WINDOWS = [
  [46, 12],
  [150, 24],
  [172, 24],
  [248, 10],
  [334, 30],
  [352, 16],
  [430, 8],
  [512, 20],
  [600, 10],
] as const;

/** Draws the city with its foot at `ground`, in the evening or at night. */
export function drawCity(canvas: Canvas, ground: number, isNight: boolean): void {
  const far = mixColours(night, above, isNight ? 0.5 : 0.88);
  const near = mixColours(night, above, isNight ? 0.26 : 0.4);
  for (const house of FAR) drawHouse(canvas, house, ground, far);
  for (const house of NEAR) drawHouse(canvas, house, ground, near);
  if (!isNight) return;
  for (const [x, high] of WINDOWS) {
    fill(canvas, rectangle(x - 2, ground - high, 4, 6), lamp, { alpha: 0.75 });
  }
}

function drawHouse(canvas: Canvas, house: House, ground: number, colour: Colour): void {
  const { x, width, high, top } = house;
  const roof = ground - high;
  const middle = x + width / 2;
  fill(canvas, rectangle(x, roof, width, HEIGHT - roof), colour);
  if (top === 'dome') {
    fill(canvas, ellipse(middle, roof, width * 0.36, width * 0.4), colour);
    const tip = roof - width * 0.36;
    fill(canvas, polygon([middle - 5, tip], [middle, tip - 22], [middle + 5, tip]), colour);
  }
  if (top === 'tower') {
    fill(canvas, rectangle(x - 4, roof + 8, width + 8, 5), colour);
    fill(canvas, ellipse(middle, roof, width * 0.6, width * 0.7), colour);
    fill(canvas, rectangle(middle - 1, roof - 24, 2, 20), colour);
  }
}
