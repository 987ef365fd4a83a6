import { circle, d, path, rhombus, stroke } from '../svg.ts';
import { atCentre, type Motif } from './frame.ts';

/** Two thrown dice. */
export const dice: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  const die = (pips: string, fill: string, dots: string) =>
    `<rect x="-.62" y="-.62" width="1.24" height="1.24" rx=".16" fill="${fill}"/>` +
    path(dots, pips);
  return atCentre(
    f,
    `<g transform="translate(-.55.45)rotate(-14)">${die(rhombus(-0.32, -0.32, 0.13) + rhombus(0, 0, 0.13) + rhombus(0.32, 0.32, 0.13) + rhombus(-0.32, 0.32, 0.13) + rhombus(0.32, -0.32, 0.13), motif, onMotif)}</g>`,
    `<g transform="translate(.6-.65)rotate(22)">${die(rhombus(-0.3, -0.3, 0.13) + rhombus(0, 0, 0.13) + rhombus(0.3, 0.3, 0.13), spark, f.tones.ground)}</g>`,
    stroke(motif, 0.06, 'M-.35-1.25Q-.6-1-.65-.7M-.05-1.35Q-.35-1.1-.4-.85', 0.7),
  );
};

/** Two playing cards. */
export const playingCards: Motif = (f) => {
  const { motif, spark, ground, onMotif } = f.tones;
  const card = (fill: string, content: string) =>
    `<rect x="-.6" y="-.95" width="1.2" height="1.75" rx=".12" fill="${fill}"/>${content}`;
  const heart = 'M0-.35C-.1-.62-.5-.6-.5-.28-.5 0-.2.15 0 .38.2.15.5 0 .5-.28.5-.6.1-.62 0-.35z';
  return atCentre(
    f,
    `<g transform="translate(-.5.05)rotate(-16)">${card(spark, path(ground, rhombus(0, -0.08, 0.34, 0.46) + rhombus(-0.42, -0.72, 0.08, 0.12) + rhombus(0.42, 0.56, 0.08, 0.12)))}</g>`,
    `<g transform="translate(.5.05)rotate(14)">${card(motif, path(onMotif, heart) + path(onMotif, rhombus(-0.42, -0.72, 0.08, 0.12) + rhombus(0.42, 0.56, 0.08, 0.12)))}</g>`,
  );
};

/** A king and a pawn on a chequered board. */
export const chessboard: Motif = (f) => {
  const { motif, spark, ground, onGround } = f.tones;
  let squares = '';
  for (let row = 0; row < 2; row++) {
    for (let i = -4; i < 4; i++) {
      const [y, near] = [0.95 + row * 0.3, 0.42 + row * 0.1];
      if ((i + row) % 2 === 0)
        squares += d`M${i * near} ${y}h${near}L${(i + 1) * (near + 0.1)} ${y + 0.3}h${-near - 0.1}z`;
    }
  }
  return atCentre(
    f,
    path(ground, 'M-9 .92H9V2H-9z'),
    path(onGround, squares),
    path(
      motif,
      'M-.55-1.55h.14v-.16h.14v.16h.14v.14h-.14v.16Q.1-1.35.12-1L-.04-.5H.1v.16H0Q.05.4.3.85L.4 1.15H-1.05L-.95.85Q-.7.4-.65-.34H-.75V-.5H-.6L-.76-1Q-.75-1.35-.41-1.25v-.16h-.14z',
    ),
    circle(spark, 0.85, 0.05, 0.3),
    path(spark, 'M.6.3H1.1V.42H1Q1.05.85 1.3 1.15H.4Q.65.85.7.42H.6z'),
  );
};
