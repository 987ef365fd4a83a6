/** Whether a query and a name begin with the same sound, without which they are not taken for alike. */
import { costAt } from './costs.ts';

/** What it costs at most to take the first sound of a name for that of a query, less than this. */
const OTHER_SOUND = 0.5;
/** Sounds at the beginning of a word that are not heard, as in psalm, or not in every script. */
const UNHEARD = /^(?:[PX]|[aAi](?=[sS][^aAeiIoUuWY]))/;

/** Returns whether the first sound of a query's words is that of a name, or of a word in it. */
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
