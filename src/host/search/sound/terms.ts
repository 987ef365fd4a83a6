/** What a query asks of the index `sound`, step by step: each finds names that are less alike. */
import { keysOf } from './fold.ts';
import { neighbours } from './neighbours.ts';
import { BACK, backwards, LONG, WHOLE, WORD } from './tokens.ts';

/** Number of sounds of the shortest key that is taken for the beginning of longer ones. */
const SHORTEST_START = 2;

/** Returns the expression of each step for a query of some words. */
export function expressions(words: readonly string[]): string[] {
  const whole = keysOf(words.join(''));
  const keys = words.map(keysOf).filter((some) => some.length > 0);
  return [
    any(whole.map((key) => term(WHOLE, key))),
    any(whole.filter(mayBegin).map((key) => start(WHOLE, key))),
    any(whole.flatMap(alike)),
    all(keys, (key, isLast) => [isLast && mayBegin(key) ? start(WORD, key) : term(WORD, key)]),
    all(keys, (key) => [key, ...neighbours(key)].map((near) => term(WORD, near))),
  ].filter((expression) => expression !== '');
}

/** Returns terms for whole names that differ in one sound; of long ones, in those of one half. */
function alike(key: string): string[] {
  if (key.length < LONG) return neighbours(key).map((near) => term(WHOLE, near));
  const half = Math.ceil(key.length / 2);
  return [start(WHOLE, key.slice(0, half)), start(BACK, backwards(key.slice(-half)))];
}

const mayBegin = (key: string) => key.length >= SHORTEST_START;
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
