/** Motifs of houses and cinemas that slant or bend to the sides of the sheet. */

import { atCentre, type Motif, onHorizon, sides } from '../frame.ts';
import { moving } from '../movements.ts';
import { circle, cuspedArch, d, ellipse, path, rhombus, stroke } from '../svg.ts';

/** A projector from the side and its beam. */
export const projector: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  const { left } = sides(f);
  return onHorizon(
    f,
    moving('light', path(spark, d`M-.45-1.35L${left} -2.7V-.1L-.45-1.1z`, 0.6)),
    circle(motif, 0.35, -2.2, 0.5),
    circle(motif, 1.05, -1.6, 0.42),
    circle(spark, 0.35, -2.2, 0.2),
    circle(spark, 1.05, -1.6, 0.16),
    path(motif, 'M-.25-1.75H.9V-.75H-.25zM-.5-1.4h.3v.35h-.3zM.1-.75H.5V.3H.1zM-.35.1H1V.3H-.35z'),
    path(onMotif, rhombus(0.3, -1.25, 0.24)),
    path(spark, rhombus(0.3, -1.25, 0.1)),
  );
};

/** Heads of an audience in front of the lit screen. */
export const audience: Motif = (f) => {
  const { motif, spark, ground, onMotif } = f.tones;
  const { left, right } = sides(f);
  let heads = '';
  for (let x = -4; x <= 4; x++)
    heads += d`M${x * 0.62 - 0.2} -.1a.2.24 0 1 1 .4 0Q${x * 0.62 + 0.3} 0 ${x * 0.62 + 0.3} .3h-.6q0-.3.1-.4`;
  return onHorizon(
    f,
    moving('light', path(spark, d`M-1.3-2.4L${left} 0H${right}L1.3-2.4z`, 0.3)),
    path(motif, 'M-1.3-2.5Q0-2.35 1.3-2.5V-.75Q0-.9-1.3-.75z'),
    circle(spark, 0, -1.62, 0.52),
    path(onMotif, rhombus(0, -1.62, 0.2)),
    path(ground, heads),
  );
};

/** A curtain that opens on a lit figure. The pelmet covers the top of the sky. */
export const curtain: Motif = (f) => {
  const { motif, spark, ground } = f.tones;
  const { left, right } = sides(f);
  const fold = 0.5;
  let pale = '';
  let shaded = '';
  // Draw folds from the opening to each side. The inner folds are gathered up the most.
  for (let i = 0; i * fold < Math.max(-left, right); i++) {
    const foot = Math.min(-0.07, -1.1 + i * 0.34);
    const [inner, outer] = [0.27 + i * fold, 0.27 + (i + 1) * fold];
    const folds =
      d`M${-inner} -3.6H${-outer}V${foot}q.25 .22 ${fold} 0z` +
      d`M${inner} -3.6H${outer}V${foot}q-.25 .22 ${-fold} 0z`;
    if (i % 2) pale += folds;
    else shaded += folds;
  }
  return onHorizon(
    f,
    moving('light', circle(spark, 0, -0.55, 0.6)),
    path(motif, pale),
    path(motif, shaded, 0.72),
    path(ground, d`M${left} -4H${right}V-2.85H${left}z`),
    circle(ground, 0, -0.86, 0.16),
    path(ground, 'M-.2.3v-.7c0-.36.4-.36.4 0v.7z'),
  );
};

/** A courtyard: an arcade around a potted tree. */
export const courtyard: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  const { left, right } = sides(f);
  return onHorizon(
    f,
    circle(spark, -0.85, -2.25, 0.42),
    path(motif, d`M${left} .3V-1.75H${right}V.3z`),
    `<path d="${d`M${left} -1.82H${right}`}" stroke="${motif}" stroke-width=".16" stroke-dasharray=".16 .1"/>`,
    path(onMotif, d`M${left} -1.6H${right}v.08H${left}z`),
    path(
      onMotif,
      cuspedArch(-1.12, -0.86, 0.44, 0.3) +
        cuspedArch(0, -0.86, 0.44, 0.3) +
        cuspedArch(1.12, -0.86, 0.44, 0.3),
    ),
    circle(spark, 0, -0.85, 0.36),
    circle(spark, -0.24, -0.6, 0.24),
    circle(spark, 0.24, -0.6, 0.24),
    path(spark, 'M-.05-.6H.05V0H-.05zM-.35-.08H.35L.28.3H-.28z'),
  );
};

/** A swing on a branch, its ropes wound with flowers. */
export const swing: Motif = (f) => {
  const { motif, spark } = f.tones;
  const { right } = sides(f);
  const ropes = 'M-.5-1.1L-.78.72M.55-1.15L.42.9';
  const leaf = (x: number, y: number, turn: number) => {
    const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const [along, across] = [c * 0.35 + s * 0.3, s * 0.35 - c * 0.3];
    const [down, aside] = [-c * 0.35 - s * 0.3, c * 0.3 - s * 0.35];
    return d`M${x} ${y}q${along} ${across} ${c * 0.7} ${s * 0.7} ${down} ${aside} ${-c * 0.7} ${-s * 0.7}`;
  };
  const leaves =
    leaf(-1.05, -1.1, 80) +
    leaf(-0.7, -1.15, 50) +
    leaf(0.05, -1.1, 110) +
    leaf(0.9, -1.1, 60) +
    leaf(1.25, -1.1, 100);
  return atCentre(
    f,
    stroke(motif, 0.24, d`M-1.15-1.15Q.1-1.3 ${right} -.8`),
    path(motif, leaves),
    moving(
      'swing',
      stroke(motif, 0.05, ropes),
      `<path d="${ropes}" stroke="${spark}" stroke-width=".2" stroke-dasharray="0 .24" stroke-linecap="round"/>`,
      path(motif, 'M-1.05.72L.7.94V1.12L-1.05.9z'),
      path(spark, rhombus(-0.2, 1.22, 0.14)),
    ),
  );
};

/** A hat and shoulders in front of a window's blinds. */
export const hat: Motif = (f) => {
  const { spark, ground, onGround } = f.tones;
  const { left, right } = sides(f);
  let blinds = '';
  for (let i = 0; i < 6; i++)
    blinds += d`M${left} ${-3.4 + i * 0.56}L${right} ${-3.75 + i * 0.56}v.26L${left} ${-3.14 + i * 0.56}z`;
  return onHorizon(
    f,
    moving('glow', path(spark, blinds, 0.28)),
    path(ground, 'M-1.45.3V.15c0-.6.5-.8.98-.92v-.7h.94v.7c.48.12.98.32.98.92V.3z'),
    ellipse(onGround, 0, -1.35, 0.5, 0.62),
    path(
      ground,
      'M-1.02-1.55q.4-.08.46-.3.04-.62.34-.62.22.12.44 0 .3 0 .34.62.06.22.46.3-1.02.42-2.04 0',
    ),
  );
};

/** A reel with a strip of film that runs out of it. */
export const reel: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  const { right } = sides(f);
  const holes = Array.from({ length: 5 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 5 - Math.PI / 2;
    return circle(onMotif, Math.cos(angle) * 0.7, Math.sin(angle) * 0.7, 0.3);
  });
  return atCentre(
    f,
    path(motif, d`M0 .82H${right + 0.1}v.38H0z`),
    `<path d="${d`M.9 1.01H${right}`}" stroke="${onMotif}" stroke-width=".16" stroke-dasharray=".12 .12"/>`,
    moving(
      'turn',
      circle(motif, 0, 0, 1.2),
      ...holes,
      circle(spark, 0, 0, 0.22),
      path(onMotif, rhombus(0, 0, 0.09)),
    ),
  );
};
