/** Breathing in for four counts, holding for seven and breathing out for eight. */
import type { Clip } from '../clip.ts';
import { type Canvas, layPicture } from '../paint/canvas.ts';
import { lamp, night, paper, quiet, sindoor, unlit } from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import { clamp, ease, inTurn, mix, shown, stepAt } from '../paint/motion.ts';
import { around, rhombus, rhombusLine } from '../paint/shapes.ts';
import { createStage, drawHeading, drawLamp, drawLampRow, shine } from '../paint/stage.ts';
import { write } from '../paint/text.ts';
import { inRoom } from '../sound/room.ts';
import { finish, lay, silence } from '../sound/sound.ts';
import { bell, breath } from '../sound/voices.ts';

const PARTS = inTurn([
  { words: 'Breathe in', short: 'in', seconds: 4, from: 0, to: 1 },
  { words: 'Hold', short: 'hold', seconds: 7, from: 1, to: 1 },
  { words: 'Breathe out', short: 'out', seconds: 8, from: 1, to: 0 },
]);
const ROUND = 19;
const ROUNDS = 2;
const MIDDLE = { x: 320, y: 178 };
const RING = 118;
/** Empty places on the ring, one before each part. */
const PLACES = ROUND + PARTS.length;

const stage = createStage();

/** Draws a lamp for each count. They light one after the other, and go out with the round. */
function drawCounts(canvas: Canvas, phase: number): void {
  for (const [part, { start, value }] of PARTS.entries()) {
    for (let count = 0; count < value.seconds; count++) {
      const [x, y] = around(MIDDLE.x, MIDDLE.y, RING, (start + count + part + 1) / PLACES);
      drawLamp(canvas, x, y, 6, clamp((phase - start - count) * 4));
    }
    const middle = (start + part + (value.seconds + 1) / 2) / PLACES;
    const [x, y] = around(MIDDLE.x, MIDDLE.y, RING + 44, middle);
    const on = phase >= start && phase < start + value.seconds;
    const style = { size: 15, align: 'centre', colour: on ? paper : quiet } as const;
    write(canvas, `${value.short} ${value.seconds}`, x, y, style);
  }
}

export const fourSevenEight: Clip = {
  name: '4-7-8-breathing',
  title: '4-7-8 breathing',
  kind: 'fitness',
  seconds: ROUND * ROUNDS,
  rate: 15,
  notes: 'Two calm breaths: in for four counts, held for seven, and out for a long eight.',

  draw(canvas, time) {
    const phase = time % ROUND;
    const { value, start } = stepAt(PARTS, phase);
    const air = mix(value.from, value.to, ease((phase - start) / value.seconds));
    const size = mix(26, 66, air);
    const { x, y } = MIDDLE;

    layPicture(stage, canvas);
    drawHeading(canvas, { title: this.title, accent: sindoor });
    fill(canvas, rhombusLine(x, y, 66, 82, 1.5), unlit, { alpha: 0.8 });
    shine(canvas, x, y, size * 1.9, 0.1 + 0.16 * air);
    fill(canvas, rhombus(x, y, size, size * 1.25), lamp);
    drawCounts(canvas, phase);

    const count = Math.floor(phase - start + 1e-6) + 1;
    const numeral = { face: 'display', size: 34, align: 'centre', colour: night } as const;
    write(canvas, String(count), x, y, numeral);
    const isLast = time > this.seconds - 1;
    const alpha = shown(phase, start, isLast ? Infinity : start + value.seconds, 0.3);
    const label = { face: 'display', size: 28, align: 'right', colour: paper, alpha } as const;
    write(canvas, value.words, 612, 318, label);
    drawLampRow(canvas, 34, ROUNDS, time / ROUND, 592);
  },

  sound() {
    const track = silence(this.seconds);
    for (let round = 0; round < this.seconds; round += ROUND) {
      for (const { value, start } of PARTS) {
        const at = round + start;
        if (value.short === 'in') lay(track, breath(138.5, value.seconds, true), at, 0.9);
        if (value.short === 'out') lay(track, breath(110.8, value.seconds, false), at, 0.8);
        lay(track, bell(value.short === 'hold' ? 415.5 : 554, 3.5), at, 0.14);
      }
    }
    return finish(inRoom(track, 0.25), 0.5);
  },
};
