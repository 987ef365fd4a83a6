/** The words of the index `sound`. A digit before each says what it is the key of. */
import { keysOf } from './fold.ts';
import { soundsOf } from './sounds.ts';

/** A whole name, whose spaces do not count. */
export const WHOLE = '1';
/** A whole name from its end to its beginning, by which names with another beginning are found. */
export const BACK = '2';
/** One word of a name of several. */
export const WORD = '3';

/** Number of sounds of the shortest name that its end finds. */
const SHORTEST_BACK = 5;

/** Returns the words of the index for an entity of some names. */
export function tokensOf(names: readonly string[]): string[] {
  const tokens: string[] = [];
  for (const name of names) {
    const words = soundsOf(name);
    for (const key of keysOf(words.join(''))) {
      tokens.push(WHOLE + key);
      if (key.length >= SHORTEST_BACK) tokens.push(BACK + backwards(key));
    }
    if (words.length > 1) {
      for (const word of words) for (const key of keysOf(word)) tokens.push(WORD + key);
    }
  }
  return tokens;
}

export function backwards(key: string): string {
  return [...key].reverse().join('');
}
