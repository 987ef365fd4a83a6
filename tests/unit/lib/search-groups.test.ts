import { describe, expect, it } from 'vitest';
import type { SearchResult } from '#/contract/rows/search-hit.ts';
import { groupsOf, searchGroupsOf } from '#/lib/search.ts';

function result(id: string, kind: SearchResult['kind'], close = false): SearchResult {
  const none = {
    place: null,
    picture: null,
    year: null,
    native: null,
    folded: null,
    knownFor: null,
  };
  return { id, kind, close, title: id, ...none };
}

const idsOf = (results: SearchResult[]) => results.map(({ id }) => id).join(' ');

describe('what a search found', () => {
  it('is parted into exact and close matches, in the order of the host', () => {
    const { exact, close } = searchGroupsOf([
      result('a', 'movie', true),
      result('b', 'person'),
      result('c', 'movie', true),
      result('d', null),
    ]);
    expect([idsOf(exact), idsOf(close)]).toEqual(['b d', 'a c']);
  });

  it('has the titles of the person apart, and the spelling by which the first was found', () => {
    const { exact, known, matchedName } = searchGroupsOf([
      { ...result('a', 'person'), folded: 'Guru Dutt' },
      { ...result('b', 'movie'), knownFor: 'Guru Dutt' },
    ]);
    expect([idsOf(exact), idsOf(known), matchedName]).toEqual(['a', 'b', 'Guru Dutt']);
  });

  it('is grouped by kind, that of the best match first, those without a kind before all', () => {
    const found = [
      result('a', 'person'),
      result('b', 'movie'),
      result('c', 'person'),
      result('d', null),
      result('e', 'movie'),
    ];
    expect(groupsOf(found).map(({ kind, results }) => [kind, idsOf(results)])).toEqual([
      [null, 'd'],
      ['person', 'a c'],
      ['movie', 'b e'],
    ]);
    expect(groupsOf([])).toEqual([]);
  });
});
