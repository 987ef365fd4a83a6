import { circle, d, fan, group, path, rhombus, stroke } from '../svg.ts';
import { type Motif, onHorizon, sides, type Variants } from './frame.ts';

/** Art deco towers before beams of light. */
export const city: Motif = (f) => {
  const { motif, spark, ground, onMotif } = f.tones;
  const flank = (s: number) =>
    d`M${s * 0.75} .3V-1.1H${s * 0.9}V-1.5H${s * 1.1}V-1.75H${s * 1.2}V-1.5H${s * 1.4}V-1.1H${s * 1.6}V.3z`;
  return onHorizon(
    f,
    group(0, -1.9, 1, path(spark, fan(16, 0, 1, 9), 0.3)),
    path(
      ground,
      `${flank(-1) + flank(1)}M-9 .3V-.45H-1.7V-.7h.3V.3zM9 .3V-.45H1.7V-.7h-.3V.3z`,
      0.75,
    ),
    path(
      motif,
      'M-.85.3V-.5H-.65V-1.2H-.45V-1.85H-.28V-2.3H-.14V-2.6L0-2.95.14-2.6V-2.3H.28v.45H.45v.65H.65v.7H.85V.3z',
    ),
    stroke(onMotif, 0.06, 'M-.28-.2V-1.7M0 .2V-2.2M.28-.2V-1.7M-.5-.1V-1.05M.5-.1V-1.05', 0.8),
    path(motif, 'M-9-.32H9v.12H-9z'),
    path(spark, rhombus(0, -2.5, 0.1)),
  );
};

/** One lit tower among smaller ones that shrink towards the sides. */
const amongOthers: Motif = (f) => {
  const { motif, spark, ground } = f.tones;
  const { left, right } = sides(f);
  const step = (right - left) / 11;
  let towers = '';
  for (let i = 0; i < 11; i++) {
    const x = left + i * step;
    const aside = Math.abs(x + step / 2) / (right - left);
    const height = Math.max(0.3, 0.5 + f.noise(i) * 0.7 + 1.1 * (1 - aside * 2.1));
    towers += d`M${x} .3V${-height}h${step - 0.05}V.3z`;
  }
  let windows = '';
  for (let i = 0; i < 6; i++) windows += rhombus(((i % 2) - 0.5) * 0.34, -1.35 + i * 0.24, 0.05);
  return onHorizon(
    f,
    path(ground, towers, 0.55),
    path(motif, 'M-.42.3v-2h.14v-.35h.14v-.4h.28v.4h.14v.35h.14v2z'),
    path(spark, windows),
  );
};

/** Blocks with lit windows under a moon. */
const blocks: Motif = (f) => {
  const { motif, spark, ground, onMotif } = f.tones;
  const { left, right } = sides(f);
  return onHorizon(
    f,
    circle(spark, -0.65, -2.15, 0.5),
    path(
      ground,
      d`M${left} .3V-.8H-1.3V-1.35H-.75V-1H0V-1.75H.3V-1.2H1.2V-1.5H1.6V-.7H${right}V.3z`,
      0.5,
    ),
    path(
      motif,
      'M-1.25.3V-.95H-.55V.3zM-.42.3V-1.6H-.3V-1.75H.3V-1.6H.42V.3zM.55.3V-2.2H.9V-2.6H.96V-2.2H1.3V.3z',
    ),
    `<path d="M-1.05-.7V.1M-.75-.7V.1M-.2-1.4V.1M.2-1.4V.1M.76-1.95V.1M1.09-1.95V.1" stroke="${onMotif}" stroke-width=".14" stroke-dasharray=".13 .12"/>`,
    path(
      spark,
      'M-.27-.9h.14v.13h-.14zM.69-1.45h.14v.13H.69zM1.02-.7h.14v.13h-.14zM.13-.4h.14v.13H.13z',
    ),
  );
};

/** Towers and their reflections in water. */
const waterfront: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  const { left, right } = sides(f);
  const towers = d`M${left} 0V-.3H-1.4V-.75H-1.05V-.35H-.9V-1.2H-.7L-.55-1.5-.4-1.2V-.5H-.2V-1.75L0-2 .2-1.75V-.6H.4V-1H.8V-.4H.95V-1.3H1.3V-.25H${right}V0z`;
  return onHorizon(
    f,
    circle(spark, 0.5, -1.15, 0.75),
    `<g fill="${motif}" transform="translate(0 -.6)"><path d="${towers}"/><path d="${towers}" transform="scale(1 -.42)" opacity=".45"/></g>`,
    stroke(onMotif, 0.05, d`M-1.3-.42H-.4M.2-.3H1.2M-.7-.15H.2`),
    path(spark, rhombus(0, -2.2, 0.07) + rhombus(-0.65, -1.3, 0.06) + rhombus(1.12, -1.5, 0.06)),
  );
};

/** Skylines of towns. */
export const skyline: Variants = [amongOthers, blocks, waterfront];
