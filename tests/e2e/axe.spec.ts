/**
 * What axe finds: nothing, on every route and in every state. One browser page walks them all, in
 * sizes and themes by turns, because a page for each would cost a minute of CPU.
 */
import type { Page } from '@playwright/test';
import { scriptWholeHost, wholePages } from '../fixtures/whole-host.ts';
import { CLIPS, LOST, PAGES } from '../hostile/routes.ts';
import { homeCalls, results, scriptHome } from './answers.ts';
import { desk, expectFaultless, lookOf, phone, wear } from './axe.ts';
import { expect, test } from './fixtures.ts';

const HOME = '/movie-dashboard';
const POPULAR = '/movies/PopularMovies';

test.describe.configure({ timeout: 300_000 });

/** Visits addresses one after the other, each in the next look. */
async function walk(page: Page, site: string, paths: readonly string[]): Promise<void> {
  for (const [index, path] of paths.entries()) {
    await wear(page, lookOf(index));
    await page.goto(site + path);
    await expectFaultless(page, path);
  }
}

test('axe finds nothing on any route', async ({ page, site }) => {
  await walk(page, site.url, [...PAGES, '/search', ...LOST, ...CLIPS]);
});

test('axe finds nothing on pages of a host with everything, as they are used', async ({
  page,
  scripted: { host, site },
}) => {
  scriptWholeHost(host);
  await walk(page, site.url, [wholePages.person, wholePages.series, '/all-cartoons']);

  await wear(page, desk);
  await page.goto(site.url + HOME);
  await page.locator('summary', { hasText: 'Movies' }).click();
  await expectFaultless(page, 'the dropdown');
  const trailers = page.getByRole('region', { name: 'Trailers' });
  await trailers.getByRole('link', { name: 'Upcoming' }).click();
  await expect(trailers.getByRole('listitem').first()).toContainText('101');
  await trailers.hover();
  await expect(page.getByRole('button', { name: 'Next in Trailers' })).toBeVisible();
  await expectFaultless(page, 'a toggled section');
  await trailers.getByRole('link', { name: /101/ }).click();
  await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('banner')).toHaveCount(0);
  await expectFaultless(page, 'the dialog');
  await page.getByRole('dialog').getByRole('link', { name: 'Close' }).click();
  await page.route('**/data/trending**', (route) => route.fulfill({ status: 502 }));
  const trending = page.getByRole('region', { name: 'Trending' });
  await trending.getByRole('link', { name: 'This week' }).click();
  await expect(trending.getByRole('alert')).toBeVisible();
  await expectFaultless(page, 'a toggle that fails');

  await wear(page, phone);
  await page.goto(`${site.url}${wholePages.movie}?play=trailer`);
  await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
  await expectFaultless(page, 'a trailer’s dialog at its address');
  await page.goto(site.url + wholePages.person);
  await page.getByText('Read More').click();
  await expectFaultless(page, 'a whole biography');
  await page.goto(`${site.url}${POPULAR}?page=2`);
  await page.getByRole('link', { name: 'Load More' }).press('Enter');
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(20);
  await expectFaultless(page, 'a grid that has grown');
  await page.goto(site.url + wholePages.feed);
  await expect(page.getByRole('dialog', { name: /presented by/ })).toBeVisible();
  await expectFaultless(page, 'the feed with its welcome');
});

test('axe finds nothing where the host fails', async ({ page, scripted: { host, site } }) => {
  host.answer('/', { status: 500 });
  await walk(page, site.url, [
    ...[HOME, POPULAR, '/all-seasons', '/season/s1', '/zxyxvyXdF/7', '/detail/tv-series/3'],
    ...['/people/detail/12', '/movies-trailers-latest-trailers', '/search?query=night'],
    ...['/movie/season/episodes?season=s1&episode=e1', '/no-such-page'],
  ]);
});

test('axe finds nothing where the host has nothing', async ({ page, scripted: { host, site } }) => {
  scriptHome(host);
  for (const call of [homeCalls.trailersDay, '/api/seasons', '/api/tmdb/dashboard/search']) {
    host.answer(call, { json: [] });
  }
  host.answer(`${homeCalls.trending}timeWindow=day`, { json: { data: results([]) } });
  for (const call of ['/api/tmdb/top-rated', '/api/tmdb/punjabi-movies-trailers']) {
    host.answer(call, { json: results([]) });
  }
  host.answer('/api/tmdb/12', { json: { id: 12 } });
  host.answer('/api/tmdb/series/3', { json: { series: { id: 3 }, credits: {} } });
  host.answer('/api/tmdb/dashboard/movie/7', { json: { id: 7, title: 'The Lamp' } });
  host.answer('/api/tmdb/dashboard/complete/7', { json: { title: 'The Lamp', links: '' } });
  host.answer(homeCalls.popular, { json: results([], 1, 1) });
  await walk(page, site.url, [
    ...[HOME, '/movies/topRated', '/movies/topRated?page=3', '/all-seasons', '/season/s1'],
    ...['/movies-trailers-latest-trailers', '/search?query=night', '/people/detail/12'],
    ...['/detail/tv-series/3', '/zxyxvyXdF/7', '/zxyxvyXdF/7?play=movie', '/movie/season/episodes'],
  ]);
});

test('axe finds nothing in the open drawer', async ({ page }) => {
  for (const look of [phone, desk]) {
    await wear(page, look);
    await page.goto(POPULAR);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
    await expectFaultless(page, 'the drawer');
  }
});

test('axe finds nothing in the open search', async ({ page }) => {
  for (const look of [phone, desk]) {
    await wear(page, look);
    await page.goto(HOME);
    await page.locator('details.search > summary').click();
    await expectFaultless(page, 'the search box');
    await page.getByRole('combobox', { name: 'Search' }).fill('night');
    await expect(page.locator('#search-list a').first()).toBeVisible();
    await expectFaultless(page, 'the results of the search');
    await page.getByRole('combobox', { name: 'Search' }).fill('zzzzzz');
    await expect(page.getByText('Nothing found')).toBeVisible();
    await expectFaultless(page, 'a search without results');
  }
});
