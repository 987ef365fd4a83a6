/** Invalid dates show nothing: the page equals, to the byte, that of a host that gives no date. */
import { beforeAll, expect, it, vi } from 'vitest';
import { all, classed, named, textOf } from './markup.ts';
import { differing, inTurn, pagesOf, pagesWhere, type Said, withSite } from './says.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
withSite();

let without: Map<string, Said>;
beforeAll(async () => {
  without = await pagesOf({ date: undefined });
});

const main = ({ page }: Said) => all(page, named('main')).map(textOf).join();

it('a valid date is shown in the long form wherever a page has a place for it', async () => {
  const pages = await pagesOf({ date: '2024-02-02' });
  const shown = pagesWhere(pages, (page) => textOf(page).includes('February 02, 2024'));
  const places = [
    'home',
    'home, a trailer',
    'home, a recent film',
    'a grid',
    'a person',
    'a movie',
    'a movie, its trailer',
    'a movie, complete',
    'a series',
    'a series, its trailer',
  ];
  expect(shown).toEqual(expect.arrayContaining(places));
  // The feed, a list, what becomes free and a search result show only the year.
  const free = ['what becomes free', 'what becomes free in a year'];
  const years = ['the feed', 'the feed, a trailer', 'a list', 'search', ...free];
  expect(new Set(differing(pages, without))).toEqual(new Set([...shown, ...years]));
  const hits = all((pages.get('search') as Said).page, classed('search-page-hits'));
  expect(hits.map(textOf).join()).toContain('2024');
});

it.each(
  ['2024-02-30', '0000-00-00', 'soon', '', '<b>2024', null, 20240202, ['2024-02-02']].map(inTurn),
)('a date that is %j shows nothing, on any page', async (date, turn) => {
  const pages = await pagesOf({ date }, turn);
  expect(differing(pages, without)).toEqual([]);
  expect([...pages.values()].map(main).join()).not.toMatch(/Invalid|NaN|undefined|null/);
});
