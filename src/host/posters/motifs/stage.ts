import { circle, d, path, rhombus, stroke, turned } from '../svg.ts';
import { atCentre, type Motif, onHorizon, sides } from './frame.ts';

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
    circle(spark, 0, -0.55, 0.6),
    path(motif, pale),
    path(motif, shaded, 0.72),
    path(ground, d`M${left} -4H${right}V-2.85H${left}z`),
    circle(ground, 0, -0.86, 0.16),
    path(ground, 'M-.2.3v-.7c0-.36.4-.36.4 0v.7z'),
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
    circle(motif, 0, 0, 1.2),
    ...holes,
    circle(spark, 0, 0, 0.22),
    path(onMotif, rhombus(0, 0, 0.09)),
  );
};

/** A dhol with its strap, laced from head to head. */
export const drum: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  const lacing = 'M-.9-.7L-.45.92 0-.98.45.92.9-.7M-.9.7L-.45-.92 0 .98.45-.92.9.7';
  return atCentre(
    f,
    turned(
      -18,
      stroke(spark, 0.12, 'M-.85-.7Q0-2 .85-.7') +
        path(motif, 'M-.95-.75Q0-1.2.95-.75V.75Q0 1.2-.95.75z') +
        stroke(onMotif, 0.06, lacing, 0.6) +
        `<ellipse cx="-.98" rx=".24" ry=".8" fill="${spark}"/><ellipse cx=".98" rx=".24" ry=".8" fill="${spark}"/>` +
        `<ellipse cx=".98" rx=".1" ry=".36" fill="${onMotif}"/>`,
    ),
  );
};

/** A ticket with notched ends and a tear-off part. */
export const ticket: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  const bites = 'v.2a.2.2 0 0 0 0 .4v.16a.2.2 0 0 0 0 .4v.2';
  return atCentre(
    f,
    turned(
      -14,
      path(
        motif,
        `M-1.38-.68H1.38${bites}H-1.38${bites.replaceAll('v.', 'v-.').replaceAll('0 .4', '0-.4')}z`,
      ) +
        `<path d="M.72-.68V.68" stroke="${onMotif}" stroke-width=".06" stroke-dasharray=".1 .1"/>` +
        path(spark, rhombus(-0.35, 0, 0.4)) +
        path(onMotif, rhombus(-0.35, 0, 0.18)) +
        path(spark, rhombus(1.06, 0, 0.1) + rhombus(1.06, -0.36, 0.07) + rhombus(1.06, 0.36, 0.07)),
    ),
  );
};
