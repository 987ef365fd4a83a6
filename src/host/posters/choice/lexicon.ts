/** Finds the motifs that a title names, word by word. */

import words from '../../motifs/words.json' with { type: 'json' };
import type { MotifName } from '../motifs.ts';
import type { Titled } from './pools.ts';

/** One entry of the lexicon. The first of those that a title names comes first. */
export type Entry = {
  /** None for phrases that name no motif, although their words alone do. */
  motif?: MotifName;
  /**
   * Words or phrases, separated by commas, in the form that `foldTitle` returns. They match whole
   * words, and these with `s` or `es` at their end.
   */
  words: string;
  /** Whether the entry is only for South Asian titles: elsewhere the same letters mean something else. */
  southAsian?: boolean;
  /** The only kinds of titles that it suits: a smiling dog suits no drama with a dog in its name. */
  kinds?: readonly string[];
};

export const entries: readonly Entry[] = words;

/**
 * Returns a title in the lexicon's form: lower case, without accents, words separated by one space.
 */
export function foldTitle(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s?(?![\p{L}\p{N}])/gu, '')
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim();
}

/** The numbers of the entries that have a word or a phrase. */
const known = new Map<string, number[]>();
for (const [number, entry] of entries.entries()) {
  for (const words of entry.words.split(', ')) {
    known.set(words, [...(known.get(words) ?? []), number]);
  }
}

/** For the first word of each phrase: how many words the longest such phrase has. */
const lengths = new Map<string, number>();
for (const words of [...known.keys()].map((phrase) => phrase.split(' '))) {
  const [first = ''] = words;
  lengths.set(first, Math.max(words.length, lengths.get(first) ?? 1));
}

/** Returns the entries of a word, or of the singular of this plural: `bats`, `witches`. */
function entriesOf(words: string): readonly number[] | undefined {
  return (
    known.get(words) ?? known.get(words.replace(/s$/, '')) ?? known.get(words.replace(/es$/, ''))
  );
}

/** Returns the entries that a title names. The longest phrase at a place takes its words. */
function entriesIn(folded: string): number[] {
  const words = folded.split(' ');
  const found: number[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let count = lengths.get(words[from] ?? '') ?? 1; count > 0; count -= 1) {
      const numbers = entriesOf(words.slice(from, from + count).join(' '));
      if (!numbers) continue;
      found.push(...numbers);
      from += count - 1;
      break;
    }
  }
  return found.sort((a, b) => a - b);
}

/** Returns the motifs that a title names, in the order of the lexicon. */
export function motifsInTitle(
  title: string,
  kind: Titled['kind'],
  southAsian: boolean,
): MotifName[] {
  const motifs = entriesIn(foldTitle(title))
    .flatMap((number) => entries[number] ?? [])
    .filter((entry) => !entry.southAsian || southAsian)
    .filter((entry) => !entry.kinds || entry.kinds.some((one) => one === kind))
    .flatMap(({ motif }) => motif ?? []);
  return [...new Set(motifs)];
}
