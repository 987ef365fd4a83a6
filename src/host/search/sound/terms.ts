/** The steps in which a query asks the index `sound`. Each finds names that are less alike. */
import {
  anyOf,
  asking,
  byLength,
  every,
  has,
  isTelling,
  type Keys,
  type Lookup,
  longest,
  type NearKeys,
  type Step,
  start,
  tellingOf,
  term,
} from './expression.ts';
import { keysOf } from './fold.ts';
import { BACK, backwards, WHOLE, WORD } from './tokens.ts';

/** Number of names of exactly the same key that are read: they are the likeliest ones. */
const MOST_SAME = 1000;
/** Number of sounds of the shortest key that is taken for the beginning of longer ones. */
const SHORTEST_START = 2;
/** Least number of sounds of a beginning or an end that two names have in common. */
const HALF = 4;
/** Least number of sounds of the words that remain when a query is asked without one of its words. */
const ENOUGH = 4;
/** Number of words, the longest ones, that are asked with the words like them: each may have 100. */
const MOST_NEAR = 3;
/** Number of the longest words: each is left out in turn. */
const MOST_LEFT_OUT = 5;

/** Returns the step for whole names of the same sound as some words. */
export function sameStep(words: readonly string[]): Step {
  return () => asking(anyOf(keysOf(words.join('')).map((key) => term(WHOLE, key))), MOST_SAME);
}

/**
 * Returns the steps for other names like some words. What a step asks is made when it is due. A large
 * catalogue is asked for fewer words at once.
 */
export function nearSteps(words: readonly string[], near: NearKeys, isLarge: boolean): Step[] {
  const whole = keysOf(words.join(''));
  const keys = words.map(keysOf).filter((some) => some.length > 0);
  const beginning = () => anyOf(whole.filter(mayBegin).map((key) => start(WHOLE, key)));
  const end = () => anyOf(whole.filter(mayEnd).map((key) => start(BACK, backwards(key))));
  const like = () => anyOf(whole.flatMap(near(WHOLE, whole)).map((key) => term(WHOLE, key)));
  const half = () => anyOf(whole.filter(hasHalves).flatMap(halves));
  const steps = isLarge
    ? [() => all(fewOf(keys), keys.at(-1)), like, () => wholeLike(keys, near), half]
    : [
        () => all(keys, keys.at(-1)),
        like,
        half,
        () => allNear(tellingOf(keys), near),
        () => allButOne(longest(keys, MOST_LEFT_OUT)),
      ];
  const searches = [beginning, end, ...steps].map((step) => () => asking(step()));
  return isLarge ? [...searches, ...partSteps(keys, near)] : searches;
}

/** Returns the expression for names that have each word; the last one may be a beginning. */
function all(words: readonly Keys[], last?: Keys): string {
  const begun = (key: string) => (mayBegin(key) ? start : term)(WORD, key);
  return every(words.map((keys) => (keys === last ? anyOf(keys.map(begun)) : has(keys))));
}

/** Returns the expression for names that have each word, or one like it. */
function allNear(telling: readonly Keys[], near: NearKeys): string {
  const words = longest(telling, MOST_NEAR);
  const alike = near(WORD, words.flat());
  const like = (key: string) => anyOf([key, ...alike(key)].map((one) => term(WORD, one)));
  return every(words.map((keys) => anyOf(keys.map(like))));
}

/** Returns the expression for names that have all words but one, if the others are long enough. */
function allButOne(words: readonly Keys[]): string {
  const others = words
    .filter(isTelling)
    .map((left) => tellingOf(words.filter((keys) => keys !== left)));
  const enough = others.filter((some) => some.length > 1 && some.join('').length >= ENOUGH);
  return anyOf(enough.map((some) => `(${every(some.map(has))})`));
}

/** Returns terms for whole names that have the same beginning or end. */
function halves(key: string): string[] {
  const half = Math.max(HALF, Math.ceil(key.length / 2));
  return [start(WHOLE, key.slice(0, half)), start(BACK, backwards(key.slice(-half)))];
}

const mayBegin = (key: string) => key.length >= SHORTEST_START;
const mayEnd = (key: string) => key.length >= HALF;
const hasHalves = (key: string) => key.length > HALF;

// Steps in which a query asks a large catalogue for names that are less alike. SQLite reads all names of
// each word of an expression unless one is rare, and a hundred words like a word much slower.
// So these ask for few words at once.

/** Number of the longest words. A name has all of them; if there is one more word, it has some. */
const MOST_WORDS = 3;
/** Number of best-known names that are read of a word, or of two. */
const MOST_READ = 500;

/** Returns the words that a name must have. The others may be wrong. */
function fewOf(words: readonly Keys[]): readonly Keys[] {
  return longest(tellingOf(words), MOST_WORDS);
}

/**
 * Returns the expression for whole names that are a query but for one word, which is only like its word. It has
 * a term for each, so it finds the least known one, too.
 */
function wholeLike(words: readonly Keys[], near: NearKeys): string {
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
function partSteps(words: readonly Keys[], near: NearKeys): readonly Step[] {
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
