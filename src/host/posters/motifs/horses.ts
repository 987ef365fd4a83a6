import { circle, path, rhombus } from '../svg.ts';
import { type Motif, onHorizon, type Variants } from './frame.ts';

/** A horse's head, like the knight of a chess set. */
const head: Motif = (f) => {
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

/** A horse at a gallop. */
const gallop: Motif = (f) => {
  const { ground, onGround } = f.tones;
  return onHorizon(
    f,
    circle(onGround, 0, -1.45, 1.4),
    path(
      ground,
      'M-1.42-1.72L-1.38-1.92-1.12-2.18-1.08-2.35-.95-2.22C-.6-2.1-.45-1.75-.25-1.6.1-1.5.5-1.6.8-1.5 1.1-1.4 1.2-1.1 1.05-.85L1.3-.55 1.5-.15 1.35-.1 1.1-.45.8-.7.95-.4.85.05.7.05.75-.35.5-.75Q.1-.7-.3-.8L-.55-.6-1-.55-1.1-.25-1.25-.3-1.15-.7-.7-.85-.75-.95-1.15-.95-1.35-.65-1.48-.75-1.25-1.12-.8-1.15C-.95-1.4-.95-1.55-.98-1.72L-1.25-1.62z',
    ),
    path(
      ground,
      'M.95-1.4C1.2-1.7 1.5-1.6 1.75-1.85 1.7-1.4 1.4-1.2 1.1-1.2zM-.95-2.22C-.7-2.35-.4-2.15-.35-2-.2-2-.05-1.85 0-1.6L-.3-1.6z',
    ),
  );
};

/** Horses. */
export const horse: Variants = [head, gallop];
