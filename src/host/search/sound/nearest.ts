/** Which of an entity's names sounds most like a query. */
import { CODES, codeAt, costs, drops } from './costs.ts';

/** Cost of a text that is only the beginning of a name. */
const START = 0.3;
/** Cost of two sounds that have changed places. */
const SWAP = 0.5;

/** `rest`: cost of each sound of the name that follows the typed ones. */
type Limits = { most: number; rest: number };

/**
 * The codes of a name, and the distances of its beginnings from the typed sounds, from those without
 * the last one, and without the last two. Each call overwrites them.
 */
let codes = new Uint8Array(128);
let row = new Float64Array(codes.length + 1);
let last = row.slice();
let older = row.slice();

/**
 * Returns the distance of some sounds from those of a name, or Infinity if it is over `most`: most
 * names are, and are given up after a few sounds.
 */
function distance(typed: string, name: string, { most, rest }: Limits): number {
  begin(name);
  let before = -1;
  for (let at = 0; at < typed.length; at += 1) {
    const sound = codeAt(typed, at);
    if (nextRow(sound, before, name.length) > most) return Number.POSITIVE_INFINITY;
    before = sound;
  }
  let least = row[name.length] ?? 0;
  for (let at = 0; at < name.length; at += 1) {
    least = Math.min(least, (row[at] ?? 0) + START + rest * (name.length - at));
  }
  return least;
}

/** Writes the distance of each beginning of a name from an empty text. */
function begin(name: string): void {
  if (name.length > codes.length) {
    codes = new Uint8Array(2 * name.length);
    row = new Float64Array(codes.length + 1);
    last = row.slice();
    older = row.slice();
  }
  row[0] = 0;
  for (let at = 0; at < name.length; at += 1) {
    const code = codeAt(name, at);
    codes[at] = code;
    row[at + 1] = (row[at] ?? 0) + (drops[code] ?? 1);
  }
}

/**
 * Writes the distances of the typed sounds with one more, which follows `before`, from each beginning
 * of a name. Returns the least.
 */
function nextRow(sound: number, before: number, length: number): number {
  [older, last, row] = [last, row, older];
  const drop = drops[sound] ?? 1;
  const pairs = sound * CODES;
  let found = (last[0] ?? 0) + drop;
  let least = found;
  row[0] = found;
  for (let at = 0; at < length; at += 1) {
    const other = codes[at] ?? 0;
    const same = (last[at] ?? 0) + (costs[pairs + other] ?? 1);
    found = Math.min(same, (last[at + 1] ?? 0) + drop, found + (drops[other] ?? 1));
    if (other === before && at > 0 && codes[at - 1] === sound) {
      found = Math.min(found, (older[at - 1] ?? 0) + SWAP);
    }
    row[at + 1] = found;
    if (found < least) least = found;
  }
  return least;
}

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
