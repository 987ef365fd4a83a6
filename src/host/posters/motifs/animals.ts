import { circle, group, path, rhombus, stroke } from '../svg.ts';
import { atCentre, type Motif } from './frame.ts';

/** A bat in front of the moon. */
export const bat: Motif = (f) =>
  atCentre(
    f,
    circle(f.tones.onGround, 0, 0, 1.08),
    path(
      f.tones.ground,
      'M0-.12l.13-.24.08.26c.3.02.5-.35 1.35-.4-.25.25-.25.5-.28.7q-.3-.18-.52.12Q.4.22 0 .84-.4.22-.76.32q-.22-.3-.52-.12c-.03-.2-.03-.45-.28-.7C-.71-.45-.51-.08-.21-.1l.08-.26z',
    ),
  );

/** A pigeon that carries a rhombus like a letter. */
export const pigeon: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return group(
    f.x - f.unit * 0.12,
    f.y,
    f.unit * 0.95,
    [
      path(motif, 'M.35-.05C.3-.6.5-1 .95-1.35c.15.5.1 1-.2 1.45z', 0.6),
      path(
        motif,
        'M1.5-.32L1.2-.5C1.1-.78.72-.8.55-.55.4-.3.15-.1-.2.05L-1.45.42l.2.3-.3.3C-.6 1.15.95 1.05 1.15-.1z',
      ),
      path(spark, 'M.45.15C.4-.6.05-1.1-.75-1.3-.95-.75-.8-.1-.2.35.1.5.5.45.45.15z'),
      circle(onMotif, 0.92, -0.42, 0.07),
      stroke(motif, 0.04, 'M1.46-.32V.1'),
      path(spark, rhombus(1.46, 0.28, 0.15)),
    ].join(''),
  );
};

export const fish: Motif = (f) => {
  const { motif, spark, onMotif } = f.tones;
  return atCentre(
    f,
    path(motif, 'M-1.5.7V-.7L-.75-.15Q.3-1.3 1.4 0 .3 1.3-.75.15z'),
    path(
      spark,
      'M-.1-.3q.3.3 0 .6-.35-.3 0-.6zM-.1.08q.3.3 0 .55-.35-.25 0-.55zM-.1-.65q.3.25 0 .55-.35-.3 0-.55zM.25-.35q.3.35 0 .7-.35-.35 0-.7z',
    ),
    circle(onMotif, 0.88, -0.15, 0.11),
    stroke(motif, 0.06, 'M1.1-1.1a.14.14 0 1 1-.01 0M1.35-.75a.1.1 0 1 1-.01 0'),
  );
};

/** The eye of a peacock's feather. */
export const feather: Motif = (f) => {
  const { motif, spark, ground, onMotif } = f.tones;
  let barbs = '';
  for (let i = 0; i < 6; i++) {
    const y = 0.85 - i * 0.06 + i * 0.22;
    barbs += `M0 ${y.toFixed(2)}q-.5-.1-.9-.55M0 ${y.toFixed(2)}q.5-.1.9-.55`;
  }
  return atCentre(
    f,
    stroke(motif, 0.06, `M0 .6V2.4${barbs}`),
    path(motif, 'M0-1.6C1.35-.7 1.1.5 0 1-1.1.5-1.35-.7 0-1.6z'),
    path(spark, 'M0-1.05C.85-.4.75.35 0 .7-.75.35-.85-.4 0-1.05z'),
    path(onMotif, 'M0-.6C.5-.2.45.25 0 .45-.45.25-.5-.2 0-.6z'),
    path(spark === onMotif ? ground : motif, rhombus(0, 0, 0.14)),
  );
};
