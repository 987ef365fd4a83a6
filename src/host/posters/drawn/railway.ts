/** Motifs of railways, which reach the sides of the sheet. */

import { type Motif, onHorizon, sides } from '../frame.ts';
import { moving } from '../movements.ts';
import { circle, d, path } from '../svg.ts';

/** Rails that run to the horizon, and a signal. */
export const rail: Motif = (f) => {
  const { motif, spark, onMotif, ground } = f.tones;
  const { left, right } = sides(f);
  let sleepers = '';
  for (const y of [-0.9, -0.8, -0.67, -0.5, -0.28, 0]) {
    const half = 0.12 + (y + 1) * 0.95;
    sleepers += d`M${-half} ${y}H${half}l.06 ${0.05 + (y + 1) * 0.08}H${-half - 0.06}z`;
  }
  return onHorizon(
    f,
    moving('dip', circle(spark, 0, -1, 0.9)),
    path(motif, d`M${left} -1H${right}V.3H${left}z`),
    path(onMotif, sleepers, 0.6),
    path(onMotif, 'M-.03-1h.03L-.6.2h-.22zM.03-1H0L.6.2h.22z'),
    path(ground, 'M1.05-.4V-2.5h.1v2.1zM1.05-2.45L.35-2.65v.24l.7.2z'),
    circle(ground, 1.1, -2.55, 0.12),
  );
};

/** A railway engine from the front. Its lamp lights both sides. */
export const engineHeadOn: Motif = (f) => {
  const { spark, ground, onGround, onDisc } = f.tones;
  const { left, right } = sides(f);
  return onHorizon(
    f,
    moving('light', path(spark, d`M0-1.05L${left} -3.65v1.7zM0-1.05L${right} -3.65v1.7z`, 0.3)),
    circle(ground, 0, -1.05, 0.98),
    path(ground, 'M-.8-.55H.8l.6 1.05h-2.8zM-.14-2.55h.28v.6h-.28z'),
    circle(onGround, 0, -1.05, 0.62),
    circle(onDisc, 0, -1.05, 0.3),
  );
};

/** A train on a viaduct. */
export const viaduct: Motif = (f) => {
  const { motif, spark, ground, onMotif } = f.tones;
  const { left, right } = sides(f);
  let arches = '';
  for (let i = Math.floor(left / 0.8); i < right / 0.8; i++)
    arches += d`M${i * 0.8 + 0.1} .3V-.35a.3.3 0 0 1 .6 0V.3z`;
  return onHorizon(
    f,
    circle(spark, 0.65, -1.9, 0.6),
    moving(
      'pass back',
      path(
        motif,
        'M-1-1.75C-.95-2.1-.65-2.05-.5-2.3S.1-2.5.35-2.75.95-2.7 1.2-2.95C1.1-2.3.5-2.2.2-2.1S-.6-1.95-.8-1.65z',
        0.6,
      ),
      path(
        ground,
        d`M-1.5-.95V-1.3H-1.1V-1.65h.16v.35H-.55V-1.55H-.2v.6zM-.12-.95v-.45H.5v.45zM.58-.95v-.45H1.2v.45zM1.28-.95v-.45H${right}v.45z`,
      ),
      path(spark, 'M.02-1.28H.36v.14H.02zM.72-1.28h.34v.14H.72zM1.42-1.28h.34v.14h-.34z'),
    ),
    path(motif, d`M${left} .3V-.95H${right}V.3z`),
    path(onMotif, arches + d`M${left} -.85H${right}v.05H${left}z`),
  );
};
