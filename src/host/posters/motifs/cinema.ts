import { circle, d, path, rhombus } from '../svg.ts';
import { type Motif, onHorizon, sides, type Variants } from './frame.ts';

/** A projector's beam on a small figure. */
const onFigure: Motif = (f) => {
  const { motif, spark, ground } = f.tones;
  return onHorizon(
    f,
    path(spark, 'M1.1-2.43L-2.6 0v.2H.6V0z', 0.5),
    path(motif, 'M1.1-2.43L-1.6 0v.2h1.4V0z', 0.75),
    circle(ground, 1.1, -2.43, 0.36),
    path(spark, rhombus(1.1, -2.43, 0.16)),
    path(ground, 'M-.78.3v-.8c0-.34.36-.34.36 0v.8z'),
    circle(ground, -0.6, -0.92, 0.15),
  );
};

/** A projector from the side and its beam. */
const projector: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  const { left } = sides(f);
  return onHorizon(
    f,
    path(spark, d`M-.45-1.35L${left} -2.7V-.1L-.45-1.1z`, 0.6),
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
const audience: Motif = (f) => {
  const { motif, spark, ground, onMotif } = f.tones;
  const { left, right } = sides(f);
  let heads = '';
  for (let x = -4; x <= 4; x++)
    heads += d`M${x * 0.62 - 0.2} -.1a.2.24 0 1 1 .4 0Q${x * 0.62 + 0.3} 0 ${x * 0.62 + 0.3} .3h-.6q0-.3.1-.4`;
  return onHorizon(
    f,
    path(spark, d`M-1.3-2.4L${left} 0H${right}L1.3-2.4z`, 0.3),
    path(motif, 'M-1.3-2.5Q0-2.35 1.3-2.5V-.75Q0-.9-1.3-.75z'),
    circle(spark, 0, -1.62, 0.52),
    path(onMotif, rhombus(0, -1.62, 0.2)),
    path(ground, heads),
  );
};

/** Light of the cinema. */
export const beam: Variants = [onFigure, projector, audience];
