/** Box breathing: a lamp moves round a square, four seconds a side: in, hold, out, hold. */
import type { Clip } from '../clip.ts';
import { type Canvas, layPicture } from '../paint/canvas.ts';
import { lamp, paper, paper2, quiet, shade, sindoor, unlit } from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import { shown } from '../paint/motion.ts';
import { type Point, rhombus, stroke } from '../paint/shapes.ts';
import { createStage, drawHeading, drawLampRow, shine } from '../paint/stage.ts';
import { write } from '../paint/text.ts';
import { inRoom } from '../sound/room.ts';
import { finish, lay, silence } from '../sound/sound.ts';
import { bell, breath } from '../sound/voices.ts';

const SIDE = 4;
const ROUNDS = 2;
const HALF = 100;
const MIDDLE = { x: 320, y: 184 };

/** The corners in the lamp's order, from the lower left one upwards. */
const CORNERS: readonly Point[] = [
  [-HALF, HALF],
  [-HALF, -HALF],
  [HALF, -HALF],
  [HALF, HALF],
].map(([x = 0, y = 0]): Point => [MIDDLE.x + x, MIDDLE.y + y]);

const SIDES = [
  { words: 'Breathe in', short: 'in', at: [-HALF - 26, 0] },
  { words: 'Hold', short: 'hold', at: [0, -HALF - 20] },
  { words: 'Breathe out', short: 'out', at: [HALF + 28, 0] },
  { words: 'Hold', short: 'hold', at: [0, HALF + 22] },
] as const;

const stage = createStage();

const corner = (index: number): Point => CORNERS[index % 4] ?? [0, 0];

function drawBox(canvas: Canvas, side: number, share: number): Point {
  fill(canvas, stroke([...CORNERS, corner(0)], 5), shade);
  fill(canvas, stroke([...CORNERS, corner(0)], 1.5), unlit);
  const from = corner(side);
  const to = corner(side + 1);
  const here: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  fill(canvas, stroke([from, here], 5), lamp);
  for (const [x, y] of CORNERS) fill(canvas, rhombus(x, y, 7, 9), unlit);
  return here;
}

export const boxBreathing: Clip = {
  name: 'box-breathing',
  title: 'Box breathing',
  kind: 'fitness',
  seconds: ROUNDS * SIDE * 4,
  rate: 15,
  notes: 'A lamp walks round a square: four counts in, four held, four out and four held, twice.',

  draw(canvas, time) {
    const side = Math.floor(time / SIDE) % 4;
    const phase = time % SIDE;
    layPicture(stage, canvas);
    drawHeading(canvas, { title: this.title, accent: sindoor });

    const [x, y] = drawBox(canvas, side, phase / SIDE);
    shine(canvas, x, y, 54, 0.3);
    fill(canvas, rhombus(x, y, 13, 17), lamp);

    for (const [index, { short, at }] of SIDES.entries()) {
      const colour = index === side ? paper : quiet;
      const style = { size: 15, align: 'centre', colour } as const;
      write(canvas, short, MIDDLE.x + at[0], MIDDLE.y + at[1], style);
    }
    const numeral = { face: 'display', size: 82, align: 'centre', colour: paper } as const;
    write(canvas, String(Math.floor(phase) + 1), MIDDLE.x, MIDDLE.y - 18, numeral);
    const words = SIDES[side]?.words ?? '';
    const label = { face: 'display', size: 24, align: 'centre', colour: paper2 } as const;
    write(canvas, words, MIDDLE.x, MIDDLE.y + 52, { ...label, alpha: shown(phase, 0, SIDE, 0.25) });
    drawLampRow(canvas, 34, ROUNDS, time / (SIDE * 4), 592);
  },

  sound() {
    const track = silence(this.seconds);
    for (let start = 0; start < this.seconds; start += SIDE) {
      const side = (start / SIDE) % 4;
      if (side === 0) lay(track, breath(138.5, SIDE, true), start, 0.9);
      if (side === 2) lay(track, breath(110.8, SIDE, false), start, 0.8);
      const note = [415.5, 554, 415.5, 369.3][side] ?? 415.5;
      lay(track, bell(note, 3.5), start, 0.16);
    }
    return finish(inRoom(track, 0.25), 0.5);
  },
};
