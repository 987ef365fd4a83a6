/** What a scene of the film is, and how things in it sway. */
import type { Canvas } from '../../paint/canvas.ts';

/** Draws a frame for a time in seconds since the scene began. */
export type Scene = (canvas: Canvas, time: number) => void;

export const sway = (time: number, speed: number, phase = 0): number =>
  Math.sin(time * speed + phase);
