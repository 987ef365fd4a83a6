import { circle, d, ellipse, path, rhombus, stroke } from '../svg.ts';
import { atCentre, type Motif, onHorizon, sides } from './frame.ts';

/** A hat and shoulders in front of a window's blinds. */
export const hat: Motif = (f) => {
  const { spark, ground, onGround } = f.tones;
  const { left, right } = sides(f);
  let blinds = '';
  for (let i = 0; i < 6; i++)
    blinds += d`M${left} ${-3.4 + i * 0.56}L${right} ${-3.75 + i * 0.56}v.26L${left} ${-3.14 + i * 0.56}z`;
  return onHorizon(
    f,
    path(spark, blinds, 0.28),
    path(ground, 'M-1.45.3V.15c0-.6.5-.8.98-.92v-.7h.94v.7c.48.12.98.32.98.92V.3z'),
    ellipse(onGround, 0, -1.35, 0.5, 0.62),
    path(
      ground,
      'M-1.02-1.55q.4-.08.46-.3.04-.62.34-.62.22.12.44 0 .3 0 .34.62.06.22.46.3-1.02.42-2.04 0',
    ),
  );
};

/** A mask on a face with two differently coloured halves. */
export const mask: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    path(motif, 'M-.95-.5a.95 1 0 0 1 1.9 0C.95.7.45 1.25 0 1.25S-.95.7-.95-.5z'),
    path(spark, 'M0-1.5a.95 1 0 0 1 .95 1C.95.7.45 1.25 0 1.25z', 0.55),
    path(onMotif, 'M-1.25-.52q1.25-.3 2.5 0L.97.1Q.27.22 0-.12-.27.22-.97.1z'),
    path(motif, rhombus(-0.47, -0.25, 0.24, 0.13) + rhombus(0.47, -0.25, 0.24, 0.13)),
  );
};

export const eye: Motif = (f) => {
  const { skyTop, motif, spark, ground, onMotif } = f.tones;
  let lashes = '';
  for (let i = 0; i < 11; i++) {
    const angle = Math.PI * (1 + (i + 0.5) / 11);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    lashes += d`M${x * 1.31} ${y * 0.98}L${x * 1.6} ${y * 1.42}`;
  }
  return atCentre(
    f,
    `<path d="${lashes}" stroke="${spark}" stroke-width=".07"/>`,
    path(motif, 'M-1.34 0Q0-1.55 1.34 0 0 1.55-1.34 0'),
    circle(onMotif, 0, 0, 0.6),
    circle(onMotif === ground ? skyTop : motif, 0, 0, 0.42),
    path(spark, rhombus(0, 0, 0.2)),
  );
};

export const ghost: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    circle(spark, 0.45, -0.5, 0.95, 0.6),
    path(
      motif,
      'M-.85 1.3V-.5a.85.85 0 0 1 1.7 0v1.8q-.22-.4-.43 0-.2.35-.42 0-.22-.4-.43 0-.2.35-.42 0z',
    ),
    ellipse(onMotif, -0.3, -0.45, 0.15, 0.23),
    ellipse(onMotif, 0.3, -0.45, 0.15, 0.23),
    ellipse(onMotif, 0, 0.15, 0.18, 0.26),
  );
};

export const skull: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    path(motif, 'M-.62 1.3V.75C-1 .6-1.2.2-1.2-.25A1.2 1.15 0 0 1 1.2-.25C1.2.2 1 .6.62.75v.55z'),
    circle(onMotif, -0.48, -0.15, 0.34),
    circle(onMotif, 0.48, -0.15, 0.34),
    path(spark, rhombus(-0.48, -0.15, 0.11) + rhombus(0.48, -0.15, 0.11)),
    path(onMotif, 'M0 .2l.16.36h-.32zM-.36.9h.1v.4h-.1zM-.05.9h.1v.4h-.1zM.26.9h.1v.4h-.1z'),
  );
};

/** A small robot in the style of tin toys. */
export const robot: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    stroke(motif, 0.09, 'M0-.85V-1.3'),
    path(spark, rhombus(0, -1.42, 0.16)),
    path(motif, 'M-1.05-.85h2.1V.55h-2.1zM-1.3-.4h.16v.5h-.16zM1.14-.4h.16v.5h-.16z'),
    path(motif, 'M-.4.62h.8v.2h-.8zM-1.25 1.8V.9h2.5v.9z'),
    circle(onMotif, -0.45, -0.32, 0.27),
    circle(onMotif, 0.45, -0.32, 0.27),
    circle(spark, -0.45, -0.32, 0.12),
    circle(spark, 0.45, -0.32, 0.12),
    path(onMotif, 'M-.6.15h1.2v.2H-.6z'),
    path(motif, 'M-.32.15h.06v.2h-.06zM-.03.15h.06v.2h-.06zM.26.15h.06v.2h-.06z'),
  );
};
