/** Motifs of land that reaches the sides of the sheet. */

import { type Motif, onHorizon, sides } from '../frame.ts';
import { moving } from '../movements.ts';
import { circle, d, path, rhombus, stroke } from '../svg.ts';

/** A camel on a dune. */
export const camel: Motif = (f) => {
  const { motif, spark, ground } = f.tones;
  const { left, right } = sides(f);
  return onHorizon(
    f,
    circle(spark, 0.75, -2.15, 0.5),
    path(ground, d`M${left} .3V-.1Q-.8-.55 .3 -.15T${right} -.3V.3z`, 0.5),
    path(
      motif,
      'M-1.45-1.78L-1.4-1.98-1.1-2.12-.95-2.08Q-.83-1.9-.88-1.7C-.9-1.3-.75-1.22-.55-1.32-.3-1.45-.2-1.9.15-1.95.5-1.95.55-1.45.85-1.3 1.1-1.2 1.15-.9 1.1-.6L1.2.3H1L.85-.45.75-.5.7.3H.52L.5-.55Q.1-.4-.3-.55L-.35.3H-.53L-.55-.5-.7.3H-.88L-.75-.75C-1.05-.85-1.2-1.15-1.15-1.68z',
    ),
    path(spark, 'M-.3-1.55Q.15-1.75.58-1.55L.5-.8H-.2z'),
    path(ground, rhombus(0.15, -1.2, 0.18)),
    moving('swing', stroke(motif, 0.06, 'M1.08-1Q1.3-.8 1.22-.45')),
  );
};

/** Pyramids under a hot sun. */
export const pyramid: Motif = (f) => {
  const { motif, spark, onMotif, ground } = f.tones;
  const { left, right } = sides(f);
  return onHorizon(
    f,
    moving('dip', circle(spark, 0.85, -2, 0.5)),
    path(ground, 'M.2.2L1.15-1.15 2.2.2z', 0.5),
    path(motif, 'M-1.7.2L-.35-1.75 1.05.2z'),
    path(onMotif, 'M-.35-1.75L1.05.2H.1z', 0.35),
    path(spark, rhombus(-0.35, -2.25, 0.1)),
    path(motif, d`M${left} .3V0Q${left / 2} -.25 0 -.08T${right} 0V.3z`),
  );
};

/** Ploughed land that runs towards a low sun, and one tree. */
export const furrows: Motif = (f) => {
  const { motif, spark, ground, onMotif } = f.tones;
  const { left, right } = sides(f);
  let rows = '';
  for (let i = -9; i <= 9; i += 2) rows += d`M0-.95L${i * 0.65} .2h.65z`;
  return onHorizon(
    f,
    moving('dip', circle(spark, 0, -0.95, 0.86)),
    path(motif, d`M${left} -.95H${right}V.2H${left}z`),
    path(onMotif, rows, 0.62),
    path(ground, 'M.9-.95v-.7h.04v.7z'),
    circle(ground, 0.92, -1.77, 0.3),
  );
};

/** A road to the horizon. */
export const road: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  const { left, right } = sides(f);
  return onHorizon(
    f,
    moving('dip', circle(spark, 0, -1.45, 0.72)),
    path(motif, d`M${left} -1.35H${right}V.2H${left}z`),
    path(
      onMotif,
      'M-.03-1.35h.06c.5.3-.5.5-.2.75s1.3.3 1.1.7L1 .2h-2.1V.1c0-.5.45-.4.4-.75S.2-1 -.03-1.35',
    ),
  );
};

/** A sun that sets in slices. */
export const sunInSlices: Motif = (f) => {
  const { spark, motif } = f.tones;
  const radius = 1.25;
  const half = (y: number) => Math.sqrt(radius ** 2 - y ** 2);
  let slices = d`M${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0z`;
  for (const [from, to] of [
    [0.08, 0.3],
    [0.42, 0.6],
    [0.74, 0.88],
    [1.02, 1.1],
  ] as const)
    slices += d`M${-half(from)} ${from}A${radius} ${radius} 0 0 0 ${-half(to)} ${to}H${half(to)}A${radius} ${radius} 0 0 0 ${half(from)} ${from}z`;
  const { left, right } = sides(f);
  return onHorizon(
    f,
    `<g transform="translate(0 -1.4)">${path(spark, slices)}</g>`,
    path(
      motif,
      d`M${left} -.2H${right}v.07H${left}zM${left} -.42H-.9v.06H${left}zM.9-.42H${right}v.06H.9z`,
    ),
  );
};

/** A sun between hills, and birds. */
export const sunOverHills: Motif = (f) => {
  const { spark, motif, ground } = f.tones;
  const { left, right } = sides(f);
  const bird = 'q.12-.16.22 0 .1-.16.22 0-.12-.06-.22.06-.1-.12-.22-.06';
  return onHorizon(
    f,
    circle(spark, 0.1, -1.35, 0.95),
    path(ground, d`M${left} .3V-.4Q${left * 0.7} -1.15 -.7-1.1T.4-.6 1.1-1T${right} -.5V.3z`, 0.5),
    path(motif, d`M${left} .3V-.75Q-.9-.9-.3-.4T.8-.3 ${right} -.7V.3z`),
    moving('drift', path(motif, `M-.95-2.2${bird}M-.45-2.5${bird}M.75-2.45${bird}`)),
  );
};

/** A helmet on a rifle, behind barbed wire. */
export const trench: Motif = (f) => {
  const { motif, spark, ground } = f.tones;
  const { left, right } = sides(f);
  const wire = (y: number) =>
    d`M${left} ${y}Q-1.15 ${y + 0.2} -1 ${y}T0 ${y + 0.12}T1 ${y}T${right} ${y + 0.1}`;
  let barbs = '';
  for (let i = -4; i < 5; i++)
    barbs += d`M${i * 0.36 - 0.06} ${-0.73 + (i % 2) * 0.06}l.12 .2m0 -.2l-.12 .2`;
  return onHorizon(
    f,
    circle(spark, 0, -0.6, 1.35),
    path(ground, 'M-.05.3V-.8L-.12-1V-2H.12L.16-1.6.12-1 .05-.8V.3zM.1-1.15h.16v-.3H.2v.24H.1z'),
    path(
      motif,
      'M-.85-1.95Q-.6-2.05-.5-2.1C-.4-2.75.4-2.75.5-2.1Q.6-2.05.85-1.95.5-1.78 0-1.78T-.85-1.95z',
    ),
    path(ground, 'M-1.06.3V-1.05h.12V.3zM.94.3V-1.05h.12V.3z'),
    stroke(ground, 0.05, `${wire(-0.85)}${wire(-0.35)}${barbs}`),
  );
};

/** A runner at full stride. */
export const runner: Motif = (f) => {
  const { spark, ground, onGround } = f.tones;
  const { left } = sides(f);
  return onHorizon(
    f,
    circle(onGround, 0, -1.4, 1.45),
    moving(
      'bob',
      circle(ground, 0.5, -2.15, 0.24),
      stroke(
        ground,
        0.2,
        'M.05-1L.62-.82.45-.15H.65M-.05-1L-.5-.6-1.15-.62M.2-1.68L.62-1.25 1.05-1.5M.15-1.7L-.4-1.6-.62-1.1',
      ),
      path(ground, 'M.05-1.85Q.3-1.95.45-1.7L.2-.9H-.2Q-.2-1.5.05-1.85z'),
    ),
    moving('glow', stroke(spark, 0.07, d`M${left} -1.9H-1.2M${left} -1.45H-.95M${left} -1H-1.25`)),
  );
};
