/** What titles choose their motifs from, as one text. A new drawing, word or pool changes it. */
import pools from '../../motifs/pools.json' with { type: 'json' };
import { countVariants, motifNames } from '../motifs.ts';
import { entries } from './lexicon.ts';

/** Returns the names and variants of all motifs, the lexicon and the pools as JSON. */
export function artOffer(): string {
  const drawings = motifNames.map((name) => [name, countVariants(name)]);
  return JSON.stringify([drawings, entries, pools]);
}
