import { circle, path, rhombus, stroke } from '../svg.ts';
import { type Motif, onHorizon } from './frame.ts';

/** A giant ape on a tower, and a small plane. */
export const ape: Motif = (f) => {
  const { ground, onGround, skyTop, spark } = f.tones;
  const eyes = onGround === spark ? skyTop : spark;
  return onHorizon(
    f,
    circle(onGround, 0, -1.55, 1.4),
    path(ground, 'M-.75.3V-.1H-.6V-.45H-.4V-.9H.4v.45H.6v.35H.75V.3z'),
    stroke(
      ground,
      0.32,
      'M.42-1.85L.88-1.95.95-2.6M-.45-1.85L-.82-1.4-.5-1.02M-.18-1.3L-.32-.95M.18-1.3L.32-.95',
    ),
    path(
      ground,
      'M-.58-1.98Q-.4-2.15-.24-2.15-.35-2.7 0-2.72.35-2.7.24-2.15.4-2.15.56-1.98L.36-1.15H-.36z',
    ),
    path(eyes, `${rhombus(-0.1, -2.38, 0.06)}${rhombus(0.1, -2.38, 0.06)}M-.1-2.18h.2v.05h-.2z`),
    path(ground, 'M-1.55-2.5h.75v.09h-.75zM-1.5-2.26h.65v.08h-.65zM-1.22-2.6h.09v.4h-.09z'),
  );
};

/** Scales on a judge's bench. */
export const courtroom: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return onHorizon(
    f,
    stroke(
      motif,
      0.05,
      'M-1.05-2.3L-1.45-1.4M-1.05-2.3L-.65-1.4M1.05-2.3L.65-1.4M1.05-2.3L1.45-1.4',
    ),
    stroke(motif, 0.12, 'M-1.05-2.3Q0-2.6 1.05-2.3'),
    path(motif, 'M-.07-2.6H.07V-1L.3-.75H-.3L-.07-1z'),
    path(
      spark,
      `${rhombus(0, -2.68, 0.16)}M-1.55-1.4h1Q-.6-1.05-1.05-1.05T-1.55-1.4zM.55-1.4h1Q1.5-1.05 1.05-1.05T.55-1.4z`,
    ),
    path(motif, 'M-1.2-.78H1.2v.18H-1.2zM-1.05-.6h2.1V.3h-2.1z'),
    path(onMotif, 'M-.85-.42h.75V.12h-.75zM.1-.42h.75V.12H.1z', 0.85),
    path(spark, rhombus(-0.47, -0.15, 0.14) + rhombus(0.47, -0.15, 0.14)),
  );
};

/** A small church with a steeple. */
export const chapel: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return onHorizon(
    f,
    circle(spark, 0.75, -1.85, 0.55),
    path(
      motif,
      'M-.95.3V-1.45L-.5-2.25-.05-1.45V-1L1.2-.55V.3zM-.55-2.2V-2.85h.1v.65zM-.7-2.68h.4v.1h-.4z',
    ),
    path(onMotif, 'M-.1-1L1.3-.5 1.26-.36-.06-.8z'),
    path(onMotif, 'M-.72.3V-.2a.22.22 0 0 1 .44 0V.3z'),
    circle(spark, -0.5, -1.2, 0.22),
    path(onMotif, rhombus(-0.5, -1.2, 0.09)),
    path(spark, 'M.2.05V-.3a.11.13 0 0 1 .22 0V.05zM.7.05V-.25a.11.13 0 0 1 .22 0V.05z'),
  );
};
