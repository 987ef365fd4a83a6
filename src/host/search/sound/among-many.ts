/**
 * Steps in which a query asks a large catalogue for names that are less alike. SQLite reads all names of
 * each word of an expression unless one is rare, and a hundred words like a word much slower.
 * So these ask for few words at once.
 */
import {
  anyOf,
  asking,
  byLength,
  every,
  has,
  type Keys,
  type Lookup,
  longest,
  type NearKeys,
  type Step,
  tellingOf,
  term,
} from './expression.ts';
import { WHOLE, WORD } from './tokens.ts';

/** Number of the longest words. A name has all of them; if there is one more word, it has some. */
const MOST_WORDS = 3;
/** Number of best-known names that are read of a word, or of two. */
const MOST_READ = 500;

/** Returns the words that a name must have. The others may be wrong. */
export function fewOf(words: readonly Keys[]): readonly Keys[] {
  return longest(tellingOf(words), MOST_WORDS);
}

/**
 * Returns the expression for whole names that are a query but for one word, which is only like its word. It has
 * a term for each, so it finds the least known one, too.
 */
export function wholeLike(words: readonly Keys[], near: NearKeys): string {
  if (words.length < 2) return '';
  const firsts = words.map(([key = '']) => key);
  const changed = fewOf(words).map(([key = '']) => key);
  const alike = near(WORD, changed);
  const names = firsts.flatMap((key, at) =>
    changed.includes(key) ? alike(key).map((one) => joined(firsts.with(at, one))) : [],
  );
  return anyOf(names.map((name) => term(WHOLE, name)));
}

/** Returns the key of a name from the keys of its words: see keyOf. */
function joined(keys: readonly string[]): string {
  return keys.reduce((key, next) => {
    const rest = next.replace(/^[hvy]/, '');
    const isTwice = key.endsWith(rest.charAt(0)) && !/^\d/.test(rest);
    return key + (isTwice ? rest.slice(1) : rest);
  });
}

/** Returns the steps for names that have one of two words and a word like the other one, or two of more words. */
export function partSteps(words: readonly Keys[], near: NearKeys): readonly Step[] {
  const telling = byLength(longest(tellingOf(words), MOST_WORDS + 1));
  const [first, second] = telling;
  if (!first || !second) return [];
  if (telling.length > 2) return [() => twoOf(telling.map(has))];
  return [() => oneAndLike(first, second, near), () => oneAndLike(second, first, near)];
}

/** Asks for the best-known names that have a word. Those that also have a word like another one are used. */
function oneAndLike(word: Keys, other: Keys, near: NearKeys): Lookup[] {
  const like = new Set(other.flatMap(near(WORD, other)));
  return like.size === 0 ? [] : [{ expression: has(word), most: MOST_READ, like }];
}

/**
 * Asks for names that have two of three or four words, the longest first. Of four words with a wrong one, one
 * of two pairs is right. The shortest word is beside the longest one, so that few names have both.
 */
function twoOf([a = '', b = '', c = '', d]: readonly string[]): Lookup[] {
  const pair = d ? every([a, d]) : `${a} AND (${b} OR ${c})`;
  return asking(`(${pair}) OR (${every([b, c])})`, MOST_READ);
}
