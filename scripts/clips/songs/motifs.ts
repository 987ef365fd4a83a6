/** Backgrounds of the raags: the hour or season in which each one is sung, in dimmed colours. */
import type { Canvas } from '../paint/canvas.ts';
import { type Colour, mixColours, night, paper2, sindoor, tota } from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import {
  around,
  ellipse,
  moved,
  type Path,
  type Point,
  polygon,
  rectangle,
  rhombus,
} from '../paint/shapes.ts';

/** Draws a motif. It is drawn once, into the stage. */
export type Motif = (canvas: Canvas, accent: Colour) => void;

const X = 320;
const HORIZON = 262;

/** Returns a colour between night and the accent, so that the motif stays in the background. */
const dim = (accent: Colour, share: number): Colour => mixColours(night, accent, share);

/** Returns the upper half of a disc on the horizon. */
const half = (x: number, radius: number): Path =>
  polygon(
    ...Array.from(
      { length: 60 },
      (_, step): Point => around(x, HORIZON, radius, step / 118 - 0.25),
    ),
  );

/** Early evening: a setting sun with its rays. */
export const sunset: Motif = (canvas, accent) => {
  for (let ray = 0; ray < 13; ray++) {
    const turn = ((ray - 6) / 12) * 0.5;
    const from = around(X, HORIZON, 20, turn);
    const [one, two] = [
      around(X, HORIZON, 420, turn - 0.009),
      around(X, HORIZON, 420, turn + 0.009),
    ];
    fill(canvas, polygon(from, one, two), accent, { alpha: 0.13 });
  }
  fill(canvas, half(X, 150), dim(accent, 0.34));
  fill(canvas, half(X, 112), dim(accent, 0.48));
  fill(canvas, half(X, 74), dim(accent, 0.62));
};

/** First light: a sun behind hills. */
export const dawn: Motif = (canvas, accent) => {
  fill(canvas, ellipse(X, 196, 110), dim(sindoor, 0.5));
  fill(canvas, ellipse(X, 196, 82), dim(sindoor, 0.66));
  for (const [x, width, high, share] of [
    [120, 300, 120, 0.26],
    [520, 320, 138, 0.26],
    [330, 360, 74, 0.18],
  ] as const) {
    const hill: Point[] = [
      [x - width / 2, HORIZON],
      [x, HORIZON - high],
      [x + width / 2, HORIZON],
    ];
    fill(canvas, polygon(...hill), dim(accent, share));
  }
};

/** Spring, the season of Holi: an open flower. */
export const blossom: Motif = (canvas, accent) => {
  for (const [radius, share, shift] of [
    [128, 0.3, 0.5],
    [104, 0.46, 0],
    [64, 0.62, 0.5],
  ] as const) {
    const petal = ellipse(0, -radius * 0.62, radius * 0.22, radius * 0.4);
    const colour = radius === 128 ? tota : accent;
    for (let index = 0; index < 10; index++) {
      const turn = (index + shift) / 10;
      fill(canvas, moved(petal, { x: X, y: 172, turn }), dim(colour, share));
    }
  }
  fill(canvas, ellipse(X, 172, 18), dim(accent, 0.3));
};

/** Returns a disc without the part that a smaller disc covers at its upper right. */
function crescent(x: number, y: number, radius: number): Path {
  const [holeX, holeY, hole] = [x + radius * 0.36, y - radius * 0.15, radius * 0.82];
  const steps = Array.from({ length: 180 }, (_, step) => step / 180 + 0.19);
  const outer = steps
    .map((turn) => around(x, y, radius, turn))
    .filter(([px, py]) => Math.hypot(px - holeX, py - holeY) > hole);
  const inner = steps
    .map((turn) => around(holeX, holeY, hole, turn))
    .filter(([px, py]) => Math.hypot(px - x, py - y) < radius);
  return polygon(...outer, ...inner.toReversed());
}

/** Late evening: a crescent moon and a few stars. */
export const moon: Motif = (canvas, accent) => {
  fill(canvas, crescent(X, 156, 100), dim(accent, 0.7));
  for (const [x, y, size] of [
    [64, 112, 4],
    [168, 84, 3],
    [398, 70, 3.5],
    [470, 54, 2.5],
    [604, 168, 4.5],
    [36, 214, 3],
    [566, 240, 3],
  ] as const) {
    fill(canvas, rhombus(x, y, size, size * 1.4), accent);
  }
};

/** Nightfall: hills, one behind the other. */
export const hills: Motif = (canvas, accent) => {
  fill(canvas, ellipse(200, 112, 36), dim(paper2, 0.8));
  for (const [shift, high, share] of [
    [0, 96, 0.44],
    [2.1, 62, 0.32],
    [4.4, 32, 0.22],
  ] as const) {
    const ridge = Array.from({ length: 81 }, (_, step): Point => {
      const x = step * 8;
      const wave = Math.sin(x / 92 + shift) * 20 + Math.sin(x / 41 + shift * 3) * 7;
      return [x, HORIZON - high + wave];
    });
    fill(canvas, polygon(...ridge, [640, HORIZON], [0, HORIZON]), dim(accent, share));
  }
};

/** Early morning: the stepped tower of a temple gate before a low sun. */
export const temple: Motif = (canvas, accent) => {
  fill(canvas, ellipse(X, 178, 132), dim(accent, 0.3));
  fill(canvas, ellipse(X, 178, 98), dim(accent, 0.42));
  for (let storey = 0; storey < 6; storey++) {
    const width = 190 - storey * 24;
    const y = HORIZON - 34 - storey * 22;
    fill(canvas, rectangle(X - width / 2, y, width, 20), dim(sindoor, 0.26 + storey * 0.03));
    fill(canvas, rectangle(X - width / 2 - 4, y - 3, width + 8, 4), dim(sindoor, 0.42));
  }
  fill(canvas, rectangle(X - 110, HORIZON - 34, 220, 34), dim(sindoor, 0.24));
  for (const dx of [-24, -12, 0, 12, 24]) {
    fill(canvas, polygon([X + dx - 4, 117], [X + dx, 102], [X + dx + 4, 117]), dim(sindoor, 0.5));
  }
  fill(canvas, rectangle(X - 14, HORIZON - 26, 28, 26), night);
};

/** The floor below every motif. */
export const drawFloor: Motif = (canvas, accent) => {
  fill(canvas, rectangle(0, HORIZON, 640, 360 - HORIZON), night);
  fill(canvas, rectangle(0, HORIZON, 640, 1.5), dim(accent, 0.5));
};
