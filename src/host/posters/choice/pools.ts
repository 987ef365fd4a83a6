/** What a title may show: the motifs that it names, and those that claim nothing about it. */
import pools from '../../motifs/pools.json' with { type: 'json' };
import { countVariants, type MotifName, motifNames } from '../motifs.ts';
import type { FilmForArt } from '../subject.ts';
import { entries, motifsInTitle } from './lexicon.ts';

export type Pool = readonly MotifName[];
export type Allowed = { named: readonly MotifName[]; neutral: Pool };
/** What decides about the motif. Songs and exercise films are of the kind `clip` elsewhere. */
export type Titled = Pick<FilmForArt, 'title' | 'language'> & {
  kind: FilmForArt['kind'] | 'song' | 'exercise';
};

const southAsianLanguages = new Set(
  'hi ur pa pnb mr bn sd ps gu ta te ml kn or as ne si bho mai ks doi kok sa skr raj'.split(' '),
);

function isSouthAsian(language: string): boolean {
  return southAsianLanguages.has(language.toLowerCase().split(/[-_]/)[0] ?? '');
}

/** Returns what a title may show. The artist after the title of a recording names no motif. */
export function allowedFor({ title, kind, language }: Titled): Allowed {
  const ours = isSouthAsian(language);
  const recorded = kind === 'song' || kind === 'exercise';
  const read = recorded ? title.replace(/ \([^()]*\)$/, '') : title;
  return { named: motifsInTitle(read, kind, ours), neutral: neutralFor(kind, ours) };
}

/**
 * Returns the neutral motifs of a kind. They are enough for a long list to seldom repeat one. Those
 * of documentaries, which have a real subject, are nothing of the stage and nothing mysterious.
 */
function neutralFor(kind: Titled['kind'], ours: boolean): Pool {
  if (kind === 'cartoon') return pools.cartoon;
  if (kind === 'documentary') return pools.documentary;
  if (kind === 'exercise') return pools.exercise;
  if (kind === 'song') return ours ? pools.southAsianSong : pools.song;
  return ours ? pools.southAsian : pools.western;
}

/**
 * Returns what titles choose their motifs from, as one text: the names and variants of all motifs, the lexicon and
 * the pools as JSON. A new drawing, word or pool changes it.
 */
export function artOffer(): string {
  const drawings = motifNames.map((name) => [name, countVariants(name)]);
  return JSON.stringify([drawings, entries, pools]);
}
