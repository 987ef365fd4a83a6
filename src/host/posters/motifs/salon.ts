import { circle, d, path, rhombus, stroke } from '../svg.ts';
import { atCentre, type Motif, onHorizon, type Variants } from './frame.ts';

/** A spiral staircase from above. */
const spiralStairs: Motif = (f) => {
  const { motif, spark, ground, onMotif } = f.tones;
  let [lit, dim] = ['', ''];
  for (let i = 0; i < 14; i++) {
    const radius = 1.55 - i * 0.065;
    const at = (k: number) => {
      const angle = (2 * Math.PI * k) / 14 - 1;
      return d`${Math.cos(angle) * radius} ${Math.sin(angle) * radius}`;
    };
    const step = `M0 0L${at(i)} ${at(i + 1)}z`;
    if (i % 2) dim += step;
    else lit += step;
  }
  return atCentre(
    f,
    path(motif, lit + dim),
    path(onMotif, dim, 0.45),
    circle(spark, 0, 0, 0.46),
    circle(ground, 0, 0, 0.34),
    path(spark, rhombus(0, 0, 0.12)),
  );
};

/** A spiral that winds out of a rhombus to the sheet's edge. */
const vortex: Motif = (f) => {
  let data = 'M0 0';
  for (let i = 1; i < 10; i++) {
    const radius = i * 0.14;
    data += d`a${radius} ${radius} 0 0 1 ${(i % 2 ? 2 : -2) * radius} 0`;
  }
  return atCentre(f, stroke(f.tones.motif, 0.15, data), path(f.tones.spark, rhombus(0.14, 0, 0.3)));
};

export const spiral: Variants = [vortex, spiralStairs];

/** A stage lamp and its cone of light. */
export const spotlight: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return onHorizon(
    f,
    path(spark, 'M-.6-1.65L.05.3H1.75L.12-2.13z', 0.45),
    `<ellipse cx=".9" cy=".02" rx=".8" ry=".2" fill="${spark}"/>`,
    stroke(motif, 0.1, 'M-.55-4V-2.75M-.9-2.2Q-.9-2.85-.55-2.85T-.15-2.5'),
    `<g transform="translate(-.5 -2.25)rotate(-34)">${
      path(motif, 'M-.3-.6H.3L.5.35H-.5zM-.2-.75h.4v.2h-.4z') +
      path(spark, 'M-.5.35H.5L.42.52H-.42z') +
      stroke(onMotif, 0.05, 'M-.16-.4H.16M-.2-.2H.2')
    }</g>`,
    path(motif, rhombus(0.9, -0.45, 0.22, 0.5)),
  );
};

const CALICO = '#E6BC8E';
const THREAD = '#1A1112';

/** A rag doll with plaits. */
export const doll: Motif = (f) => {
  const { motif, spark, ground } = f.tones;
  return atCentre(
    f,
    stroke(motif, 0.2, 'M-.45-.95Q-.85-.7-.75-.2M.45-.95Q.85-.7.75-.2'),
    stroke(CALICO, 0.26, 'M-.3.9V1.4M.3.9V1.4M-.4-.05L-1 .35M.4-.05L1 .35'),
    path(spark, 'M-.4-.25H.4L.95 1H-.95z'),
    path(ground, `${rhombus(0, 0.1, 0.09)}${rhombus(0, 0.4, 0.09)}M-.88.8H.88L.95 1H-.95z`, 0.8),
    circle(CALICO, 0, -0.8, 0.56),
    path(motif, 'M-.6-.75C-.65-1.6.65-1.6.6-.75.4-1.15 0-1.1 0-1.2 0-1.1-.4-1.15-.6-.75z'),
    path(THREAD, `${rhombus(-0.2, -0.75, 0.08)}${rhombus(0.2, -0.75, 0.08)}`),
    stroke(THREAD, 0.06, 'M-.15-.52Q0-.4.15-.52'),
  );
};

/** A scarf in the wind. */
export const scarf: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    path(motif, 'M-.9-1.1C-.2-.7.3-1.5 1.5-1.2L1.35-.55C.5-.8.1-.1-.75-.5z'),
    path(motif, 'M-.75-.85C-.2-.3-.9.2-.35 1.3L.3 1.1C0 .4.4-.2-.2-.75z'),
    path(
      spark,
      'M.45-1.2L.75-1.27.7-.68.4-.6zM1.05-1.27L1.3-1.25 1.18-.6.95-.63zM-.6.15L.08.2.06.45-.55.48zM-.5.75L.1.68.18.9-.42 1.02z',
    ),
    stroke(
      motif,
      0.06,
      'M1.5-1.15l.2.02M1.47-1l.2.02M1.43-.82l.2.02M1.4-.65l.2.02M-.3 1.3l.05.2M-.12 1.25l.05.2M.06 1.2l.05.2M.24 1.13l.05.2',
    ),
    path(motif, rhombus(-0.72, -0.75, 0.42, 0.46)),
    path(onMotif, rhombus(-0.72, -0.75, 0.2, 0.22)),
  );
};

/** The head of a dragon that breathes fire. */
export const dragon: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return onHorizon(
    f,
    path(
      spark,
      'M-.45-1.42C-.8-1.75-1.2-1.6-1.75-1.95L-1.5-1.55-1.9-1.45-1.5-1.2-1.75-.85C-1.2-1-.9-1-.45-1.25z',
    ),
    path(
      motif,
      'M.1.3C-.3-.3.2-.65.1-1L-.5-1.05-.72-1.2-.1-1.35-.75-1.5-.8-1.8-.4-1.95Q-.2-2.3.2-2.35L.75-2.85.65-2.3 1.15-2.45.9-2.05 1.35-2 1.05-1.7 1.5-1.5 1.15-1.3 1.55-.95 1.2-.85 1.55-.4 1.25-.4Q1.5 0 1.45.3z',
    ),
    path(onMotif, 'M.3-1.95L-.05-1.82.1-1.7z'),
    stroke(
      onMotif,
      0.05,
      'M.5-.9Q.75-.8.95-.95M.4-.55Q.7-.4 1-.6M.45-.15Q.8 0 1.1-.2M-.62-1.68l.1.04',
      0.8,
    ),
    path(spark, rhombus(0.1, -1.8, 0.07)),
  );
};
