import { circle, path, rhombus, star, stroke, turned } from '../svg.ts';
import { atCentre, type Motif, onHorizon } from './frame.ts';

/** A folded paper boat, half of it in shade. */
export const paperBoat: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return onHorizon(
    f,
    circle(spark, 0.7, -1.9, 0.55),
    path(motif, 'M0-1.75L.62-.72H-.62z'),
    path(onMotif, 'M0-1.75L.62-.72H0z', 0.3),
    path(motif, 'M-1.45-1L0-.55 1.45-1 .9-.02H-.9z'),
    path(onMotif, 'M0-.55L1.45-1 .9-.02H0z', 0.22),
  );
};

export const balloon: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    stroke(motif, 0.05, 'M-.5.45L-.2 1.1M.5.45L.2 1.1'),
    path(
      motif,
      'M0-1.5A1.1 1.1 0 0 1 1.1-.4C1.1.15.6.5.4.75H-.4C-.6.5-1.1.15-1.1-.4A1.1 1.1 0 0 1 0-1.5z',
    ),
    path(spark, 'M0-1.5C.75-1.2.75.1.2.75H-.2C-.75.1-.75-1.2 0-1.5z'),
    path(motif, 'M0-1.5C.28-1.2.28.1.08.75H-.08C-.28.1-.28-1.2 0-1.5z'),
    path(motif, 'M-.26 1.05h.52L.2 1.45h-.4z'),
    path(onMotif, 'M-.26 1.05h.52v.1h-.52z', 0.4),
  );
};

/** A biplane from the front. */
export const plane: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    circle(spark, 0, 0, 1.1),
    stroke(motif, 0.05, 'M-.95-.5L-.7.2M.95-.5L.7.2M-.35.5L-.5.9M.35.5L.5.9'),
    path(motif, 'M-1.6-.62h3.2v.2h-3.2zM-1.35.16h2.7v.2h-2.7z'),
    circle(motif, 0, 0, 0.46),
    circle(motif, -0.5, 0.92, 0.15),
    circle(motif, 0.5, 0.92, 0.15),
    turned(28, path(onMotif, 'M0 0Q.2-.5 0-.95-.2-.5 0 0 .2.5 0 .95-.2.5 0 0')),
    circle(spark, 0, 0, 0.12),
  );
};

/** A wheel with eight spokes and eight outer points. */
export const wheel: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    path(motif, star(8, 1.55, 1.1)),
    circle(spark, 0, 0, 1.12),
    circle(motif, 0, 0, 0.94),
    stroke(onMotif, 0.08, 'M-.9 0H.9M0-.9V.9M-.64-.64L.64.64M.64-.64L-.64.64'),
    circle(spark, 0, 0, 0.24),
    path(onMotif, rhombus(0, 0, 0.11)),
  );
};
