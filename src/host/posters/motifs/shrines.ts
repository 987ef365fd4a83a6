import { circle, cuspedArch, ellipse, path, rhombus, stroke } from '../svg.ts';
import { type Motif, onHorizon } from './frame.ts';

/** A mosque with two minarets. */
export const mosque: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  const minaret = 'V-2H.93v-.12h.08V-2.35L1.15-2.65l.14.3v.23h.08V-2H1.3V.3z';
  return onHorizon(
    f,
    circle(spark, 0, -1.45, 1.15, 0.6),
    path(motif, `M1 .3${minaret}`),
    `<path d="M1 .3${minaret}" fill="${motif}" transform="scale(-1 1)"/>`,
    path(
      motif,
      'M-.85.3V-.95H-.62C-.95-1.6-.2-1.75 0-2.35.2-1.75.95-1.6.62-.95H.85V.3zM-.03-2.3V-2.7h.06v.4z',
    ),
    path(onMotif, cuspedArch(0, -0.35, 0.34, 0.3)),
    path(
      onMotif,
      'M-.85-.95H.85v.06H-.85zM-.7.3V-.4Q-.58-.65-.46-.4V.3zM.7.3V-.4Q.58-.65.46-.4V.3z',
    ),
    path(spark, rhombus(0, -2.72, 0.1)),
  );
};

/** A gurdwara by the water, with its flag. */
export const gurdwara: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return onHorizon(
    f,
    stroke(motif, 0.07, 'M1.35.3V-2.6'),
    path(spark, 'M1.35-2.6L.65-2.35 1.35-2.1z'),
    path(
      motif,
      'M-1.15.3V-.82H1.15V.3zM-.55-.82V-1.2H.55v.38zM-1.15-.85V-1.15H-1.2C-1.2-1.4-.95-1.45-.92-1.6-.9-1.45-.65-1.4-.65-1.15H-.7v.3zM1.15-.85V-1.15H1.2C1.2-1.4.95-1.45.92-1.6.9-1.45.65-1.4.65-1.15H.7v.3zM-.46-1.2C-.75-1.75-.12-1.85 0-2.3.12-1.85.75-1.75.46-1.2zM-.03-2.2v-.35h.06v.35z',
    ),
    stroke(onMotif, 0.04, 'M-.2-1.25Q-.3-1.65 0-2.05.3-1.65.2-1.25', 0.7),
    path(
      onMotif,
      `${cuspedArch(0, -0.2, 0.28, 0.3)}M-.9.3V-.25Q-.7-.65-.5-.25V.3zM.9.3V-.25Q.7-.65.5-.25V.3z`,
    ),
    path(spark, 'M-1.2-.86H1.2v.1H-1.2zM-.58-1.24H.58v.09H-.58z'),
  );
};

/** A temple's tower with its flag. */
export const temple: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return onHorizon(
    f,
    circle(spark, -0.75, -1.95, 0.5),
    path(
      motif,
      'M-.2.3V-.75C-.2-1.5.1-1.85.25-2.25H.65C.8-1.85 1.1-1.5 1.1-.75V.3zM-1.15.3V-.55L-.5-1.05-.1-.75V.3z',
    ),
    ellipse(motif, 0.45, -2.3, 0.36, 0.12),
    path(motif, 'M.4-2.35Q.25-2.55.45-2.7.65-2.55.5-2.35zM.43-2.6V-3h.05v.4z'),
    path(spark, 'M.48-3L1-2.86.48-2.72z'),
    stroke(onMotif, 0.05, 'M.05-.7Q.1-1.5.4-2.15M.85-.7Q.8-1.5.5-2.15M.45-.75V-2.1', 0.7),
    path(
      onMotif,
      'M.15.3V-.3Q.45-.65.75-.3V.3zM-.95.3V-.35h.14V.3zM-.65.3V-.35h.14V.3zM-1.15-.5H-.15v.07h-1z',
    ),
    path(motif, 'M-1.4.12H1.3V.3H-1.4z'),
  );
};
