import { circle, path, rhombus, stroke } from '../svg.ts';
import { atCentre, type Motif, onHorizon } from './frame.ts';

/** A soldier's beret with its badge. */
export const beret: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    circle(spark, 0, -0.1, 1.3, 0.35),
    path(motif, 'M-1.25.2C-1.3-.5-.8-.95 0-.95 1-.95 1.7-.4 1.6.1 1.55.4 1.1.35.85.2z'),
    path(onMotif, 'M-.3-.9C.7-.9 1.5-.35 1.6.1 1.55.4 1.1.35.85.2.9-.3.4-.75-.3-.9z', 0.3),
    path(motif, 'M-1.28.26H.92V.62Q-.2.85-1.25.62z'),
    path(onMotif, 'M-1.28.24H.92v.06H-1.28z'),
    path(spark, rhombus(-0.75, -0.2, 0.3, 0.36)),
    path(onMotif, rhombus(-0.75, -0.2, 0.13, 0.16)),
    stroke(motif, 0.08, 'M.9.5L1.3.9M.9.5L1.05 1'),
  );
};

/** A police officer's peaked cap. */
export const policeCap: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    circle(spark, 0, 0, 1.35, 0.35),
    path(
      motif,
      'M-1-.05C-1.3-.3-1.55-.5-1.5-.75-1.1-.85-.6-1.15 0-1.15S1.1-.85 1.5-.75C1.55-.5 1.3-.3 1-.05z',
    ),
    path(spark, 'M-1-.05H1V.32Q0 .5-1 .32z'),
    path(motif, 'M-1 .36Q0 .2 1 .36 1.2.75.95.95 0 .55-.95.95-1.2.75-1 .36z'),
    path(onMotif, 'M0-.95l.13.26.28.04-.2.2.05.28L0-.3l-.26.13.05-.28-.2-.2.28-.04z'),
    stroke(onMotif, 0.05, 'M-.95.5Q0 .3.95.5', 0.7),
  );
};

/** A soldier's helmet and a poppy. */
export const helmet: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return onHorizon(
    f,
    stroke(spark, 0.06, 'M1.15.3Q1.3-.9 1.1-1.6M.35.1'),
    path(spark, 'M.65-1.95Q.65-2.3 1-2.1 1.4-2.4 1.5-1.95 1.55-1.5 1.1-1.5T.65-1.95z'),
    circle(onMotif, 1.1, -1.85, 0.13),
    path(
      motif,
      'M-1.5-.15Q-1.15-.3-1.1-.5C-1.05-1.2-.7-1.55-.2-1.55S.65-1.2.7-.5Q.75-.3 1.1-.15.5.12-.2.12T-1.5-.15z',
    ),
    path(onMotif, 'M-.2-1.55C.3-1.55.65-1.2.7-.5L.5-.42C.4-1.1.2-1.4-.2-1.55z', 0.4),
    stroke(onMotif, 0.05, 'M-1.08-.42Q-.2-.12.68-.42'),
    stroke(motif, 0.07, 'M-1 0Q-.9.35-.5.3'),
  );
};
