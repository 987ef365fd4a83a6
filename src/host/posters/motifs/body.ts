import { circle, path, rhombus, stroke, turned } from '../svg.ts';
import { atCentre, type Motif, onHorizon } from './frame.ts';

/** Lungs like two leaves, and curls of air. */
export const breath: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    stroke(motif, 0.16, 'M0-.75V-.1L-.3.2M0-.1L.3.2'),
    path(
      motif,
      'M-.16-.1C-.5-.85-1.25-.05-1.25.85-1.25 1.35-.65 1.15-.35.95-.12.8-.16.4-.16-.1zM.16-.1C.5-.85 1.25-.05 1.25.85 1.25 1.35.65 1.15.35.95.12.8.16.4.16-.1z',
    ),
    stroke(
      onMotif,
      0.06,
      'M-.3.1Q-.75.4-.95.95M-.45.22V.75M-.66.4L-1.02.45M.3.1Q.75.4.95.95M.45.22V.75M.66.4L1.02.45',
      0.8,
    ),
    stroke(
      spark,
      0.1,
      'M-1.35-.95H-.35a.26.26 0 1 0-.26-.26M1.35-.7H.35a.24.24 0 1 1 .24-.24M1.3-1.2H1',
    ),
  );
};

export const dumbbell: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  const end = 'M.7-.85h.3v1.7H.7zM1.05-.6h.25v1.2h-.25zM1.35-.2h.15v.4h-.15z';
  return atCentre(
    f,
    circle(spark, 0, 0, 1.15, 0.45),
    turned(
      -24,
      path(
        motif,
        `${end}M-.7-.85h-.3v1.7h.3zM-1.05-.6h-.25v1.2h.25zM-1.35-.2h-.15v.4h.15zM-.75-.14h1.5v.28h-1.5z`,
      ) +
        stroke(onMotif, 0.04, 'M-.3-.12v.24M-.1-.12v.24M.1-.12v.24M.3-.12v.24') +
        path(spark, rhombus(0.85, 0, 0.1) + rhombus(-0.85, 0, 0.1)),
    ),
  );
};

export const bicycle: Motif = (f) => {
  const { motif, spark } = f.tones;
  return onHorizon(
    f,
    circle(spark, 0.1, -1.75, 0.75),
    `<g fill="none" stroke="${motif}" stroke-width=".12"><circle cx="-.85" cy="-.6" r=".6"/><circle cx=".85" cy="-.6" r=".6"/></g>`,
    stroke(
      motif,
      0.025,
      'M-.85-1.2V0M-1.45-.6H-.25M-1.27-1L-.43-.2M-.43-1L-1.27-.2M.85-1.2V0M.25-.6H1.45M.43-1L1.27-.2M1.27-1L.43-.2',
    ),
    stroke(
      motif,
      0.1,
      'M-.85-.6L-.42-1.3H.6L-.05-.55H-.85M-.05-.55L-.5-1.55M.85-.6L.52-1.65.75-1.8 1-1.72',
    ),
    stroke(motif, 0.16, 'M-.72-1.58H-.32'),
    circle(spark, -0.05, -0.55, 0.17),
  );
};
