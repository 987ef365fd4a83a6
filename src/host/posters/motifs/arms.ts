import { circle, ellipse, path, rhombus, stroke, turned } from '../svg.ts';
import { atCentre, type Motif, type Variants } from './frame.ts';

export const revolver: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    turned(
      -10,
      `<circle cx="-.2" cy=".28" r=".26" fill="none" stroke="${motif}" stroke-width=".1"/>` +
        path(
          motif,
          'M1.5-.72V-.42H.5V.1Q.4.28.1.28H-.4C-.45.7-.75 1-.8 1.35L-1.4 1.15C-1.3.6-.95.3-.95-.15L-1.1-.3-.85-.6H-.6L-.45-.72z',
        ) +
        path(
          spark,
          'M-.3-.62H.4V.02H-.3zM-.72.35L-.5.45C-.6.75-.8.95-.88 1.18L-1.22 1.06C-1.12.75-.85.6-.72.35z',
        ) +
        path(onMotif, 'M-.3-.45H.4v.08H-.3zM-.3-.2H.4v.08H-.3z') +
        path(motif, 'M1.2-.72l.12-.14h.1v.14zM-.85-.6L-1.1-.85l.14-.1.3.3z') +
        stroke(motif, 0.07, 'M-.2.28L-.12.48'),
    ),
  );
};

/** Two crossed swords. */
const crossedSwords: Motif = (f) => {
  const { motif, spark } = f.tones;
  const blade =
    path(motif, 'M-.1.75V-1.3L0-1.6.1-1.3V.75z') +
    path(spark, 'M-.45.72h.9v.15h-.9zM-.08.87h.16v.4h-.16z') +
    circle(spark, 0, 1.34, 0.14);
  return atCentre(f, turned(-40, blade), turned(40, blade));
};

/** A curved talwar and a round shield. */
const talwar: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    circle(spark, -0.2, 0.15, 1.05),
    `<circle cx="-.2" cy=".15" r=".88" fill="none" stroke="${f.tones.ground}" stroke-width=".06"/>`,
    path(
      f.tones.ground,
      [-0.35, 0.35]
        .flatMap((x) => [-0.35, 0.35].map((y) => rhombus(x - 0.2, y + 0.15, 0.12)))
        .join(''),
    ),
    turned(
      42,
      path(motif, 'M-.1.9C-.15.2-.05-.6.5-1.75.55-.7.3.2.14.9z') +
        path(motif, 'M-.42.85H.46V1H-.42zM-.07 1H.1V1.4H-.07z') +
        ellipse(motif, 0.02, 1.46, 0.26, 0.1) +
        stroke(onMotif, 0.03, 'M.02.8C0 .2.1-.6.42-1.3'),
    ),
  );
};

export const sword: Variants = [crossedSwords, talwar];

export const dagger: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    turned(
      28,
      path(motif, 'M-.26-.45H.26L.2.7 0 1.6-.2.7z') +
        path(onMotif, 'M0-.45H.26L.2.7 0 1.6z', 0.3) +
        path(spark, 'M-.75-.72Q-.4-.55 0-.55T.75-.72L.65-.42Q.3-.35 0-.35T-.65-.42z') +
        path(motif, 'M-.13-.55L-.17-1.25H.17L.13-.55z') +
        stroke(spark, 0.05, 'M-.14-.8H.14M-.15-1H.15') +
        path(spark, rhombus(0, -1.42, 0.22)),
    ),
  );
};
