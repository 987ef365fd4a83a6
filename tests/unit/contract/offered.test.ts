import { expect, it } from 'vitest';
import { createCatalogue } from '#/catalogue/catalogue.ts';
import type { CallName, ParamsOf } from '#/contract/calls.ts';
import { scriptedSource } from '../../catalogue/scripted-source.ts';
import { trust } from '../../fixtures/trust.ts';

const ENVELOPE = { results: [{ id: 1, title: 'A' }], page: 1, total_pages: 1, discover: true };
const choices = {
  genres: [{ value: 'war', name: 'War' }],
  languages: [{ value: 'hi' }],
  countries: [],
  decades: [{ value: 1950 }],
  lengths: [],
  services: [{ value: '8', name: 'Lantern TV', country: 'IN' }],
  sorts: ['rating'],
};
const OF_GENRE = { genre: 'War', languages: ['hi'], decades: [1950], sorts: ['rating'] };

/** Returns the last address that a host is sent whose lists say `more`. */
async function sent<N extends CallName>(more: object, name: N, params: ParamsOf<N>) {
  const { source, requested, json } = scriptedSource();
  json({ ...ENVELOPE, ...more });
  const catalogue = createCatalogue({ source, trust, log: () => undefined });
  await catalogue.ask(name, params);
  return requested.at(-1);
}

const ALL = { genre: 'war', language: 'hi', decade: 1950, sort: 'rating', watch: '1' } as const;
const NONE = {
  genre: 'aa',
  language: 'zz',
  country: 'ZZ',
  decade: 1850,
  length: 'longer',
  service: '9',
  keyword: 'rain',
} as const;

it('a host is sent what its list offers', async () => {
  expect(await sent({ choices, watchable: true }, 'discover', { page: 2, ...ALL })).toBe(
    '/api/tmdb/discover/movies?genre=war&language=hi&decade=1950&watch=1&sort=rating&page=2',
  );
  const named = { service: '8', keyword: 'rain' };
  expect(await sent({ choices, keywords: true }, 'discover', { page: 2, ...named })).toBe(
    '/api/tmdb/discover/movies?service=8&keyword=rain&page=2',
  );
  const { watch: _watch, ...part } = ALL;
  expect(await sent(OF_GENRE, 'genre', { page: 2, ...part })).toBe(
    '/api/tmdb/genre/war?page=2&language=hi&decade=1950&sort=rating',
  );
  expect(await sent({ watchable: true }, 'topRated', { page: 1, watch: '1' })).toBe(
    '/api/tmdb/top-rated?page=1&watch=1',
  );
});

it('a host is not sent what its list does not offer, whatever a visitor asks', async () => {
  const all = '/api/tmdb/discover/movies?page=2';
  expect(await sent({ choices }, 'discover', { page: 2, ...NONE, sort: 'date' })).toBe(all);
  expect(await sent({}, 'discover', { page: 2, ...ALL })).toBe(all);
  const part = { language: 'zz', decade: 1850, sort: 'date' } as const;
  expect(await sent(OF_GENRE, 'genre', { genre: 'war', page: 2, ...part })).toBe(
    '/api/tmdb/genre/war?page=2',
  );
  for (const watchable of [undefined, false, 'yes']) {
    expect(await sent({ watchable }, 'popular', { page: 2, watch: '1' })).toBe(
      '/api/tmdb/popular?page=2',
    );
  }
});
