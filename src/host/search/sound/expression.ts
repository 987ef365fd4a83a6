/** Parts of the expressions that ask the index `sound`. */
import { WORD } from './tokens.ts';

/** The keys of a word, one for each way to read it. */
export type Keys = readonly string[];
/**
 * What a step asks: an expression, and of how many names that match it reads the best-known ones. `like`: the names
 * without a word of one of these keys are left out.
 */
export type Lookup = { expression: string; most: number; like?: ReadonlySet<string> };
/** Makes what a step asks, when it is due. */
export type Step = () => Lookup[];
/** Returns a function that gives the keys that are like one of some keys of a kind. */
export type NearKeys = (kind: string, keys: readonly string[]) => (key: string) => string[];

/** Number of names that most questions read. */
const MOST_READ = 300;

/** Returns what asks for an expression; nothing for ''. */
export function asking(expression: string, most = MOST_READ): Lookup[] {
  return expression === '' ? [] : [{ expression, most }];
}

/** Returns the term for a key of a kind, and the one for keys that begin with it. */
export const term = (what: string, key: string) => `"${what}${key}"`;
export const start = (what: string, key: string) => `${term(what, key)}*`;

/** Returns the expression for names that match one of some terms; '' without terms. */
export const anyOf = (terms: readonly string[]) =>
  terms.length === 0 ? '' : `(${[...new Set(terms)].join(' OR ')})`;

/** Returns the expression for names that have a word, by its keys. */
export const has = (word: Keys) => anyOf(word.map((key) => term(WORD, key)));

/** Returns the expression for names that match all of some terms. */
export const every = (terms: readonly string[]) => [...new Set(terms)].join(' AND ');

/** Returns up to `count` words in their order: those with the longest keys. */
export function longest(words: readonly Keys[], count: number): readonly Keys[] {
  const chosen = byLength(words).slice(0, count);
  return words.filter((keys) => chosen.includes(keys));
}

/** Returns some words, those with the longest keys first. */
export function byLength(words: readonly Keys[]): Keys[] {
  return words.toSorted((a, b) => lengthOf(b) - lengthOf(a));
}

const lengthOf = (keys: Keys) => Math.max(...keys.map((key) => key.length));

/** Returns whether a word has more than one sound, as an article has not. */
export const isTelling = (keys: Keys) => keys.some((key) => key.length > 1);

/** Returns some words without those of one sound; all if fewer than two would be left. */
export function tellingOf(words: readonly Keys[]): readonly Keys[] {
  const telling = words.filter(isTelling);
  return telling.length > 1 ? telling : words;
}
