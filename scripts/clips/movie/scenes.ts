/** The scenes of the film: which names are shown when, and how the lamps move between them. */
import { between, ease, mix } from '../paint/motion.ts';
import { type Dot, latinName, type Name, typedName, urduName } from './names.ts';

/** Seconds in which letters fade in, and in which a lamp moves. */
export const FADE = 0.9;
export const FLIGHT = 1.1;

export interface Scene {
  start: number;
  names: readonly Name[];
  words: string;
}

const lone: Dot = { x: 320, y: 160, width: 34, height: 44 };
const hindi = 'मंज़र';
const punjabi = 'ਮੰਜ਼ਰ';

function createScenes(): Scene[] {
  const middle = { x: 320, y: 164 };
  return [
    {
      start: 4.6,
      names: [urduName({ ...middle, scale: 1.3 })],
      words: 'It finishes the name in Urdu,',
    },
    {
      start: 9.6,
      names: [typedName('hindi', hindi, { ...middle, scale: 1.5 })],
      words: 'in Hindi,',
    },
    {
      start: 14.2,
      names: [typedName('punjabi', punjabi, { ...middle, scale: 1.5 })],
      words: 'in Punjabi,',
    },
    { start: 18.8, names: [latinName({ ...middle, scale: 0.74 })], words: 'and in Latin letters.' },
    {
      start: 23.6,
      names: [
        latinName({ x: 190, y: 120, scale: 0.34 }),
        urduName({ x: 462, y: 112, scale: 0.52 }),
        typedName('hindi', hindi, { x: 190, y: 222, scale: 0.62 }),
        typedName('punjabi', punjabi, { x: 450, y: 222, scale: 0.62 }),
      ],
      words: 'Manzar: a view, a scene.',
    },
    { start: 29.2, names: [latinName({ x: 320, y: 172, scale: 0.8 })], words: '' },
  ];
}

export const scenes = createScenes();

/** Number of lamps: as many as the fullest scene needs. In other scenes some lamps coincide. */
const COUNT = Math.max(...scenes.map(({ names }) => names.flatMap(({ dots }) => dots).length));

function placeOf(scene: Scene | undefined, index: number): Dot {
  const dots = scene ? scene.names.flatMap((name) => name.dots) : [lone];
  return dots[index % dots.length] ?? lone;
}

/** Returns a lamp's place at a time: at a dot, or on a curve to the next dot. */
function lampAt(time: number, index: number): Dot {
  const now = scenes.findLastIndex(({ start }) => time >= start);
  const from = placeOf(scenes[now - 1], index);
  const to = placeOf(scenes[now], index);
  const start = (scenes[now]?.start ?? 0) + FADE * 0.7;
  const share = ease(between(time, start, start + FLIGHT));
  const lift = Math.sin(Math.PI * share) * 26;
  return {
    x: mix(from.x, to.x, share),
    y: mix(from.y, to.y, share) - lift,
    width: mix(from.width, to.width, share),
    height: mix(from.height, to.height, share),
  };
}

/** Returns the lamps at a time. Lamps that coincide count as one, or they would shine too much. */
export function lampsAt(time: number): Dot[] {
  const dots = Array.from({ length: COUNT }, (_, index) => lampAt(time, index));
  return dots.filter(
    (dot, index) => dots.findIndex(({ x, y }) => Math.hypot(x - dot.x, y - dot.y) < 1) === index,
  );
}
