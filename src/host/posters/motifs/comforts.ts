import { circle, ellipse, group, path, rhombus, stroke, turned } from '../svg.ts';
import { atCentre, type Motif, onHorizon } from './frame.ts';

export const suitcase: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    turned(
      -7,
      stroke(motif, 0.16, 'M-.4-.7V-1.05H.4V-.7') +
        `<rect x="-1.4" y="-.75" width="2.8" height="1.85" rx=".2" fill="${motif}"/>` +
        path(spark, 'M-1-.75h.24v1.85H-1zM.76-.75H1v1.85H.76z') +
        path(onMotif, 'M-1.4.1H1.4v.07H-1.4z') +
        path(spark, `${rhombus(0, -0.3, 0.26)}M-.5.45H.3v.4H-.5z`) +
        path(
          onMotif,
          `${rhombus(0, -0.3, 0.11)}M-1-.05h.24v.3H-1zM.76-.05H1v.3H.76zM-.38.57H.05v.07h-.43z`,
        ),
    ),
  );
};

export const telephone: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    path(
      motif,
      'M-1.4-.6C-1.4-1.2-.7-1.35 0-1.35S1.4-1.2 1.4-.6L1.32-.2H.72L.66-.62Q0-.85-.66-.62L-.72-.2H-1.32z',
    ),
    path(
      motif,
      'M-.5-.6h.16v.25H.34V-.6H.5v.3Q.6-.1.75.2L1.15.95Q1.25 1.25.95 1.25H-.95Q-1.25 1.25-1.15.95L-.75.2Q-.6-.1-.5-.3z',
    ),
    circle(spark, 0, 0.48, 0.54),
    `<circle cy=".48" r=".37" fill="none" stroke="${onMotif}" stroke-width=".16" stroke-dasharray="0 .232" stroke-linecap="round"/>`,
    circle(motif, 0, 0.48, 0.17),
    stroke(onMotif, 0.05, 'M-.95 1.1H.95', 0.7),
  );
};

/** A candle in its holder. */
export const candle: Motif = (f) => {
  const { motif, spark, skyTop, onMotif } = f.tones;
  return atCentre(
    f,
    circle(spark, 0, -0.75, 0.95, 0.3),
    path(spark, 'M0-1.5C.45-1 .4-.5 0-.4-.4-.5-.45-1 0-1.5z'),
    path(skyTop, rhombus(0, -0.7, 0.1, 0.2)),
    path(motif, 'M-.32-.35Q0-.2.32-.35V.9H-.32z'),
    path(onMotif, 'M.12-.27L.32-.35V.9H.12z', 0.3),
    stroke(motif, 0.05, 'M0-.55V-.25'),
    `<circle cx="1.15" cy="1" r=".22" fill="none" stroke="${motif}" stroke-width=".12"/>`,
    path(motif, 'M-1.1.85H1.1Q.95 1.3.5 1.35H-.5Q-.95 1.3-1.1.85z'),
    path(spark, 'M-.5.72H.5V.9H-.5z'),
  );
};

/** A branched candlestick with three candles. */
export const candelabra: Motif = (f) => {
  const { motif, spark } = f.tones;
  const candle = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><path d="M0-.95Q.2-.7.15-.55T0-.4-.15-.55 0-.95z" fill="${spark}"/><path d="M-.11-.35H.11V.15H.3L.2.32H-.2L-.3.15H-.11z" fill="${motif}"/></g>`;
  return onHorizon(
    f,
    circle(spark, 0, -2.1, 1.1, 0.3),
    stroke(motif, 0.13, 'M-.95-1.75V-1.6Q-.95-1.1-.4-1.1H.4Q.95-1.1.95-1.6V-1.75M0-2V.1'),
    candle(-0.95, -1.95),
    candle(0, -2.15),
    candle(0.95, -1.95),
    path(motif, `${rhombus(0, -1.1, 0.2)}M-.6.3Q-.45 0-.1-.05V-.2H.1v.15Q.45 0 .6.3z`),
    path(spark, rhombus(0, -0.6, 0.15)),
  );
};

/** A hand mirror. */
export const mirror: Motif = (f) => {
  const { motif, spark, text } = f.tones;
  return group(
    f.x,
    f.y,
    f.unit * 0.88,
    stroke(motif, 0.26, 'M0 .6V1.5') +
      path(motif, `${rhombus(0, -1.62, 0.22)}${rhombus(0, 0.72, 0.34, 0.2)}`) +
      ellipse(motif, 0, -0.45, 0.98, 1.14) +
      ellipse(spark, 0, -0.45, 0.8, 0.95) +
      path(text, 'M-.55-.1L.2-1.25H.42L-.45.1zM-.2.3L.6-.9.68-.7-.05.42z', 0.6),
    16,
  );
};
