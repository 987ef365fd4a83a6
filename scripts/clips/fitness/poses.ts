/**
 * Poses on the floor. The person looks to the right; the origin is on the ground, near the middle of
 * the mat.
 */
import { mix } from '../paint/motion.ts';
import type { Pose } from '../paint/person.ts';
import type { Point } from '../paint/shapes.ts';

/** A pose with both arms and legs side by side, so that only the near ones need to be given. */
export interface FloorPose {
  hip: Point;
  shoulder: Point;
  head: Point;
  headTurn: number;
  hand: Point;
  foot: Point;
  /** How far the toes point down, in turns; 0.5 points back. */
  toe: number;
  /** The far foot, where it is not beside the near one. */
  farFoot?: Point;
  farToe?: number;
}

/** Length of an arm's bones here: a little longer, so that hands reach the floor. */
const BONE = 42;

/** Returns a foot that is high enough for its toes, which may point down. */
const above = ([x, y]: Point, toe: number): Point => [
  x,
  Math.min(y, -7 - 19 * Math.sin(toe * Math.PI * 2)),
];

/** Returns the pose that a person is drawn in. */
export function poseOf(at: FloorPose): Pose {
  const farToe = at.farToe ?? at.toe;
  const beside = ([x, y]: Point, dx: number): Point => [x + dx, y - 2];
  return {
    ...{ hip: at.hip, shoulder: at.shoulder, head: at.head, headTurn: at.headTurn, arm: BONE },
    hands: [at.hand, beside(at.hand, 7)],
    feet: [above(at.foot, at.toe), above(at.farFoot ?? beside(at.foot, 9), farToe)],
    toes: [at.toe, farToe],
  };
}

/** Returns the pose between two others. */
export function between(from: FloorPose, to: FloorPose, share: number): FloorPose {
  const point = (one: Point, two: Point): Point => [
    mix(one[0], two[0], share),
    mix(one[1], two[1], share),
  ];
  const farOf = ({ foot, farFoot }: FloorPose): Point => farFoot ?? [foot[0] + 9, foot[1] - 2];
  return {
    hip: point(from.hip, to.hip),
    shoulder: point(from.shoulder, to.shoulder),
    head: point(from.head, to.head),
    headTurn: mix(from.headTurn, to.headTurn, share),
    hand: point(from.hand, to.hand),
    foot: point(from.foot, to.foot),
    toe: mix(from.toe, to.toe, share),
    farFoot: point(farOf(from), farOf(to)),
    farToe: mix(from.farToe ?? from.toe, to.farToe ?? to.toe, share),
  };
}

export const prayer: FloorPose = {
  hip: [55, -126],
  shoulder: [57, -202],
  head: [60, -242],
  headTurn: 0,
  hand: [88, -184],
  foot: [54, -10],
  toe: 0,
};

export const raisedArms: FloorPose = {
  hip: [62, -125],
  shoulder: [49, -200],
  head: [45, -240],
  headTurn: -0.07,
  hand: [20, -276],
  foot: [54, -10],
  toe: 0,
};

export const forwardFold: FloorPose = {
  hip: [44, -124],
  shoulder: [84, -62],
  head: [92, -26],
  headTurn: 0.42,
  hand: [96, -6],
  foot: [54, -10],
  toe: 0,
};

export const lunge: FloorPose = {
  hip: [0, -38],
  shoulder: [59, -86],
  head: [88, -117],
  headTurn: -0.02,
  hand: [80, -5],
  foot: [62, -10],
  toe: 0,
  farFoot: [-110, -12],
  farToe: 0.5,
};

export const mountain: FloorPose = {
  hip: [-18, -114],
  shoulder: [35, -60],
  head: [54, -28],
  headTurn: 0.4,
  hand: [94, -5],
  foot: [-66, -10],
  toe: 0,
  farFoot: [-62, -12],
};

export const eightLimbs: FloorPose = {
  hip: [30, -62],
  shoulder: [96, -22],
  head: [134, -27],
  headTurn: 0.08,
  hand: [84, -5],
  foot: [-58, -26],
  toe: 0.25,
};

export const cobra: FloorPose = {
  hip: [18, -20],
  shoulder: [74, -72],
  head: [92, -110],
  headTurn: -0.05,
  hand: [88, -5],
  foot: [-97, -12],
  toe: 0.5,
  farFoot: [-94, -14],
};

export const plank: FloorPose = {
  hip: [-19, -63],
  shoulder: [52, -88],
  head: [90, -101],
  headTurn: 0.17,
  hand: [54, -5],
  foot: [-128, -26],
  toe: 0.25,
  farFoot: [-125, -28],
};

export const handsAndKnees: FloorPose = {
  hip: [-22, -72],
  shoulder: [52, -88],
  head: [92, -96],
  headTurn: 0.17,
  hand: [54, -5],
  foot: [-86, -11],
  toe: 0.5,
};
