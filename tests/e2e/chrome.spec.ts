import type { Page } from '@playwright/test';
import { languages, prefixOf } from '#/contract/language.ts';
import { read } from './ask.ts';
import { expect, SCREENS, test } from './fixtures.ts';

const PAGE = '/movies/topRated';
/** Addresses to which the menus lead: docs/product.md, Header and menu. */
const TARGETS = [
  '/movies/punjabi-movies',
  '/movies/hindi-movies',
  '/movies/english-movies',
  '/TvShow/trending',
  '/all-cartoons',
  '/all-hi-ur-en-pun-songs',
  '/health-&-exercise-&-fitness',
  '/all-recently-movies',
  '/discover',
  '/movies/PopularMovies',
  '/movies/nowPlaying',
  '/movies/topRated',
  '/movies/upComing',
  '/movies-trailers-latest-trailers',
  '/all-seasons',
  '/all-pak-tv-darama',
  '/lists',
  '/free',
  '/surprise',
  '/kept',
  '/people/popularPeople',
].sort();

const drawerOf = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const menuButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menu' }).first();

async function addressesIn(page: Page, selector: string): Promise<(string | null)[]> {
  const addresses = await page
    .locator(`${selector} li a:not([hreflang])`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  return addresses.sort();
}

test('drawer and footer have every target of the menu, drawer and chips mark the current page, and the logo leads home', async ({
  page,
}) => {
  await page.goto(PAGE);
  const inDrawer = await addressesIn(page, '#drawer');
  const genres = inDrawer.filter((path) => path?.startsWith('/movies/genre/'));
  expect(inDrawer.filter((path) => !genres.includes(path))).toEqual(TARGETS);
  expect(genres).toHaveLength(3);
  expect(await addressesIn(page, 'footer')).toEqual(TARGETS);
  await expect(page.getByRole('main').locator('[aria-current="page"]')).toHaveText(['Top Rated']);
  await menuButton(page).click();
  await expect(drawerOf(page).locator('[aria-current="page"]')).toHaveText(['Top Rated']);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Manzar' }).first().click();
  await expect(page).toHaveURL('/movie-dashboard');
});

test('the header marks the current page, the dropdown that has it and the language, and names the site in the script of the page', async ({
  page,
}) => {
  const bar = '0px -2px 0px 0px inset';
  for (const [prefix, name, link] of [
    ['', 'Manzar', 'Songs'],
    ['/ur', 'منظر', 'گانے'],
  ] as const) {
    await page.goto(`${prefix}/all-hi-ur-en-pun-songs`);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name, exact: true }).first()).toBeVisible();
    const current = banner.locator('[aria-current="page"]');
    await expect(current).toHaveText(link);
    await expect(current).toHaveCSS('box-shadow', new RegExp(bar));
    const language = page.locator('body > .main-nav [aria-current]');
    await expect(language).toHaveAttribute('hreflang', prefix.slice(1) || 'en');
    await expect(language).toHaveCSS('box-shadow', new RegExp(bar));
  }
  await page.goto('/movies/topRated');
  const movies = page.getByRole('navigation', { name: 'Main' }).locator('summary').first();
  await expect(movies).toHaveCSS('box-shadow', new RegExp(bar));
});

test('a wide header has the ways into the catalogue beside its search, clear of its other links, in every language', async ({
  page,
}) => {
  const ways = ['/discover', '/lists', '/kept', '/surprise'];
  for (const language of languages) {
    const prefix = prefixOf(language);
    await page.goto(prefix + PAGE);
    const beside = page.locator('body > .main-nav').getByRole('link');
    for (const [width, shown, named] of [
      [1279, 0, 0],
      [1280, 3, 0],
      [1440, 3, 4],
      [1600, 4, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect(beside).toHaveCount(shown + named);
      for (const [at, way] of ways.slice(0, shown).entries())
        await expect(beside.nth(at)).toHaveAttribute('href', prefix + way);
      if (shown > 0) expect(await page.evaluate(roomBeside)).toBeGreaterThan(8);
    }
  }
  await page.goto('/lists');
  const current = page.locator('body > .main-nav [aria-current=page]');
  await expect(current).toHaveText('Lists');
});

/** Returns the room between the header's links and those beside its search. */
function roomBeside(): number {
  const [bar, beside] = [...document.querySelectorAll('.main-nav')];
  const { left = 0, right = 0 } = bar?.getBoundingClientRect() ?? {};
  const end = beside?.getBoundingClientRect();
  return document.dir === 'rtl' ? left - (end?.right ?? 0) : (end?.left ?? 0) - right;
}

test('the drawer opens and closes by mouse, on a wide screen and on the width of a phone', async ({
  page,
}) => {
  const drawer = drawerOf(page);
  await page.goto(PAGE);
  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport);
    await expect(drawer).toBeHidden();
    await menuButton(page).click();
    await expect(drawer).toBeVisible();
    const box = await page.locator('#drawer:modal').boundingBox();
    // What scrolls under its head is hidden.
    const head = page.locator('#drawer .header');
    await expect(head).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    expect(box?.x).toBe(0);
    expect(box?.width).toBeCloseTo(Math.min(320, 0.86 * viewport.width), 0);
    expect(box?.height).toBe(viewport.height);
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();

    await menuButton(page).click();
    await expect(drawer).toBeVisible();
    await page.mouse.click(viewport.width - 10, 400);
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(PAGE);
  }
  await menuButton(page).click();
  await drawer.getByRole('link', { name: 'Now Playing' }).click();
  await expect(page).toHaveURL('/movies/nowPlaying');
  await expect(drawer).toBeHidden();
});

test('by keyboard the skip link comes first and leads into the page, and the drawer opens, closes and gives the focus back', async ({
  page,
}) => {
  await page.goto(PAGE);
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() =>
    document.querySelector('main')?.contains(document.activeElement),
  );
  expect(inMain).toBe(true);

  const drawer = drawerOf(page);
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(drawer.getByRole('link', { name: 'Manzar' })).toBeFocused();
  // The page behind is inert: nothing in it takes the focus.
  await page.getByRole('main').getByRole('link').first().focus();
  await expect(drawer.getByRole('link', { name: 'Manzar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('the drawer is a popover where the browser does not know commands, and closes by a press outside where it does not know closedby', async ({
  page,
}) => {
  await page.goto(PAGE);
  await page.evaluate(() => document.querySelector('#drawer')?.removeAttribute('closedby'));
  await menuButton(page).click();
  const drawer = drawerOf(page);
  await expect(page.locator('#drawer:modal')).toBeVisible();
  await drawer.getByRole('heading', { name: 'Watch' }).click();
  await expect(drawer).toBeVisible();
  await page.mouse.click(1000, 400);
  await expect(drawer).toBeHidden();
  await expect(menuButton(page)).toBeFocused();

  await page.evaluate(() => {
    for (const button of document.querySelectorAll('[command]')) button.removeAttribute('command');
  });
  await menuButton(page).click();
  await expect(page.locator('#drawer:popover-open')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
});

test.describe('the dropdowns', () => {
  test('Movies holds four grids, Peoples the popular people, and More the other films and the ways into all; a phone has the drawer in their place', async ({
    page,
  }) => {
    // The narrowest screen with these links.
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(PAGE);
    const nav = page.getByRole('navigation', { name: 'Main' });
    const links = nav.locator('details[open]').getByRole('link');
    await nav.locator('summary', { hasText: 'Movies' }).click();
    await expect(links).toHaveText(['Popular', 'Now Playing', 'Top Rated', 'Upcoming']);
    await nav.locator('summary', { hasText: 'Peoples' }).click();
    await expect(links).toHaveText(['Popular People']);
    await expect(links).toHaveAttribute('href', '/people/popularPeople');
    await nav.locator('summary', { hasText: 'More' }).click();
    await expect(links).toHaveText([
      'Find a film',
      'Series',
      'Lists',
      'Becoming free',
      'Surprise me',
      'My list',
      'Recently added',
      'Punjabi movies',
      'Hindi movies',
      'English movies',
    ]);
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    const heights = await nav
      .locator(':scope > a, summary')
      .evaluateAll((all) => all.map(({ scrollHeight }) => scrollHeight));
    expect(new Set(heights)).toEqual(new Set([44]));
    await links.filter({ hasText: 'Hindi' }).click();
    await expect(page).toHaveURL('/movies/hindi-movies');
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(nav).toBeHidden();
  });

  test('close by Escape, which gives the focus back, and by a press outside', async ({ page }) => {
    await page.goto(PAGE);
    const nav = page.getByRole('navigation', { name: 'Main' });
    const summary = nav.locator('summary', { hasText: 'Movies' });
    const open = nav.locator('details[open]');
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(open).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(nav.getByRole('link', { name: 'Popular', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
    await expect(summary).toBeFocused();

    await summary.click();
    await expect(open).toHaveCount(1);
    await page.getByRole('contentinfo').getByText('Free films').click();
    await expect(open).toHaveCount(0);
  });
});

test('an unknown address gets our 404 page with popular movies', async ({ site }) => {
  const { status, html, cards } = await read(`${site.url}/no-such-page`);
  expect([status, cards]).toEqual([404, 20]);
  expect(html).toContain('<title>Page not found · Manzar</title>');
  expect(html).toMatch(/<h1[^>]*>Page not found<\/h1>/);
  expect(html).toMatch(/<a [^>]*href="\/movie-dashboard"[^>]*>Go to the home page<\/a>/);
});
