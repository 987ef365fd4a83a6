import { circle, d, ellipse, group, path, rhombus, stroke } from '../svg.ts';
import { type Motif, onHorizon, sides } from './frame.ts';

/** Three ears of wheat. */
export const wheat: Motif = (f) => {
  const { motif, spark } = f.tones;
  let grains = 'M0-1.65Q.2-1.4 0-1.1-.2-1.4 0-1.65';
  for (let i = 0; i < 5; i++)
    grains += d`M0 ${-0.8 + i * 0.28}q.05-.4.36-.5 .02.35-.36.5-.38-.15-.36-.5.31.1.36.5`;
  const ear = (turn: number) => `<use href="#p" transform="translate(0 .6)rotate(${turn})"/>`;
  return group(
    f.x,
    f.y - f.unit * 0.15,
    f.unit * 1.2,
    `<defs><path id="p" d="${grains}"/></defs>` +
      stroke(motif, 0.07, 'M0 1.25V-.2M-.08 1.25Q-.25.8-.6.1M.08 1.25Q.25.8.6.1') +
      `<g fill="${spark}">${ear(-38)}${ear(38)}</g><g fill="${motif}">${ear(0)}</g>` +
      path(spark, 'M-.25.85H.25V1H-.25z'),
  );
};

/** A village well with its bucket. */
export const well: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return onHorizon(
    f,
    path(motif, 'M-1.35-2.05L0-2.75 1.35-2.05z'),
    stroke(motif, 0.14, 'M-.95-2V-.4M.95-2V-.4M-.95-1.7H.95'),
    circle(spark, 0, -1.7, 0.22),
    stroke(spark, 0.05, 'M.2-1.7V-1.2'),
    path(spark, 'M-.05-1.2H.45L.38-.72H.02z'),
    path(motif, 'M-1.2-.6H1.2V.3H-1.2z'),
    ellipse(motif, 0, -0.6, 1.2, 0.2),
    ellipse(onMotif, 0, -0.62, 0.98, 0.13),
    stroke(
      onMotif,
      0.05,
      'M-1.15-.2H1.15M-.6-.36V-.2M.2-.38V-.2M.8-.36V-.2M-.85-.2V.15M-.2-.2V.15M.5-.2V.15',
      0.7,
    ),
  );
};

/** Stacks of hay and a fork. */
export const haystack: Motif = (f) => {
  const { motif, spark, onMotif, ground } = f.tones;
  return onHorizon(
    f,
    circle(spark, -0.65, -2, 0.55),
    path(ground, 'M.15.3C.15-.7.6-1.35.95-1.5 1.3-1.35 1.75-.7 1.75.3z', 0.6),
    stroke(motif, 0.08, 'M1.05.3V-1.6M.8-2.3V-1.8Q.8-1.6 1.05-1.6T1.3-1.8V-2.3M1.05-1.6V-2.35'),
    path(motif, 'M-1.4.3C-1.45-.6-1-1.45-.35-1.7L-.3-1.95-.22-1.7C.45-1.45.85-.6.8.3z'),
    stroke(
      onMotif,
      0.05,
      'M-.3-1.4Q-.8-.9-.9-.2M-.3-1.2Q-.1-.6-.25.1M-.2-1.3Q.3-.9.4-.1M-1.1-.3L-1.15.1M-.55-.5L-.6.1M.15-.5L.2.1',
      0.7,
    ),
  );
};

export const windmill: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  const sail = (turn: number) => `<use href="#p" transform="translate(0 -1.55)rotate(${turn})"/>`;
  return onHorizon(
    f,
    path(motif, 'M-.62.3L-.4-1.5Q0-1.95.4-1.5L.62.3z'),
    path(
      onMotif,
      'M-.18.3V-.2a.18.18 0 0 1 .36 0V.3zM-.12-.75h.24v.28h-.24zM-.44-1.4H.44v.07H-.44z',
    ),
    `<defs><g id="p">${path(spark, 'M.06-.2H.42V-1.25H.06z')}${path(motif, 'M-.04 0V-1.3H.04V0z')}</g></defs>`,
    ...[22, 112, 202, 292].map(sail),
    circle(motif, 0, -1.55, 0.14),
  );
};

export const volcano: Motif = (f) => {
  const { motif, spark, ground } = f.tones;
  return onHorizon(
    f,
    circle(ground, -0.3, -2.35, 0.4, 0.7),
    circle(ground, 0.3, -2.5, 0.45, 0.7),
    circle(ground, 0.75, -2.25, 0.32, 0.7),
    stroke(spark, 0.11, 'M0-1.5V-2.4M-.1-1.6Q-.3-2.2-.8-2.2M.1-1.6Q.35-2.2.85-2.1'),
    path(spark, rhombus(-0.95, -1.8, 0.1) + rhombus(1, -1.7, 0.1) + rhombus(-0.5, -2.6, 0.08)),
    path(motif, 'M-1.75.3C-1.1 0-.7-.9-.42-1.45Q0-1.6.42-1.45C.7-.9 1.1 0 1.75.3z'),
    path(spark, 'M-.42-1.45Q0-1.6.42-1.45L.5-1.25.32-.9.18-1.1.05-.4-.1-1-.3-.65-.5-1.25z'),
  );
};

/** A dinosaur with a long neck. */
export const dinosaur: Motif = (f) => {
  const { motif, spark, ground, onMotif } = f.tones;
  return onHorizon(
    f,
    circle(spark, 0.65, -1.9, 0.55),
    path(
      motif,
      'M-1.25-2.3C-1.2-2.6-.75-2.65-.65-2.35-.5-1.8-.65-1.5-.3-1.2.1-1.45.7-1.3.95-.85 1.15-.5 1.45-.4 1.75-.75 1.6-.15 1.25-.1.95-.2L1 .3H.65L.6-.15H0L-.05.3H-.4L-.45-.35C-.9-.8-.85-1.6-.95-2L-1.3-2.05Q-1.45-2.15-1.25-2.3z',
    ),
    path(
      onMotif,
      `${rhombus(-0.92, -2.35, 0.07)}M-.3-1.2L-.12-1.28-.14-1.05zM.08-1.3L.28-1.3.18-1.1zM.48-1.2L.66-1.12.5-.98z`,
    ),
    path(ground, 'M-1.6.3Q-1.5-.4-1.2-.9-1.3-.3-1.15-.2-1.05-.5-.85-.6-1-.2-.9.3z'),
  );
};

export const camel: Motif = (f) => {
  const { motif, spark, ground } = f.tones;
  const { left, right } = sides(f);
  return onHorizon(
    f,
    circle(spark, 0.75, -2.15, 0.5),
    path(ground, d`M${left} .3V-.1Q-.8-.55 .3 -.15T${right} -.3V.3z`, 0.5),
    path(
      motif,
      'M-1.45-1.78L-1.4-1.98-1.1-2.12-.95-2.08Q-.83-1.9-.88-1.7C-.9-1.3-.75-1.22-.55-1.32-.3-1.45-.2-1.9.15-1.95.5-1.95.55-1.45.85-1.3 1.1-1.2 1.15-.9 1.1-.6L1.2.3H1L.85-.45.75-.5.7.3H.52L.5-.55Q.1-.4-.3-.55L-.35.3H-.53L-.55-.5-.7.3H-.88L-.75-.75C-1.05-.85-1.2-1.15-1.15-1.68z',
    ),
    path(spark, 'M-.3-1.55Q.15-1.75.58-1.55L.5-.8H-.2z'),
    path(ground, rhombus(0.15, -1.2, 0.18)),
    stroke(motif, 0.06, 'M1.08-1Q1.3-.8 1.22-.45'),
  );
};
