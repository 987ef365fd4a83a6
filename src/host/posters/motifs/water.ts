import { circle, d, path, rhombus, stroke } from '../svg.ts';
import { type Motif, onHorizon, sides, type Variants } from './frame.ts';

/** Four rows of waves under a disc. Neighbouring rows are half a wave apart. */
const rows: Motif = (f) => {
  const { motif, spark, ground } = f.tones;
  const { left, right } = sides(f);
  const length = 0.8;
  // One crest. Each half wave after it mirrors the one before.
  const halves = 2 * Math.ceil((right - left) / length) + 3;
  const swell = d`q${length / 4} -.2 ${length / 2} 0` + d`t${length / 2} 0`.repeat(halves);
  const row = (i: number) => {
    const start = d`M${left - length + (i % 2) * (length / 2)} ${-0.86 + i * 0.3}`;
    const data = `${start}${swell}V.2H${d`${left - length}`}z`;
    return i % 2 ? path(ground, data, 0.4 + i * 0.2) : path(motif, data, 0.9 - i * 0.25);
  };
  return onHorizon(f, circle(spark, 0, -1.58, 0.82), row(0), row(1), row(2), row(3));
};

/** A great wave that breaks. */
const breaker: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  const { left, right } = sides(f);
  return onHorizon(
    f,
    circle(spark, 0.75, -1.55, 0.55),
    path(
      motif,
      d`M${left} .3V-.35Q-1.45-.4-1.3-1C-1-2-.5-2.5.2-2.5S1.3-2.1 1.25-1.55Q1.05-2 .65-1.95T.15-1.3C.2-.7.8-.4 ${right} -.45V.3z`,
    ),
    stroke(
      onMotif,
      0.06,
      'M-1.05-.6C-.85-1.4-.55-1.95.1-2.2M-.7-.3C-.6-1-.35-1.55.05-1.75M-.25-.1Q-.3-.6-.1-1',
      0.8,
    ),
    path(
      spark,
      `${rhombus(1.3, -1.25, 0.09)}${rhombus(1.05, -1.55, 0.07)}${rhombus(1.45, -1.7, 0.07)}${rhombus(1.15, -2.3, 0.08)}${rhombus(0.8, -2.6, 0.07)}`,
    ),
  );
};

/** Rain that falls into rings of water. */
const rain: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  const { left, right } = sides(f);
  let drops = '';
  for (let i = 0; i < 14; i++) {
    const x = left + ((right - left) * (i + 0.5)) / 14;
    drops += d`M${x} ${-2.6 + f.noise(i) * 1.2}l-.12 .5`;
  }
  const ring = (x: number, y: number, rx: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${rx * 0.2}"/>`;
  return onHorizon(
    f,
    stroke(motif, 0.06, drops),
    path(motif, d`M${left} -.85H${right}V.3H${left}z`),
    `<g fill="none" stroke="${onMotif}" stroke-width=".05">${ring(-0.4, -0.4, 0.8)}${ring(0.85, -0.6, 0.45)}</g>`,
    `<g fill="none" stroke="${spark}" stroke-width=".07">${ring(-0.4, -0.4, 0.4)}${ring(0.85, -0.6, 0.2)}</g>`,
    path(spark, rhombus(-0.4, -0.75, 0.11, 0.2) + rhombus(0.85, -0.9, 0.08, 0.15)),
  );
};

/** Waters: waves, a breaker and rain. */
export const waves: Variants = [rows, breaker, rain];

/** A sailing boat. */
const sails: Motif = (f) =>
  onHorizon(
    f,
    circle(f.tones.spark, -0.7, -1.6, 0.4),
    path(f.tones.motif, 'M-.05-2.1v1.55h-1zM.08-1.75L1-.55H.08z'),
    path(f.tones.ground, 'M-1.25-.45h2.5L.8.3H-.8z'),
  );

/** A liner with two funnels. */
const liner: Motif = (f) => {
  const { motif, spark, ground } = f.tones;
  return onHorizon(
    f,
    path(motif, 'M-.35-2.05Q-.5-2.5-1-2.4T-1.75-2.65Q-1.5-2.1-1-2.2T-.5-1.95z', 0.6),
    path(spark, 'M-.65-2.05h.4l.1.85h-.4zM.1-2.05h.4l.1.85h-.4z'),
    path(ground, 'M-.67-2.05h.42l.02.16h-.42zM.08-2.05h.42l.02.16h-.42z'),
    path(motif, 'M-1-.6L-.9-1.3H1L1.2-.6z'),
    `<path d="M-.75-1.08H1M-.8-.83H1.05" stroke="${f.tones.onMotif}" stroke-width=".1" stroke-dasharray=".1 .13"/>`,
    path(ground, 'M-1.6-.7H1.6Q1.5-.2 1.25.3H-1.25z'),
    stroke(motif, 0.04, 'M-1.3-.7L-1.15-2.2-.6-1.3M1.3-.7L1.2-2'),
    path(spark, 'M-1.5-.42H1.52l-.04.1H-1.44z'),
  );
};

/** Ships under sail and steam. */
export const ship: Variants = [sails, liner];
