import { circle, d, fan, path, rhombus, star as starPath, turned } from '../svg.ts';
import { atCentre, type Motif } from './frame.ts';

/** Rays around a rhombus. */
export const rays: Motif = (f) =>
  atCentre(
    f,
    path(f.tones.motif, fan(24, 0, 1, 9), 0.2),
    path(f.tones.motif, rhombus(0, 0, 0.8, 1.05)),
    path(f.tones.spark, rhombus(0, 0, 0.42, 0.56)),
  );

export const star: Motif = (f) =>
  atCentre(
    f,
    path(f.tones.spark, starPath(16, 1.5, 0.9), 0.5),
    path(f.tones.motif, starPath(5, 1.24, 0.5)),
  );

/** A planet with a ring. The ring is drawn twice: whole, then its near half over the disc. */
export const planet: Motif = (f) => {
  const { motif, spark, ground } = f.tones;
  const ring = (near: string) =>
    `<ellipse rx="1.55" ry=".42" fill="none" stroke="${spark}" stroke-width=".09"${near}/>`;
  const shadow = path(ground, 'M-.86 0a.86.86 0 0 0 1.72 0', 0.28);
  const stars = rhombus(1.15, -1.05, 0.11) + rhombus(-1.05, -1.15, 0.06) + rhombus(0.2, -1.5, 0.05);
  return atCentre(
    f,
    turned(-24, ring('') + circle(motif, 0, 0, 0.86) + shadow + ring(' stroke-dasharray="3.3 99"')),
    path(spark, stars),
  );
};

/** A cloud with a lightning bolt. */
export const storm: Motif = (f) =>
  atCentre(
    f,
    path(f.tones.spark, 'M.2-.1L-.55.75H-.1L-.4 1.55.6.5H.12L.5-.1z'),
    path(
      f.tones.motif,
      'M-1 .2a.5.5 0 0 1-.1-.98A.62.62 0 0 1-.28-1.2.75.75 0 0 1 1.05-.85.54.54 0 0 1 1 .2z',
    ),
    path(f.tones.onMotif, 'M-1 .2a.5.5 0 0 1-.46-.3Q.3 0 1.48-.3A.54.54 0 0 1 1 .2z', 0.22),
  );

/** A flame with a rhombus in its centre. */
export const flame: Motif = (f) =>
  atCentre(
    f,
    path(
      f.tones.motif,
      'M.1-1.6c.2.75 1.1 1.1 1.1 2A1.15 1.15 0 0 1-1.15.4C-1.15-.2-.85-.5-.7-1-.45-.85-.35-.65-.3-.4 0-.7.15-1.1.1-1.6z',
    ),
    path(
      f.tones.spark,
      'M.12-.5c.12.45.6.6.6 1.1A.68.68 0 0 1-.7.62c0-.35.2-.5.28-.8.14.1.2.2.24.32.2-.2.3-.4.3-.64z',
    ),
    path(f.tones.onMotif, rhombus(0.02, 0.78, 0.2)),
  );

/** A comet that crosses the whole sky. */
export const comet: Motif = (f) => {
  const tail = (spread: number) =>
    d`M.45 ${0.35 - spread}L-6 ${-2.47 - spread}V${-1.47 + spread}L.45 ${0.35 + spread}z`;
  return atCentre(
    f,
    path(f.tones.spark, tail(0.72), 0.3),
    path(f.tones.motif, tail(0.36), 0.6),
    circle(f.tones.spark, 0.45, 0.35, 0.72),
    circle(f.tones.motif, 0.45, 0.35, 0.5),
  );
};
