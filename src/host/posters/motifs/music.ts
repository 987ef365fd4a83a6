import { circle, ellipse, path, rhombus, stroke, turned } from '../svg.ts';
import { atCentre, type Motif } from './frame.ts';

/** A harmonium whose bellows stand open behind the keys. */
export const harmonium: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    path(spark, 'M-1.2-.1L-1.42-1H1.42L1.2-.1z'),
    stroke(motif, 0.1, 'M-1.42-1.02H1.42M-1.34-.78H1.34M-1.3-.54H1.3M-1.25-.3H1.25'),
    path(motif, 'M-1.5.35L-1.3-.12H1.3L1.5.35V1.25H-1.5z'),
    path(onMotif, 'M-1.3.32L-1.16 0H1.16L1.3.32z'),
    `<path d="M-1.2.17H1.24" stroke="${motif}" stroke-width=".34" stroke-dasharray=".12 .065"/>`,
    path(spark, [-1, -0.5, 0, 0.5, 1].map((x) => rhombus(x, 0.62, 0.1)).join('')),
    stroke(onMotif, 0.05, 'M-1.3.9H1.3M-1.3 1.06H1.3'),
  );
};

/** A tabla: the bowl for the left hand and the drum for the right. */
export const tabla: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    path(
      spark,
      'M-1.4 1.15Q-.65.75.1 1.15-.65 1.5-1.4 1.15zM.1 1.15Q.75.75 1.4 1.15.75 1.5.1 1.15z',
    ),
    path(motif, 'M-1.55-.3H.1C.1.5-.2 1.15-.72 1.15S-1.55.5-1.55-.3z'),
    path(motif, 'M.3-.6H1.35L1.45.8Q1.4 1.15.82 1.15T.2.8z'),
    stroke(spark, 0.06, 'M.38-.3L.5.95M.65-.2V1.02M1-.2V1.02M1.27-.3L1.16.95'),
    ellipse(spark, -0.72, -0.3, 0.84, 0.36),
    ellipse(motif, -0.72, -0.3, 0.66, 0.26),
    ellipse(onMotif, -0.6, -0.26, 0.26, 0.11),
    ellipse(spark, 0.82, -0.6, 0.54, 0.28),
    ellipse(motif, 0.82, -0.6, 0.42, 0.2),
    ellipse(onMotif, 0.82, -0.6, 0.2, 0.1),
  );
};

/** A dholak, seen from one of its heads. */
export const dholak: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    turned(
      -16,
      path(motif, 'M-.8-.75Q.4-1.25 1.35-.5V.5Q.4 1.25-.8.75z') +
        ellipse(motif, 1.35, 0, 0.2, 0.5) +
        stroke(spark, 0.07, 'M-.5-.8L-.1-.62 1.35-.5-.1-.2 1.38-.1-.1.2 1.38.3-.1.6 1.3.5') +
        ellipse(spark, -0.78, 0, 0.62, 0.82) +
        ellipse(motif, -0.8, 0, 0.5, 0.68) +
        ellipse(onMotif, -0.8, 0, 0.24, 0.34),
    ),
  );
};

/** A bamboo flute with a tassel. */
export const flute: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    circle(spark, 0, -0.1, 1.2, 0.35),
    turned(
      -32,
      stroke(motif, 0.34, 'M-1.5 0H1.5') +
        `<path d="M-.35 0H1.4" stroke="${onMotif}" stroke-width=".16" stroke-dasharray="0 .28" stroke-linecap="round"/>` +
        circle(onMotif, -1.05, 0, 0.1) +
        path(spark, 'M-1.45-.2h.12v.4h-.12zM-.75-.2h.12v.4h-.12zM1.38-.2h.12v.4h-.12z'),
    ),
    stroke(spark, 0.07, 'M1.15-.7Q1.5-.1 1.2.2'),
    path(spark, 'M1.08.15l.26.04.1.85-.55-.08z'),
  );
};

/** A trumpet and the rays of its sound. */
export const trumpet: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    turned(
      -20,
      stroke(spark, 0.09, 'M1.6-.55L1.95-.75M1.7-.1H2.1M1.6.35L1.95.55') +
        path(
          motif,
          'M-1.6-.26h.12l.1.1H.2C.7-.2 1-.4 1.3-.75V.55C1 .2.7 0 .2-.04H-1.38l-.1.1h-.12z',
        ) +
        `<rect x="-.85" y="-.1" width="1.2" height=".66" rx=".3" fill="none" stroke="${motif}" stroke-width=".12"/>` +
        stroke(motif, 0.18, 'M-.5-.35V.6M-.22-.35V.6M.06-.35V.6') +
        stroke(spark, 0.14, 'M-.5-.5V-.42M-.22-.6V-.42M.06-.5V-.42') +
        path(onMotif, rhombus(0.85, -0.1, 0.11)),
    ),
  );
};
