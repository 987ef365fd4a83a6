import { episodeRow } from './answers.ts';
import { cardsOf, isLoaded, SHEET } from './cards.ts';
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
  page,
  scripted: { host, site },
}) => {
  host.answer(EPISODES, { json: [episodeRow('one', 1)] });
  for (const reply of [{ status: 500 }, { json: { not: 'a list' } }, { json: [{ _id: 's2' }] }]) {
    host.answer(SEASONS, reply);
    expect((await page.goto(`${site.url}/season/s1`))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Episodes');
    await expect(cardsOf(page)).toHaveText(['Part oneEpisode: 1']);
    await expect(page.getByText('Series:')).toHaveCount(0);
  }
});

test('an episode leads to its player with the season in the address', async ({ page }) => {
  await page.goto('/season/caminandes-season-1-2013');
  await cardsOf(page).filter({ hasText: 'Gran Dillama' }).getByRole('link').click();
  await expect(page).toHaveURL(
    '/movie/season/episodes?season=caminandes-season-1-2013&episode=caminandes-season-1-2013-2',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gran Dillama');
});

test('seasons without title or poster are Untitled with a painted sheet; one without an id is left out', async ({
  page,
  scripted: { host, site },
}) => {
  const json = [{ _id: 's1', title: '', poster: null }, { title: 'Nowhere to lead' }, null, 7];
  host.answer(SEASONS, { json });
  await page.goto(`${site.url}/all-seasons`);
  await expect(cardsOf(page)).toHaveText(['Untitled']);
  await expect(cardsOf(page).locator('img')).toHaveAttribute('src', SHEET);
  await expect(cardsOf(page).getByRole('link')).toHaveAttribute('href', '/season/s1');
});

test('episodes stand by ascending number, also when numbers are text, fractions, equal or missing', async ({
  page,
  scripted: { host, site },
}) => {
  const json = [
    episodeRow('ten', 10),
    episodeRow('none', 'soon'),
    episodeRow('nine', '9'),
    episodeRow('two-b', 2),
    episodeRow('half', 1.5),
    episodeRow('two-c', '2'),
    episodeRow('one', ' 1 '),
    episodeRow('lost', null),
    episodeRow('zero', 0),
  ];
  host.answer(EPISODES, { json });
  await page.goto(`${site.url}/season/s1`);
  await expect(cardsOf(page)).toHaveText([
    'Part zeroEpisode: 0',
    'Part oneEpisode: 1',
    'Part halfEpisode: 1.5',
    'Part two-bEpisode: 2',
    'Part two-cEpisode: 2',
    'Part nineEpisode: 9',
    'Part tenEpisode: 10',
    'Part none',
    'Part lost',
  ]);
});

for (const [path, call, words] of [
  ['/all-seasons', SEASONS, 'Failed to fetch seasons.'],
  ['/season/s1', EPISODES, 'Failed to fetch episodes.'],
] as const) {
  test(`${path} says “${words}” with Retry, as 502, when the host fails`, async ({
    page,
    scripted: { host, site },
  }) => {
    for (const [reply, status] of [
      [{ status: 500 }, 502],
      [{ reset: true }, 502],
      [{ json: { not: 'a list' } }, 502],
      [{ text: '<html>a proxy’s page</html>' }, 502],
    ] as const) {
      host.answer(call, reply);
      const response = await page.goto(site.url + path);
      expect(response?.status(), JSON.stringify(reply)).toBe(status);
      await expect(page.getByRole('alert')).toHaveText(`${words} Retry`);
      await expect(cardsOf(page)).toHaveCount(0);
    }
  });
}

test('Retry loads the seasons when the host is back', async ({
  page,
  scripted: { host, site },
}) => {
  host.answer(SEASONS, { reset: true });
  await page.goto(`${site.url}/all-seasons`);
  host.answer(SEASONS, { json: [{ _id: 's1', title: 'One' }] });
  await page.getByRole('link', { name: 'Retry' }).click();
  await expect(cardsOf(page)).toHaveText(['One']);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a season that does not exist is 404, says so, and leads on to all seasons', async ({
  page,
}) => {
  for (const id of ['no-such-season', '%2e%2e%2f', 'a b']) {
    const response = await page.goto(`/season/${id}`);
    expect(response?.status(), id).toBe(404);
    await expect(page).toHaveTitle('Season not found · Manzar');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Season not found');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Retry' })).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'See all seasons' }).click();
  await expect(page).toHaveURL('/all-seasons');
});

test('a host without a list of seasons has failed: the page exists, and offers Retry', async ({
  page,
  scripted: { site },
}) => {
  expect((await page.goto(`${site.url}/all-seasons`))?.status()).toBe(502);
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch seasons. Retry');
});

test('an empty season says that it is empty', async ({ page, scripted: { host, site } }) => {
  host.answer(EPISODES, { json: [] });
  const response = await page.goto(`${site.url}/season/s1`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
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

  test('a list longer than a page is split into pages', async ({
    page,
    scripted: { host, site },
  }) => {
    const json = Array.from({ length: 130 }, (_, n) => ({ _id: `s${n}`, title: `Season ${n}` }));
    host.answer(SEASONS, { json });
    await page.goto(`${site.url}/all-seasons`);
    await expect(cardsOf(page)).toHaveCount(60);
    const next = page.getByRole('main').getByRole('link', { name: 'Load More' });
    await next.click();
    await expect(page).toHaveURL(`${site.url}/all-seasons?page=2`);
    await next.click();
    await expect(cardsOf(page)).toHaveCount(10);
    await expect(cardsOf(page).last()).toHaveText('Season 129');
    await expect(next).toBeHidden();
    await page.getByRole('link', { name: 'Back to page 2' }).click();
    await expect(page).toHaveURL(`${site.url}/all-seasons?page=2`);
    await page.getByRole('link', { name: 'Back to page 1' }).click();
    await expect(page).toHaveURL(`${site.url}/all-seasons`);
    await expect(page.getByRole('link', { name: /^Back to page/ })).toHaveCount(0);

    expect((await page.goto(`${site.url}/all-seasons?page=4`))?.status()).toBe(404);
    await expect(page.getByText('There is no page 4 of Seasons.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to page 3' }).click();
    await expect(cardsOf(page)).toHaveCount(10);
  });
});
