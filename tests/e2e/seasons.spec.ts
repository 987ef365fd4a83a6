import { episodeRow } from './answers.ts';
import { read, textOf } from './ask.ts';
import { cardsOf, isLoaded } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { PICTURES } from './pictures.ts';

const SEASONS = '/api/seasons';
const EPISODES = '/api/seasons/s1/episodes';

test(
  '/all-seasons shows a poster and a title of each season, and leads to its episodes',
  PICTURES,
  async ({ page }) => {
    const response = await page.goto('/all-seasons');
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle('Seasons · Manzar');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seasons');
    await expect(cardsOf(page)).toHaveCount(16);
    const card = cardsOf(page).filter({ hasText: 'How Pictures Move' });
    await expect.poll(() => isLoaded(card.locator('img'))).toBe(true);
    await card.getByRole('link').click();
    await expect(page).toHaveURL('/season/how-pictures-move-2026');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'How Pictures Move - Episodes',
    );
    await expect(cardsOf(page).first()).toContainText('Episode: 1');
    await expect.poll(() => isLoaded(cardsOf(page).first().locator('img'))).toBe(true);
  },
);

test('a season is headed with its name and year, and leads to its series and back', async ({
  page,
}) => {
  await page.goto('/season/caminandes-season-1-2013');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Caminandes Season 1 - Episodes',
  );
  await expect(main.getByText('2013', { exact: false }).first()).toBeVisible();
  await expect(main.getByText('Series: Caminandes')).toBeVisible();
  await main.getByRole('link', { name: 'Caminandes', exact: true }).click();
  await expect(page).toHaveURL(/\/detail\/tv-series\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Caminandes');
  const seasons = main.getByRole('region', { name: 'Seasons' });
  await seasons.getByRole('link', { name: 'Caminandes Season 1' }).click();
  await expect(page).toHaveURL('/season/caminandes-season-1-2013');
});

test('a season whose list can not be had has its episodes under the heading Episodes', async ({
  scripted: { host, site },
}) => {
  host.answer(EPISODES, { json: [episodeRow('one', 1)] });
  host.answer(SEASONS, { status: 500 });
  const { status, html, cards } = await read(`${site.url}/season/s1`);
  expect([status, cards]).toEqual([200, 1]);
  expect(html).toMatch(/<h1[^>]*>Episodes<\/h1>/);
  expect(textOf(html)).toMatch(/ Part one +Episode: 1 /);
  expect(textOf(html)).not.toContain('Series:');
});

test('Load More of a list longer than a page stays on it offline, and says so', async ({
  page,
  context,
  scripted: { host, site },
}) => {
  const json = Array.from({ length: 61 }, (_, n) => ({ _id: `s${n}`, title: `Season ${n}` }));
  host.answer(SEASONS, { json });
  await page.goto(`${site.url}/all-seasons`);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Load More' }).click();
  await expect(page.getByText('The next page could not be loaded.')).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/all-seasons`);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Retry' }).click();
  await expect(page).toHaveURL(`${site.url}/all-seasons?page=2`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor comes from the seasons to an episode’s player', async ({ page }) => {
    await page.goto('/all-seasons');
    await cardsOf(page).filter({ hasText: 'Caminandes' }).getByRole('link').click();
    await cardsOf(page).filter({ hasText: 'Llamigos' }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Llamigos');
    await expect(page.locator('iframe')).toHaveAttribute('src', /CaminandesLlamigos/);
  });
});
