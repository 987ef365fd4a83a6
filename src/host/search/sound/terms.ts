/** The steps in which a query asks the index `sound`. Each finds names that are less alike. */
import { keysOf } from './fold.ts';
import { BACK, backwards, WHOLE, WORD } from './tokens.ts';

/** Number of sounds of the shortest key that is taken for the beginning of longer ones. */
const SHORTEST_START = 2;
/** Least number of sounds of a beginning or an end that two names have in common. */
const HALF = 4;
/** Least number of sounds of the words that remain when a query is asked without one of its words. */
const ENOUGH = 4;
/** Number of words, the longest ones, that are asked with the words like them: each may have 100. */
const MOST_NEAR = 3;
/** Number of words, the longest ones, of which each is left out in turn. */
const MOST_LEFT_OUT = 5;

/** The keys of a word, one for each way to read it. */
type Keys = readonly string[];
/** Makes the expression of a step; '' where it has nothing to ask. */
export type Step = () => string;
/** Returns a function that gives the keys that are like one of some keys of a kind. */
export type NearKeys = (kind: string, keys: readonly string[]) => (key: string) => string[];

/** Returns the step for whole names of the same sound as some words. */
export function sameStep(words: readonly string[]): Step {
  return () => any(keysOf(words.join('')).map((key) => term(WHOLE, key)));
}

/**
 * Returns the steps for other names like some words. An expression is made when its step is due. Among
 * very many names (`isLarge`), words like several of the query's are not asked for at once: SQLite would
 * compare the places of hundreds of words with each other, without an end to it.
 */
export function nearSteps(words: readonly string[], near: NearKeys, isLarge: boolean): Step[] {
  const whole = keysOf(words.join(''));
  const keys = words.map(keysOf).filter((some) => some.length > 0);
  return [
    () => any(whole.filter(mayBegin).map((key) => start(WHOLE, key))),
    () => any(whole.filter(mayEnd).map((key) => start(BACK, backwards(key)))),
    () => all(keys, (key, isLast) => (isLast && mayBegin(key) ? start : term)(WORD, key)),
    () => any(whole.flatMap(near(WHOLE, whole)).map((key) => term(WHOLE, key))),
    () => any(whole.filter(hasHalves).flatMap(halves)),
    () => (isLarge ? oneNear : allNear)(tellingOf(keys), near),
    () => allButOne(longest(keys, MOST_LEFT_OUT)),
  ];
}

/** Returns the expression for names that have each word, or one like it. */
function allNear(telling: readonly Keys[], near: NearKeys): string {
  const words = longest(telling, MOST_NEAR);
  const alike = near(WORD, words.flat());
  return all(words, (key) => any([key, ...alike(key)].map((one) => term(WORD, one))));
}

/** Returns the expression for names that have one of two words, and a word like the other one. */
function oneNear(words: readonly Keys[], near: NearKeys): string {
  const [first, second] = words;
  if (!first || !second || words.length > 2) return '';
  const alike = near(WORD, [...first, ...second]);
  const pair = (same: Keys, other: Keys) => {
    const terms = other.flatMap(alike).map((one) => term(WORD, one));
    return terms.length === 0
      ? []
      : [`(${any(same.map((key) => term(WORD, key)))} AND ${any(terms)})`];
  };
  return any([...pair(first, second), ...pair(second, first)]);
}

/** Returns up to `count` words in their order: those with the longest keys. */
function longest(words: readonly Keys[], count: number): readonly Keys[] {
  const chosen = words.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, count);
  return words.filter((keys) => chosen.includes(keys));
}

const lengthOf = (keys: Keys) => Math.max(...keys.map((key) => key.length));

/** Returns the expression for names that have all words but one, if the others are long enough. */
function allButOne(words: readonly Keys[]): string {
  const others = words
    .filter(isTelling)
    .map((left) => tellingOf(words.filter((keys) => keys !== left)));
  const enough = others.filter((some) => some.length > 1 && some.join('').length >= ENOUGH);
  return any(enough.map((some) => `(${all(some, (key) => term(WORD, key))})`));
}

/** Returns some words without those of one sound, such as articles; all if fewer than two would be left. */
function tellingOf(words: readonly Keys[]): readonly Keys[] {
  const telling = words.filter(isTelling);
  return telling.length > 1 ? telling : words;
}

/** Returns terms for whole names that have the same beginning or end. */
function halves(key: string): string[] {
  const half = Math.max(HALF, Math.ceil(key.length / 2));
  return [start(WHOLE, key.slice(0, half)), start(BACK, backwards(key.slice(-half)))];
}

const mayBegin = (key: string) => key.length >= SHORTEST_START;
const mayEnd = (key: string) => key.length >= HALF;
const hasHalves = (key: string) => key.length > HALF;
const isTelling = (keys: Keys) => keys.some((key) => key.length > 1);
const term = (what: string, key: string) => `"${what}${key}"`;
const start = (what: string, key: string) => `${term(what, key)}*`;
const any = (terms: readonly string[]) =>
  terms.length === 0 ? '' : `(${[...new Set(terms)].join(' OR ')})`;

/** Returns the expression for names that have a word for each of some words, by their keys. */
function all(words: readonly Keys[], termOf: (key: string, isLast: boolean) => string): string {
  const terms = words.map((keys, at) =>
    any(keys.map((key) => termOf(key, at === words.length - 1))),
  );
  return [...new Set(terms)].join(' AND ');
}
