/** Everything that the site has put on a device goes at a press. */
import { localeIn } from '#/site/locale.ts';
import { loadWatchlist } from '#/site/messages/watchlist/texts.ts';
import { WATCHLIST } from '#/site/paths.ts';
import { expectAt, moveTo, playFilm } from './films.ts';
import { expect } from './fixtures.ts';
import { saveByTouch, test } from './offline.ts';
import { FILM, LIST } from './watchlist.ts';

test('all is forgotten on the device, also what another tab shows, by keys', async ({
  page,
  context,
}) => {
  const { m, paths } = localeIn('ur');
  const { watchlist: texts } = await loadWatchlist.ur();
  await page.goto(paths.to(FILM));
  await page.evaluate((list) => {
    localStorage.setItem('kept', JSON.stringify(list));
    localStorage.setItem('opened', '[]');
    localStorage.setItem('players', '{"places":[],"captions":"ur"}');
    Object.assign(localStorage, { theme: 'dark', language: 'ur', offered: 1 });
    sessionStorage.setItem('chosen', '1');
  }, LIST);
  await saveByTouch(page);
  await page.evaluate(async () => {
    await (await caches.open('clips')).put('/clips/x.webm', new Response('x'));
  });
  const other = await context.newPage();
  await other.goto(paths.to(WATCHLIST));
  await expect(other.locator('#watchlist').getByRole('listitem')).toHaveCount(3);

  await page.goto(paths.to(WATCHLIST));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const forget = page.locator('#forget-all');
  const button = forget.getByRole('button', { name: m.forgetAllNow });
  await expect(button).toBeHidden();
  await forget.getByText(m.forgetAll).press('Enter');
  await button.press('Enter');
  await expect(forget.getByText(texts.forgotten)).toBeVisible();
  const left = () =>
    page.evaluate(async () => ({
      local: localStorage.length,
      session: sessionStorage.length,
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
  expect(await left()).toEqual({ local: 0, session: 0, caches: [], workers: 0 });
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  for (const tab of [page, other]) await expect(tab.getByText(m.watchlistEmpty)).toBeVisible();
});

test('a film that plays in another tab writes nothing again', async ({ page, context }) => {
  const { m } = localeIn('en');
  await page.goto(FILM);
  await saveByTouch(page);
  const other = await context.newPage();
  const { video } = await playFilm(other);
  await other.keyboard.press('Shift');
  await moveTo(video, 20);
  const saved = () => other.evaluate(() => Object.keys(localStorage).sort());
  await expect.poll(saved).toEqual(expect.arrayContaining(['opened', 'players']));

  await page.goto(WATCHLIST);
  const forget = page.locator('#forget-all');
  await forget.getByText(m.forgetAll).click();
  await forget.getByRole('button', { name: m.forgetAllNow }).click();
  await expect(page.locator('#list-empty')).toBeVisible();
  await expect.poll(saved).toEqual([]);
  // Each of these would keep the place, and note the film.
  await video.evaluate((film: HTMLVideoElement) => film.pause());
  await video.evaluate((film: HTMLVideoElement) => film.play());
  await moveTo(video, 25);
  await expectAt(video, 26);
  expect(await saved()).toEqual([]);
  await other.close({ runBeforeUnload: true });
  await expect.poll(() => context.pages().length).toBe(1);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
