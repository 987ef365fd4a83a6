/** The words of the index `sound`. A digit before each says what it is the key of. */
import { keysOf } from './fold.ts';
import { remembered, soundsOf } from './sounds.ts';

/** A whole name, whose spaces do not count. */
export const WHOLE = '1';
/** A whole name from its end to its beginning, by which names with another beginning are found. */
export const BACK = '2';
/** One word of a name. */
export const WORD = '3';

/** Least number of sounds of a name that is found by its end. */
const SHORTEST_BACK = 5;

/** Keys, and the sounds of names: words with spaces between, names with line ends between. */
export type SoundIndex = { keys: string; sounds: string };

/** Returns what the index stores of an entity with these names. */
export function soundIndexOf(names: readonly string[]): SoundIndex {
  const sounding = names.map(soundsOf).filter((words) => words.length > 0);
  return {
    keys: sounding.flatMap(tokensOf).join(' '),
    sounds: sounding.map((words) => words.join(' ')).join('\n'),
  };
}

/** Returns the keys of one word of a name. */
export const keysOfWord = remembered(keysOf);

function tokensOf(words: readonly string[]): string[] {
  const whole = keysOf(words.join(''));
  return [
    ...whole.map((key) => WHOLE + key),
    ...whole.filter((key) => key.length >= SHORTEST_BACK).map((key) => BACK + backwards(key)),
    ...words.flatMap((word) => keysOfWord(word).map((key) => WORD + key)),
  ];
}

export function backwards(key: string): string {
  return [...key].reverse().join('');
}
