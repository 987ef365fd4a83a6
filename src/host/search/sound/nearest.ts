/** Which of an entity's names sounds most like a query. */
import { distance } from './distance.ts';
import { soundsOf } from './sounds.ts';

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
const THE = 'He';

/** `cost`: how far a name, or a part of it, is from a query; `whole`: how far all of it is. */
export type Nearest = { spelling: string; cost: number; whole: number };

/** Returns the nearest of some names, and how far it is from the sounds of a query's words. */
export function nearestOf(words: readonly string[], names: readonly string[]): Nearest {
  let best: Nearest = { spelling: '', cost: Number.POSITIVE_INFINITY, whole: 0 };
  for (const spelling of names) {
    const parts = soundsOf(spelling);
    const cost = costOf(words, parts);
    if (cost >= best.cost) continue;
    const whole = distance(words.join(''), parts.join(''), Number.POSITIVE_INFINITY);
    best = { spelling, cost, whole };
  }
  return best;
}

function costOf(words: readonly string[], parts: readonly string[]): number {
  const spaces = SPACE * Math.abs(parts.length - words.length);
  const cost = distance(words.join(''), parts.join(''), REST) + spaces;
  if (parts.length === 1) return cost;
  if (parts[0] !== THE || words[0] === THE) return Math.min(cost, inWords(words, parts));
  return Math.min(cost, ARTICLE + costOf(words, parts.slice(1)));
}

/** Returns how far each word is from the name's word that is nearest to it, in all. */
function inWords(words: readonly string[], parts: readonly string[]): number {
  const apart = (word: string) =>
    Math.min(...parts.map((part) => distance(word, part, REST_OF_WORD)));
  const sum = words.reduce((total, word) => total + apart(word), 0);
  return REORDERED + sum + EXTRA_WORD * Math.max(0, parts.length - words.length);
}
