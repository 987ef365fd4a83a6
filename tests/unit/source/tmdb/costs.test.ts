/** What the movie database is asked for: counted on a real socket. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogue } from '#/catalogue/catalogue.ts';
import { homeSections } from '#/site/home.ts';
import { createTmdb, type Tmdb } from '../../../fixtures/tmdb/database.ts';
import { sourceOver, type TestSource } from '../../../fixtures/tmdb/source.ts';
import { trust } from '../../../fixtures/trust.ts';

const HOUR = 3_600_000;

let tmdb: Tmdb;
let made: TestSource;
let clock: number;
beforeEach(async () => {
  tmdb = await createTmdb();
  clock = Date.now();
  made = sourceOver(tmdb, { wall: () => clock });
});
afterEach(async () => {
  expect(tmdb.wrong).toEqual([]);
  made.source.close();
  await tmdb.close();
});

const catalogueOver = ({ source }: TestSource) =>
  createCatalogue({ source, trust, log: () => undefined });

/** Asks for what a home page shows that nobody has seen. */
async function home(of = made) {
  const catalogue = catalogueOver(of);
  await Promise.all(
    homeSections.map((section) => {
      if (section.kind === 'row') return catalogue.ask(section.call, { page: 1 });
      const { call, value } = section.choices[0];
      return call === 'trending'
        ? catalogue.ask(call, { timeWindow: value as 'day' })
        : catalogue.ask(call, {});
    }),
  );
}

describe('the requests for', () => {
  it('a cold home are 23 at most', async () => {
    await home();
    expect(tmdb.requests.length).toBeGreaterThan(15);
    expect(tmdb.requests.length).toBeLessThanOrEqual(23);
    expect(new Set(tmdb.requests).size).toBe(tmdb.requests.length);
  });

  it.each([
    ['a film', 'movie', { id: '603' }],
    ['a series, with its videos', 'series', { id: '603' }],
    ['a person', 'person', { id: '603' }],
    ['a page of a grid', 'topRated', { page: 7 }],
    ['a search', 'search', { query: 'lantern' }],
  ] as const)('%s are one', async (_what, name, params) => {
    await made.ask(name, params as never);
    if (name === 'series') await made.ask('seriesVideos', { id: '603' });
    expect(tmdb.requests).toHaveLength(1);
  });

  it('a page from the shelf are none, also after a restart', async () => {
    await home();
    const before = tmdb.requests.length;
    await home();
    expect(tmdb.requests).toHaveLength(before);
  });

  it('one page are one, however many visitors come at once', async () => {
    const catalogue = catalogueOver(made);
    const visits = Array.from({ length: 300 }, () => catalogue.ask('movie', { id: '605' }));
    expect((await Promise.all(visits)).every(({ id }) => id === '605')).toBe(true);
    expect(tmdb.requests).toHaveLength(1);
  });
});

describe('trailers', () => {
  it('are kept for six hours, while a film’s own page asks anew', async () => {
    await made.ask('trailersDay', {});
    const [list, ...details] = tmdb.requests.splice(0);
    clock += 6 * HOUR - 60_000;
    await made.ask('trailersDay', {});
    expect(tmdb.requests.splice(0)).toEqual([list]);
    await made.ask('movie', { id: '601' });
    expect(tmdb.requests).toEqual([details.find((one) => one.startsWith('/movie/601?'))]);
  });

  it('are served at once after that, and renewed in the background', async () => {
    await made.ask('trailersDay', {});
    const { length } = tmdb.requests.splice(0);
    clock += 7 * HOUR;
    tmdb.bodies.set('/movie/601', { id: 601, title: 'New' });
    const old = await made.ask('trailersDay', {});
    expect(old.map(({ movieId }) => movieId)).toContain('601');
    await expect.poll(() => tmdb.requests.length).toBe(length);
    await expect
      .poll(async () => (await made.ask('trailersDay', {})).map(({ movieId }) => movieId))
      .not.toContain('601');
  });

  it('are those of the films whose details can be had', async () => {
    tmdb.bodies.set('/movie/601', { nonsense: true });
    const { length } = await made.ask('trailersDay', {});
    expect(length).toBeGreaterThan(8);
  });
});
