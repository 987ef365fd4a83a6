import { expect, it } from 'vitest';
import { entries } from '#/host/posters/choice/lexicon-words.ts';
import { artOffer } from '#/host/posters/choice/offer.ts';
import { pools } from '#/host/posters/choice/pools.ts';
import { motifNames } from '#/host/posters/motifs/all.ts';

it('what titles choose their motifs from names every drawing, word and pool', () => {
  const [drawings, words, , choices] = JSON.parse(artOffer());
  const names = drawings.map(([name]: [string]) => name);
  expect(names).toEqual(motifNames);
  // Else a build, which lists exports in another order, would fill each catalogue again.
  expect(names).toEqual(names.toSorted());
  expect(words).toEqual(entries);
  expect(choices).toEqual(pools);
});
