import { circle, path, rhombus, star, stroke } from '../svg.ts';
import { atCentre, type Motif } from './frame.ts';

export const crown: Motif = (f) => {
  const jewels =
    rhombus(0, -1.42, 0.15) +
    rhombus(-1.36, -0.96, 0.11) +
    rhombus(1.36, -0.96, 0.11) +
    rhombus(0, 0.2, 0.24) +
    rhombus(-0.68, 0.3, 0.14) +
    rhombus(0.68, 0.3, 0.14);
  return atCentre(
    f,
    path(
      f.tones.motif,
      'M-1.2.6l-.12-1.35.7.62L0-1.25l.62 1.12.7-.62L1.2.6zM-1.2.72h2.4v.22h-2.4z',
    ),
    path(f.tones.spark, jewels),
  );
};

export const book: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    path(spark, 'M-1.5-.65Q-.7-.95 0-.5.7-.95 1.5-.65V1.1Q.7.8 0 1.25-.7.8-1.5 1.1z'),
    path(motif, 'M-1.35-.85Q-.6-1.1 0-.65V1Q-.6.6-1.35.85zM1.35-.85Q.6-1.1 0-.65V1Q.6.6 1.35.85z'),
    stroke(
      onMotif,
      0.05,
      'M0-.65V1M-1.1-.5q.45-.1.85.12M-1.1-.15q.45-.1.85.12M-1.1.2q.45-.1.85.12',
      0.7,
    ),
    path(onMotif, rhombus(0.66, -0.02, 0.3)),
    path(spark, rhombus(0.66, -0.02, 0.13)),
  );
};

/** A coin in front of a star. */
export const coin: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    path(spark, star(24, 1.5, 1.2), 0.4),
    circle(spark, 0, 0, 1.12),
    circle(motif, 0, 0, 0.94),
    `<circle r=".78" fill="none" stroke="${onMotif}" stroke-width=".06" stroke-dasharray=".02 .143" stroke-linecap="round"/>`,
    path(onMotif, rhombus(0, 0, 0.38)),
    path(spark, rhombus(0, 0, 0.17)),
  );
};

/** A heart with two differently coloured halves. */
export const heart: Motif = (f) => {
  const { motif, spark } = f.tones;
  return atCentre(
    f,
    path(motif, 'M0-.62C-.2-1.2-.75-1.3-1.05-1.1-1.7-.7-1.35.2 0 1.3z'),
    path(spark, 'M0-.62C.2-1.2.75-1.3 1.05-1.1 1.7-.7 1.35.2 0 1.3z'),
    path(motif, rhombus(0.62, -0.5, 0.13)),
  );
};

/** The paisley drop of shawls: a mango or a flame. */
export const paisley: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  const drop = 'M.75-1.5C.1-1.35 1.1-.5 1.1.3A1.05 1.05 0 0 1-1 .35C-1-.5-.4-1.5.75-1.5z';
  let beads = '';
  for (let i = 0; i < 9; i++) {
    const angle = Math.PI * (0.05 + i * 0.12);
    beads += rhombus(0.05 + Math.cos(angle) * 1.3, 0.35 + Math.sin(angle) * 1.3, 0.08);
  }
  return atCentre(
    f,
    path(spark, beads),
    path(motif, drop),
    `<path d="${drop}" fill="${spark}" transform="translate(.02 .2)scale(.68)"/>`,
    `<path d="${drop}" fill="${onMotif}" transform="translate(.04 .38)scale(.36)"/>`,
  );
};

/** Rhombi like those of a harlequin's coat. */
export const harlequin: Motif = (f) => {
  let [pale, lit] = ['', ''];
  for (let i = -2; i < 3; i++) {
    for (let j = -2; j < 3; j++) {
      if (Math.abs(i) + Math.abs(j) > 2) continue;
      const patch = rhombus((i - j) * 0.38, 0.16 + (i + j) * 0.45, 0.324, 0.396);
      if ((i + j) % 2) lit += patch;
      else pale += patch;
    }
  }
  return atCentre(f, path(f.tones.motif, pale), path(f.tones.spark, lit));
};
