/** The old city at the foot of the sky: roofs, domes and towers. */
import type { Canvas } from '../../paint/canvas.ts';
import { type Colour, lamp, mixColours, night } from '../../paint/colours.ts';
import { fill } from '../../paint/fill.ts';
import { ellipse, polygon, rectangle } from '../../paint/shapes.ts';
import { HEIGHT } from '../../paint/stage.ts';
import { above } from './sky.ts';

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
