/**
 * Songs and fitness videos: grids of light facades that load no player until a visitor chooses one.
 */
import { exception } from '../fixtures/exception.ts';
import { clipRow } from './answers.ts';
import { cardsOf, close, isLoaded, loadMore, playerOf, requestsTo } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { PICTURES } from './pictures.ts';

const SONGS = '/all-hi-ur-en-pun-songs';
const FITNESS = '/health-&-exercise-&-fitness';
const FITNESS_CALL = '/api/tmdb/fitness/data?page=';

test(
  'Songs and Health & Fitness are pictures that open in the dialog',
  PICTURES,
  async ({ page }) => {
    for (const [path, heading, dialogTitle] of [
      [SONGS, 'Songs', 'Song'],
      [FITNESS, 'Health & Fitness', null],
    ] as const) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(`${heading} · Manzar`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(cardsOf(page)).toHaveCount(8);
      await expect(loadMore(page)).toBeVisible();
      const card = cardsOf(page).first();
      await expect(card.getByRole('link')).toHaveAttribute('data-captions', '');
      await expect.poll(() => isLoaded(card.locator('img'))).toBe(true);
      const title = (await card.locator('b').textContent()) ?? '';
      await card.getByRole('link').click();
      const dialog = page.getByRole('dialog', { name: dialogTitle ?? title, exact: true });
      await expect(playerOf(dialog)).toHaveAttribute('src', /^\/clips\/[a-z-]+\.webm$/);
    }
  },
);

test('a grid of clips loads no player until one is chosen, and then plays it at once', async ({
  page,
  scripted: { host, site },
}) => {
  exception('pressed-clips');
  const data = Array.from({ length: 20 }, (_, n) => clipRow(n + 1));
  host.answer(`${FITNESS_CALL}1`, { json: { data, totalPages: 2 } });
  host.answer(`${FITNESS_CALL}2`, { json: { data: [clipRow(21)], totalPages: 2 } });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== site.url) foreign.push(request.url());
  });
  await page.goto(site.url + FITNESS);
  await expect(cardsOf(page)).toHaveCount(20);
  await loadMore(page).click();
  await expect(cardsOf(page)).toHaveCount(21);
  await expect(loadMore(page)).toBeHidden();
  await expect(playerOf(page)).toHaveCount(0);
  expect(foreign).toEqual([]);

  await page.getByRole('link', { name: 'Clip 21 Play' }).click();
  const dialog = page.getByRole('dialog', { name: 'Clip 21' });
  const src = 'https://archive.org/embed/clip-21?autoplay=1';
  await expect(playerOf(dialog)).toHaveAttribute('src', src);
  await expect.poll(() => foreign).toEqual([src]);
  await close(dialog);
  await expect(playerOf(page)).toHaveCount(0);
  expect(requestsTo(host, FITNESS_CALL)).toEqual([`${FITNESS_CALL}1`, `${FITNESS_CALL}2`]);
});

test('views are grouped when they are a number, and stand as given when they are text; without them stands how long the clip is', async ({
  page,
  scripted: { host, site },
}) => {
  const views = [1234567, 7, '1.2M views', '3 lakh baar dekha', '', null, { count: 3 }];
  const data = views.map((value, n) => clipRow(n, { views: value, ...(n < 6 && { seconds: 30 }) }));
  data.push(clipRow(7, { seconds: 215.4 }), clipRow(8, { links: '', seconds: 30 }));
  host.answer(FITNESS_CALL, { json: { data, totalPages: 1 } });
  await page.goto(site.url + FITNESS);
  await expect(cardsOf(page)).toHaveText([
    'Clip 01,234,567 views',
    'Clip 17 views',
    'Clip 21.2M views',
    'Clip 33 lakh baar dekha',
    'Clip 430 seconds',
    'Clip 530 seconds',
    'Clip 6',
    'Clip 74 min',
    'Clip 8Not available to watch',
  ]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a clip opens on its grid’s page, at the address with the plain ampersands', async ({
    page,
  }) => {
    await page.goto(FITNESS);
    const title = (await cardsOf(page).first().locator('b').textContent()) ?? '';
    await cardsOf(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/health-&-exercise-&-fitness\?play=[\w-]+$/);
    await expect(playerOf(page.getByRole('dialog', { name: title }))).toBeVisible();
  });
});
