import { expect, it } from 'vitest';
import { filterGroups, likelyWays } from '#/components/filter-groups.ts';
import { localeIn } from '#/site/locale.ts';

const choices = {
  genres: [{ value: 'war', name: 'War', count: 12 }],
  languages: [],
  countries: [],
  decades: [],
  lengths: [],
  services: [],
  sorts: ['popularity' as const, 'rating' as const],
};
const countsIn = (listQuery: object, counts: boolean) =>
  filterGroups({ choices, watchable: true, playing: 7 }, listQuery, counts, localeIn('en')).map(
    ({ name, ways }) => [name, ways.map(({ count }) => count)],
  );

it('filters say of how many films each choice is, also of how many play, where that is true', () => {
  expect(countsIn({}, true)).toEqual([
    ['watch', [null, 7]],
    ['genre', [null, 12]],
    ['sort', [null, null]],
  ]);
  expect(countsIn({ genre: 'war' }, false).flat(2)).not.toContain(7);
});

it('the likeliest choices are of the filters of which none is chosen', () => {
  const likelyOf = (listQuery: object) =>
    likelyWays(
      filterGroups({ choices, watchable: true, playing: 7 }, listQuery, true, localeIn('en')),
    ).map(({ name, value }) => [name, value]);
  expect(likelyOf({})).toEqual([
    ['watch', '1'],
    ['genre', 'war'],
  ]);
  expect(likelyOf({ genre: 'war' })).toEqual([['watch', '1']]);
});
