/** Motifs that pick their colours by contrast, so that no two shapes melt into each other. */

import { atCentre, type Motif, onHorizon } from '../frame.ts';
import { moving } from '../movements.ts';
import { circle, d, ellipse, fan, path, rhombus, stroke } from '../svg.ts';
import { contrast } from '../tone.ts';

const HAIR = '#1A1112';
const SKIN = '#CB8A5B';
const SHADED_SKIN = '#A9683F';

/** A woman in a dupatta. */
export const dupatta: Motif = (f) => {
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

/** A woman from behind: a long plait with its tassel, and a dupatta on one shoulder. */
export const plait: Motif = (f) => {
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

/** A clock on a wall. */
export const clock: Motif = (f) => {
  const { spark, ground, onGround } = f.tones;
  let marks = '';
  for (let i = 0; i < 12; i++) {
    const angle = (Math.PI * i) / 6;
    marks += rhombus(Math.cos(angle) * 0.92, Math.sin(angle) * 0.92, i % 3 ? 0.05 : 0.1);
  }
  return atCentre(
    f,
    circle(ground, 0, 0, 1.2),
    circle(onGround, 0, 0, 1.08),
    path(ground, marks),
    stroke(ground, 0.11, 'M0 0L.4.28'),
    moving('turn', stroke(ground, 0.11, 'M0-.66V0'), circle('none', 0, 0, 0.7)),
    path(onGround === spark ? ground : spark, rhombus(0, 0, 0.13)),
  );
};

/** An eye with lashes. */
export const eye: Motif = (f) => {
  const { skyTop, motif, spark, ground, onMotif } = f.tones;
  let lashes = '';
  for (let i = 0; i < 11; i++) {
    const angle = Math.PI * (1 + (i + 0.5) / 11);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    lashes += d`M${x * 1.31} ${y * 0.98}L${x * 1.6} ${y * 1.42}`;
  }
  return atCentre(
    f,
    `<path d="${lashes}" stroke="${spark}" stroke-width=".07"/>`,
    moving(
      'blink',
      path(motif, 'M-1.34 0Q0-1.55 1.34 0 0 1.55-1.34 0'),
      circle(onMotif, 0, 0, 0.6),
      circle(onMotif === ground ? skyTop : motif, 0, 0, 0.42),
      path(spark, rhombus(0, 0, 0.2)),
    ),
  );
};

/** Half a sun on the horizon, with rays over the whole sky. */
export const sunWithRays: Motif = (f) => {
  const { spark, skyTop, text, motif } = f.tones;
  const rays = contrast(spark, skyTop) < 2 ? text : spark;
  return onHorizon(
    f,
    moving('glow', path(rays, fan(18, 0.5, 1, 9), 0.34)),
    circle(spark, 0, 0, 1.15),
    circle(motif, 0, 0, 0.86),
  );
};
