/** Whether a query and a name begin with the same sound: only then do they count as alike. */
import { costAt } from './costs.ts';

/** Cost from which the first sounds of a name and a query count as different. */
const OTHER_SOUND = 0.5;
/** Sounds at the beginning of a word that are not heard, as in psalm, or that some scripts leave out. */
const UNHEARD = /^(?:[PX]|[aAi](?=[sS][^aAeiIoUuWY]))/;

/** Returns whether a query begins with the same sound as a name, or as a word in it. */
export function beginsAlike(words: readonly string[], name: string): boolean {
  const first = firstsOf(words[0] ?? '');
  return name.split(' ').some((word) => firstsOf(word).some((own) => isAmong(own, first)));
}

const isAmong = (own: string, all: readonly string[]) =>
  all.some((one) => costAt(own, one) < OTHER_SOUND);

/** Returns the first sound of a word, and the first one that is surely heard. */
function firstsOf(word: string): string[] {
  return [...new Set([word.charAt(0), word.replace(UNHEARD, '').charAt(0)])];
}
