/** Motifs whose waves run from side to side of the sheet. */

import { atCentre, type Motif, onHorizon, sides } from '../frame.ts';
import { moving } from '../movements.ts';
import { circle, d, path, rhombus, stroke } from '../svg.ts';

/** Four rows of waves under a disc. Neighbouring rows are half a wave apart. */
export const waves: Motif = (f) => {
  const { motif, spark, ground } = f.tones;
  const { left, right } = sides(f);
  const length = 0.8;
  // One crest. Each half wave after it mirrors the one before.
  const halves = 2 * Math.ceil((right - left) / length) + 3;
  const swell = d`q${length / 4} -.2 ${length / 2} 0` + d`t${length / 2} 0`.repeat(halves);
  const row = (i: number) => {
    const start = d`M${left - length + (i % 2) * (length / 2)} ${-0.86 + i * 0.3}`;
    const data = `${start}${swell}V.2H${d`${left - length}`}z`;
    return i % 2
      ? moving('drift back', path(ground, data, 0.4 + i * 0.2))
      : moving('drift', path(motif, data, 0.9 - i * 0.25));
  };
  return onHorizon(f, circle(spark, 0, -1.58, 0.82), row(0), row(1), row(2), row(3));
};

/** A great wave that breaks. */
export const breaker: Motif = (f) => {
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
    moving(
      'fall',
      path(
        spark,
        `${rhombus(1.3, -1.25, 0.09)}${rhombus(1.05, -1.55, 0.07)}${rhombus(1.45, -1.7, 0.07)}${rhombus(1.15, -2.3, 0.08)}${rhombus(0.8, -2.6, 0.07)}`,
      ),
    ),
  );
};

/** Rain that falls into rings of water. */
export const rain: Motif = (f) => {
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
    moving('fall', stroke(motif, 0.06, drops)),
    path(motif, d`M${left} -.85H${right}V.3H${left}z`),
    `<g fill="none" stroke="${onMotif}" stroke-width=".05">${ring(-0.4, -0.4, 0.8)}${ring(0.85, -0.6, 0.45)}</g>`,
    `<g fill="none" stroke="${spark}" stroke-width=".07">${ring(-0.4, -0.4, 0.4)}${ring(0.85, -0.6, 0.2)}</g>`,
    path(spark, rhombus(-0.4, -0.75, 0.11, 0.2) + rhombus(0.85, -0.9, 0.08, 0.15)),
  );
};

/** A submarine under waves. */
export const submarine: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  const { left, right } = sides(f);
  const swell = d`M${left} -.95q.2-.18.4 0` + d`t.4 0`.repeat(Math.ceil((right - left) / 0.4));
  return atCentre(
    f,
    stroke(spark, 0.08, swell),
    moving(
      'bob',
      stroke(motif, 0.11, 'M.15-.5V-1.4H.5'),
      path(motif, 'M-.45-.3L-.3-.75H.4L.5-.3zM-1.2.15L-1.6-.2V.9L-1.2.55z'),
      path(
        motif,
        'M-1.35.35C-1-.2-.6-.35 0-.35H.7C1.2-.35 1.5 0 1.5.35S1.2 1.05.7 1.05H0C-.6 1.05-1 .9-1.35.35z',
      ),
      path(
        onMotif,
        'M-1.2.55C-.5.7.7.75 1.4.6 1.25.9 1 1.05.7 1.05H0C-.5 1.05-.9.95-1.2.55z',
        0.35,
      ),
      circle(spark, -0.4, 0.2, 0.18),
      circle(spark, 0.2, 0.2, 0.18),
      circle(spark, 0.8, 0.2, 0.18),
    ),
    path(spark, rhombus(-1.3, -0.55, 0.07) + rhombus(-1.1, -0.85, 0.05) + rhombus(1.3, -0.7, 0.07)),
  );
};

/** A battleship under smoke. */
export const warship: Motif = (f) => {
  const { motif, spark, ground } = f.tones;
  const { left, right } = sides(f);
  const sea =
    d`M${left} .3V-.1` +
    'q.2-.16.4 0'.concat(d`t.4 0`.repeat(Math.ceil((right - left) / 0.4))) +
    'V.3z';
  return onHorizon(
    f,
    circle(spark, 0.9, -2.1, 0.45),
    moving(
      'bob',
      path(
        motif,
        'M-.2-1.85C-.15-2.4-.7-2.3-.8-2.65-1.1-2.8-1.5-2.6-1.6-2.3-1.3-2.45-1-2.1-.6-2.15-.45-2.1-.42-2-.42-1.85z',
        0.6,
      ),
      path(
        motif,
        'M-1.55-.6H1.6L1.35.3H-1.3zM-.75-.62V-.95H-.5V-1.85h.36v.9h.16V-1.6H.3v.65H.5V-.62zM.02-1.6h.1V-2.6h.06v1h.1zM-1.4-.62V-.85h.5v.23zM.65-.62V-.85h.5v.23z',
      ),
      stroke(
        motif,
        0.08,
        'M-1.2-.8L-1.65-1.05M-1.1-.8L-1.55-1.15M1-.8L1.5-1.1M.9-.8L1.4-1.2M-.3-2.15L.15-2.2.45-2',
      ),
      path(spark, 'M-.5-1.6h.36v.18h-.36zM.18-2.58l.4.12-.4.12z'),
    ),
    path(ground, sea),
  );
};

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
    moving('drift', path(motif, row(-0.75), 0.7)),
    moving('drift back', path(ground, row(-0.4), 0.5)),
  );
};

/** A moon and its light on water. */
export const moonOverWater: Motif = (f) => {
  const { motif, spark } = f.tones;
  const { left, right } = sides(f);
  return onHorizon(
    f,
    circle(motif, 0, -1.95, 0.82),
    circle(motif, 0, -1.95, 1.1, 0.25),
    path(spark, 'M.2-2.74a.82.82 0 0 1 0 1.58 1.3 1.3 0 0 0 0-1.58', 0.6),
    path(motif, d`M${left} -.85H${right}V-.8H${left}z`),
    moving('drift', stroke(motif, 0.11, 'M-.6-.6H.6M-.4-.4H.5M-.65-.2H.3M-.3 0H.45')),
    path(spark, rhombus(-1.25, -1.6, 0.07) + rhombus(1.2, -2.1, 0.08) + rhombus(1.1, -1.3, 0.05)),
  );
};

/** A river boat and its boatman, who stands with a pole. */
export const boatman: Motif = (f) => {
  const { spark, ground, onGround } = f.tones;
  const { left, right } = sides(f);
  return onHorizon(
    f,
    circle(onGround, 0.15, -1.35, 1.15),
    moving(
      'drift',
      path(ground, 'M-1.5-.75Q-1-.3 0-.28T1.5-.85Q1.25.1.6.12H-.6Q-1.2.1-1.5-.75z'),
      path(ground, 'M-.25-.25Q-.2-.9.3-.9T.85-.3z'),
      stroke(ground, 0.06, 'M-1.3-2.4L-.35.25'),
      circle(ground, -0.7, -1.82, 0.15),
      path(ground, 'M-.86-1.65H-.55L-.5-1-.55-.3H-.68L-.72-.8-.85-.3H-1L-.9-1z'),
      stroke(ground, 0.1, 'M-.82-1.55L-1.05-1.35-1-1.6M-.6-1.55L-.72-1.2-.88-1.25'),
    ),
    stroke(spark, 0.06, d`M${left} .12H-1.2M-.9.2H.2M.9.12H${right}`),
  );
};
