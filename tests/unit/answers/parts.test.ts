import { expect, it } from 'vitest';
import { partsOf } from '#/answers/parts.ts';
import { calls } from '#/contract/calls.ts';
import { trust } from '../../fixtures/trust.ts';

const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id, title: `${id}` }));
const lists = { images: [], movie_credits: rows(121), tv_credits: rows(60) };
const shown = (query: string) => {
  const person = calls.person.read({ name: 'Noor', ...lists }, trust, { id: '1' });
  return person && partsOf(person, new URLSearchParams(query));
};

it('an address shows the first sixty of each list, and another part of the list that it names', () => {
  expect(shown('')).toMatchObject({
    images: { items: [], part: 1, parts: 1 },
    movies: { items: { length: 60, 0: { id: '0' } }, part: 1, parts: 3 },
    series: { items: { length: 60 }, part: 1, parts: 1 },
  });
  expect(shown('movies=3')).toMatchObject({
    movies: { items: [{ id: '120' }], part: 3, parts: 3 },
  });
});

it('a list has no part after its last one', () => {
  for (const query of ['movies=4', 'series=2', 'images=2', 'movies=2&series=2']) {
    expect(shown(query), query).toBeNull();
  }
});

it('what is no number of a part is the first', () => {
  for (const query of ['movies=0', 'movies=x', 'movies=-1', 'films=2']) {
    expect(shown(query)?.movies.part, query).toBe(1);
  }
});
