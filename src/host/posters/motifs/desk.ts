import { circle, path, rhombus, stroke } from '../svg.ts';
import { atCentre, type Motif } from './frame.ts';

/** A typewriter with a sheet in it. */
export const typewriter: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    path(spark, 'M-.75-1.5H.75V-.4H-.75z'),
    stroke(f.tones.ground, 0.06, 'M-.5-1.2H.5M-.5-.98H.5M-.5-.76H.1'),
    path(motif, 'M-1.45-.55H1.45v.34H-1.45zM-1-.25H1L1.1.25H-1.1zM-1.15.2H1.15L1.5 1.15H-1.5z'),
    stroke(motif, 0.09, 'M-1.35-.6L-1.5-.95'),
    `<path d="M-.86.42H.9M-.94.66H.98M-1.02.9H1.06" stroke="${onMotif}" stroke-width=".17" stroke-dasharray="0 .25" stroke-linecap="round"/>`,
    path(spark, `M-.6 1.02H.6v.07H-.6z${rhombus(0, 0, 0.11)}`),
  );
};

export const spectacles: Motif = (f) => {
  const { motif, spark } = f.tones;
  return atCentre(
    f,
    circle(spark, -0.72, 0, 0.58),
    circle(spark, 0.72, 0, 0.58),
    path(f.tones.text, 'M-1.05.15L-.65-.4H-.45L-.95.3zM.4.15L.8-.4H1L.5.3z', 0.6),
    `<g fill="none" stroke="${motif}" stroke-width=".14"><circle cx="-.72" r=".6"/><circle cx=".72" r=".6"/></g>`,
    stroke(motif, 0.13, 'M-.15-.1Q0-.25.15-.1M-1.3-.12Q-1.55-.5-1.5-.85M1.3-.12Q1.55-.5 1.5-.85'),
  );
};

/** Prints of bare feet that walk away. */
export const footprints: Motif = (f) => {
  const { motif, spark } = f.tones;
  const print = (x: number, y: number, turn: number, flip: number) =>
    `<use href="#p" transform="translate(${x} ${y})rotate(${turn})scale(${flip} .7)"/>`;
  return atCentre(
    f,
    '<defs><g id="p"><path d="M-.2-.45C.1-.7.45-.4.35-.05.25.2.3.4.25.65.2.95-.15.95-.18.65-.2.3-.45-.1-.2-.45z"/><circle cx="-.22" cy="-.74" r=".15"/><circle cx=".06" cy="-.82" r=".1"/><circle cx=".28" cy="-.73" r=".09"/><circle cx=".44" cy="-.56" r=".08"/></g></defs>',
    `<g fill="${motif}">${print(-0.85, 0.85, 14, 0.7)}${print(0.1, -0.55, 20, 0.7)}</g>`,
    `<g fill="${spark}">${print(0.1, 0.55, 10, -0.7)}${print(1, -0.85, 24, -0.7)}</g>`,
  );
};

/** Bangles on top of each other. */
export const bangles: Motif = (f) => {
  const { motif, spark } = f.tones;
  const ring = (y: number, colour: string, dash: string) =>
    `<ellipse cy="${y}" rx="1.15" ry=".42" fill="none" stroke="${colour}" stroke-width=".2"${dash}/>`;
  const beads = ' stroke-dasharray="0 .27" stroke-linecap="round"';
  return atCentre(
    f,
    ring(0.85, motif, ''),
    ring(0.56, spark, ''),
    ring(0.27, motif, ''),
    ring(-0.02, spark, beads),
    ring(-0.31, motif, ''),
    ring(-0.6, spark, ''),
    ring(-0.89, motif, ''),
    path(spark, rhombus(0, -0.47, 0.13) + rhombus(0, 1.27, 0.13)),
  );
};
