import { circle, d, fan, path, stroke } from '../svg.ts';
import { type Frame, type Motif, onHorizon, sides, type Variants } from './frame.ts';

/** Draws a dark figure of rounded limbs in front of a disc. */
const figure = (f: Frame, head: readonly [number, number], limbs: string, body = '') =>
  onHorizon(
    f,
    circle(f.tones.onGround, 0, -1.4, 1.45),
    circle(f.tones.ground, head[0], head[1], 0.24),
    stroke(f.tones.ground, 0.2, limbs),
    path(f.tones.ground, body),
  );

const standing: Motif = (f) =>
  figure(
    f,
    [0, -2.02],
    'M-.2-1.62L-.42-2.05 0-2.68.42-2.05.2-1.62M-.08-.95V.2M.1-.95L.68-.68.05-.42',
    'M-.3-1.68Q0-1.8.3-1.68L.2-1.25.22-.85H-.2V-1.25z',
  );

const warrior: Motif = (f) =>
  figure(
    f,
    [0.02, -2.02],
    'M-1.3-1.6H1.3M.1-.9L.78-.72.78.15M-.1-.9L-1.15.15',
    'M-.3-1.7H.3L.2-1.25.26-.75H-.22L-.18-1.25z',
  );

const seated: Motif = (f) =>
  figure(
    f,
    [0, -1.95],
    'M-.28-1.5L-.62-.9-.85-.35M.28-1.5L.62-.9.85-.35M-1-.1Q0-.5 1-.1M-1-.1Q0 .35 1-.1',
    'M-.36-1.58Q0-1.75.36-1.58L.24-1Q.3-.5.6-.2H-.6Q-.3-.5-.24-1z',
  );

/** Figures in poses of yoga. */
export const pose: Variants = [standing, warrior, seated];

/** Draws a dark figure in front of a rising sun with rays. */
const beforeSun = (f: Frame, head: readonly [number, number], limbs: string, body: string) => {
  const { spark, ground, onGround } = f.tones;
  return onHorizon(
    f,
    path(spark, fan(18, 0.5, 1, 9), 0.34),
    circle(onGround, 0, 0, 2),
    circle(ground, head[0], head[1], 0.21),
    stroke(ground, 0.17, limbs),
    path(ground, body),
  );
};

const lunge: Motif = (f) =>
  beforeSun(
    f,
    [0.16, -1.62],
    'M.02-1.3L-.12-1.85 0-2.45M.1-1.3L-.02-1.85.14-2.45M.05-.55L.66-.66.66.1H.9M-.05-.5L-.6 0-1.15.1',
    'M-.1-1.36L.2-1.32Q.12-.95.2-.5L-.16-.42Q-.2-.95-.1-1.36z',
  );

const downwardDog: Motif = (f) =>
  beforeSun(
    f,
    [-0.66, -0.42],
    'M-1.3.05L-.62-.72M.14-1.3L.72-.6.98.1M.05-1.3L.55-.6.74.1M.85.12h.3',
    'M-.72-.84L-.04-1.48Q.24-1.5.26-1.2L.06-1-.5-.6z',
  );

/** Figures in the salutation to the sun. */
export const sunSalute: Variants = [lunge, downwardDog];

/** A figure that bends to one side. */
export const stretch: Motif = (f) =>
  figure(
    f,
    [0.62, -1.78],
    'M-.1-.95L-.55.2M.15-.95L.6.2M.28-1.58Q.3-2.3 1.1-2.3M.3-1.45Q.8-1.3.35-.85',
    'M-.25-.85C-.3-1.35-.1-1.75.35-1.82L.55-1.5C.25-1.4.2-1.2.26-.85z',
  );

/** A runner at full stride. */
export const runner: Motif = (f) => {
  const { left } = sides(f);
  return (
    figure(
      f,
      [0.5, -2.15],
      'M.05-1L.62-.82.45-.15H.65M-.05-1L-.5-.6-1.15-.62M.2-1.68L.62-1.25 1.05-1.5M.15-1.7L-.4-1.6-.62-1.1',
      'M.05-1.85Q.3-1.95.45-1.7L.2-.9H-.2Q-.2-1.5.05-1.85z',
    ) +
    onHorizon(
      f,
      stroke(f.tones.spark, 0.07, d`M${left} -1.9H-1.2M${left} -1.45H-.95M${left} -1H-1.25`),
    )
  );
};

/** A figure that skips with a rope. */
export const jumpRope: Motif = (f) =>
  figure(
    f,
    [0, -2.2],
    'M-.25-1.75L-.5-1.3-.82-1.45M.25-1.75L.5-1.3.82-1.45M-.1-1.1L-.14-.3M.1-1.1L.14-.3',
    'M-.3-1.84Q0-1.94.3-1.84L.19-1.4.22-1H-.22L-.19-1.4z',
  ) + onHorizon(f, stroke(f.tones.ground, 0.06, 'M-.85-1.45C-1.5.5 1.5.5.85-1.45'));

/** A swimmer between waves. */
export const swimmer: Motif = (f) => {
  const { motif, spark, ground } = f.tones;
  const { left, right } = sides(f);
  const row = (y: number) =>
    d`M${left - 1} ${y}q.2-.2.4 0` +
    d`t.4 0`.repeat(Math.ceil((right - left) / 0.4) + 3) +
    d`V.3H${left - 1}z`;
  return onHorizon(
    f,
    circle(spark, -0.6, -1.95, 0.6),
    circle(motif, 0.55, -0.95, 0.26),
    stroke(motif, 0.24, 'M.02-.92L.4-1.6 1.2-1.1M0-.9L-1.1-.62'),
    path(motif, row(-0.75), 0.7),
    path(ground, row(-0.4), 0.5),
  );
};
