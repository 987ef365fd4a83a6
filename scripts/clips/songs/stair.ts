/** The stair of a raag's notes: where each lamp stands, when it is lit, and its label. */
import type { Canvas } from '../paint/canvas.ts';
import { night, paper, paper2 } from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import { between, mix, struck } from '../paint/motion.ts';
import { ellipse, rectangle, rhombus } from '../paint/shapes.ts';
import { drawLamp } from '../paint/stage.ts';
import { write } from '../paint/text.ts';
import {
  frequencyOf,
  isFlat,
  isSharp,
  type Note,
  SA,
  type Swara,
  swaraName,
} from '../sound/scale.ts';

export interface Step {
  swara: Swara;
  octave: number;
  x: number;
  y: number;
}

/** Returns the steps from Sa to the Sa above: evenly spaced, and as high as their pitch. */
export function stairOf(scale: readonly Swara[]): Step[] {
  const all = [
    ...scale.map((swara) => ({ swara, octave: 0 })),
    { swara: scale[0] ?? 'S', octave: 1 },
  ];
  const gap = Math.min(84, 520 / (all.length - 1));
  return all.map((note, index) => ({
    ...note,
    x: 320 + (index - (all.length - 1) / 2) * gap,
    y: mix(196, 108, Math.log2(frequencyOf(note) / SA)),
  }));
}

/**
 * Returns how bright a note lights a lamp, from 0 to 1. A note below or above the stair lights the
 * lamp of the same name.
 */
export function lightOf(note: Note, step: Step, time: number): number {
  const onStair = note.octave === 0 || (note.octave === 1 && note.swara === 'S');
  const octave = onStair ? note.octave : 0;
  if (note.swara !== step.swara || octave !== step.octave) return 0;
  const end = note.start + note.seconds * 0.85;
  const rise = between(time, note.start - 0.03, note.start + 0.04);
  return time < end ? rise : struck(time, end, 0.5);
}

/**
 * Draws a lamp with its name under it. A line below marks a flat note, a line above the sharp Ma,
 * and a dot the upper octave.
 */
export function drawStep(canvas: Canvas, { swara, octave, x, y }: Step, light: number): void {
  fill(canvas, rhombus(x, y, 27, 35), night, { alpha: 0.82 });
  drawLamp(canvas, x, y, 24, light);
  const colour = light > 0.4 ? paper : paper2;
  const below = y + 49;
  write(canvas, swaraName(swara), x, below, { face: 'display', size: 22, align: 'centre', colour });
  if (isFlat(swara)) fill(canvas, rectangle(x - 11, below + 12, 22, 2), colour);
  if (isSharp(swara)) fill(canvas, rectangle(x - 1, below - 20, 2, 7), colour);
  if (octave > 0) fill(canvas, ellipse(x, below - 16, 2), colour);
}
