/** Motifs with details that lie in other places on each sheet. */

import { atCentre, type Motif, onHorizon } from '../frame.ts';
import { moving } from '../movements.ts';
import { circle, path, rhombus, stroke } from '../svg.ts';

/** A full moon with a shadow, among rhombic stars. */
export const moon: Motif = (f) => {
  const { tones, noise } = f;
  let stars = '';
  for (let i = 0; i < 7; i++) {
    const y = 36 + noise(i + 9) * (f.horizon - 80);
    stars += rhombus(noise(i) * f.width, y, 1.4 + noise(i + 3) * 1.6);
  }
  return (
    moving('glow', path(tones.motif, stars, 0.8)) +
    atCentre(
      f,
      circle(tones.motif, 0, 0, 1.02),
      path(tones.spark, 'M0-1.02a1.02 1.02 0 0 1 0 2.04 1.5 1.5 0 0 0 0-2.04', 0.55),
    )
  );
};

/** A sleigh in the snow. */
export const sleigh: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  let flakes = '';
  // One in each fifth of the width.
  for (let i = 0; i < 5; i++)
    flakes += rhombus((i + f.noise(i)) * 0.7 - 1.75, -2.8 + f.noise(i + 20) * 0.8, 0.06);
  return onHorizon(
    f,
    moving('fall', path(motif, flakes, 0.6)),
    path(
      motif,
      'M-1.2-1.3C-1.45-1.7-.95-1.9-.85-1.5-.7-1 .1-.95.4-1.1.75-1.3.7-1.8 1.15-2 1.5-2.1 1.55-1.7 1.3-1.65 1.2-1.2 1.15-.4.55-.35H-.6C-1.05-.4-1.2-.8-1.2-1.3z',
    ),
    path(spark, 'M.45-1C.85-1.25.75-1.65 1.1-1.8 1.05-1.2.95-.7.5-.65z'),
    stroke(spark, 0.12, 'M-1.4-.5Q-1.6-.3-1.4-.1H1.2Q1.5-.1 1.5-.4'),
    stroke(motif, 0.1, 'M-.5-.4l-.1.3M.5-.4l.1.3'),
    stroke(onMotif, 0.06, 'M-.95-.95Q-.3-.55.45-.75'),
  );
};

/** An umbrella in the rain. */
export const umbrella: Motif = (f) => {
  const { motif, spark } = f.tones;
  let drops = '';
  for (let i = 0; i < 10; i++) {
    const [x, y] = [f.noise(i) * 4 - 2, f.noise(i + 20) * 2.3 - 0.9];
    drops += rhombus(x, y, 0.04, 0.13);
  }
  return atCentre(
    f,
    moving('fall', path(motif, drops, 0.5)),
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
