/** The timer of the fitness clips: a ring of lamps that go out one by one, and the seconds left. */
import type { Canvas } from '../paint/canvas.ts';
import { lamp, paper, paper2, shade, unlit } from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import { clamp } from '../paint/motion.ts';
import { around, ellipse, ring } from '../paint/shapes.ts';
import { shine } from '../paint/stage.ts';
import { write } from '../paint/text.ts';
import { lay, type Sound } from '../sound/sound.ts';
import { bell, tick } from '../sound/voices.ts';

export interface Countdown {
  /** Seconds left, with fractions, and seconds in total. */
  left: number;
  total: number;
  /** What to do now. */
  label: string;
}

const LAMPS = 24;

export function drawTimer(canvas: Canvas, x: number, y: number, radius: number, now: Countdown) {
  const lit = (now.left / now.total) * LAMPS;
  shine(canvas, x, y, radius * 1.7, 0.1 * clamp(now.left / now.total));
  fill(canvas, ring(x, y, radius, 1), shade);
  for (let index = 0; index < LAMPS; index++) {
    const [px, py] = around(x, y, radius, index / LAMPS);
    fill(canvas, ellipse(px, py, 3.4), unlit);
    fill(canvas, ellipse(px, py, 4), lamp, { alpha: clamp(lit - index) });
  }
  const numeral = String(Math.max(0, Math.ceil(now.left - 1e-6)));
  const size = radius;
  write(canvas, numeral, x, y - 8, { face: 'display', size, align: 'centre', colour: paper });
  const below = { size: 16, align: 'centre', colour: paper2 } as const;
  write(canvas, now.label, x, y + radius * 0.56, below);
}

/**
 * Lays a bell over the track at the start of a part. If the part is longer than 5 seconds, lays a
 * knock at each of its last three seconds.
 */
export function ringTimes(track: Sound, start: number, seconds: number, note: number): void {
  lay(track, bell(note, 3), start, 0.8);
  for (const before of [3, 2, 1]) {
    if (seconds > 5) lay(track, tick(900), start + seconds - before, 0.25);
  }
}
