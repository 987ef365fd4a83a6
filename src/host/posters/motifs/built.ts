import { circle, cuspedArch, d, path, rhombus, stroke } from '../svg.ts';
import { atCentre, type Motif, onHorizon, sides } from './frame.ts';

export const house: Motif = (f) => {
  const { motif, spark, ground } = f.tones;
  return onHorizon(
    f,
    circle(spark, 0.6, -2.23, 0.48),
    path(ground, 'M-.85.3v-1.45h-.22L0-2.15l.4.36v-.3h.24v.52l.43.42H.85V.3z'),
    path(spark, 'M-.45-.9h.36v.5h-.36z'),
    path(motif, 'M.18-.9h.36v.5H.18z', 0.35),
  );
};

/** Cusped arches, one inside the other, and a lamp in the innermost. */
export const arch: Motif = (f) => {
  const { skyTop, spark, ground, onGround } = f.tones;
  return onHorizon(
    f,
    path(ground, cuspedArch(0, -2.14, 1.32, 0.3)),
    path(onGround, cuspedArch(0, -1.84, 1.04, 0.3)),
    path(skyTop, cuspedArch(0, -1.5, 0.74, 0.3)),
    circle(spark, 0, -0.58, 0.34),
  );
};

export const stairs: Motif = (f) => {
  const { motif, spark, ground } = f.tones;
  const { right } = sides(f);
  let steps = '';
  for (let i = 0; i < 6; i++) {
    const data = d`M${-1.5 + i * 0.5} .3V${-0.32 * (i + 1)}H${right + 0.1}V.3z`;
    steps += i % 2 ? path(motif, data, 0.9) : path(ground, data, 0.5);
  }
  return onHorizon(f, circle(spark, -0.5, -1.75, 0.55), steps);
};

/** A lit window with open shutters. */
export const litWindow: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    path(motif, 'M-.95-.8l-.48-.15v2.3l.48-.2zM.95-.8l.48-.15v2.3l-.48-.2z', 0.6),
    path(motif, 'M-.95 1.2V-.45a.95.95 0 0 1 1.9 0V1.2z'),
    path(
      spark,
      'M-.75 1V.3h.68V1zM.07 1V.3h.68V1zM-.75.16v-.6h.68v.6zM.07.16v-.6h.68v.6zM-.75-.58a.75.75 0 0 1 .68-.62v.62zM.07-.58v-.62a.75.75 0 0 1 .68.62z',
    ),
    path(motif, 'M-1.15 1.2h2.3v.18h-2.3z'),
    path(onMotif, rhombus(0, 0.23, 0.1)),
  );
};

export const lighthouse: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return onHorizon(
    f,
    path(spark, 'M0-2.35L-9-4V-.9zM0-2.35L9-4V-.9z', 0.35),
    path(motif, 'M-.5.3L-.27-2.05h.54L.5.3z'),
    path(onMotif, 'M-.44-.4l.05-.45h.78l.05.45zM-.36-1.2l.05-.45h.62l.05.45z', 0.85),
    path(motif, 'M-.42-2.15h.84v.14h-.84zM-.24-2.62L0-2.95l.24.33z'),
    path(motif, 'M-.2-2.62h.4v.5h-.4z', 0.5),
    path(spark, rhombus(0, -2.36, 0.17)),
  );
};

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

/** A lamp post with a circle of light under it. */
export const lampPost: Motif = (f) => {
  const { motif, spark } = f.tones;
  return onHorizon(
    f,
    path(spark, 'M-.35-2.2L-1.65.2H.95z', 0.4),
    `<ellipse cx="-.35" cy=".02" rx="1.2" ry=".2" fill="${spark}" opacity=".5"/>`,
    stroke(motif, 0.11, 'M.75.3V-2.1Q.75-2.6.25-2.6-.35-2.6-.35-2.3'),
    path(motif, 'M-.8-2.05Q-.7-2.4-.35-2.4T.1-2.05z'),
    path(spark, rhombus(-0.35, -1.98, 0.15)),
    path(motif, 'M.55.3V-.1h.4v.4zM-.55.3V-.3c0-.34.36-.34.36 0v.6z'),
    circle(motif, -0.37, -0.72, 0.15),
  );
};

/** A door plate. The light behind it falls through the keyhole. */
export const keyhole: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    path(spark, 'M0-.4L-9 3.8H9z', 0.28),
    path(motif, 'M0-1.55q.55.3.8.3V1Q.5 1 0 1.35-.5 1-.8 1v-2.25q.25 0 .8-.3z'),
    path(onMotif, 'M-.17.05L-.33.85h.66L.17.05a.4.4 0 1 0-.34 0z'),
    path(spark, rhombus(0, -0.32, 0.15) + rhombus(0, -1.1, 0.08) + rhombus(0, 1.08, 0.08)),
  );
};
