import { circle, d, path, rhombus, stroke } from '../svg.ts';
import { atCentre, type Motif, onHorizon, sides } from './frame.ts';

/** A hand-cranked film camera on its tripod. */
export const movieCamera: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return onHorizon(
    f,
    stroke(motif, 0.14, 'M0-.95L-.8.3M0-.95L.8.3M0-.95V.2'),
    circle(motif, -0.45, -2.3, 0.5),
    circle(motif, 0.5, -2.3, 0.5),
    circle(spark, -0.45, -2.3, 0.16),
    circle(spark, 0.5, -2.3, 0.16),
    path(motif, 'M-.8-1.95H.8V-.95H-.8zM-.8-1.7L-1.4-1.95V-1L-.8-1.2zM-.3-.95H.3v.2h-.6z'),
    stroke(spark, 0.1, 'M.1-1.4H.45V-1.1H.75'),
    path(onMotif, rhombus(-0.35, -1.45, 0.22)),
  );
};

/** A motor car of the thirties. */
export const car: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return onHorizon(
    f,
    circle(spark, -0.2, -1.75, 0.75),
    path(
      motif,
      'M-1.5-.2C-1.55-.85-1.2-.95-.95-1L-.75-1.65Q-.7-1.75-.55-1.75H.3Q.42-1.75.5-1.6L.7-1.1 1.35-.98Q1.55-.9 1.55-.6V-.2z',
    ),
    path(spark, 'M-.68-1.08L-.55-1.55H-.2v.47zM-.08-1.55H.25l.2.47H-.08z'),
    stroke(onMotif, 0.05, 'M-.14-1.55V-.3M.62-.95L.7-.3'),
    path(
      motif,
      'M-1.65-.1C-1.65-.95-.4-.95-.4-.1zM.35-.1C.35-.95 1.6-.95 1.6-.1zM-.6-.2H.6v.12H-.6z',
    ),
    circle(onMotif, -1, -0.1, 0.4),
    circle(onMotif, 0.97, -0.1, 0.4),
    circle(motif, -1, -0.1, 0.2),
    circle(motif, 0.97, -0.1, 0.2),
    path(spark, rhombus(1.5, -0.78, 0.12)),
  );
};

/** A barber's striped pole. */
export const barberPole: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    circle(motif, 0, -1.25, 0.3),
    path(motif, 'M-.42-.82H.42V1H-.42z'),
    path(
      spark,
      'M-.42-.4L.42-.82V-.5L-.42-.08zM-.42.24L.42-.18V.14L-.42.56zM-.42.88L.42.46V.78L-.02 1H-.42z',
    ),
    path(onMotif, 'M.24-.82H.42V1H.24z', 0.25),
    path(motif, 'M-.6-1H.6v.2H-.6zM-.6 1H.6v.2H-.6zM-.4 1.2H.4L.2 1.5H-.2z'),
    stroke(motif, 0.1, 'M-1-1.2V1.4M-1-.9H-.5M-1 1.1H-.5'),
  );
};

/** Curling smoke over roofs. */
export const smoke: Motif = (f) => {
  const { motif, spark, ground } = f.tones;
  const { left, right } = sides(f);
  return onHorizon(
    f,
    circle(spark, -0.75, -1.85, 0.5),
    stroke(motif, 0.3, 'M.35-.95C.9-1.35-.15-1.55.3-2S.95-2.6.45-2.8', 0.85),
    stroke(motif, 0.18, 'M-.75-.75C-.45-1-.95-1.15-.7-1.4', 0.85),
    path(
      ground,
      d`M${left} .3V-.35L-1.6-.7-.9-.35V-.7h.3v.55L0-.55l.2.12V-.95h.32v.7L.7-.15l.55-.45L${right} -.1V.3z`,
    ),
    path(spark, 'M-.15-.2h.22v.24h-.22zM1.15-.28h.2v.24h-.2z'),
  );
};

/** A magnifying glass over a footprint. */
export const magnifier: Motif = (f) => {
  const { motif, spark, skyTop, onMotif } = f.tones;
  return atCentre(
    f,
    stroke(motif, 0.3, 'M.62.55L1.35 1.25'),
    circle(motif, -0.2, -0.25, 1.12),
    circle(skyTop, -0.2, -0.25, 0.92),
    circle(spark, -0.2, -0.25, 0.92, 0.55),
    path(
      motif,
      'M-.4-.75C-.15-1.05.2-.85.15-.45.1-.2.15-.05-.1 0-.35-.02-.3-.2-.4-.4zM-.34.15L-.02.1C.05.4-.05.5-.18.5S-.36.4-.34.15z',
    ),
    stroke(onMotif, 0.05, 'M1 .9L1.3 1.2', 0.6),
  );
};
