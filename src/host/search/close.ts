/** Which names that only come near a query are close enough to be shown. */
import { wordsOf } from '#/contract/words.ts';
import { hasForeign } from './words.ts';

/** Number of close names that are shown. */
export const MOST_CLOSE = 3;
/** Greatest distance in sound from a query in another script than Latin; `each` is for each sound. */
const FOREIGN = { once: 0.8, each: 0.09 };
/** The same from a query in Latin letters, which is only spelled in another way. */
const SPELLED = { once: 0, each: 0.08 };
/** A query may have one wrong, missing or extra letter for this many letters, and always one. */
const LETTERS_EACH_WRONG = 4;

/** Returns whether a name is close to some words. `cost`: its distance from their `length` sounds. */
export function isClose(
  words: readonly string[],
  names: readonly (string | null)[],
  { cost, length }: { cost: number; length: number },
): boolean {
  const { once, each } = words.some(hasForeign) ? FOREIGN : SPELLED;
  if (cost <= once + each * length) return true;
  const most = Math.max(1, Math.floor(words.join('').length / LETTERS_EACH_WRONG));
  return names.some((name) => name !== null && isMistyped(words, wordsOf(name), most));
}

/** Returns whether at most `most` letters differ from words of a name, in any order or in a row. */
function isMistyped(words: readonly string[], name: readonly string[], most: number): boolean {
  return isOfWords(words, name, most) || isInRow(words, name, most);
}

function isOfWords(words: readonly string[], name: readonly string[], most: number): boolean {
  let left = most;
  for (const word of words) {
    left -= Math.min(...name.map((part) => editsWithin(word, part, left)));
    if (left < 0) return false;
  }
  return true;
}

/** Returns whether words in a row have the letters of a query, wherever its spaces are. */
function isInRow(words: readonly string[], name: readonly string[], most: number): boolean {
  const typed = words.join('');
  const counts = [words.length - 1, words.length, words.length + 1].filter((count) => count > 0);
  return [...name.keys()].some((at) =>
    counts.some((count) => editsWithin(typed, name.slice(at, at + count).join(''), most) <= most),
  );
}

/** Returns the edits of two texts, or more than `most` where their lengths differ by more. */
function editsWithin(typed: string, name: string, most: number): number {
  return Math.abs(typed.length - name.length) > most ? most + 1 : edits(typed, name);
}

/** Returns how many letters are wrong, missing, too many, or swapped with the next (Damerau). */
export function edits(typed: string, name: string): number {
  let older: number[] = [];
  let last: number[] = [];
  let row = Array.from({ length: name.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i += 1) {
    [older, last] = [last, row];
    row = [i];
    for (let j = 1; j <= name.length; j += 1) {
      const same = typed[i - 1] === name[j - 1] ? 0 : 1;
      const swapped = typed[i - 1] === name[j - 2] && typed[i - 2] === name[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + same,
        swapped ? (older[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return row[name.length] ?? 0;
}
