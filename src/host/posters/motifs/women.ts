import { circle, ellipse, path, rhombus, stroke } from '../svg.ts';
import { contrast } from '../tone.ts';
import { type Motif, onHorizon, type Variants } from './frame.ts';

const HAIR = '#1A1112';
const SKIN = '#CB8A5B';
const SHADED_SKIN = '#A9683F';

/** A woman in a dupatta. */
const facing: Motif = (f) => {
  const { motif, spark, text } = f.tones;
  const cloth = contrast(motif, HAIR) < 2 ? text : motif;
  return onHorizon(
    f,
    circle(spark, 0, -1.36, 1.3),
    path(
      cloth,
      'M-1.55.15c.02-.62.5-.72.62-1.3.12-1.75 1.74-1.75 1.86 0 .12.58.6.68.62 1.3V.3h-3.1z',
    ),
    path(HAIR, 'M0-2.14c.86 0 .78 1.1.5 1.5h-1c-.28-.4-.36-1.5.5-1.5'),
    path(SHADED_SKIN, 'M-.2.3v-1.36h.4V.3z'),
    path(SKIN, 'M0-1.92c.2.22.46.2.46.44 0 .5-.24.76-.46.76s-.46-.26-.46-.76c0-.24.26-.22.46-.44'),
    path(spark, rhombus(-0.53, -1.04, 0.09, 0.14) + rhombus(0.53, -1.04, 0.09, 0.14)),
  );
};

/** A woman who walks home with a pot on her head. */
const waterBearer: Motif = (f) => {
  const { ground, onGround, spark, skyTop } = f.tones;
  const cloth = onGround === spark ? skyTop : spark;
  return onHorizon(
    f,
    circle(onGround, 0, -1.4, 1.4),
    path(ground, 'M-.16-2.78H.2L.16-2.7C.5-2.55.42-2.2.15-2.16H-.1C-.38-2.2-.46-2.55-.12-2.7z'),
    circle(ground, 0.02, -1.95, 0.22),
    path(ground, 'M-.24-1.68Q.02-1.8.3-1.68L.26-1.15Q.6-.5.68.3H-.62Q-.5-.5-.2-1.15z'),
    stroke(ground, 0.12, 'M.26-1.6L.62-1.9.34-2.4M-.22-1.6L-.45-1.2-.3-.8'),
    path(
      cloth,
      'M-.06-2.2Q-.32-2.1-.3-1.75C-.4-1.3-.75-1-1.05-.15Q-.7-.4-.42-.35-.3-1-.02-1.55-.22-1.9-.06-2.2z',
    ),
  );
};

/** A woman from behind: a long plait with its tassel, and a dupatta on one shoulder. */
const plait: Motif = (f) => {
  const { motif, spark, text } = f.tones;
  const cloth = contrast(motif, HAIR) < 2 ? text : motif;
  return onHorizon(
    f,
    circle(spark, 0, -1.5, 1.25),
    path(SHADED_SKIN, 'M-.2-1.3H.2v.5H-.2z'),
    path(cloth, 'M-1.3.3C-1.3-.6-.95-.85-.25-1Q0-.85.25-1C.95-.85 1.3-.6 1.3.3z'),
    path(HAIR, 'M0-2.4C.62-2.4.62-1.5.3-1.25Q0-1.1-.3-1.25C-.62-1.5-.62-2.4 0-2.4z'),
    `<path d="M0-1.25V-.3" stroke="${HAIR}" stroke-width=".34" stroke-dasharray="0 .19" stroke-linecap="round"/>`,
    path(
      spark,
      `M-.14-.25H.14L.26.3H-.26z${rhombus(-0.46, -1.55, 0.08, 0.12)}${rhombus(0.46, -1.55, 0.08, 0.12)}`,
    ),
    path(spark, 'M.25-1C.5-.95.8-.8.95-.6L.75.3H.4Q.6-.4.25-1z'),
    ellipse(HAIR, 0, -1.3, 0.22, 0.16),
  );
};

/** A woman in a dupatta, only for South Asian titles that name a woman. */
export const dupatta: Variants = [facing, waterBearer, plait];
