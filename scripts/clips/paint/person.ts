/**
 * A flat person from the side, in the style of the site's drawn posters. Limbs are thick lines with
 * round ends. Joints are computed from the places of hands and feet.
 */
import type { Canvas } from './canvas.ts';
import { type Colour, mixColours, night, paper } from './colours.ts';
import { fill } from './fill.ts';
import { ellipse, type Move, moved, type Path, type Point, polygon, stroke } from './shapes.ts';

export const skin: Colour = [201, 139, 91];
export const hair: Colour = [26, 19, 16];

export const THIGH = 58;
export const SHIN = 58;
const ARM = 36;

/** Places of the body's parts, in pixels. The person looks to the right. */
export interface Pose {
  hip: Point;
  shoulder: Point;
  head: Point;
  /** The far foot is drawn first, and darker. */
  feet: readonly [near: Point, far: Point];
  hands: readonly [near: Point, far: Point];
  /** How far the toes of each foot point down, in turns. */
  toes?: readonly [near: number, far: number];
  /** How far the head is turned with the face, in turns; 0.25 looks down. */
  headTurn?: number;
  /** Length of each of an arm's two bones. */
  arm?: number;
}

/** Returns the joint of two bones of given lengths, on the given side of the line. */
export function joint(from: Point, to: Point, upper: number, lower: number, side: 1 | -1): Point {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const reach = Math.min(Math.hypot(dx, dy), upper + lower - 0.01) || 0.01;
  const along = (upper ** 2 - lower ** 2 + reach ** 2) / (2 * reach);
  const out = Math.sqrt(Math.max(0, upper ** 2 - along ** 2)) * side;
  const [ux, uy] = [dx / reach, dy / reach];
  return [from[0] + ux * along + uy * out, from[1] + uy * along - ux * out];
}

/** Fills a path with a colour. A brush may move the path, so that the person moves as a whole. */
export type Brush = (path: Path, colour: Colour) => void;

export const brushOn =
  (canvas: Canvas, move: Move = {}): Brush =>
  (path, colour) =>
    fill(canvas, moved(path, move), colour);

export function drawPerson(brush: Brush, pose: Pose, kurta: Colour, trousers = paper): void {
  const { hip, shoulder, head, feet, hands, toes = [0, 0], headTurn = 0, arm = ARM } = pose;
  const dim = (colour: Colour) => mixColours(colour, night, 0.32);
  const sleeve = mixColours(kurta, night, 0.14);
  drawArm(brush, { shoulder, hand: hands[1], bone: arm }, dim(kurta), dim(skin));
  drawLeg(brush, hip, feet[1], toes[1], dim(trousers));
  drawLeg(brush, hip, feet[0], toes[0], trousers);
  brush(stroke([hip, shoulder], 31), kurta);
  const throat: Point = [(shoulder[0] + head[0]) / 2, (shoulder[1] + head[1]) / 2];
  brush(stroke([shoulder, throat], 13), skin);
  drawHead(headTurn === 0 ? brush : turned(brush, head, headTurn), head);
  drawArm(brush, { shoulder, hand: hands[0], bone: arm }, sleeve, skin);
}

/** Returns a brush that turns every path around a point. */
const turned =
  (brush: Brush, [x, y]: Point, turn: number): Brush =>
  (path, colour) =>
    brush(moved(moved(path, { x: -x, y: -y }), { x, y, turn }), colour);

function drawHead(brush: Brush, [x, y]: Point): void {
  brush(ellipse(x - 15, y - 9, 9), hair);
  brush(ellipse(x - 2, y - 2, 19.5, 20.5), hair);
  brush(ellipse(x + 4, y + 4, 14.5, 16), skin);
  brush(polygon([x + 16, y], [x + 22.5, y + 7], [x + 15, y + 9]), skin);
  brush(ellipse(x - 5, y + 5, 3.6, 4.6), mixColours(skin, night, 0.2));
}

function drawLeg(brush: Brush, hip: Point, foot: Point, toe: number, colour: Colour): void {
  const knee = joint(hip, foot, THIGH, SHIN, 1);
  brush(stroke([hip, knee], 27), colour);
  brush(stroke([knee, foot], 20), colour);
  const angle = toe * Math.PI * 2;
  const heel: Point = [foot[0], foot[1] + 5];
  const tip: Point = [heel[0] + Math.cos(angle) * 19, heel[1] + Math.sin(angle) * 19];
  brush(stroke([heel, tip], 11), mixColours(skin, night, 0.55));
}

interface Arm {
  shoulder: Point;
  hand: Point;
  /** Length of each of its two bones. */
  bone: number;
}

function drawArm(brush: Brush, { shoulder, hand, bone }: Arm, sleeve: Colour, bare: Colour): void {
  const elbow = joint(shoulder, hand, bone, bone, -1);
  brush(stroke([elbow, hand], 11), bare);
  brush(stroke([shoulder, elbow], 16), sleeve);
  brush(ellipse(hand[0], hand[1], 7), bare);
}
