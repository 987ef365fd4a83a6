/** Faces of animals, whose pie eyes look left or right. */

import type { Frame, Motif } from '../frame.ts';
import { moving } from '../movements.ts';
import { circle, d, ellipse, group, path, stroke } from '../svg.ts';
import { contrast } from '../tone.ts';

const WHITE = '#FFFFFF';

/** Draws a pie-eyed face of the first cartoons: one head, with the animal's ears. */
function face(f: Frame, ears: string, muzzle = ''): string {
  const { motif, spark, onMotif } = f.tones;
  const pupil = contrast(motif, WHITE) < 3 ? onMotif : motif;
  // The eyes look left or right.
  const look = f.noise(1) < 0.5 ? 1 : -1;
  const eye = (x: number) =>
    ellipse(WHITE, x, -0.1, 0.34, 0.5) +
    path(pupil, d`M${x} .06l${look * 0.1} -.33a.22 .36 0 1 ${look > 0 ? 0 : 1} ${look * 0.11} .2z`);
  const nose = circle(spark, 0, 0.5, 0.16) + stroke(spark, 0.06, 'M-.3.72Q0 .95.3.72');
  const head = ears + circle(motif, 0, 0, 1.06) + muzzle;
  return group(
    f.x,
    f.y + f.unit * 0.2,
    f.unit * 0.86,
    head + moving('blink', eye(-0.37), eye(0.37)) + nose,
  );
}

export const cat: Motif = (f) =>
  face(
    f,
    path(f.tones.motif, 'M-1.05-.1l.05-1.3.85.55zM1.05-.1L1-1.4l-.85.55z'),
    stroke(f.tones.spark, 0.04, 'M-.5.55L-1.4.4M-.5.65L-1.4.75M.5.55L1.4.4M.5.65L1.4.75'),
  );

export const rabbit: Motif = (f) => {
  const { motif, spark } = f.tones;
  const ear = (x: number) =>
    ellipse(motif, x, -1.2, 0.24, 0.7) + ellipse(spark, x, -1.2, 0.1, 0.45);
  return face(f, ear(-0.42) + ear(0.42));
};

export const bear: Motif = (f) => {
  const { motif, spark } = f.tones;
  const ear = (x: number) => circle(motif, x, -0.86, 0.42) + circle(spark, x, -0.9, 0.2);
  return face(f, ear(-0.8) + ear(0.8));
};

export const dog: Motif = (f) =>
  face(
    f,
    path(
      f.tones.spark,
      'M-.7-.85C-1.2-1-1.65-.6-1.6.1-1.58.5-1.2.55-1.05.2zM.7-.85C1.2-1 1.65-.6 1.6.1 1.58.5 1.2.55 1.05.2z',
    ),
  );

export const mouse: Motif = (f) => {
  const { motif, spark } = f.tones;
  const ear = (x: number) =>
    ellipse(motif, x, -0.62, 0.5, 0.62) + ellipse(spark, x, -0.62, 0.32, 0.42);
  const whiskers = 'M-.4.5L-1.3.3M-.4.58L-1.3.62M.4.5L1.3.3M.4.58L1.3.62';
  return face(f, ear(-1.05) + ear(1.05), stroke(spark, 0.04, whiskers));
};
