/** What titles choose their motifs from, as one text. A new drawing, word or pool changes it. */

import { motifNames, variantsOf } from '../motifs/all.ts';
import { entries, IDIOMS } from './lexicon-words.ts';
import { pools } from './pools.ts';

/** Returns the names and variants of all motifs, the lexicon and the pools as JSON. */
export function artOffer(): string {
  const drawings = motifNames.map((name) => [name, variantsOf(name).length]);
  return JSON.stringify([drawings, entries, IDIOMS, pools]);
}
