import { circle, group, path, rhombus, stroke, turned } from '../svg.ts';
import { atCentre, type Motif } from './frame.ts';

/** A sitar: arched frets, pegs and a second gourd at the neck. */
export const sitar: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  const frets = 'M-.2-1.2q.2-.12.4 0M-.2-.95q.2-.12.4 0M-.2-.68q.2-.12.4 0M-.2-.4q.2-.12.4 0';
  return group(
    f.x,
    f.y,
    f.unit * 0.86,
    circle(spark, -0.3, -1.05, 0.36) +
      stroke(motif, 0.1, 'M0-1.45H.42M0-1.15H.42M0-.85H.4M0-1.7L-.3-1.85') +
      path(
        motif,
        'M-.16-1.85Q0-2 .16-1.85V.25C.2.5.78.6.78 1.12A.78.68 0 0 1-.78 1.12C-.78.6-.2.5-.16.25z',
      ) +
      stroke(spark, 0.07, `${frets}M-.2-.1q.2-.12.4 0M-.2.2q.2-.12.4 0`) +
      stroke(onMotif, 0.04, 'M-.04-1.7V1.2M.05-1.7V1.2') +
      path(spark, 'M-.3 1.15h.6v.14h-.6z') +
      path(onMotif, rhombus(-0.5, 1.05, 0.08) + rhombus(0.5, 1.05, 0.08)),
    32,
  );
};

/** A tanpura: a long neck without frets, four pegs and a large gourd. */
export const tanpura: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return group(
    f.x,
    f.y,
    f.unit * 0.88,
    circle(spark, 0, 0.72, 1.12, 0.45) +
      stroke(motif, 0.12, 'M-.4-1.2H.4M-.4-.9H.4') +
      path(
        motif,
        'M-.13-1.7Q0-1.85.13-1.7V-.2C.16.15.86.2.86.85A.86.78 0 0 1-.86.85C-.86.2-.16.15-.13-.2z',
      ) +
      path(spark, 'M-.14-.12H.14C.2.2.5.3.62.42Q.3.36 0 .62-.3.36-.62.42-.5.3-.2.2-.14-.12z') +
      stroke(onMotif, 0.03, 'M-.06-1.6L-.14 1M-.02-1.6L-.05 1M.02-1.6L.05 1M.06-1.6L.14 1') +
      path(onMotif, 'M-.3.98h.6v.12h-.6z'),
    6,
  );
};

/** A rubab: a body with a deep waist, skin below and pegs along the side. */
export const rubab: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return group(
    f.x,
    f.y,
    f.unit * 0.88,
    stroke(motif, 0.1, 'M-.4-1.5H.4M-.4-1.25H.4') +
      path(
        motif,
        'M-.2-1.75L.1-1.8.15-.75C.2-.4.55-.3.55.1.55.3.28.3.28.5.28.7.72.75.72 1.15.72 1.6.35 1.75 0 1.75S-.72 1.6-.72 1.15C-.72.75-.28.7-.28.5-.28.3-.55.3-.55.1-.55-.3-.2-.4-.15-.75z',
      ) +
      path(
        spark,
        'M0 .72C.3.72.55.85.55 1.15.55 1.45.3 1.6 0 1.6S-.55 1.45-.55 1.15C-.55.85-.3.72 0 .72z',
      ) +
      stroke(onMotif, 0.05, 'M-.13-.95h.26M-.14-.7h.28M-.18-.45h.36M-.04-1.6V1.25M.05-1.6V1.25') +
      path(onMotif, 'M-.25 1.2h.5v.1h-.5z') +
      `<path d="M.66-.35V.15" stroke="${spark}" stroke-width=".2" stroke-dasharray=".07 .08"/>`,
    30,
  );
};

/** A sarangi and its bow. */
export const sarangi: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    stroke(motif, 0.1, 'M-.5-1.15H.5M-.5-.9H.5'),
    path(
      motif,
      'M-.36-.65L-.3-1.45Q0-1.8.3-1.45L.36-.65H.46V.25Q.3.45.62.7V1.4Q0 1.65-.62 1.4V.7Q-.3.45-.46.25V-.65z',
    ),
    path(onMotif, 'M-.16-.8V-1.3Q0-1.5.16-1.3V-.8z'),
    path(spark, 'M-.46.84Q0 .6.46.84V1.27Q0 1.45-.46 1.27z'),
    stroke(onMotif, 0.05, 'M-.12-.8L-.16 1.05M0-.8V1.05M.12-.8L.16 1.05'),
    `<path d="M.56-.5V.2" stroke="${spark}" stroke-width=".18" stroke-dasharray=".07 .1"/>`,
    turned(-14, stroke(spark, 0.05, 'M-1.35.5H1.3') + stroke(motif, 0.1, 'M-1.5.5Q0-.15 1.45.5')),
  );
};

/** A violin and its bow. */
export const violin: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return group(
    f.x,
    f.y,
    f.unit * 0.9,
    path(
      motif,
      'M-.09-1.7Q0-1.85.09-1.7L.1-.62C.4-.75.62-.55.6-.25.58 0 .42.05.42.3S.78.65.75 1.05C.72 1.45.35 1.6 0 1.6S-.72 1.45-.75 1.05C-.78.65-.42.55-.42.3S-.58 0-.6-.25C-.62-.55-.4-.75-.1-.62z',
    ) +
      stroke(motif, 0.09, 'M-.24-1.55H.24M-.24-1.35H.24') +
      path(onMotif, 'M-.11-1.3H.11L.14.2H-.14zM-.14 1H.14L.1 1.45H-.1z') +
      stroke(onMotif, 0.06, 'M-.34.3q.1.2 0 .4M.34.3q-.1.2 0 .4M-.22.75H.22') +
      stroke(spark, 0.03, 'M-.05-1.3V1M.05-1.3V1') +
      stroke(spark, 0.09, 'M-.95 1.35L1.15-1.35M1.15-1.35L1.05-1.45'),
    24,
  );
};
