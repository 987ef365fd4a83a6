/** What axe looks at: every route, and the states that hosts bring about. */
import type { Page } from '@playwright/test';
import type { Messages } from '#/site/messages/messages.ts';
import { WATCHLIST } from '#/site/paths.ts';
import { wholePages } from '../../fixtures/whole-host.ts';
import { CLIPS, KINDS, LOST, PAGES } from '../../hostile/routes.ts';
import { expect } from '../fixtures.ts';
import { LIST } from '../watchlist.ts';

export type Scene = {
  /** Its address in English. */
  path: string;
  /** What is to be seen, if it is more than the page. */
  state?: string;
  /** Stands for a layout: the short form has it in two views. */
  main?: boolean;
  /** Like another scene: the whole form alone has it. */
  alike?: boolean;
  /** Only wide screens have it. */
  wide?: boolean;
  /** What a visitor does there. */
  act?(page: Page, m: Messages): Promise<void>;
};

const HOME = '/movie-dashboard';
const POPULAR = '/movies/PopularMovies';
const plain = (paths: readonly string[]): Scene[] => paths.map((path) => ({ path }));
const alike = (paths: readonly string[]): Scene[] => paths.map((path) => ({ path, alike: true }));

/** Opens the feed without its welcome, and waits until it plays: it changes by itself until then. */
export async function skipWelcome(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('welcome-seen', '1'));
  await page.reload();
  await expect(page.locator('.feed-controls button').first()).toBeVisible();
}

/** Fills the watchlist, and opens what stands behind a press. */
async function showList(page: Page): Promise<void> {
  await page.evaluate((list) => localStorage.setItem('kept', JSON.stringify(list)), LIST);
  await page.reload();
  await expect(page.locator('.title-row').first()).toBeVisible();
  // Not by a key: a touch would let the service worker begin.
  await page.locator('#forget-all').evaluate((part: HTMLDetailsElement) => {
    part.open = true;
  });
}

/** One page of each layout on the open catalogue. */
const MAIN = new Set([
  '/',
  HOME,
  POPULAR,
  wholePages.feed,
  '/search?query=chaplin',
  '/TvShow/trending',
  '/movie/season/episodes?season=les-vampires-1915&episode=les-vampires-1915-1',
  '/zxyxvyXdF/600765021',
  '/no-such-page',
]);
/** Pages of a kind that look like those of another one, or like a main one of the host with everything. */
const LIKE = [
  '/all-seasons',
  '/drama-pak-tv-episode-play?drama=Waris',
  '/detail/tv-series/2214251492',
  '/people/detail/747459763',
  '/more/upComing',
  '/more/topRated',
  '/ur/clips/box-breathing',
];
/** Pages that have the layout of another one: grids of the same cards, and details that are not there. */
const isLike = (path: string) =>
  LIKE.includes(path) ||
  (PAGES.includes(path) ? !KINDS.includes(path) && !path.includes('?') : LOST.indexOf(path) > 0);

export const onCatalogue: Scene[] = [
  ...[...PAGES, '/search', ...LOST, ...CLIPS].map((path) => ({
    path,
    main: MAIN.has(path),
    alike: !MAIN.has(path) && isLike(path),
    ...(path === wholePages.feed && { act: skipWelcome }),
  })),
  { path: WATCHLIST, state: 'a list', main: true, act: showList },
];

/** On a host with everything, with photographs. */
export const onWholeHost: Scene[] = [
  ...alike([HOME, wholePages.movie, '/all-cartoons']),
  { path: wholePages.person, main: true },
  { path: wholePages.series, main: true },
];

export const onFailingHost = [
  ...plain([HOME, POPULAR, '/zxyxvyXdF/7', '/movies-trailers-latest-trailers']),
  ...alike([
    '/season/s1',
    '/search?query=night',
    '/movie/season/episodes?season=s1&episode=e1',
    '/all-seasons',
    '/detail/tv-series/3',
    '/people/detail/12',
  ]),
];

export const onEmptyHost = [
  ...plain([
    HOME,
    '/movies/topRated?page=3',
    '/movies-trailers-latest-trailers',
    '/search?query=night',
    '/people/detail/12',
    '/zxyxvyXdF/7?play=movie',
    '/movie/season/episodes',
  ]),
  ...alike([
    '/season/s1',
    '/movies/topRated',
    '/all-seasons',
    '/detail/tv-series/3',
    '/zxyxvyXdF/7',
  ]),
];
