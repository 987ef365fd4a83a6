/** Finds the keys that differ from a key in one sound: wrong, missing, extra, or two swapped. */
import type { Db } from '../../db.ts';
import { BACK } from './tokens.ts';

/**
 * Number of sounds of the shortest key that has or is a neighbour. Too many names have words whose key
 * is a single sound.
 */
const SHORTEST = 2;
/** Number of sounds of the longest one: of a longer one, the half without the mistake finds names. */
const LONGEST = 7;

/** Some keys that are not noted yet, each with its rests: the key without one sound. */
const UNNOTED = `WITH RECURSIVE
  place (at) AS (VALUES (1) UNION ALL SELECT at + 1 FROM place WHERE at <= ${LONGEST}),
  unnoted (term) AS MATERIALIZED (SELECT value FROM json_each(?)
    WHERE NOT EXISTS (SELECT 1 FROM near_key WHERE rest = value AND key = value))
  SELECT DISTINCT substr(term, 1, at) || substr(term, at + 2), term
  FROM unnoted JOIN place ON at <= length(term) ORDER BY 1, 2`;

/** Number of noted keys that are remembered, so that the table is not asked for them again. */
const MOST_NOTED = 300_000;

/** Collects keys of names, and notes those of them that have neighbours. */
export class NewKeys {
  readonly #keys = new Set<string>();
  readonly #noted = new Set<string>();

  /** Takes the words of the index `sound`, with spaces between. */
  add(words: string): void {
    for (const word of words.split(' ')) {
      if (word.length > LONGEST + 1 || word.startsWith(BACK)) continue;
      if (!this.#noted.has(word)) this.#keys.add(word);
    }
  }

  note(db: Db): void {
    db.run(`INSERT INTO near_key (rest, key) ${UNNOTED}`, JSON.stringify([...this.#keys]));
    if (this.#noted.size > MOST_NOTED) this.#noted.clear();
    for (const key of this.#keys) this.#noted.add(key);
    this.#keys.clear();
  }
}

/**
 * Returns a function that gives the keys that are like one of some keys of a kind; none for those that
 * are too short or too long.
 */
export function nearKeys(db: Db, kind: string, keys: readonly string[]): (key: string) => string[] {
  const found = db.all<{ key: string }>(
    `SELECT DISTINCT substr(key, 2) AS key FROM near_key
     WHERE rest IN (SELECT value FROM json_each(?)) AND length(key) > ${SHORTEST}`,
    JSON.stringify(
      keys
        .filter(hasNear)
        .flatMap(restsOf)
        .map((rest) => kind + rest),
    ),
  );
  return (key) =>
    hasNear(key) ? found.map((one) => one.key).filter((one) => isNear(key, one)) : [];
}

const hasNear = (key: string) => key.length >= SHORTEST && key.length <= LONGEST;

/** Returns a key and its rests. */
function restsOf(key: string): string[] {
  const sounds = [...key];
  return [...new Set([key, ...sounds.map((_, at) => sounds.toSpliced(at, 1).join(''))])];
}

/** Returns whether two different keys differ in one sound, or in the order of two. */
function isNear(a: string, b: string): boolean {
  const longer = Math.max(a.length, b.length);
  let start = 0;
  while (start < longer && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < longer - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const middle = (key: string) => key.slice(start, Math.max(start, key.length - end));
  const [own, other] = [middle(a), middle(b)];
  if (own.length < 2 && other.length < 2) return a !== b;
  return own.length === 2 && other === `${own[1]}${own[0]}`;
}
