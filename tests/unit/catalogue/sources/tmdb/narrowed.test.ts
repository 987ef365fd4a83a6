/** Films narrowed by a service and by a keyword. */
import { beforeEach, expect, it } from 'vitest';
import { detail } from '../../../../fixtures/tmdb/data.ts';
import { sourceOver, type TestSource, tmdbOfTests } from '../../../../fixtures/tmdb/source.ts';

const DAY = 86_400_000;
const tmdb = await tmdbOfTests();
let made: TestSource;
let clock: number;
beforeEach(() => {
  clock = Date.now();
  made = sourceOver(tmdb, { wall: () => clock });
});

it('films are offered by the twelve best known services of the region, which are asked for once a week', async () => {
  const services = async () => (await made.ask('discover', { page: 1 })).choices?.services;
  const found = await services();
  expect(found).toHaveLength(12);
  expect(found?.[0]).toEqual({ value: '13', name: 'Channel 13', country: 'IN', count: null });
  const asked = '/watch/providers/movie?watch_region=IN';
  expect(tmdb.requests.splice(0)).toHaveLength(2);
  clock += 6 * DAY;
  await services();
  expect(tmdb.requests.splice(0)).not.toContain(asked);
  clock += 2 * DAY;
  await services();
  await expect.poll(() => tmdb.requests).toContain(asked);
});

it('films of a service are those of the region, and nobody sees them after a week', async () => {
  const narrowed = { page: 1, service: '13' };
  await made.ask('discover', narrowed);
  expect(tmdb.requests).toEqual([expect.stringMatching(/with_watch_providers=13&watch_region=IN/)]);
  tmdb.mood = { status: 500 };
  clock += 2 * DAY;
  const path = '/api/tmdb/discover/movies?service=13&page=1';
  expect((await made.source.staleIfError?.(path))?.body).toContain('"results"');
  clock += 5 * DAY;
  expect(await made.source.staleIfError?.(path)).toBeNull();
});

it('a service that is no number, or without a region, is not there, and costs no request', async () => {
  for (const service of ['lantern', '0', '1234567890'])
    await expect(made.ask('discover', { page: 1, service })).rejects.toThrow('404');
  const nowhere = sourceOver(tmdb, { regions: [] });
  await expect(nowhere.ask('discover', { page: 1, service: '13' })).rejects.toThrow('404');
  expect(tmdb.requests).toEqual([]);
});

it('without a region, or a list of services, films are narrowed by all else', async () => {
  const nowhere = sourceOver(tmdb, { regions: [] });
  expect((await nowhere.ask('discover', { page: 1 })).choices?.services).toEqual([]);
  tmdb.bodies.set('/watch/providers/movie', { nonsense: true });
  const { choices } = await made.ask('discover', { page: 1 });
  expect(choices?.services).toEqual([]);
  expect(choices?.genres.length).toBeGreaterThan(9);
  // It is asked for again after seconds.
  const response = await made.source.fetch('/api/tmdb/discover/movies?page=1');
  expect(response.headers.get('age')).toBe('295');
});

it('a list of services for which there is no turn in time is no empty one', async () => {
  const slow = sourceOver(tmdb, { perSecond: 1 / 60 });
  await expect(slow.body('discover', { page: 1 })).rejects.toThrow('too many calls');
});

it('a film has keywords, which lead to films with the same one, by its name', async () => {
  const keywords = Array.from({ length: 40 }, (_, at) => ({ id: 800 + at, name: `word ${at}` }));
  tmdb.bodies.set('/movie/606', { ...detail('movie', 606, []), keywords: { keywords } });
  const { facts } = await made.ask('movie', { id: '606' });
  expect(facts.keywords).toHaveLength(6);
  expect(facts.keywords[0]).toEqual({ name: 'word 0', slug: '800' });
  tmdb.requests.length = 0;
  const page = await made.ask('discover', { page: 1, keyword: '800' });
  expect(page).toMatchObject({ keywords: true, keyword: 'based on a novel' });
  expect(tmdb.requests.toSorted()).toEqual([
    expect.stringMatching(/^\/discover\/movie\?.*with_keywords=800/),
    '/keyword/800',
  ]);
  for (const keyword of ['404', 'novel', '0'])
    await expect(made.ask('discover', { page: 1, keyword })).rejects.toThrow('404');
});
