/** What the film shows when: a card with words, then the scene that it announces, and so on. */
import { inTurn, type Step, stepAt } from '../../paint/motion.ts';

export type SceneName = 'dusk' | 'breaks' | 'climbs' | 'falls' | 'lamp' | 'two';
export type Part =
  | { kind: 'title'; seconds: number }
  | { kind: 'end'; seconds: number }
  | { kind: 'card'; lines: readonly string[]; seconds: number }
  | { kind: 'scene'; scene: SceneName; seconds: number };

const card = (seconds: number, ...lines: string[]): Part => ({ kind: 'card', lines, seconds });
const scene = (name: SceneName, seconds: number): Part => ({ kind: 'scene', scene: name, seconds });

export const parts: readonly Step<Part>[] = inTurn<Part>([
  { kind: 'title', seconds: 3.5 },
  card(3.5, 'Over the roofs of an old city', 'a kite looked up at the moon.'),
  scene('dusk', 5),
  card(3, '“I can be there by midnight,”', 'it said, and pulled.'),
  scene('breaks', 4.5),
  card(3, 'But the higher it climbed,', 'the farther away she was.'),
  scene('climbs', 5),
  card(2.5, 'Then the wind fell asleep.'),
  scene('falls', 5),
  card(3, 'Somebody found it on a roof,', 'and tied a lamp to its string.'),
  scene('lamp', 5.5),
  card(3.5, 'That night nobody could say', 'which of the two was the moon.'),
  scene('two', 6),
  { kind: 'end', seconds: 3 },
]);

export const SECONDS = parts.reduce((sum, { seconds }) => sum + seconds, 0);

export const partAt = (time: number): Step<Part> => stepAt(parts, time);

/** Returns when a scene begins. */
export const startOf = (name: SceneName): number =>
  parts.find(({ value }) => value.kind === 'scene' && value.scene === name)?.start ?? 0;
