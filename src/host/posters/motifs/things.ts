import { circle, ellipse, path, rhombus, stroke, turned } from '../svg.ts';
import { atCentre, type Motif, onHorizon } from './frame.ts';

/** A kite on its line. */
export const kite: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    turned(
      16,
      stroke(motif, 0.04, 'M0 .1C.6 1.4-.4 1.9-1.2 3.2') +
        path(motif, 'M0-1.5L-1.15-.3 0 1zM0 .9l.36.55h-.72z') +
        path(spark, 'M0-1.5L1.15-.3 0 1z') +
        path(onMotif, rhombus(0, -0.32, 0.3)) +
        stroke(onMotif, 0.05, 'M0-1.5V1M-1.15-.3Q0-1.25 1.15-.3'),
    ),
  );
};

/** A lantern that hangs from above into the sky. */
export const lantern: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    circle(spark, 0, 0.15, 1.35, 0.3),
    stroke(motif, 0.06, 'M0-4V-1.1'),
    path(motif, 'M-.14-1.2h.28L.6-.72h-1.2z'),
    path(motif, 'M-.5-.65H.5L.85.15.5.95h-1L-.85.15z'),
    path(spark, 'M-.36-.5h.3v1.3h-.3L-.66.15zM.36-.5h-.3v1.3h.3L.66.15z'),
    path(onMotif, rhombus(0, 0.15, 0.17, 0.36)),
    path(motif, 'M-.42 1.02h.84L.3 1.2h-.6zM-.08 1.2h.16L0 1.6z'),
  );
};

/** A clay lamp with its flame. */
export const diya: Motif = (f) => {
  const { motif, spark, skyTop, onMotif } = f.tones;
  return atCentre(
    f,
    circle(spark, 0, -0.4, 1.15, 0.28),
    path(spark, 'M0-1.5C.65-.7.55.1 0 .25-.55.1-.65-.7 0-1.5z'),
    path(skyTop, rhombus(0, -0.25, 0.16, 0.3)),
    path(motif, 'M-1.4.2Q-.7.5 0 .5T1.4.2C1.35.9.8 1.2 0 1.2S-1.35.9-1.4.2z'),
    path(onMotif, rhombus(-0.55, 0.8, 0.1) + rhombus(0, 0.86, 0.14) + rhombus(0.55, 0.8, 0.1)),
  );
};

export const umbrella: Motif = (f) => {
  const { motif, spark } = f.tones;
  let drops = '';
  for (let i = 0; i < 10; i++) {
    const [x, y] = [f.noise(i) * 4 - 2, f.noise(i + 20) * 2.3 - 0.9];
    drops += rhombus(x, y, 0.04, 0.13);
  }
  return atCentre(
    f,
    path(motif, drops, 0.5),
    stroke(motif, 0.08, 'M0-1.2V1.15q0 .27.25.27t.25-.27'),
    path(
      motif,
      'M-1.4.1A1.4 1.3 0 0 1 1.4.1Q1.1-.2.84.1.56-.25.28.1 0-.25-.28.1-.56-.25-.84.1-1.1-.2-1.4.1z',
    ),
    path(
      spark,
      'M0-1.2Q.84-.8.84.1.56-.25.28.1.25-.8 0-1.2zM0-1.2Q-.84-.8-.84.1-.56-.25-.28.1-.25-.8 0-1.2z',
    ),
  );
};

/** A teacup with steam. */
export const teacup: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    stroke(
      spark,
      0.11,
      'M-.5-.45q-.3-.3 0-.55t0-.5M0-.45q-.3-.3 0-.55t0-.5M.5-.45q-.3-.3 0-.55t0-.5',
    ),
    stroke(motif, 0.14, 'M.85 0q.55-.02.5.36T.75.74'),
    path(motif, 'M-1-.2H1C1 .6.6 1.05 0 1.05S-1 .6-1-.2z'),
    path(onMotif, rhombus(0, 0.38, 0.2)),
    path(spark, 'M-1.3 1.18h2.6Q1 1.42 0 1.42T-1.3 1.18z'),
  );
};

/** A clay pot for water. */
export const pot: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return onHorizon(
    f,
    circle(spark, 0.6, -1.95, 0.6),
    path(
      motif,
      'M-.45-1.75H.45L.34-1.5C1-1.35 1.2-.9 1.15-.5 1.1-.1.7.3.5.3H-.5C-.7.3-1.1-.1-1.15-.5-1.2-.9-1-1.35-.34-1.5z',
    ),
    ellipse(motif, 0, -1.75, 0.58, 0.13),
    stroke(onMotif, 0.06, 'M-1.1-.85Q0-.55 1.1-.85M-1.13-.42Q0-.12 1.13-.42', 0.8),
    path(
      onMotif,
      [-0.7, -0.24, 0.24, 0.7].map((x) => rhombus(x, -0.45 + Math.abs(x) * -0.12, 0.09)).join(''),
    ),
  );
};
