import { circle, path, rhombus, stroke } from '../svg.ts';
import { atCentre, type Motif, type Variants } from './frame.ts';

const onWall: Motif = (f) => {
  const { spark, ground, onGround } = f.tones;
  let marks = '';
  for (let i = 0; i < 12; i++) {
    const angle = (Math.PI * i) / 6;
    marks += rhombus(Math.cos(angle) * 0.92, Math.sin(angle) * 0.92, i % 3 ? 0.05 : 0.1);
  }
  return atCentre(
    f,
    circle(ground, 0, 0, 1.2),
    circle(onGround, 0, 0, 1.08),
    path(ground, marks),
    stroke(ground, 0.11, 'M0-.66V0L.4.28'),
    path(onGround === spark ? ground : spark, rhombus(0, 0, 0.13)),
  );
};

export const hourglass: Motif = (f) => {
  const { motif, spark } = f.tones;
  return atCentre(
    f,
    path(
      motif,
      'M-.72-1.15H.72C.75-.5.3-.25.12 0 .3.25.75.5.72 1.15H-.72C-.75.5-.3.25-.12 0-.3-.25-.75-.5-.72-1.15z',
      0.45,
    ),
    path(
      spark,
      'M-.52-.72H.52C.45-.45.15-.2 0 0-.15-.2-.45-.45-.52-.72zM-.03 0h.06v.6h-.06zM0 .5Q.5.75.6 1.15H-.6Q-.5.75 0 .5z',
    ),
    stroke(motif, 0.1, 'M-.9-1.1V1.1M.9-1.1V1.1'),
    path(motif, 'M-1.1-1.4H1.1v.26H-1.1zM-1.1 1.14H1.1V1.4H-1.1z'),
    path(spark, rhombus(-0.9, 0, 0.12) + rhombus(0.9, 0, 0.12)),
  );
};

/** A watch for the pocket, on its chain. */
const pocketWatch: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    stroke(spark, 0.1, 'M0-1.15C.2-1.75 1-1.6 1.1-1S1.5-.1 1.3 1.5'),
    `<circle cy="-1.08" r=".2" fill="none" stroke="${motif}" stroke-width=".1"/>`,
    path(motif, 'M-.14-.95H.14V-.7H-.14z'),
    circle(motif, 0, 0.25, 1.05),
    circle(spark, 0, 0.25, 0.86),
    circle(motif, 0, 0.25, 0.76),
    `<circle cy=".25" r=".6" fill="none" stroke="${onMotif}" stroke-width=".12" stroke-dasharray="0 .314" stroke-linecap="round"/>`,
    stroke(onMotif, 0.09, 'M0-.15V.25L-.28.45'),
    path(spark, rhombus(0, 0.25, 0.1)),
  );
};

/** An alarm clock that rings. */
const alarm: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    stroke(motif, 0.16, 'M-.55.95L-.8 1.35M.55.95L.8 1.35'),
    path(spark, 'M-1.2-.5A.5.5 0 0 1-.4-1.1zM1.2-.5A.5.5 0 0 0 .4-1.1z'),
    stroke(motif, 0.1, 'M-.3-1.05Q0-1.65.3-1.05'),
    circle(motif, 0, 0.2, 1.02),
    circle(onMotif, 0, 0.2, 0.82),
    circle(motif, 0, 0.2, 0.74),
    path(
      onMotif,
      `${rhombus(0, -0.37, 0.08)}${rhombus(0, 0.77, 0.08)}${rhombus(-0.57, 0.2, 0.08)}${rhombus(0.57, 0.2, 0.08)}`,
    ),
    stroke(onMotif, 0.1, 'M0-.2V.2L.32.36'),
    path(spark, rhombus(0, 0.2, 0.1)),
  );
};

/** Clocks and watches. */
export const clock: Variants = [onWall, pocketWatch, alarm];
