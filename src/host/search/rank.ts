/** Which of the found is best: told from the words, then from how well known it is. */
import { withinOneTypo, wordsOf } from './words.ts';

export type Candidate = {
  name: string;
  original: string | null;
  native_text: string | null;
  popularity: number;
  kind: string;
};

/** Higher is better. Words of the query are looked for in the best of a candidate's names. */
export function score(query: readonly string[], candidate: Candidate): number {
  const names = [candidate.name, candidate.original, candidate.native_text];
  const best = Math.max(
    ...names.map((name) => (name === null ? 0 : nameScore(query, wordsOf(name)))),
  );
  // Popularity only settles what words leave open: films reach about 100, people 10.
  const known = candidate.popularity / (candidate.kind === 'person' ? 2 : 10);
  return best + known;
}

function nameScore(query: readonly string[], name: readonly string[]): number {
  const asked = query.join(' ');
  const whole = name.join(' ');
  if (whole === asked) return 1000;
  const start = whole.startsWith(asked) ? 300 : 0;
  const inOrder = start === 0 && ` ${whole}`.includes(` ${asked}`) ? 120 : 0;
  const words = query.reduce((sum, word) => sum + wordScore(word, name), 0);
  // Words that were not asked for settle less than how well the others fit.
  return start + inOrder + words - Math.max(0, name.length - query.length);
}

function wordScore(word: string, name: readonly string[]): number {
  if (name.includes(word)) return 40;
  if (name.some((part) => part.startsWith(word))) return 28;
  if (name.some((part) => withinOneTypo(word, part, true))) return 18;
  return name.some((part) => withinOneTypo(word, part, false)) ? 6 : 0;
}
