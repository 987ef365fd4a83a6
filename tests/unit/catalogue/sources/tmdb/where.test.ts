/** Where the database says that a title can be watched. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { detail } from '../../../../fixtures/tmdb/data.ts';
import { createTmdb, type Tmdb } from '../../../../fixtures/tmdb/database.ts';
import { sourceOver, type TestSource } from '../../../../fixtures/tmdb/source.ts';

let tmdb: Tmdb;
let made: TestSource;
beforeEach(async () => {
  tmdb = await createTmdb();
  made = sourceOver(tmdb, { regions: ['PK', 'DE', 'IN'] });
});
afterEach(async () => {
  expect(tmdb.wrong).toEqual([]);
  made.source.close();
  await tmdb.close();
});

const [LANTERN, SHOP, REEL, RIVER] = ['Lantern TV', 'Corner Shop', 'Open Reel', 'River Plus'].map(
  (name, at) => ({ name, logo: name === 'River Plus' ? null : `/service${at + 1}.jpg` }),
);
const INDIA = {
  country: 'IN',
  offers: [
    { how: 'stream', services: [LANTERN, RIVER] },
    { how: 'free', services: [REEL] },
  ],
};
const PAKISTAN = {
  country: 'PK',
  offers: [
    { how: 'rent', services: [SHOP] },
    { how: 'buy', services: [SHOP] },
  ],
};

it.each(['movie', 'series'] as const)(
  'a %s says it of the countries of TMDB_REGION, in their order, with one request',
  async (name) => {
    const { where } = (await made.ask(name, { id: '606' })).facts;
    expect(where).toMatchObject([PAKISTAN, INDIA]);
    const kind = name === 'movie' ? 'movie' : 'tv';
    expect(where[0]?.link).toBe(`https://www.themoviedb.org/${kind}/606/watch?locale=PK`);
    expect(tmdb.requests).toHaveLength(1);
  },
);

it('a film that is offered in none of these countries says nothing of it', async () => {
  expect((await made.ask('movie', { id: '607' })).facts.where).toEqual([]);
});

it.each([
  [
    'a link that runs a script',
    { link: 'javascript:alert(1)', flatrate: [{ provider_name: 'A' }] },
  ],
  ['no link', { flatrate: [{ provider_name: 'A' }] }],
  ['no list', { link: 'https://www.themoviedb.org/movie/1/watch', flatrate: 'A' }],
  ['no name', { link: 'https://www.themoviedb.org/movie/1/watch', buy: [{}, null, 7] }],
])('a country with %s is left out', async (_what, PK) => {
  const film = { ...detail('movie', 606, []), 'watch/providers': { results: { PK } } };
  tmdb.bodies.set('/movie/606', film);
  expect((await made.ask('movie', { id: '606' })).facts.where).toEqual([]);
});

it('a long address is whole', async () => {
  const link = `https://www.themoviedb.org/movie/1/watch?of=${'x'.repeat(1000)}`;
  const PK = { link, flatrate: [{ provider_name: 'A' }] };
  const film = {
    ...detail('movie', 606, []),
    homepage: link,
    'watch/providers': { results: { PK } },
  };
  tmdb.bodies.set('/movie/606', film);
  const { where, outward } = (await made.ask('movie', { id: '606' })).facts;
  expect(where[0]?.link).toBe(link);
  expect(outward).toEqual([{ site: null, href: link }]);
});

it('of many services the first eight of a kind are named', async () => {
  const flatrate = Array.from({ length: 40 }, (_, at) => ({
    provider_name: `Service ${at}`,
    display_priority: 40 - at,
  }));
  const PK = { link: 'https://www.themoviedb.org/movie/1/watch', flatrate };
  const film = { ...detail('movie', 606, []), 'watch/providers': { results: { PK } } };
  tmdb.bodies.set('/movie/606', film);
  const [first] = (await made.ask('movie', { id: '606' })).facts.where;
  expect(first?.offers[0]?.services).toHaveLength(8);
  expect(first?.offers[0]?.services[0]).toEqual({ name: 'Service 39', logo: null });
});
