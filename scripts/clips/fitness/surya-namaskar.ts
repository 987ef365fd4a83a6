/**
 * Surya namaskar, the salute to the sun: its twelve steps in the order of the Bihar school, each
 * with its name and its breath. Twelve lamps in a ring stand for the sun.
 */
import type { Clip } from '../clip.ts';
import { type Canvas, layPicture } from '../paint/canvas.ts';
import { lamp, marigold, paper, paper2, shade, sindoor, unlit } from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import { ease, inTurn, spoken, stepAt } from '../paint/motion.ts';
import { brushOn, drawPerson } from '../paint/person.ts';
import { around, ellipse, rectangle } from '../paint/shapes.ts';
import { createStage, drawHeading, drawLamp, shine } from '../paint/stage.ts';
import { write } from '../paint/text.ts';
import { inRoom } from '../sound/room.ts';
import { finish, lay } from '../sound/sound.ts';
import { tanpura } from '../sound/tanpura.ts';
import { bell, breath } from '../sound/voices.ts';
import {
  between,
  cobra,
  eightLimbs,
  type FloorPose,
  forwardFold,
  lunge,
  mountain,
  poseOf,
  prayer,
  raisedArms,
} from './poses.ts';

const STEP = 4;
/** Seconds in which the body moves from one step to the next. */
const MOVE = 1.6;
const GROUND = 318;
const SUN = { x: 478, y: 150, radius: 84 };

interface Position {
  name: string;
  english: string;
  breath: 'in' | 'out' | 'held';
  pose: FloorPose;
}

const half: readonly Position[] = [
  { name: 'Pranamasana', english: 'Prayer', breath: 'out', pose: prayer },
  { name: 'Hasta Uttanasana', english: 'Raised arms', breath: 'in', pose: raisedArms },
  { name: 'Padahastasana', english: 'Hands to feet', breath: 'out', pose: forwardFold },
  { name: 'Ashwa Sanchalanasana', english: 'Low lunge', breath: 'in', pose: lunge },
  { name: 'Parvatasana', english: 'Mountain', breath: 'out', pose: mountain },
];

const POSITIONS = inTurn(
  [
    ...half,
    {
      ...{ name: 'Ashtanga Namaskara', english: 'Eight limbs' },
      ...{ breath: 'held' as const, pose: eightLimbs },
    },
    { name: 'Bhujangasana', english: 'Cobra', breath: 'in' as const, pose: cobra },
    ...half.toReversed(),
  ].map((position) => ({ ...position, seconds: STEP })),
);

const WORDS = { in: 'Breathe in', out: 'Breathe out', held: 'Hold the breath' };

const stage = createStage();

function drawSun(canvas: Canvas, step: number): void {
  const { x, y, radius } = SUN;
  shine(canvas, x, y, radius * 1.6, 0.04 + 0.012 * step);
  for (let index = 0; index < POSITIONS.length; index++) {
    const [px, py] = around(x, y, radius, index / POSITIONS.length);
    drawLamp(canvas, px, py, 8, index < step ? 1 : 0);
  }
  const style = { face: 'display', align: 'centre' } as const;
  write(canvas, String(step), x, y - 8, { ...style, size: 72, colour: paper });
  write(canvas, `of ${POSITIONS.length}`, x, y + 42, { ...style, size: 18, colour: paper2 });
}

export const suryaNamaskar: Clip = {
  name: 'surya-namaskar',
  title: 'Surya namaskar',
  kind: 'fitness',
  seconds: POSITIONS.length * STEP,
  rate: 15,
  notes: 'One round of the salute to the sun: twelve positions in order, with names and breath.',

  draw(canvas, time) {
    const { value, start } = stepAt(POSITIONS, time);
    const index = Math.round(start / STEP);
    const last = POSITIONS[index - 1]?.value ?? value;
    const pose = between(last.pose, value.pose, ease((time - start) / MOVE));

    layPicture(stage, canvas);
    fill(canvas, ellipse(200, 190, 128), marigold, { alpha: 0.85 });
    fill(canvas, rectangle(56, GROUND, 288, 5), sindoor);
    fill(canvas, rectangle(56, GROUND + 5, 288, 3), shade);
    drawPerson(brushOn(canvas, { x: 178, y: GROUND, scale: 0.84 }), poseOf(pose), paper, unlit);
    drawHeading(canvas, { title: this.title, accent: sindoor });

    drawSun(canvas, index + 1);
    const alpha = spoken(POSITIONS, time, 0.25);
    const style = { face: 'display', align: 'centre', alpha } as const;
    write(canvas, value.name, SUN.x, 268, { ...style, size: 23, colour: paper });
    write(canvas, value.english, SUN.x, 294, { size: 16, align: 'centre', colour: paper2, alpha });
    write(canvas, WORDS[value.breath], SUN.x, 330, { ...style, size: 24, colour: lamp });
  },

  sound() {
    const track = tanpura(184.7, this.seconds).map((value) => value * 0.26);
    for (const { value, start } of POSITIONS) {
      lay(track, bell(554, 3), start, 0.22);
      if (value.breath === 'in') lay(track, breath(138.5, STEP, true), start, 0.5);
      if (value.breath === 'out') lay(track, breath(110.8, STEP, false), start, 0.45);
    }
    return finish(inRoom(track, 0.22), 0.5);
  },
};
