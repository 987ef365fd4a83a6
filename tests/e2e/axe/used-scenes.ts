/** Pages of a host with everything, as visitors use them. */
import type { Page } from '@playwright/test';
import type { Messages } from '#/site/messages/messages.ts';
import { wholePages } from '../../fixtures/whole-host.ts';
import { playerOf } from '../cards.ts';
import { expect } from '../fixtures.ts';
import { type Scene, skipWelcome } from './scenes.ts';

const { home, grid, movie, person, feed } = wholePages;
/** A short page, for what the header opens. */
const short = '/more/trending';

const trailersOf = (page: Page, m: Messages) => page.getByRole('region', { name: m.trailers });

async function openDrawer(page: Page, m: Messages): Promise<void> {
  await page.getByRole('button', { name: m.menu }).first().click();
  await expect(page.locator('#drawer:modal')).toBeVisible();
}

async function openSearch(page: Page): Promise<void> {
  await page.locator('details.search > summary').click();
  await expect(page.getByRole('combobox')).toBeVisible();
}

async function search(page: Page, words: string): Promise<void> {
  await openSearch(page);
  await page.getByRole('combobox').fill(words);
}

async function seeDialog(page: Page): Promise<void> {
  await expect(playerOf(page.getByRole('dialog'))).toBeVisible();
}

/** Opens the feed with its welcome, which comes once and stays while the pointer is on it. */
async function holdWelcome(page: Page): Promise<void> {
  await page.evaluate(() => addEventListener('pagehide', () => sessionStorage.clear()));
  await page.reload();
  await page.getByRole('dialog').hover();
}

export const inUse: Scene[] = [
  {
    path: short,
    state: 'a dropdown',
    wide: true,
    act: (page, m) => page.locator('summary', { hasText: m.menuMovies }).click(),
  },
  {
    path: home,
    state: 'a toggled section and its arrows',
    async act(page, m) {
      const trailers = trailersOf(page, m);
      await trailers.getByRole('link', { name: m.trailersUpcoming }).click();
      await expect(trailers.getByRole('listitem').first()).toContainText('101');
      // A picture then lies behind the stage, also when the page is scrolled.
      await trailers.getByRole('listitem').first().getByRole('link').first().focus();
      await trailers.getByRole('listitem').nth(1).hover();
      await expect(trailers.locator('.wash').filter({ visible: true })).toHaveCount(1);
    },
  },
  {
    path: home,
    state: 'a toggle that fails',
    async act(page, m) {
      await page.route('**/toggle/trending**', (route) => route.fulfill({ status: 502 }));
      const trending = page.getByRole('region', { name: m.trending });
      await trending.getByRole('link', { name: m.trendingWeek }).click();
      await expect(trending.getByRole('alert')).toBeVisible();
    },
  },
  {
    path: home,
    state: 'the dialog',
    alike: true,
    async act(page, m) {
      await trailersOf(page, m).getByRole('link').filter({ hasText: 'Trailer' }).first().click();
      await seeDialog(page);
    },
  },
  {
    path: `${movie}?play=trailer`,
    state: 'the dialog at its address',
    act: seeDialog,
  },
  { path: `${movie}?play=movie`, state: 'the movie in the dialog', alike: true, act: seeDialog },
  {
    path: person,
    state: 'a whole biography',
    act: (page, m) => page.getByText(m.readMore).click(),
  },
  {
    path: `${grid}?page=2`,
    state: 'grown',
    async act(page, m) {
      await page.getByRole('link', { name: m.loadMore }).press('Enter');
      await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(20);
    },
  },
  { path: feed, state: 'playing', act: skipWelcome },
  { path: feed, state: 'the welcome', act: holdWelcome },
  { path: short, state: 'the drawer', act: openDrawer },
  { path: short, state: 'the search box', alike: true, act: openSearch },
  {
    path: short,
    state: 'results of the search',
    async act(page) {
      await search(page, 'night');
      await expect(page.locator('#search-list a').first()).toBeVisible();
    },
  },
];

/** What editors say on home, as pictures. The host with everything names no film of the day: this is on the open catalogue. */
export const fromEditors: Scene = {
  path: home,
  state: 'what editors say',
  async act(page, m) {
    await page.getByRole('region', { name: m.recentlyMovies }).scrollIntoViewIfNeeded();
    await expect(page.locator('.day')).toBeAttached();
  },
};

/** The host with everything finds something for any words: this is on the open catalogue. */
export const nothingFound: Scene = {
  path: short,
  state: 'a search without results',
  async act(page) {
    await search(page, 'zzzzzz');
    await expect(page.locator('details.search [role=status]')).toContainText('zzzzzz');
  },
};
