import { circle, ellipse, path, rhombus, stroke, turned } from '../svg.ts';
import { type Motif, onHorizon } from './frame.ts';

/** A dancer's foot with three rows of bells. */
export const ankleBells: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  const rows = 'M-.82-.75Q-.3-.45.24-.72M-.84-.42Q-.3-.1.3-.4M-.86-.1Q-.3.22.4-.1';
  return onHorizon(
    f,
    circle(spark, 0, -1.3, 1.3, 0.4),
    `<g transform="translate(-.1-.8)">${
      path(
        motif,
        'M-.72-4H.12V-2.4C.1-1.2.05-.6.4-.05.75.35 1.5.4 1.5.75Q1.5.85 1.35.85H-.6C-.95.85-1-.1-.85-.5-.72-1.1-.7-1.8-.72-2.4V-4z',
      ) +
      stroke(onMotif, 0.28, rows, 0.5) +
      `<path d="${rows}" fill="none" stroke="${spark}" stroke-width=".24" stroke-dasharray="0 .26" stroke-linecap="round"/>`
    }</g>`,
  );
};

/** A studio microphone on its stand. */
export const microphone: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return onHorizon(
    f,
    circle(spark, 0, -1.75, 1.2, 0.45),
    stroke(motif, 0.14, 'M-.8-1.6Q-.8-.65 0-.65T.8-1.6M0-.65V.3'),
    path(motif, 'M-.56-2.25a.56.56 0 0 1 1.12 0v.75a.56.56 0 0 1-1.12 0z'),
    stroke(onMotif, 0.08, 'M-.36-2.45H.36M-.4-2.2H.4M-.4-1.5H.4M-.36-1.25H.36'),
    path(spark, 'M-.56-2h1.12v.3h-1.12z'),
    path(onMotif, rhombus(0, -1.85, 0.1)),
    path(motif, 'M-.6.3Q-.5-.1 0-.1T.6.3z'),
  );
};

/** A gramophone with its horn. */
export const gramophone: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return onHorizon(
    f,
    stroke(motif, 0.2, 'M.4-1.49Q1.15-1.35 1.05-.75L.5-.68'),
    path(motif, 'M-1.1-2.88Q-.3-1.85.5-1.62L.4-1.36Q.1-1.3-.2-1.13z'),
    turned(
      -28,
      ellipse(motif, 0.36, -2.08, 0.44, 0.98) +
        ellipse(spark, 0.3, -2.08, 0.32, 0.82) +
        ellipse(onMotif, 0.36, -2.05, 0.1, 0.28),
    ),
    ellipse(onMotif, 0, -0.6, 0.9, 0.16),
    path(spark, 'M-.9-.55H.9v.12H-.9z'),
    path(motif, 'M-1-.42H1V-.3h-2zM-.92-.24H.92V.3H-.92zM1-.1h.3v-.2h.1v.32H1z'),
    path(spark, rhombus(0, 0.02, 0.14)),
  );
};

/** A seated singer of ghazals, one hand raised. */
export const ghazalSinger: Motif = (f) => {
  const { ground, spark, skyTop, onGround } = f.tones;
  const cloth = onGround === spark ? skyTop : spark;
  return onHorizon(
    f,
    circle(onGround, 0, -1.35, 1.4),
    path(
      ground,
      'M-1.25.3C-1.3-.25-.8-.5-.4-.6-.55-1.2-.5-1.5-.12-1.58V-1.75H.12V-1.58C.5-1.5.55-1.2.4-.6.8-.5 1.3-.25 1.25.3z',
    ),
    ellipse(ground, 0, -1.95, 0.23, 0.28),
    path(ground, 'M-.27-2.02L-.2-2.35Q0-2.42.22-2.33L.27-2.02z'),
    stroke(ground, 0.2, 'M.35-1.4L.78-1 1.02-1.55M-.35-1.4L-.66-.85-.4-.5'),
    ellipse(ground, 1.05, -1.72, 0.1, 0.18),
    path(cloth, 'M-.4-1.5Q-.2-1.6-.12-1.58L.42-.62.6.3H.25L.05-.6z'),
  );
};
