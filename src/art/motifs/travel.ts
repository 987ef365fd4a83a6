import { circle, d, path, rhombus, star, stroke, turned } from '../svg.ts';
import { atCentre, type Motif, onHorizon, sides } from './frame.ts';

/** A railway engine from the front. Its lamp lights both sides. */
export const train: Motif = (f) => {
  const { skyTop, spark, ground, onGround } = f.tones;
  const { left, right } = sides(f);
  const lamp = onGround === spark ? skyTop : spark;
  return onHorizon(
    f,
    path(spark, d`M0-1.05L${left} -3.65v1.7zM0-1.05L${right} -3.65v1.7z`, 0.3),
    circle(ground, 0, -1.05, 0.98),
    path(ground, 'M-.8-.55H.8l.6 1.05h-2.8zM-.14-2.55h.28v.6h-.28z'),
    circle(onGround, 0, -1.05, 0.62),
    circle(lamp, 0, -1.05, 0.3),
  );
};

export const ship: Motif = (f) =>
  onHorizon(
    f,
    circle(f.tones.spark, -0.7, -1.6, 0.4),
    path(f.tones.motif, 'M-.05-2.1v1.55h-1zM.08-1.75L1-.55H.08z'),
    path(f.tones.ground, 'M-1.25-.45h2.5L.8.3H-.8z'),
  );

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

/** A horse's head, like the knight of a chess set. */
export const horse: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return onHorizon(
    f,
    circle(spark, 0.15, -1.5, 1.1),
    path(
      motif,
      'M-.85.3C-.95-.7-.15-.85-.1-1.25-.4-1.1-.6-.95-.85-.75-1.05-.6-1.35-.75-1.3-1-1.2-1.35-.85-1.6-.7-1.95-.6-2.25-.35-2.4-.1-2.45L0-2.8.22-2.5C.95-2.3 1.2-1.5 1.15-.7 1.12-.2 1.1 0 1.1.3z',
    ),
    path(onMotif, 'M.22-2.5C.95-2.3 1.2-1.5 1.15-.7Q1.12-.2 1.1.3H.85Q1-1.5.22-2.5z', 0.35),
    path(onMotif, rhombus(-0.42, -1.92, 0.08, 0.07)),
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
