import { circle, d, path, rhombus, star, stroke, turned } from '../svg.ts';
import { atCentre, type Motif, onHorizon, sides } from './frame.ts';

/** A flying carpet over domes. */
export const carpet: Motif = (f) => {
  const { motif, spark, ground, onMotif } = f.tones;
  const dome = (x: number, r: number) =>
    d`M${x - r} .3V-.2A${r} ${r * 1.15} 0 0 1 ${x + r} -.2V.3zM${x - 0.05} ${-r}h.1l-.05 ${-0.4 - r * 0.3}z`;
  return onHorizon(
    f,
    circle(spark, 0.1, -1.75, 1.05, 0.5),
    path(
      ground,
      `${dome(-0.9, 0.3)}${dome(0, 0.42)}${dome(0.9, 0.34)}M-1.5.3V-.75l.1-.3.1.3V.3zM.5.3V-.75l.1-.3.1.3V.3z`,
    ),
    path(motif, 'M-.95-2.1Q-.3-2.5.3-2.15T1.55-2.35L1.05-1.5Q.5-1.25-.1-1.5T-1.5-1.35z'),
    path(spark, 'M-.82-1.98Q-.3-2.28.25-2T1.25-2.1L.9-1.62Q.5-1.45-.05-1.68T-1.2-1.58z'),
    path(
      onMotif,
      rhombus(-0.5, -1.85, 0.13) + rhombus(0.05, -1.85, 0.16) + rhombus(0.6, -1.83, 0.13),
    ),
    stroke(
      motif,
      0.05,
      'M-1.5-1.35l-.2.1M-1.3-1.6l-.2.1M-1.1-1.85l-.2.1M1.55-2.35l.18-.12M1.35-2.05l.2-.08M1.2-1.75l.2-.05',
    ),
  );
};

/** A heavy chain with a broken link. */
export const chain: Motif = (f) => {
  const { motif, spark } = f.tones;
  const link = (x: number, y: number) =>
    `<rect x="${x - 0.42}" y="${y - 0.24}" width=".84" height=".48" rx=".24"/>`;
  return atCentre(
    f,
    path(spark, star(9, 1, 0.45)),
    turned(
      -35,
      `<g fill="none" stroke="${motif}" stroke-width=".2">${link(-2.3, 0)}${link(-1.15, 0)}${link(1.15, 0)}${link(2.3, 0)}` +
        '<path d="M-.1-.3A.28.28 0 1 0-.1.26M.14.3A.28.28 0 1 0 .14-.26"/></g>' +
        stroke(motif, 0.2, 'M-2-0H-1.45M-.85 0H-.3M.3 0H.85M1.45 0H2'),
    ),
  );
};

export const anchor: Motif = (f) => {
  const { motif, spark } = f.tones;
  return atCentre(
    f,
    stroke(spark, 0.13, 'M.2-1.1C1.3-1.1.9-.4.1-.4S-.9.3-.2.45.9.9.45 1.3'),
    `<circle cy="-1.15" r=".24" fill="none" stroke="${motif}" stroke-width=".16"/>`,
    path(
      motif,
      'M-.13-.95H.13V.95Q.75.85.95.35L.7.42 1.15-.2 1.4.5 1.16.45C1 1.05.5 1.3 0 1.45-.5 1.3-1 1.05-1.16.45L-1.4.5-1.15-.2-.7.42-.95.35Q-.75.85-.13.95zM-.6-.72H.6v.22H-.6z',
    ),
  );
};

/** A drawn bow and its arrow. */
export const bow: Motif = (f) => {
  const { motif, spark } = f.tones;
  return atCentre(
    f,
    turned(
      -38,
      stroke(spark, 0.05, 'M-.1-1.45L-.75 0-.1 1.45') +
        stroke(motif, 0.16, 'M-.1-1.5Q.05-1.2.35-.75.75 0 .35.75.05 1.2-.1 1.5') +
        stroke(motif, 0.09, 'M-.85 0H1.3') +
        path(spark, 'M1.6 0L1.1-.22V.22zM-.65-.04l-.25-.22h-.4l.25.26-.25.26h.4l.25-.22z'),
    ),
  );
};

/** A great bell in its yoke. */
export const bell: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    path(motif, 'M-.85-1.35H.85L.7-1.1H-.7z'),
    stroke(motif, 0.16, 'M-.25-1.2V-.95H.25V-1.2'),
    circle(spark, 0, 1.15, 0.26),
    path(motif, 'M-1.2 1.05Q-.75.7-.72-.1C-.7-.75-.4-1 0-1S.7-.75.72-.1Q.75.7 1.2 1.05z'),
    stroke(onMotif, 0.06, 'M-.72-.2H.72M-.86.62H.86', 0.8),
    path(spark, 'M-1.2 1.02H1.2v.14H-1.2z'),
    path(onMotif, rhombus(0, 0.2, 0.2)),
  );
};

/** Pyramids under a hot sun. */
export const pyramid: Motif = (f) => {
  const { motif, spark, onMotif, ground } = f.tones;
  const { left, right } = sides(f);
  return onHorizon(
    f,
    circle(spark, 0.85, -2, 0.5),
    path(ground, 'M.2.2L1.15-1.15 2.2.2z', 0.5),
    path(motif, 'M-1.7.2L-.35-1.75 1.05.2z'),
    path(onMotif, 'M-.35-1.75L1.05.2H.1z', 0.35),
    path(spark, rhombus(-0.35, -2.25, 0.1)),
    path(motif, d`M${left} .3V0Q${left / 2} -.25 0 -.08T${right} 0V.3z`),
  );
};

/** The head and neck of a llama. */
export const llama: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return onHorizon(
    f,
    circle(spark, 0.2, -1.5, 1.15),
    path(
      motif,
      'M-.5.3C-.35-.5-.55-1-.45-1.5L-1.05-1.45Q-1.35-1.5-1.3-1.75-1.25-2-.95-2.02L-.6-2.25-.68-2.85Q-.4-2.75-.35-2.35L-.2-2.4-.1-2.95Q.12-2.75.05-2.3.4-2 .42-1.5.35-1 .7-.6 1 -.3 1.05.3z',
    ),
    stroke(
      onMotif,
      0.05,
      'M-1.25-1.65Q-1.05-1.6-.95-1.7M.1-1.2l.15.12M-.1-.75l.15.12M.35-.6l.15.12M.1-.25l.15.12',
      0.8,
    ),
    path(onMotif, rhombus(-0.52, -1.98, 0.08)),
    path(spark, 'M-.46-.75Q0-.5.5-.85L.62-.7Q.1-.3-.43-.55z'),
  );
};
