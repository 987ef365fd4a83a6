import { expect, PHONE, test } from './fixtures.ts';

test.use(PHONE);

test('a visitor with a phone goes from home to a movie, plays it, and goes to a search and a grid', async ({
  page,
}) => {
  await page.goto('/movie-dashboard');
  const popular = page.getByRole('region', { name: 'What’s Popular' });
  const card = popular
    .getByRole('link')
    .filter({ has: page.getByRole('img') })
    .nth(1);
  const title = (await card.locator('b').textContent()) ?? '';
  await card.click();

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('link', { name: 'Play Movie' }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  await page.getByLabel('Search', { exact: true }).first().click();
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await field.fill('night of the liv');
  await page.getByRole('option').filter({ hasText: 'Night of the Living Dead' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night of the Living Dead');

  await page.goto('/movies/PopularMovies');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('b') });
  await expect(cards).toHaveCount(20);
  await page.getByRole('link', { name: 'Load More' }).click();
  await expect(cards).toHaveCount(40);
  const links = cards.getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(new Set(hrefs).size).toBe(40);
});
