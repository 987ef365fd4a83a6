/** The film's backgrounds: the evening and night sky, the moon, stars and clouds. */
import { type Canvas, createCanvas } from '../../paint/canvas.ts';
import { type Colour, mixColours, neel, night, paper, rani, sindoor } from '../../paint/colours.ts';
import { fill, tint } from '../../paint/fill.ts';
import { ellipse, rhombus } from '../../paint/shapes.ts';
import { HEIGHT, WIDTH } from '../../paint/stage.ts';

export const MOON = { x: 520, y: 84, radius: 34 };

/** The blue of the sky above the city. */
export const above = mixColours(night, neel, 0.42);
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
