/** Motifs of towns that reach the sides of the sheet. */

import { type Motif, onHorizon, sides } from '../frame.ts';
import { moving } from '../movements.ts';
import { circle, d, path, rhombus, stroke } from '../svg.ts';

/** Returns the point at fraction `t` of the quadratic Bézier curve with three given points. */
function onCurve(
  t: number,
  [x0, y0, x1, y1, x2, y2]: readonly [number, number, number, number, number, number],
) {
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
  return { x: a * x0 + b * x1 + c * x2, y: a * y0 + b * y1 + c * y2 };
}

/** A suspension bridge from side to side. */
export const bridge: Motif = (f) => {
  const { motif, spark } = f.tones;
  const { left, right } = sides(f);
  const spans = [
    [0.9, -2.1, 0.5, -0.85, 0, -0.85],
    [0.9, -2.1, 1.4, -0.9, 2.6, -0.6],
  ] as const;
  let hangers = '';
  for (const span of spans) {
    for (let t = 0.2; t < 1; t += 0.2) {
      const { x, y } = onCurve(t, span);
      hangers += d`M${x} -.6V${y}M${-x} -.6V${y}`;
    }
  }
  return onHorizon(
    f,
    circle(spark, 0, -1.5, 0.78),
    path(motif, d`M${left} -.7H${right}v.2H${left}z`),
    path(motif, 'M-1 .3v-2.5h.2V.3zM.8.3v-2.5h.2V.3z'),
    stroke(motif, 0.07, 'M-2.6-.6Q-1.4-.9-.9-2.1-.5-.85 0-.85T.9-2.1Q1.4-.9 2.6-.6'),
    stroke(motif, 0.03, hangers),
  );
};

/** One lit tower among smaller ones that shrink towards the sides. */
export const towers: Motif = (f) => {
  const { motif, spark, ground } = f.tones;
  const { left, right } = sides(f);
  const step = (right - left) / 11;
  let blocks = '';
  for (let i = 0; i < 11; i++) {
    const x = left + i * step;
    const aside = Math.abs(x + step / 2) / (right - left);
    const height = Math.max(0.3, 0.5 + f.noise(i) * 0.7 + 1.1 * (1 - aside * 2.1));
    blocks += d`M${x} .3V${-height}h${step - 0.05}V.3z`;
  }
  let windows = '';
  for (let i = 0; i < 6; i++) windows += rhombus(((i % 2) - 0.5) * 0.34, -1.35 + i * 0.24, 0.05);
  return onHorizon(
    f,
    path(ground, blocks, 0.55),
    path(motif, 'M-.42.3v-2h.14v-.35h.14v-.4h.28v.4h.14v.35h.14v2z'),
    moving('light', path(spark, windows)),
  );
};

/** Blocks with lit windows under a moon. */
export const blocks: Motif = (f) => {
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
    moving(
      'light',
      path(
        spark,
        'M-.27-.9h.14v.13h-.14zM.69-1.45h.14v.13H.69zM1.02-.7h.14v.13h-.14zM.13-.4h.14v.13H.13z',
      ),
    ),
  );
};

/** Towers and their reflections in water. */
export const waterfront: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  const { left, right } = sides(f);
  const towers = d`M${left} 0V-.3H-1.4V-.75H-1.05V-.35H-.9V-1.2H-.7L-.55-1.5-.4-1.2V-.5H-.2V-1.75L0-2 .2-1.75V-.6H.4V-1H.8V-.4H.95V-1.3H1.3V-.25H${right}V0z`;
  return onHorizon(
    f,
    circle(spark, 0.5, -1.15, 0.75),
    `<g fill="${motif}" transform="translate(0 -.6)"><path d="${towers}"/><path d="${towers}" transform="scale(1 -.42)" opacity=".45"/></g>`,
    moving('drift', stroke(onMotif, 0.05, d`M-1.3-.42H-.4M.2-.3H1.2M-.7-.15H.2`)),
    path(spark, rhombus(0, -2.2, 0.07) + rhombus(-0.65, -1.3, 0.06) + rhombus(1.12, -1.5, 0.06)),
  );
};

/** Curling smoke over roofs. */
export const smoke: Motif = (f) => {
  const { motif, spark, ground } = f.tones;
  const { left, right } = sides(f);
  return onHorizon(
    f,
    circle(spark, -0.75, -1.85, 0.5),
    moving(
      'sway',
      stroke(motif, 0.3, 'M.35-.95C.9-1.35-.15-1.55.3-2S.95-2.6.45-2.8', 0.85),
      stroke(motif, 0.18, 'M-.75-.75C-.45-1-.95-1.15-.7-1.4', 0.85),
    ),
    path(
      ground,
      d`M${left} .3V-.35L-1.6-.7-.9-.35V-.7h.3v.55L0-.55l.2.12V-.95h.32v.7L.7-.15l.55-.45L${right} -.1V.3z`,
    ),
    path(spark, 'M-.15-.2h.22v.24h-.22zM1.15-.28h.2v.24h-.2z'),
  );
};
