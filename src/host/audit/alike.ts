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

/** Returns whether at most so many letters are wrong, missing or extra. */
function within(short: string, long: string, most: number): boolean {
  if (long.length - short.length > most) return false;
  let before = Array.from({ length: long.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...short].entries()) {
    const now = [row + 1];
    for (const [at, other] of [...long].entries()) {
      const changed = (before[at] ?? 0) + (letter === other ? 0 : 1);
      now.push(Math.min(changed, (before[at + 1] ?? 0) + 1, (now[at] ?? 0) + 1));
    }
    if (Math.min(...now) > most) return false;
    before = now;
  }
  return (before.at(-1) ?? 0) <= most;
}
