import { circle, d, fan, path } from '../svg.ts';
import { contrast } from '../tone.ts';
import { atCentre, type Motif, onHorizon, sides, type Variants } from './frame.ts';

/** Half a sun on the horizon, with rays over the whole sky. */
const withRays: Motif = (f) => {
  const { spark, skyTop, text, motif } = f.tones;
  const rays = contrast(spark, skyTop) < 2 ? text : spark;
  return onHorizon(
    f,
    path(rays, fan(18, 0.5, 1, 9), 0.34),
    circle(spark, 0, 0, 1.15),
    circle(motif, 0, 0, 0.86),
  );
};

/** A sun that sets in slices. */
const sliced: Motif = (f) => {
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
const overHills: Motif = (f) => {
  const { spark, motif, ground } = f.tones;
  const { left, right } = sides(f);
  const bird = 'q.12-.16.22 0 .1-.16.22 0-.12-.06-.22.06-.1-.12-.22-.06';
  return onHorizon(
    f,
    circle(spark, 0.1, -1.35, 0.95),
    path(ground, d`M${left} .3V-.4Q${left * 0.7} -1.15 -.7-1.1T.4-.6 1.1-1T${right} -.5V.3z`, 0.5),
    path(motif, d`M${left} .3V-.75Q-.9-.9-.3-.4T.8-.3 ${right} -.7V.3z`),
    path(motif, `M-.95-2.2${bird}M-.45-2.5${bird}M.75-2.45${bird}`),
  );
};

/** Suns on the horizon. */
export const sun: Variants = [withRays, sliced, overHills];

/** Two discs that overlap like a pair. */
const crossing: Motif = (f) =>
  atCentre(
    f,
    circle(f.tones.motif, -0.48, 0, 0.82),
    circle(f.tones.spark, 0.48, 0, 0.82),
    path(f.tones.ground, 'M0-.665A.82.82 0 0 1 0 .665.82.82 0 0 1 0-.665'),
  );

/** Two rings, one through the other. */
const rings: Motif = (f) => {
  const { motif, spark } = f.tones;
  const ring = (x: number, colour: string) =>
    `<circle cx="${x}" r=".8" fill="none" stroke="${colour}" stroke-width=".26"/>`;
  return atCentre(
    f,
    ring(-0.5, motif),
    ring(0.5, spark),
    `<path d="M-.29-.77A.8.8 0 0 1 .21-.38" fill="none" stroke="${motif}" stroke-width=".26"/>`,
  );
};

/** Two halves of a disc, one moved along the other. */
const halves: Motif = (f) =>
  atCentre(
    f,
    path(f.tones.motif, 'M-1.45-.03a1.1 1.1 0 0 1 2.2 0z'),
    path(f.tones.spark, 'M-.75.03a1.1 1.1 0 0 0 2.2 0z'),
    circle(f.tones.spark, -0.35, -0.5, 0.22),
    circle(f.tones.motif, 0.35, 0.5, 0.22),
  );

/** Two discs like a pair. */
export const discs: Variants = [crossing, rings, halves];
