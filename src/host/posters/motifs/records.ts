import { circle, path, rhombus, stroke, turned } from '../svg.ts';
import { atCentre, type Frame, type Motif, onHorizon, type Variants } from './frame.ts';

/** Draws four grooves of a record. The outermost has the radius `outer`. */
const groovesOf = ({ tones }: Frame, outer: number, step: number) =>
  `<g fill="none" stroke="${tones.text}" stroke-width=".02">${[0, 1, 2, 3].map((i) => `<circle r="${(outer - i * step).toFixed(2)}" stroke-opacity="${(0.2 + i * 0.08).toFixed(2)}"/>`).join('')}</g>`;

const underNeedle: Motif = (f) => {
  const { motif, spark, ground } = f.tones;
  return atCentre(
    f,
    circle(ground, 0, 0, 1.2),
    groovesOf(f, 1.06, 0.14),
    circle(spark, 0, 0, 0.48),
    path(ground, rhombus(0, 0, 0.12)),
    stroke(motif, 0.09, 'M1.3-1.35L1.36-.1.72.42'),
  );
};

/** A record half out of its sleeve. */
const inSleeve: Motif = (f) => {
  const { motif, spark, ground, onMotif } = f.tones;
  return atCentre(
    f,
    turned(
      -8,
      `<g transform="translate(.5)">${circle(ground, 0, 0, 0.98)}${groovesOf(f, 0.88, 0.13)}${circle(spark, 0, 0, 0.36)}</g>` +
        path(motif, 'M-1.4-1.05H.6V1.05H-1.4z') +
        circle(spark, -0.4, 0, 0.7) +
        path(onMotif, rhombus(-0.4, 0, 0.42)) +
        path(motif, rhombus(-0.4, 0, 0.2)),
    ),
  );
};

/** Half a record on the horizon, like a sun. */
const rising: Motif = (f) => {
  const { motif, spark, ground } = f.tones;
  return onHorizon(
    f,
    circle(motif, 0, 0, 2.05, 0.4),
    circle(motif, 0, 0, 1.85, 0.5),
    circle(ground, 0, 0, 1.62),
    groovesOf(f, 1.46, 0.2),
    circle(spark, 0, 0, 0.66),
    circle(ground, 0, 0, 0.16),
    path(spark, `${rhombus(-1.3, -2.2, 0.1)}${rhombus(1.3, -2.2, 0.1)}${rhombus(0, -2.6, 0.13)}`),
  );
};

/** Records. */
export const record: Variants = [underNeedle, inSleeve, rising];
