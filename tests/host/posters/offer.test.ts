import { expect, it } from 'vitest';
import pools from '#/host/motifs/pools.json' with { type: 'json' };
import words from '#/host/motifs/words.json' with { type: 'json' };
import { artOffer } from '#/host/posters/choice/pools.ts';
import { motifNames } from '#/host/posters/motifs.ts';

it('what titles choose their motifs from names every drawing, word and pool', () => {
  const [drawings, entries, choices] = JSON.parse(artOffer());
  const names = drawings.map(([name]: [string]) => name);
  expect(names).toEqual(motifNames);
  // Else a system that lists files in another order would fill each catalogue again.
  expect(names).toEqual(names.toSorted());
  expect(entries).toEqual(words);
  expect(choices).toEqual(pools);
});
