/** What tired eyes see: a screen that is too near, and the view from a window. */
import { type Canvas, createCanvas } from '../paint/canvas.ts';
import { mixColours, neel, night, paper2, shade, tota, unlit } from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import { type Point, polygon, rectangle } from '../paint/shapes.ts';
import { createStage, HEIGHT, WIDTH } from '../paint/stage.ts';

const WINDOW = { x: 56, y: 74, width: 260, height: 196 };

/** Returns the view from the window: hills, one behind the other, under a pale sky. */
function createView(): Canvas {
  const view = createStage();
  const { x, y, width, height } = WINDOW;
  fill(view, rectangle(x, y, width, height), (_, py) =>
    mixColours(mixColours(night, neel, 0.75), mixColours(night, paper2, 0.6), (py - y) / height),
  );
  for (const [shift, high, share] of [
    [0.6, 96, 0.3],
    [2.4, 64, 0.46],
    [4.1, 30, 0.66],
  ] as const) {
    const ridge = Array.from({ length: width + 1 }, (_, step): Point => {
      const wave = Math.sin(step / 58 + shift) * 16 + Math.sin(step / 23 + shift * 3) * 4;
      return [x + step, y + height - high + wave];
    });
    const green = mixColours(mixColours(night, neel, 0.5), mixColours(night, tota, 0.5), share);
    fill(view, polygon(...ridge, [x + width, y + height], [x, y + height]), green);
  }
  const frame = mixColours(night, unlit, 0.7);
  for (const [fx, fy, fw, fh] of [
    [x - 8, y - 8, width + 16, 8],
    [x - 8, y + height, width + 16, 8],
    [x - 8, y, 8, height],
    [x + width, y, 8, height],
    [x + width / 2 - 3, y, 6, height],
    [x - 18, y + height + 8, width + 36, 8],
  ] as const) {
    fill(view, rectangle(fx, fy, fw, fh), frame);
  }
  return view;
}

export const view = createView();
export const screen = createScreen();

/** Returns a screen full of lines, from so near that it covers the whole picture. */
function createScreen(): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT);
  fill(canvas, rectangle(0, 0, WIDTH, HEIGHT), shade);
  for (let row = 0; row < 9; row++) {
    const indent = [0, 28, 56, 56, 28][row % 5] ?? 0;
    const width = [300, 210, 380, 260, 160][(row * 3) % 5] ?? 200;
    fill(canvas, rectangle(70 + indent, 64 + row * 25, width, 9), unlit, { alpha: 0.7 });
  }
  return canvas;
}
