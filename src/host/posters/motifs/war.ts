import { circle, d, path, stroke } from '../svg.ts';
import { type Motif, onHorizon, sides } from './frame.ts';

/** A battleship under smoke. */
export const warship: Motif = (f) => {
  const { motif, spark, ground } = f.tones;
  const { left, right } = sides(f);
  const sea =
    d`M${left} .3V-.1` +
    'q.2-.16.4 0'.concat(d`t.4 0`.repeat(Math.ceil((right - left) / 0.4))) +
    'V.3z';
  return onHorizon(
    f,
    circle(spark, 0.9, -2.1, 0.45),
    path(
      motif,
      'M-.2-1.85C-.15-2.4-.7-2.3-.8-2.65-1.1-2.8-1.5-2.6-1.6-2.3-1.3-2.45-1-2.1-.6-2.15-.45-2.1-.42-2-.42-1.85z',
      0.6,
    ),
    path(
      motif,
      'M-1.55-.6H1.6L1.35.3H-1.3zM-.75-.62V-.95H-.5V-1.85h.36v.9h.16V-1.6H.3v.65H.5V-.62zM.02-1.6h.1V-2.6h.06v1h.1zM-1.4-.62V-.85h.5v.23zM.65-.62V-.85h.5v.23z',
    ),
    stroke(
      motif,
      0.08,
      'M-1.2-.8L-1.65-1.05M-1.1-.8L-1.55-1.15M1-.8L1.5-1.1M.9-.8L1.4-1.2M-.3-2.15L.15-2.2.45-2',
    ),
    path(spark, 'M-.5-1.6h.36v.18h-.36zM.18-2.58l.4.12-.4.12z'),
    path(ground, sea),
  );
};

/** A helmet on a rifle, behind barbed wire. */
export const trench: Motif = (f) => {
  const { motif, spark, ground } = f.tones;
  const { left, right } = sides(f);
  const wire = (y: number) =>
    d`M${left} ${y}Q-1.15 ${y + 0.2} -1 ${y}T0 ${y + 0.12}T1 ${y}T${right} ${y + 0.1}`;
  let barbs = '';
  for (let i = -4; i < 5; i++)
    barbs += d`M${i * 0.36 - 0.06} ${-0.73 + (i % 2) * 0.06}l.12 .2m0 -.2l-.12 .2`;
  return onHorizon(
    f,
    circle(spark, 0, -0.6, 1.35),
    path(ground, 'M-.05.3V-.8L-.12-1V-2H.12L.16-1.6.12-1 .05-.8V.3zM.1-1.15h.16v-.3H.2v.24H.1z'),
    path(
      motif,
      'M-.85-1.95Q-.6-2.05-.5-2.1C-.4-2.75.4-2.75.5-2.1Q.6-2.05.85-1.95.5-1.78 0-1.78T-.85-1.95z',
    ),
    path(ground, 'M-1.06.3V-1.05h.12V.3zM.94.3V-1.05h.12V.3z'),
    stroke(ground, 0.05, `${wire(-0.85)}${wire(-0.35)}${barbs}`),
  );
};
