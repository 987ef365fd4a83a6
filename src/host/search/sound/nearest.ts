/** Which of an entity's names sounds most like a query. */
import { distance } from './distance.ts';

/** Cost of each further sound of a name, or of a word, after the end of the query. */
const REST = 0.02;
const REST_OF_WORD = 0.05;
/** Cost of words in another order, and of each word of the name that the query lacks. */
const REORDERED = 0.35;
const EXTRA_WORD = 0.05;
/** Cost of each word more or less, where only the spaces differ. */
const SPACE = 0.05;
/** Cost of an article before the title that the query lacks. */
const ARTICLE = 0.05;
/** Cost of other first words that the query lacks, such as the initial of a person. */
const WORDS_BEFORE = 0.3;
const THE = 'He';

/** `cost`: how far a name, or a part of it, is from a query; `whole`: how far all of it is. */
export type Nearest = { sounds: string; cost: number; whole: number };

/**
 * Returns the nearest of some names, by its sounds, and how far it is from the sounds of a query's
 * words; null if all are farther than `most`.
 */
export function nearestOf(
  words: readonly string[],
  names: readonly string[],
  most: number,
): Nearest | null {
  let best: Nearest | null = null;
  for (const sounds of names) {
    const parts = sounds.split(' ');
    const cost = costOf(words, parts, best?.cost ?? most);
    if (cost >= (best?.cost ?? most)) continue;
    const all = { most, rest: Number.POSITIVE_INFINITY };
    best = { sounds, cost, whole: distance(words.join(''), parts.join(''), all) };
  }
  return best;
}

/** Returns how far a query is from a name, from the end of one, or from words of it in any order. */
function costOf(words: readonly string[], parts: readonly string[], most: number): number {
  let least = most;
  for (const at of parts.keys()) {
    const before = at === 0 ? 0 : at === 1 && parts[0] === THE ? ARTICLE : WORDS_BEFORE;
    least = Math.min(least, before + wholeCost(words, parts.slice(at), least - before));
  }
  return parts.length === 1 ? least : Math.min(least, inWords(words, parts, least));
}

/** Returns how far a query is from all of a name, or from its beginning. */
function wholeCost(words: readonly string[], parts: readonly string[], most: number): number {
  const spaces = SPACE * Math.abs(parts.length - words.length);
  return spaces + distance(words.join(''), parts.join(''), { most, rest: REST });
}

/** Returns the sum of each word's distance from the name's word that is nearest to it. */
function inWords(words: readonly string[], parts: readonly string[], limit: number): number {
  let sum = REORDERED + EXTRA_WORD * Math.max(0, parts.length - words.length);
  for (const word of words) {
    const most = limit - sum;
    if (most < 0) return Number.POSITIVE_INFINITY;
    const apart = parts.map((part) => distance(word, part, { most, rest: REST_OF_WORD }));
    sum += Math.min(...apart);
  }
  return sum;
}
