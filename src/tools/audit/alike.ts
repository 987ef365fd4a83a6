import { wordsOf } from '#/contract/words.ts';

/** Number of letters of a name from which two of them may differ. */
const LONG = 10;

/** A name in the form in which names are compared. */
export type Spelt = { words: string[]; whole: string; full: string };

/** Returns a name for comparison: its words, all of them in one, and those that are no initials. */
export function spelt(name: string): Spelt {
  const words = wordsOf(name);
  const full = words.filter((word) => word.length > 1).join(' ');
  return { words, whole: words.join(' '), full };
}

/**
 * Returns whether two names may be of one person: alike but for initials, one or two letters, or one
 * is a part of the other.
 */
export function alike(one: Spelt, other: Spelt): boolean {
  const [short, long] = one.whole.length < other.whole.length ? [one, other] : [other, one];
  if (short.words.every((word) => long.words.includes(word))) return true;
  if (one.full.includes(' ') && one.full === other.full) return true;
  return within(short.whole, long.whole, short.whole.length >= LONG ? 2 : 1);
}

/** Returns whether at most `most` letters are wrong, missing or extra. */
function within(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  if (same === one.length && same === other.length) return true;
  if (most === 0) return false;
  // From the first letter that differs on: it is wrong, or missing, or extra.
  const [left, right] = [one.slice(same), other.slice(same)];
  return (
    within(left.slice(1), right.slice(1), most - 1) ||
    within(left, right.slice(1), most - 1) ||
    within(left.slice(1), right, most - 1)
  );
}
