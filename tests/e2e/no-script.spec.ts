import { exception } from '../fixtures/exception.ts';
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript a visitor comes from the splash to home and a movie, and plays it', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Enter' }).click();
  const popular = page.getByRole('region', { name: 'What’s Popular' });
  await expect(popular.getByRole('listitem')).toHaveCount(20);
  const card = popular.getByRole('listitem').nth(1);
  const title = (await card.locator('b').textContent()) ?? '';
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('link', { name: 'Play Movie' }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('without JavaScript a visitor reads a grid page by page', async ({ page }) => {
  exception('whole-pages');
  const seen = new Set<string>();
  await page.goto('/movies/PopularMovies');
  for (const number of [1, 2, 3]) {
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards).toHaveCount(20);
    for (const card of await cards.all())
      seen.add((await card.getByRole('link').getAttribute('href')) ?? '');
    expect(seen.size).toBe(20 * number);
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(page).toHaveURL(`/movies/PopularMovies?page=${number + 1}`);
  }
});

test('without JavaScript the header’s menus open, and their links work', async ({ page }) => {
  await page.goto('/movie-dashboard');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.locator('summary', { hasText: 'Movies' }).click();
  await nav.getByRole('link', { name: 'Top Rated' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TopRated Movies');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).first().click();
  const drawer = page.getByRole('navigation', { name: 'Menu' });
  await expect(page.locator('#drawer:modal')).toBeVisible();
  await drawer.getByRole('link', { name: 'Upcoming' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upcoming Movies');
});

test('without JavaScript the system chooses the theme', async ({ page }) => {
  for (const [scheme, paper] of [
    ['dark', 'rgb(18, 18, 18)'],
    ['light', 'rgb(255, 255, 255)'],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/movies/upComing');
    await expect(page.locator('body')).toHaveCSS('background-color', paper);
    await expect(page.locator('html')).toHaveCSS('color-scheme', scheme);
    // A press could not switch it.
    await expect(page.locator('.theme-toggle')).toHaveCount(3);
    await expect(page.locator('.theme-toggle').filter({ visible: true })).toHaveCount(0);
  }
});
