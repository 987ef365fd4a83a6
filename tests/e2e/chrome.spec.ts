import { request as httpRequest } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { startSiteHere } from './site.ts';

const PAGE = '/movies/topRated';
/** Addresses to which the menus lead: docs/product.md, Header and menu. */
const TARGETS = [
  '/movies/punjabi-movies',
  '/movies/hindi-movies',
  '/movies/english-movies',
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
  '/kept',
  '/people/popularPeople',
].sort();

const WIDTHS = [
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const;

const drawerOf = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const menuButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menu' }).first();

async function addressesIn(page: Page, selector: string): Promise<(string | null)[]> {
  const addresses = await page
    .locator(`${selector} li a:not([hreflang])`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  return addresses.sort();
}

test('drawer and footer have every target of the menu, and the drawer genres beside them', async ({
  page,
}) => {
  await page.goto(PAGE);
  const inDrawer = await addressesIn(page, '#drawer');
  const genres = inDrawer.filter((path) => path?.startsWith('/movies/genre/'));
  expect(inDrawer.filter((path) => !genres.includes(path))).toEqual([...TARGETS, '/surprise']);
  expect(genres).toHaveLength(3);
  expect(await addressesIn(page, 'footer')).toEqual(TARGETS);
});

test('every target of the menu is a page', async ({ request }) => {
  for (const path of TARGETS) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test('the logo leads home', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole('banner').getByRole('link', { name: 'Manzar' }).first().click();
  await expect(page).toHaveURL('/movie-dashboard');
});

for (const [device, viewport] of WIDTHS) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('the drawer opens and closes by mouse', async ({ page }) => {
      await page.goto(PAGE);
      const drawer = drawerOf(page);
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

      await menuButton(page).click();
      await drawer.getByRole('link', { name: 'Now Playing' }).click();
      await expect(page).toHaveURL('/movies/nowPlaying');
      await expect(drawer).toBeHidden();
    });

    test('the drawer opens and closes by keyboard and gives the focus back', async ({ page }) => {
      await page.goto(PAGE);
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

    test('nothing of the page is wider than the screen', async ({ page }) => {
      for (const path of [PAGE, '/movie-dashboard', '/search', '/no-such-page']) {
        await page.goto(path);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, path).toBeLessThanOrEqual(viewport.width);
      }
    });
  });
}

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

test('the drawer and the chips mark the current page', async ({ page }) => {
  await page.goto(PAGE);
  await menuButton(page).click();
  await expect(drawerOf(page).locator('[aria-current="page"]')).toHaveText(['Top Rated']);
  await expect(page.getByRole('main').locator('[aria-current="page"]')).toHaveText(['Top Rated']);
});

test.describe('the dropdowns', () => {
  test('Movies holds four grids and Peoples the popular people', async ({ page }) => {
    await page.goto(PAGE);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.locator('summary', { hasText: 'Movies' }).click();
    const links = nav.locator('details[open]').getByRole('link');
    await expect(links).toHaveText(['Popular', 'Now Playing', 'Top Rated', 'Upcoming']);
    await nav.locator('summary', { hasText: 'Peoples' }).click();
    await expect(links).toHaveText(['Popular People']);
    await links.click();
    await expect(page).toHaveURL('/people/popularPeople');
  });

  test('More holds what was added recently, and Punjabi, Hindi and English movies', async ({
    page,
  }) => {
    // The narrowest screen with these links.
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(PAGE);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.locator('summary', { hasText: 'More' }).click();
    const links = nav.locator('details[open]').getByRole('link');
    const labels = ['Recently added', 'Punjabi movies', 'Hindi movies', 'English movies'];
    await expect(links).toHaveText(labels);
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    const heights = await nav
      .locator(':scope > a, summary')
      .evaluateAll((all) => all.map(({ scrollHeight }) => scrollHeight));
    expect(new Set(heights)).toEqual(new Set([44]));
    await links.filter({ hasText: 'Hindi' }).click();
    await expect(page).toHaveURL('/movies/hindi-movies');
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
    await page.getByRole('contentinfo').getByText('Discover movies').click();
    await expect(open).toHaveCount(0);
  });

  test('are hidden on a phone, where the drawer stands in for them', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(PAGE);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  });
});

test('the skip link comes first and leads into the page', async ({ page }) => {
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
});

test('an unknown address gets our 404 page with popular movies', async ({ page }) => {
  for (const path of ['/no-such-page', '/movies/none', '/%E0%A4%A', '/404']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page).toHaveTitle('Page not found · Manzar');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(20);
  }
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/movie-dashboard');
});

test('there is a 500 page that needs no host', async ({ page }) => {
  await page.goto('/500');
  await expect(page).toHaveTitle('Something went wrong · Manzar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('titles name the page and the site', async ({ page }) => {
  for (const [path, title] of [
    ['/movie-dashboard', 'Home · Manzar'],
    ['/movies/upComing', 'Upcoming Movies · Manzar'],
    ['/movies/upComing?page=2', 'Upcoming Movies, Page 2 · Manzar'],
    ['/search?query=lamp', 'Results for “lamp” · Manzar'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
});

test('canonical addresses are built from SITE_URL, never from the Host header', async () => {
  const SITE_URL = 'https://manzar.example';
  const site = await startSiteHere({ SITE_URL });
  const movie = '/zxyxvyXdF/600765021';
  for (const [path, canonical] of [
    ['/movie-dashboard?trailers=week', '/movie-dashboard'],
    ['/movies/upComing', '/movies/upComing'],
    ['/movies/upComing?page=2&from=elsewhere', '/movies/upComing?page=2'],
    [`${movie}?play=movie`, movie],
  ] as const) {
    const html = await pageAs('evil.example', site.url, path);
    expect(html).toContain(`<link rel="canonical" href="${SITE_URL}${canonical}">`);
    expect(html).not.toContain('evil.example');
  }
  for (const path of ['/no-such-page', '/search?query=lamp', '/zxyxvyXdF/1']) {
    const html = await pageAs('evil.example', site.url, path);
    expect(html).not.toContain('rel="canonical"');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('evil.example');
  }
  await site.stop();
});

/** Requests a page with another Host header, which `fetch` does not allow. */
function pageAs(host: string, origin: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(origin + path, { headers: { host } }, (response) => {
      response.setEncoding('utf8');
      response.toArray().then((chunks) => resolve(chunks.join('')), reject);
    });
    sent.once('error', reject);
    sent.end();
  });
}
