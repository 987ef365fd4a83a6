/**
 * What every clip shares: the dark stage with warm light from above, the line with the clip's name,
 * and the lit and unlit rhombi that count things. Amber always means that something is on.
 */
import { type Canvas, createCanvas } from './canvas.ts';
import { type Colour, glow, lamp, mixColours, night, paper2, unlit } from './colours.ts';
import { fill, tint } from './fill.ts';
import { rhombus, rhombusLine } from './shapes.ts';
import { write } from './text.ts';

export const WIDTH = 640;
export const HEIGHT = 360;

/** Returns the empty stage: dark, with warm light from the upper edge. */
export function createStage(warmth = 1): Canvas {
  const stage = createCanvas(WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const away = Math.hypot((x - WIDTH / 2) / 430, (y + 40) / 290);
      const light = Math.max(0, 1 - away) ** 1.5 * warmth;
      tint(stage, x, y, mixColours(night, glow, light), 1);
    }
  }
  return stage;
}

export interface Heading {
  title: string;
  /** The colour of the clip's kind, as on the site. The text beside it says the same. */
  accent: Colour;
  native?: string;
}

/** Draws the clip's title at the upper edge, and its native name at the right. */
export function drawHeading(canvas: Canvas, { title, accent, native = '' }: Heading, alpha = 1) {
  fill(canvas, rhombus(34, 33, 5, 7), accent, { alpha });
  const style = { face: 'display', size: 17, spacing: 1.6, colour: paper2, alpha } as const;
  write(canvas, title.toUpperCase(), 48, 33, style);
  write(canvas, native, 610, 36, { face: 'urdu', size: 21, align: 'right', colour: paper2, alpha });
}

/** Blends light into a circle, strongest in its middle. */
export function shine(canvas: Canvas, x: number, y: number, radius: number, strength: number) {
  for (let py = Math.max(0, Math.floor(y - radius)); py < Math.min(HEIGHT, y + radius); py++) {
    for (let px = Math.max(0, Math.floor(x - radius)); px < Math.min(WIDTH, x + radius); px++) {
      const away = Math.hypot(px - x, py - y) / radius;
      if (away < 1) tint(canvas, px, py, lamp, (1 - away) ** 2 * strength);
    }
  }
}

/** Draws a rhombus: an outline when unlit, amber and shining when lit. `light` is from 0 to 1. */
export function drawLamp(canvas: Canvas, x: number, y: number, size: number, light: number) {
  const height = size * 1.3;
  fill(canvas, rhombusLine(x, y, size, height, Math.max(1.5, size / 14)), unlit);
  if (light <= 0.01) return;
  shine(canvas, x, y, size * 3, light * 0.22);
  fill(canvas, rhombus(x, y, size, height), lamp, { alpha: light });
}

/** Draws a row of `count` lamps around a middle. `lit` lamps are lit, fractions partly. */
export function drawLampRow(canvas: Canvas, y: number, count: number, lit: number, middle = 320) {
  for (let index = 0; index < count; index++) {
    const x = middle + (index - (count - 1) / 2) * 22;
    drawLamp(canvas, x, y, 5, Math.min(1, Math.max(0, lit - index)));
  }
}
