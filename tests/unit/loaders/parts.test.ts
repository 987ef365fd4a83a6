import { expect, it } from 'vitest';
import { calls } from '#/contract/calls.ts';
import { rolesAt } from '#/loaders/parts.ts';
import { trust } from '../../fixtures/trust.ts';

const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id, title: `${id}` }));
const lists = { images: [], movie_credits: rows(121), tv_credits: rows(60) };
const shown = (query: string) => {
  const person = calls.person.read({ name: 'Noor', ...lists }, trust, { id: '1' });
  return person && rolesAt(person, new URLSearchParams(query));
};

it('an address shows the first sixty titles, and another part of the list that it names', () => {
  expect(shown('')).toMatchObject({
    images: { items: [], part: 1, parts: 1 },
    movies: { items: { length: 30, 0: { id: '0' } }, part: 1, parts: 5 },
    series: { items: { length: 30 }, part: 1, parts: 2 },
  });
  expect(shown('movies=5')).toMatchObject({
    movies: { items: [{ id: '120' }], part: 5, parts: 5 },
  });
});

it.each([
  [121, 0, 60, 0],
  [121, 5, 55, 5],
  [40, 25, 35, 25],
  [10, 121, 10, 50],
])('of %i films and %i series it shows %i and %i', (films, series, first, second) => {
  const own = { ...lists, movie_credits: rows(films), tv_credits: rows(series) };
  const person = calls.person.read({ name: 'Noor', ...own }, trust, { id: '1' });
  const parts = person && rolesAt(person, new URLSearchParams());
  expect([parts?.movies.items.length, parts?.series.items.length]).toEqual([first, second]);
});

it('a list has no part after its last one', () => {
  for (const query of ['movies=6', 'series=3', 'images=2', 'movies=2&series=3']) {
    expect(shown(query), query).toBeNull();
  }
});

it('anything but the number of a part means the first part', () => {
  for (const query of ['movies=0', 'movies=x', 'movies=-1', 'films=2']) {
    expect(shown(query)?.movies.part, query).toBe(1);
  }
});

it('an address may ask for the titles with parts, or for those with jobs', () => {
  const movie_credits = [
    { id: 1, title: 'Acted', character: 'A singer' },
    { id: 2, title: 'Directed', job: 'Director' },
    { id: 3, title: 'Both', character: 'Herself', job: 'Writer' },
    { id: 4, title: 'Neither' },
  ];
  const person = calls.person.read({ name: 'Noor', ...lists, movie_credits }, trust, { id: '1' });
  const idsAt = (query: string) => {
    const parts = person && rolesAt(person, new URLSearchParams(query));
    return parts?.movies.items.map(({ id }) => id).join('');
  };
  expect([idsAt(''), idsAt('cast=1'), idsAt('crew=1')]).toEqual(['1234', '134', '23']);
});
