/** What a query asks of the index `sound`, step by step: each finds names that are less alike. */
import { keysOf } from './fold.ts';
import { neighbours } from './neighbours.ts';
import { BACK, backwards, WHOLE, WORD } from './tokens.ts';

/** Number of sounds of the shortest key that is taken for the beginning of longer ones. */
const SHORTEST_START = 2;
/** Number of sounds of the longest key of which each sound is varied. */
const LONGEST_NEAR = 8;
/** Number of sounds, at least, by which names have the same beginning or end. */
const HALF = 4;

/**
 * Returns the expression of each step for a query of some words: for whole names of the same sound,
 * and with `near` for others. The last two vary each sound, which takes the index longest.
 */
export function expressions(words: readonly string[], near: boolean): string[] {
  const whole = keysOf(words.join(''));
  const same = any(whole.map((key) => term(WHOLE, key)));
  if (!near) return [same].filter((expression) => expression !== '');
  const keys = words.map(keysOf).filter((some) => some.length > 0);
  return [
    same,
    any(whole.filter(mayBegin).map((key) => start(WHOLE, key))),
    any(whole.filter(mayEnd).map((key) => start(BACK, backwards(key)))),
    all(keys, (key, isLast) => [isLast && mayBegin(key) ? start(WORD, key) : term(WORD, key)]),
    any(whole.flatMap(alike)),
    all(keys, (key) => [key, ...neighbours(key)].map((near) => term(WORD, near))),
  ].filter((expression) => expression !== '');
}

/**
 * Returns terms for whole names that differ in one sound, or that have the same beginning or end; of
 * the longest ones for the latter alone.
 */
function alike(key: string): string[] {
  const half = Math.max(HALF, Math.ceil(key.length / 2));
  const halves = [start(WHOLE, key.slice(0, half)), start(BACK, backwards(key.slice(-half)))];
  return [
    ...(key.length > LONGEST_NEAR ? [] : neighbours(key).map((near) => term(WHOLE, near))),
    ...(key.length > HALF ? halves : []),
  ];
}

const mayBegin = (key: string) => key.length >= SHORTEST_START;
const mayEnd = (key: string) => key.length >= HALF;
const term = (what: string, key: string) => `"${what}${key}"`;
const start = (what: string, key: string) => `${term(what, key)}*`;
const any = (terms: readonly string[]) => (terms.length === 0 ? '' : `(${terms.join(' OR ')})`);

/** Returns the expression for names that have a word for each of some words, by their keys. */
function all(
  words: readonly (readonly string[])[],
  terms: (key: string, isLast: boolean) => string[],
): string {
  return words
    .map((keys, at) => any(keys.flatMap((key) => terms(key, at === words.length - 1))))
    .join(' AND ');
}
