import { path, rhombus, stroke, turned } from '../svg.ts';
import { atCentre, type Motif, type Variants } from './frame.ts';

/** A sealed letter. */
const sealed: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    turned(
      -8,
      path(motif, 'M-1.4-.9h2.8v1.9h-2.8z') +
        stroke(onMotif, 0.07, 'M-1.4-.9L0 .3 1.4-.9M-1.4 1L-.45 0M1.4 1L.45 0') +
        path(spark, rhombus(0, 0.3, 0.3)),
    ),
  );
};

/** An open envelope with its letter. */
const opened: Motif = (f) => {
  const { motif, spark, ground, onMotif } = f.tones;
  return atCentre(
    f,
    path(motif, 'M-1.35-.25L0-1.5 1.35-.25V1.2H-1.35z', 0.6),
    path(spark, 'M-1-1.25H1V.8H-1z'),
    stroke(ground, 0.06, 'M-.7-.9H.7M-.7-.65H.7M-.7-.4H.7M-.7-.15H.2'),
    path(motif, 'M-1.35-.25L0 .65 1.35-.25V1.2H-1.35z'),
    stroke(onMotif, 0.06, 'M-1.35 1.2L-.3.45M1.35 1.2L.3.45'),
    path(onMotif, rhombus(0, 0.85, 0.14)),
  );
};

/** A letter by air: a striped border, a stamp and a postmark. */
const airMail: Motif = (f) => {
  const { motif, spark, ground, onMotif } = f.tones;
  return atCentre(
    f,
    turned(
      10,
      path(motif, 'M-1.45-1H1.45V1H-1.45z') +
        `<path d="M-1.38-.92H1.38V.92H-1.38z" fill="none" stroke="${spark}" stroke-width=".15" stroke-dasharray=".18 .16"/>` +
        path(spark, 'M.55-.7H1.15V.02H.55z') +
        path(ground, rhombus(0.85, -0.34, 0.19)) +
        stroke(
          onMotif,
          0.05,
          'M.5-.55q-.12-.08-.25 0t-.25 0M.5-.35q-.12-.08-.25 0t-.25 0M.5-.15q-.12-.08-.25 0t-.25 0',
        ) +
        stroke(onMotif, 0.07, 'M-1.05.1H.1M-1.05.35H.1M-1.05.6H-.4'),
    ),
  );
};

/** Letters: sealed, open and by air. */
export const letter: Variants = [sealed, opened, airMail];
