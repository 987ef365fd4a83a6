/** Which of an entity's names sounds most like a query. */
import { distance } from './distance.ts';

/** What each sound of a name, or of a word, costs that the query does not go on to. */
const REST = 0.02;
const REST_OF_WORD = 0.05;
/** What it costs to have the words in another order, and for each word that is not asked for. */
const REORDERED = 0.35;
const EXTRA_WORD = 0.05;
/** What each word more or less costs where the spaces differ. */
const SPACE = 0.05;
/** What the article before a title costs that the query has not. */
const ARTICLE = 0.05;
/** What another first word costs that the query has not, such as the initial of a person. */
const FIRST_WORD = 0.3;
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

function costOf(words: readonly string[], parts: readonly string[], most: number): number {
  const cost = wholeCost(words, parts, most);
  if (parts.length === 1) return cost;
  const limit = Math.min(cost, most);
  const found = Math.min(cost, inWords(words, parts, limit));
  if (parts[0] === words[0]) return found;
  const before = parts[0] === THE ? ARTICLE : FIRST_WORD;
  return Math.min(found, before + wholeCost(words, parts.slice(1), limit - before));
}

/** Returns how far a query is from all of a name, or from its beginning. */
function wholeCost(words: readonly string[], parts: readonly string[], most: number): number {
  const spaces = SPACE * Math.abs(parts.length - words.length);
  return spaces + distance(words.join(''), parts.join(''), { most, rest: REST });
}

/** Returns how far each word is from the name's word that is nearest to it, in all. */
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
