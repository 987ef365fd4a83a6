import { circle, ellipse, path, rhombus, stroke } from '../svg.ts';
import { atCentre, type Motif, onHorizon } from './frame.ts';

/** An elephant with a cloth on its back. */
export const elephant: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return onHorizon(
    f,
    circle(spark, -0.95, -2.3, 0.42),
    path(
      motif,
      'M.72.3V-.4Q.2-.2-.25-.4V.3H-.8V-.55Q-.92-.62-.98-.75-.95-.3-1-.05C-1.05.2-1.5.15-1.5-.15L-1.36-.2Q-1.3.02-1.24-.15C-1.2-.6-1.35-1-1.25-1.4-1.15-1.9-.75-2-.5-1.85-.2-2 .7-2.05 1-1.75 1.35-1.4 1.3-.8 1.3.3z',
    ),
    path(onMotif, 'M-.62-1.6C-.2-1.75 0-1.4-.1-.95-.4-.7-.7-1-.62-1.6z', 0.4),
    path(spark, 'M0-1.9Q.5-2.05.92-1.8L.85-1Q.5-.85.1-1.02z'),
    path(onMotif, rhombus(0.48, -1.42, 0.2)),
    path(spark, 'M-1.02-.85Q-1.15-.5-1.5-.55-1.3-.7-1.22-.95z'),
    path(onMotif, rhombus(-0.92, -1.42, 0.07)),
    stroke(motif, 0.07, 'M1.28-1.2Q1.5-.9 1.42-.5'),
  );
};

/** The head of a tiger. */
export const tiger: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    circle(motif, -0.85, -0.85, 0.4),
    circle(motif, 0.85, -0.85, 0.4),
    circle(onMotif, -0.87, -0.87, 0.2),
    circle(onMotif, 0.87, -0.87, 0.2),
    path(
      motif,
      'M0-1.15C.75-1.15 1.15-.6 1.15-.05L1.4.45 1.1.5 1.15.8.8.85C.55 1.2.3 1.3 0 1.3S-.55 1.2-.8.85L-1.15.8-1.1.5-1.4.45-1.15-.05C-1.15-.6-.75-1.15 0-1.15z',
    ),
    path(
      onMotif,
      'M-.09-1.15H.09L0-.55zM-.4-1.05l.16-.05.1.6zM.4-1.05l-.16-.05-.1.6zM-1.15-.1l.6.15-.62.1zM1.15-.1l-.6.15.62.1zM-1.25.3l.7.05-.6.2zM1.25.3l-.7.05.6.2z',
    ),
    ellipse(spark, -0.24, 0.68, 0.32, 0.28),
    ellipse(spark, 0.24, 0.68, 0.32, 0.28),
    path(onMotif, 'M-.24.3H.24L0 .58z'),
    path(spark, rhombus(-0.46, -0.18, 0.22, 0.17) + rhombus(0.46, -0.18, 0.22, 0.17)),
    path(onMotif, rhombus(-0.44, -0.18, 0.07, 0.15) + rhombus(0.44, -0.18, 0.07, 0.15)),
  );
};

/** A bird in its cage. */
export const cage: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    stroke(motif, 0.07, 'M0-1.25V-4'),
    `<circle cy="-1.32" r=".14" fill="none" stroke="${motif}" stroke-width=".08"/>`,
    path(
      spark,
      'M-.55.55C-.5.1-.2.05-.05-.2-.05-.55.4-.6.45-.25L.68-.15.45-.05C.5.45.1.62-.15.6L-.6.95z',
    ),
    path(onMotif, rhombus(0.22, -0.25, 0.06)),
    stroke(
      motif,
      0.06,
      'M-.6.65H.6M-.92-.1V1.05M-.55-.75V1.05M0-1.15V1.05M.55-.75V1.05M.92-.1V1.05M-.95.05H.95',
    ),
    stroke(motif, 0.12, 'M-.92 1.05V-.1C-.92-.8-.5-1.15 0-1.15S.92-.8.92-.1V1.05'),
    path(motif, 'M-1.1 1.05H1.1v.25H-1.1z'),
  );
};
