import { circle, d, path, rhombus, stroke } from '../svg.ts';
import { atCentre, type Motif, onHorizon, sides } from './frame.ts';

export const mountain: Motif = (f) => {
  const { motif, spark, ground } = f.tones;
  return onHorizon(
    f,
    circle(spark, 0.75, -2.13, 0.42),
    path(ground, 'M-2.3.2V0l1.4-1.3L.4 0v.2zM.2.2V0l1.15-1.15L2.6 0v.2z', 0.45),
    path(motif, 'M-1.55.2V0L0-2 1.55 0v.2z'),
    path(ground, 'M0-2L1.55 0v.2H.1V0l.22-.8-.4-.5z', 0.3),
  );
};

/** Ploughed land that runs towards a low sun, and one tree. */
export const furrows: Motif = (f) => {
  const { motif, spark, ground, onMotif } = f.tones;
  const { left, right } = sides(f);
  let rows = '';
  for (let i = -9; i <= 9; i += 2) rows += d`M0-.95L${i * 0.65} .2h.65z`;
  return onHorizon(
    f,
    circle(spark, 0, -0.95, 0.86),
    path(motif, d`M${left} -.95H${right}V.2H${left}z`),
    path(onMotif, rows, 0.62),
    path(ground, 'M.9-.95v-.7h.04v.7z'),
    circle(ground, 0.92, -1.77, 0.3),
  );
};

export const road: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  const { left, right } = sides(f);
  return onHorizon(
    f,
    circle(spark, 0, -1.45, 0.72),
    path(motif, d`M${left} -1.35H${right}V.2H${left}z`),
    path(
      onMotif,
      'M-.03-1.35h.06c.5.3-.5.5-.2.75s1.3.3 1.1.7L1 .2h-2.1V.1c0-.5.45-.4.4-.75S.2-1 -.03-1.35',
    ),
  );
};

/** A broad tree with small lamps in it. */
export const tree: Motif = (f) => {
  const { motif, spark } = f.tones;
  const lamps = [
    [-0.85, -1.5],
    [-0.3, -1.25],
    [0.35, -1.55],
    [0.9, -1.3],
    [-0.45, -2],
    [0.2, -2.3],
    [0.65, -2],
  ] as const;
  return onHorizon(
    f,
    path(motif, 'M-.3.3Q-.1-.3-.12-1h.24Q.1-.3.3.3z'),
    stroke(motif, 0.12, 'M0-.6Q-.4-.8-.6-1.2M0-.5Q.4-.7.65-1.2'),
    circle(motif, -0.72, -1.5, 0.62),
    circle(motif, 0.74, -1.5, 0.62),
    circle(motif, 0, -1.95, 0.8),
    path(spark, lamps.map(([x, y]) => rhombus(x, y, 0.1)).join('')),
  );
};

export const palm: Motif = (f) => {
  const { motif, spark } = f.tones;
  const fronds = [
    'M.2-1.9q.5-.62 1.2.1Q.75-2 .2-1.9z',
    'M.2-1.9Q1-1.9 1.1-1.05.8-1.65.2-1.9z',
    'M.2-1.9Q-.3-2.6-1-1.85-.3-2.1.2-1.9z',
    'M.2-1.9Q-.55-1.8-.65-1-.35-1.6.2-1.9z',
    'M.2-1.9Q0-2.7.7-2.75.3-2.4.2-1.9z',
  ];
  return onHorizon(
    f,
    circle(spark, -0.35, -1.1, 0.8),
    path(motif, 'M-.15.3Q.1-.9.14-1.9h.12Q.3-.9.15.3z'),
    path(motif, fronds.join('')),
  );
};

/** A cactus in front of the low sun of the West. */
export const cactus: Motif = (f) =>
  onHorizon(
    f,
    circle(f.tones.spark, 0, -1.25, 1.05),
    stroke(f.tones.motif, 0.42, 'M0 .3V-1.95'),
    stroke(f.tones.motif, 0.3, 'M0-.75H-.5Q-.75-.75-.75-1V-1.4M0-.5H.5Q.75-.5.75-.75V-1.15'),
    stroke(f.tones.onMotif, 0.04, 'M-.08.2V-1.95M.08.2V-1.95', 0.35),
  );

/** A lotus that opens on the water line. */
export const lotus: Motif = (f) => {
  const { motif, spark, text } = f.tones;
  const petal = (turn: number, length: number) =>
    `<path d="M0 0Q-.62-${length * 0.6} 0-${length} .62-${length * 0.6} 0 0" transform="rotate(${turn})"/>`;
  const petals = (turn: number, length: number) => petal(-turn, length) + petal(turn, length);
  return onHorizon(
    f,
    `<g fill="${motif}" opacity=".55">${petals(74, 1.6)}</g>`,
    `<g fill="${spark}">${petals(48, 1.75)}</g>`,
    `<g fill="${motif}">${petals(24, 1.9)}</g>`,
    `<g fill="${spark}">${petal(0, 2)}</g>`,
    path(text, rhombus(0, -0.9, 0.12, 0.3)),
  );
};

/** Eight petals on top of eight others. */
export const flower: Motif = (f) => {
  const { motif, spark, ground } = f.tones;
  const petals = Array.from(
    { length: 8 },
    (_, i) => `<use href="#p" transform="rotate(${i * 45})"/>`,
  );
  const ring = petals.join('');
  return atCentre(
    f,
    '<defs><path id="p" d="M0 0q-.62-.75 0-1.35Q.62-.75 0 0"/></defs>',
    `<g fill="${spark}" opacity=".7" transform="rotate(22.5)">${ring}</g>`,
    `<g fill="${motif}" transform="scale(.86)">${ring}</g>`,
    circle(ground, 0, 0, 0.24),
    circle(spark, 0, 0, 0.13),
  );
};
