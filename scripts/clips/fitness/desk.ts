/** A person on a chair who has turned away from a desk, and the poses of the stretches there. */
import type { Canvas } from '../paint/canvas.ts';
import { feroza, lamp, mixColours, neel, night, shade, unlit } from '../paint/colours.ts';
import { fill } from '../paint/fill.ts';
import { mix } from '../paint/motion.ts';
import type { Pose } from '../paint/person.ts';
import { bar, type Point, rectangle } from '../paint/shapes.ts';

/** How far a person is in each of the stretches, from 0 to 1. */
export interface Stretch {
  reach: number;
  open: number;
  fold: number;
  nearLeg: number;
  farLeg: number;
}

export const SITTING: Stretch = { reach: 0, open: 0, fold: 0, nearLeg: 0, farLeg: 0 };

const HIP: Point = [0, -74];

const towards = (from: Point, to: Point, share: number): Point => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
];

/** Returns the pose on the chair. The origin is on the ground below the hip. */
export function sitPose({ reach, open, fold, nearLeg, farLeg }: Stretch): Pose {
  const upright: Point = [mix(3, -7, open), -150 - 3 * reach];
  const shoulder = towards(upright, [58, -122], fold);
  const head: Point = [shoulder[0] + mix(5 - 5 * open, 34, fold), shoulder[1] - mix(40, 16, fold)];
  const knee: Point = [42, -88];
  const back: Point = [-60, -90];
  const above: Point = [10, -236];
  const hand = towards(towards(towards(knee, above, reach), back, open), [74, -26], fold);
  return {
    ...{ hip: HIP, shoulder, head, arm: 42 },
    headTurn: mix(-0.05 * open - 0.03 * reach, 0.17, fold),
    hands: [hand, [hand[0] + 6, hand[1] - 2]],
    feet: [legAt(nearLeg, 0), legAt(farLeg, 9)],
    toes: [-0.2 * nearLeg, -0.2 * farLeg],
  };
}

/** Returns the foot of a leg that is bent (0) or held out straight (1). */
const legAt = (straight: number, dx: number): Point =>
  towards([56 + dx, -10], [112 + dx / 3, -62], straight);

export function drawDesk(canvas: Canvas, ground: number): void {
  const wood = mixColours(night, unlit, 0.75);
  fill(canvas, rectangle(34, ground - 112, 92, 7), wood);
  fill(canvas, rectangle(42, ground - 105, 6, 105), wood);
  fill(canvas, rectangle(112, ground - 105, 6, 105), wood);
  fill(canvas, rectangle(56, ground - 178, 8, 54), unlit);
  fill(canvas, rectangle(63, ground - 176, 4, 50), mixColours(night, neel, 0.8));
  fill(canvas, bar([60, ground - 124], [60, ground - 112], 6), unlit);
  fill(canvas, rectangle(48, ground - 115, 26, 3), unlit);
  fill(canvas, rectangle(92, ground - 121, 9, 9), lamp, { alpha: 0.5 });
}

/** Draws the chair below a person whose hip is above `x`. */
export function drawChair(canvas: Canvas, x: number, ground: number): void {
  const dark = mixColours(night, feroza, 0.55);
  fill(canvas, rectangle(x - 30, ground - 60, 62, 8), dark);
  fill(canvas, rectangle(x - 34, ground - 134, 7, 82), dark);
  fill(canvas, rectangle(x - 2, ground - 52, 6, 44), shade);
  fill(canvas, rectangle(x - 28, ground - 10, 58, 6), shade);
  fill(canvas, rectangle(x - 28, ground - 6, 6, 6), unlit);
  fill(canvas, rectangle(x + 24, ground - 6, 6, 6), unlit);
}
