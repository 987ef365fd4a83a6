import { circle, ellipse, path, rhombus, stroke } from '../svg.ts';
import { atCentre, type Motif, onHorizon } from './frame.ts';

/** A coil that throws sparks, and a flask. */
export const laboratory: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return onHorizon(
    f,
    stroke(
      spark,
      0.07,
      'M.75-2.25L.3-2.5.25-2.15-.35-2.35M1.1-2.3L1.5-2.65 1.45-2.3 1.75-2.4M.6-1.85L.1-1.65.15-1.4-.3-1.3',
    ),
    ellipse(motif, 0.85, -2.05, 0.42, 0.24),
    path(motif, 'M.7-2H1V-.2H.7zM.45-.3h.8V.3h-.8z'),
    `<path d="M.85-1.75V-.3" stroke="${motif}" stroke-width=".55" stroke-dasharray=".1 .1"/>`,
    path(
      motif,
      'M-.95-1.55H-.2v.14h-.1v.5L.2-.05Q.3.3 0 .3H-1.15Q-1.45.3-1.35-.05L-.85-.9v-.5h-.1z',
    ),
    path(spark, 'M-1.02-.35Q-.8-.5-.55-.35T-.12-.35L.05 0Q.1.14-.05.14H-1.1Q-1.25.14-1.2 0z'),
    path(onMotif, rhombus(-0.75, -0.1, 0.09) + rhombus(-0.35, -0.15, 0.07)),
    path(spark, rhombus(-0.65, -1.8, 0.09) + rhombus(-0.45, -2.1, 0.12)),
  );
};

export const stethoscope: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    circle(spark, -0.25, -0.3, 1.15, 0.35),
    stroke(
      motif,
      0.14,
      'M-.7-1.4H-.9C-1.15-.4-.8.1-.3.25.2.1.55-.4.3-1.4H.1M-.3.25C-.4 1.5.85 1.65.85.6',
    ),
    stroke(motif, 0.24, 'M-.68-1.4H-.6M.08-1.4H0'),
    circle(motif, 0.85, 0.35, 0.46),
    circle(spark, 0.85, 0.35, 0.32),
    path(onMotif, rhombus(0.85, 0.35, 0.14)),
    path(spark, rhombus(-0.3, 0.25, 0.16)),
  );
};

/** A djinn of smoke over his lamp. */
export const djinn: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return onHorizon(
    f,
    path(
      motif,
      'M-1.2-.5C-1.3-1 .1-.75.1-1.1.1-1.25-.3-1.3-.35-1.45Q-.65-1.7-.5-2.05-.3-2.2-.1-2.2V-2.3a.26.26 0 1 1 .5 0V-2.2Q.65-2.2.8-2.05.95-1.7.65-1.45C.6-1.2.75-1 .5-.75.1-.4-.8-.75-1.2-.5z',
    ),
    stroke(onMotif, 0.12, 'M-.36-1.55Q.15-1.4.66-1.55'),
    path(
      spark,
      `M-.2-2.42Q-.15-2.85.15-2.85T.5-2.42Q.15-2.55-.2-2.42z${rhombus(0.15, -2.85, 0.1, 0.16)}`,
    ),
    path(spark, 'M-1.45-.6L-1.15-.62Q-.8-.15-.35-.3H.65Q.75-.05.3.15H-.35Q-1 .1-1.45-.6z'),
    `<ellipse cx=".75" cy="-.08" rx=".25" ry=".2" fill="none" stroke="${spark}" stroke-width=".1"/>`,
    path(spark, 'M-.35.1H.35L.5.3H-.5zM-.1-.3L.1-.42.3-.3z'),
  );
};

/** An open palm with henna. */
export const hand: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    stroke(motif, 0.29, 'M-.48.1L-.62-.72M-.17 0L-.2-1.15M.15 0L.2-1.1M.45.1L.6-.75M.5.75L1.02.1'),
    path(motif, 'M-.62 0H.58L.66.5Q.6 1 .4 1.2V4H-.42V1.2Q-.7.9-.62 0z'),
    stroke(
      spark,
      0.29,
      'M-.6-.62L-.62-.72M-.2-1.02V-1.15M.19-1L.2-1.1M.58-.64L.6-.75M.95.19L1.02.1',
    ),
    circle(spark, 0, 0.48, 0.36),
    path(onMotif, rhombus(0, 0.48, 0.2)),
    `<circle cy=".48" r=".46" fill="none" stroke="${spark}" stroke-width=".1" stroke-dasharray="0 .206" stroke-linecap="round"/>`,
    path(spark, 'M-.46 1.25H.44v.12H-.46zM-.46 1.45H.44v.06H-.46z'),
  );
};
