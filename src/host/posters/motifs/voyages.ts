import { circle, d, ellipse, path, rhombus, stroke, turned } from '../svg.ts';
import { atCentre, type Motif, onHorizon, sides } from './frame.ts';

/** A rocket that rises. */
export const rocket: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    turned(
      24,
      path(
        spark,
        'M-.3.85H.3L.16 1.5 0 2.1-.16 1.5zM-.36-.05L-.95.55V1.2L-.36.75zM.36-.05L.95.55V1.2L.36.75z',
      ) +
        path(motif, 'M0-1.7C.4-1.3.5-.8.5-.2L.36.85H-.36L-.5-.2C-.5-.8-.4-1.3 0-1.7z') +
        path(
          onMotif,
          'M0-1.7C.16-1.55.26-1.38.34-1.15H-.34C-.26-1.38-.16-1.55 0-1.7zM-.42.5H.42L.4.64H-.4z',
        ) +
        circle(onMotif, 0, -0.5, 0.26) +
        circle(spark, 0, -0.5, 0.16),
    ),
    path(
      motif,
      rhombus(-1.2, -0.7, 0.09) +
        rhombus(1.2, 0.6, 0.08) +
        rhombus(-0.75, -1.2, 0.06) +
        rhombus(-1.15, 0.5, 0.06),
    ),
  );
};

/** A flying saucer and its beam. */
export const spacecraft: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return onHorizon(
    f,
    path(spark, 'M-.5-1.5L-1.35.3H1.35L.5-1.5z', 0.45),
    path(spark, 'M-.65-2.05C-.6-2.85.6-2.85.65-2.05z'),
    path(motif, 'M-1.55-1.75Q-.9-2.15 0-2.15T1.55-1.75Q.9-1.35 0-1.35T-1.55-1.75z'),
    ellipse(onMotif, 0, -1.48, 0.5, 0.09),
    path(spark, [-1, -0.5, 0, 0.5, 1].map((x) => rhombus(x, -1.75 + x * x * 0.02, 0.1)).join('')),
    path(motif, 'M-.28.3V-.15a.28.28 0 0 1 .56 0V.3z'),
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
    stroke(motif, 0.11, 'M.15-.5V-1.4H.5'),
    path(motif, 'M-.45-.3L-.3-.75H.4L.5-.3zM-1.2.15L-1.6-.2V.9L-1.2.55z'),
    path(
      motif,
      'M-1.35.35C-1-.2-.6-.35 0-.35H.7C1.2-.35 1.5 0 1.5.35S1.2 1.05.7 1.05H0C-.6 1.05-1 .9-1.35.35z',
    ),
    path(onMotif, 'M-1.2.55C-.5.7.7.75 1.4.6 1.25.9 1 1.05.7 1.05H0C-.5 1.05-.9.95-1.2.55z', 0.35),
    circle(spark, -0.4, 0.2, 0.18),
    circle(spark, 0.2, 0.2, 0.18),
    circle(spark, 0.8, 0.2, 0.18),
    path(spark, rhombus(-1.3, -0.55, 0.07) + rhombus(-1.1, -0.85, 0.05) + rhombus(1.3, -0.7, 0.07)),
  );
};

/** A bullock and its covered cart. */
export const cart: Motif = (f) => {
  const { motif, spark } = f.tones;
  return onHorizon(
    f,
    path(spark, 'M-.25-1C-.2-1.9 0-2.1.6-2.1S1.45-1.9 1.5-1z'),
    stroke(motif, 0.06, 'M.1-1Q.1-1.7.25-2M.6-1V-2.1M1.1-1Q1.15-1.7.95-2'),
    path(motif, 'M-1-1H1.6v.17H-1z'),
    `<circle cx=".65" cy="-.48" r=".64" fill="none" stroke="${motif}" stroke-width=".13"/>`,
    stroke(motif, 0.06, 'M.05-.48H1.25M.65-1.1V.12M.23-.9L1.07-.06M1.07-.9L.23-.06'),
    circle(spark, 0.65, -0.48, 0.14),
    path(
      motif,
      'M-1.28-1.02Q-1.15-1.4-.95-1.08L-.4-1Q-.2-.95-.2-.6L-.25.3H-.42L-.48-.35Q-.75-.25-1-.35L-1.02.3H-1.2L-1.22-.5-1.62-.62-1.6-.8-1.4-1.02Q-1.65-1.2-1.55-1.5-1.45-1.2-1.28-1.02z',
    ),
  );
};

/** A sleigh in the snow. */
export const sleigh: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  let flakes = '';
  for (let i = 0; i < 5; i++)
    flakes += rhombus(f.noise(i) * 3.4 - 1.7, -2.7 + f.noise(i + 20) * 1.5, 0.06);
  return onHorizon(
    f,
    path(motif, flakes, 0.8),
    path(
      motif,
      'M-1.2-1.3C-1.45-1.7-.95-1.9-.85-1.5-.7-1 .1-.95.4-1.1.75-1.3.7-1.8 1.15-2 1.5-2.1 1.55-1.7 1.3-1.65 1.2-1.2 1.15-.4.55-.35H-.6C-1.05-.4-1.2-.8-1.2-1.3z',
    ),
    path(spark, 'M.45-1C.85-1.25.75-1.65 1.1-1.8 1.05-1.2.95-.7.5-.65z'),
    stroke(spark, 0.12, 'M-1.35-.5Q-1.6-.35-1.45-.05H1.2Q1.5-.1 1.5-.4'),
    stroke(motif, 0.1, 'M-.5-.4L-.6-.08M.45-.4L.55-.08'),
    stroke(onMotif, 0.06, 'M-.95-.95Q-.3-.55.45-.75'),
  );
};

export const tractor: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return onHorizon(
    f,
    circle(spark, -0.8, -2.1, 0.5),
    path(motif, 'M-1.35-1.15H0L.1-2H1.2v.14H1.1V-.8H-1.35z'),
    path(spark, 'M.2-1.85H.95V-1.2H.12z'),
    stroke(motif, 0.12, 'M-.8-1.1V-1.65'),
    path(onMotif, 'M-1.2-1H-.6v.06H-1.2zM-1.2-.85H-.6v.06H-1.2z'),
    circle(motif, 0.75, -0.6, 0.86),
    circle(onMotif, 0.75, -0.6, 0.62),
    circle(motif, 0.75, -0.6, 0.4),
    path(spark, rhombus(0.75, -0.6, 0.16)),
    circle(motif, -0.95, -0.25, 0.5),
    circle(onMotif, -0.95, -0.25, 0.32),
    circle(motif, -0.95, -0.25, 0.17),
  );
};
