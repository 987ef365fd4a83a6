import { circle, d, path, stroke } from '../svg.ts';
import { type Motif, onHorizon, sides } from './frame.ts';

/** A rickshaw that a man pulls by hand. */
export const rickshaw: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return onHorizon(
    f,
    circle(spark, -0.65, -1.9, 0.55),
    stroke(motif, 0.1, 'M-1.6-.95L.1-.75H.9'),
    path(motif, 'M-.35-.75H1Q1.2-1.3 1.15-1.7H.9Q.9-1.35.75-1.2H0L-.1-.95H-.5z'),
    path(motif, 'M1.25-1.2C1.45-2.3.7-2.75-.2-2.4L.15-2Q.8-1.95.92-1.2z'),
    stroke(onMotif, 0.04, 'M1.08-1.3Q1-2.1.1-2.25', 0.6),
    path(spark, 'M.05-1.32H.7V-1.18H.05z'),
    `<circle cx=".45" cy="-.5" r=".66" fill="none" stroke="${motif}" stroke-width=".12"/>`,
    stroke(motif, 0.05, 'M-.2-.5H1.1M.45-1.15V.15M0-.95L.9-.05M.9-.95L0-.05'),
    circle(spark, 0.45, -0.5, 0.14),
  );
};

/** A river boat and its boatman, who stands with a pole. */
export const boatman: Motif = (f) => {
  const { spark, ground, onGround } = f.tones;
  const { left, right } = sides(f);
  return onHorizon(
    f,
    circle(onGround, 0.15, -1.35, 1.15),
    path(ground, 'M-1.5-.75Q-1-.3 0-.28T1.5-.85Q1.25.1.6.12H-.6Q-1.2.1-1.5-.75z'),
    path(ground, 'M-.25-.25Q-.2-.9.3-.9T.85-.3z'),
    stroke(ground, 0.06, 'M-1.3-2.4L-.35.25'),
    circle(ground, -0.7, -1.82, 0.15),
    path(ground, 'M-.86-1.65H-.55L-.5-1-.55-.3H-.68L-.72-.8-.85-.3H-1L-.9-1z'),
    stroke(ground, 0.1, 'M-.82-1.55L-1.05-1.35-1-1.6M-.6-1.55L-.72-1.2-.88-1.25'),
    stroke(spark, 0.06, d`M${left} .12H-1.2M-.9.2H.2M.9.12H${right}`),
  );
};
