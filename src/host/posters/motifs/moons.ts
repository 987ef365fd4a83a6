import { circle, d, path, rhombus, stroke } from '../svg.ts';
import { atCentre, type Motif, onHorizon, sides, type Variants } from './frame.ts';

/** A full moon with a shadow, among rhombic stars. */
const full: Motif = (f) => {
  const { tones, noise } = f;
  let stars = '';
  for (let i = 0; i < 7; i++) {
    const y = 36 + noise(i + 9) * (f.horizon - 80);
    stars += rhombus(noise(i) * f.width, y, 1.4 + noise(i + 3) * 1.6);
  }
  return (
    path(tones.motif, stars, 0.8) +
    atCentre(
      f,
      circle(tones.motif, 0, 0, 1.02),
      path(tones.spark, 'M0-1.02a1.02 1.02 0 0 1 0 2.04 1.5 1.5 0 0 0 0-2.04', 0.55),
    )
  );
};

/** A crescent over clouds. */
const crescent: Motif = (f) => {
  const { motif, spark } = f.tones;
  const cloud = 'a.3.3 0 0 1 .5-.28.42.42 0 0 1 .78 0 .3.3 0 0 1 .5.28z';
  return atCentre(
    f,
    path(spark, 'M.15-1.35A1.15 1.15 0 1 0 1.1.35 1 1 0 0 1 .15-1.35z'),
    path(
      motif,
      rhombus(0.75, -0.75, 0.13) + rhombus(1.2, -0.15, 0.07) + rhombus(-1.25, -0.6, 0.07),
    ),
    path(motif, `M-1.55 1${cloud}M.15 1.3${cloud}`),
    path(motif, `M-.2.55${cloud}`, 0.6),
  );
};

/** A moon and its light on water. */
const overWater: Motif = (f) => {
  const { motif, spark } = f.tones;
  const { left, right } = sides(f);
  return onHorizon(
    f,
    circle(motif, 0, -1.95, 0.82),
    circle(motif, 0, -1.95, 1.1, 0.25),
    path(spark, 'M.2-2.74a.82.82 0 0 1 0 1.58 1.3 1.3 0 0 0 0-1.58', 0.6),
    path(motif, d`M${left} -.85H${right}V-.8H${left}z`),
    stroke(motif, 0.11, 'M-.6-.6H.6M-.4-.4H.5M-.65-.2H.3M-.3 0H.45'),
    path(spark, rhombus(-1.25, -1.6, 0.07) + rhombus(1.2, -2.1, 0.08) + rhombus(1.1, -1.3, 0.05)),
  );
};

/** Moons. */
export const moon: Variants = [full, crescent, overWater];
