import { circle, cuspedArch, d, path, rhombus, stroke } from '../svg.ts';
import { atCentre, type Motif, onHorizon, sides } from './frame.ts';

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

/** Thatched huts and a palm. */
export const village: Motif = (f) => {
  const { motif, spark, ground, onMotif } = f.tones;
  return onHorizon(
    f,
    circle(spark, -0.1, -1.3, 0.75),
    path(
      ground,
      'M.95.3Q1.15-.9 1-1.85h.12Q1.3-.8 1.2.3zM1.05-1.85Q.6-2.4.1-1.95.6-2.1 1.05-1.85 .35-1.9.35-1.3.6-1.75 1.05-1.85 1.6-2.5 1.75-1.85 1.4-2.1 1.05-1.85 1.7-1.9 1.7-1.3 1.45-1.75 1.05-1.85 1-2.6 1.45-2.55 1.15-2.3 1.05-1.85z',
    ),
    path(motif, 'M-1.2.3V-.5H-.05V.3zM.15.3V-.35H.95V.3z'),
    path(
      ground,
      'M-1.5-.4L-.75-1.3H-.5L.25-.4Q-.6-.25-1.5-.4zM-.05-.25L.45-.9H.65L1.2-.25Q.6-.15-.05-.25z',
    ),
    path(onMotif, 'M-.8.3V-.15h.34V.3zM.42.3V-.05h.26V.3z'),
  );
};

/** A swing on a branch, its ropes wound with flowers. */
export const swing: Motif = (f) => {
  const { motif, spark } = f.tones;
  const { right } = sides(f);
  const ropes = 'M-.5-1.1L-.78.72M.55-1.15L.42.9';
  const leaf = (x: number, y: number, turn: number) =>
    `<path d="M0 0Q.35-.3.7 0 .35.3 0 0" transform="translate(${x} ${y})rotate(${turn})"/>`;
  return atCentre(
    f,
    stroke(motif, 0.05, ropes),
    stroke(motif, 0.24, d`M-1.15-1.15Q.1-1.3 ${right} -.8`),
    `<g fill="${motif}">${leaf(-1.05, -1.1, 80)}${leaf(-0.7, -1.15, 50)}${leaf(0.05, -1.1, 110)}${leaf(0.9, -1.1, 60)}${leaf(1.25, -1.1, 100)}</g>`,
    `<path d="${ropes}" stroke="${spark}" stroke-width=".2" stroke-dasharray="0 .24" stroke-linecap="round"/>`,
    path(motif, 'M-1.05.72L.7.94V1.12L-1.05.9z'),
    path(spark, rhombus(-0.2, 1.22, 0.14)),
  );
};

/** A veiled woman's profile with her earring. */
export const veil: Motif = (f) => {
  const { motif, spark, ground, skyLow } = f.tones;
  return onHorizon(
    f,
    circle(skyLow, 0, -1.5, 1.4, 0.7),
    path(
      ground,
      'M.3-2.4C-.3-2.5-.6-2.1-.58-1.8L-.62-1.68-.8-1.42Q-.82-1.35-.7-1.33L-.64-1.3-.7-1.21-.63-1.16-.68-1.07Q-.62-1-.62-.94-.58-.8-.25-.85-.15-.3-.55.3H.8V-1.5z',
    ),
    path(
      motif,
      'M-.3-2.4C.1-2.95 1-2.7 1.1-1.9 1.15-1.3 1.2-.9 1.6.3H.05C.35-.4.3-1.1.2-1.6.1-2 0-2.2-.3-2.4z',
    ),
    `<path d="M-.2-2.36C.05-2.2.2-1.9.26-1.55.38-1.05.4-.4.14.22" fill="none" stroke="${spark}" stroke-width=".14" stroke-dasharray=".16 .1"/>`,
    path(
      spark,
      `M-.12-.95A.2.24 0 0 1 .28-.95z${rhombus(0.08, -1.28, 0.1)}${rhombus(-0.05, -0.84, 0.06)}${rhombus(0.08, -0.81, 0.06)}${rhombus(0.21, -0.84, 0.06)}`,
    ),
  );
};
