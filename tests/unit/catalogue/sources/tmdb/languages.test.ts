/** Answers in the page's language, and what they say of it. */
import { beforeEach, expect, it } from 'vitest';
import { createCatalogue } from '#/catalogue/catalogue.ts';
import { callNames } from '#/contract/calls.ts';
import { titleOf } from '../../../../fixtures/tmdb/data.ts';
import { sourceOver, type TestSource, tmdbOfTests } from '../../../../fixtures/tmdb/source.ts';
import { trust } from '../../../../fixtures/trust.ts';

const tmdb = await tmdbOfTests();
let made: TestSource;
beforeEach(() => {
  made = sourceOver(tmdb);
});

it('a film has the title and the overview of the page’s language, from the same request', async () => {
  expect(await made.body('movie', { id: '605' }, 'ur')).toMatchObject({
    title: 'لالٹین 605',
    title_language: 'ur',
    overview: 'ایک کہانی۔',
    overview_language: 'ur',
    native_titles: [
      { language: 'ur', text: 'لالٹین 605' },
      { language: 'hi', text: 'काग़ज़ की नाव' },
    ],
  });
  const complete = await made.body('complete', { id: '605' }, 'ur');
  expect(complete).toMatchObject({ title: 'لالٹین 605' });
  expect(tmdb.requests).toHaveLength(1);
});

it('a film without a translation has the English ones, and says so', async () => {
  expect(await made.body('movie', { id: '605' }, 'pa')).toMatchObject({
    title: titleOf(605),
    title_language: 'en',
    overview_language: 'en',
  });
});

it('a series and a person have theirs', async () => {
  const { series } = (await made.body('series', { id: '7' }, 'ur')) as { series: unknown };
  expect(series).toMatchObject({ name: 'لالٹین 7', title_language: 'ur', overview_language: 'ur' });
  expect(await made.body('person', { id: '7' }, 'ur')).toMatchObject({
    name: 'لالٹین 7',
    biography: 'ایک اداکارہ۔',
    biography_language: 'ur',
  });
});

it('a list is asked in the language, and its letters tell what came', async () => {
  const body = (await made.body('popular', { page: 1 }, 'hi')) as { results: { id: number }[] };
  const row = (id: number) => body.results.find((one) => one.id === id);
  expect(row(605)).toMatchObject({ title: 'काग़ज़ की नाव', title_language: 'hi' });
  expect(row(601)).toMatchObject({ title: titleOf(601), title_language: 'en' });
  expect(tmdb.requests).toEqual(['/movie/popular?language=hi&page=1&region=IN']);
});

it('pages read the title of their language as its name', async () => {
  const { items } = await made.ask('popular', { page: 1 }, 'hi');
  expect(items.find(({ id }) => id === '605')?.names).toEqual({ hi: 'काग़ज़ की नाव' });
});

it('the language stands in the address of every call, and so in the cache’s key; English does not', async () => {
  const requested: string[] = [];
  const { source } = made;
  const fetch = (path: string) => {
    requested.push(path);
    return source.fetch(path);
  };
  const all = createCatalogue({ source: { ...source, fetch }, trust, log: () => undefined });
  const urdu = all.withTracking(() => undefined, { language: 'ur' });
  const params = {
    page: 1,
    limit: 10,
    query: 'a',
    timeWindow: 'day' as const,
    genre: 'drama',
  };
  await Promise.allSettled(
    callNames.map((name) => urdu.ask(name, { ...params, id: '605', title: 'Waris' } as never)),
  );
  expect(requested.length).toBeGreaterThanOrEqual(callNames.length);
  expect(requested.filter((path) => !path.includes('ui=ur'))).toEqual([]);
  requested.length = 0;
  await all.ask('popular', { page: 1 });
  expect(requested).toEqual(['/api/tmdb/popular?page=1']);
});
