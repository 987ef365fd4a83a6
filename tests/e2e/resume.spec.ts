/** A film goes on where one left: saved on the device, asked for by an address, or shared as one. */
import { localeIn } from '#/site/locale.ts';
import { watchlist } from '#/site/messages/watchlist/watchlist-en.ts';
import { WATCHLIST } from '#/site/paths.ts';
import { cardsOf, loadMore } from './cards.ts';
import {
  expectAt,
  FILM,
  FILM_ID,
  filmOn,
  moveTo,
  playFilm,
  savedPlayback,
  stateOf,
} from './films.ts';
import { expect, test } from './fixtures.ts';

const { m: en } = localeIn('en');
const EPISODES = '/movie/season/episodes?season=how-pictures-move-2026';

test.describe('in Urdu on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a film is offered where it was left, also after a reload, by keys alone', async ({
    page,
  }) => {
    const { m } = localeIn('ur');
    const { video } = await playFilm(page, 'ur');
    await moveTo(video, 20);
    await page.keyboard.press('k');
    await page.reload();
    await page.keyboard.press('Tab');
    const { dialog, button } = filmOn(page);
    const resume = button(m.resumeAt('0:20'));
    await expect(resume).toBeVisible();
    // Nothing moves by itself.
    expect(await stateOf(video)).toEqual({ seconds: 0, plays: false });
    for (const chip of await dialog.locator('.chip').all()) {
      const { width = 0, height = 0 } = (await chip.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await resume.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => stateOf(video)).toMatchObject({ plays: true });
    await expectAt(video, 20);
    // The pressed button is gone: the film has the focus, and its keys.
    await expect(resume).toBeHidden();
    await expect(video).toBeFocused();
    await page.keyboard.press('k');
    await expect.poll(() => stateOf(video)).toMatchObject({ plays: false });
  });
});

test('a film from the start forgets its place, and so does one that has ended', async ({
  page,
}) => {
  await page.goto(FILM);
  const keep = () =>
    page.evaluate((id) => {
      localStorage.players = JSON.stringify({ places: [[id, 0, 20]] });
    }, FILM_ID);
  await keep();
  const { video, button } = await playFilm(page);
  await button(en.fromStart).click();
  await expectAt(video, 0);
  expect((await savedPlayback(page)).places).toEqual([]);
  await keep();
  await moveTo(video, 35.8);
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.ended)).toBe(true);
  await expect.poll(async () => (await savedPlayback(page)).places).toEqual([]);
});

test('what players have saved is forgotten at a press in My list, not under a film', async ({
  page,
}) => {
  const { video, dialog } = await playFilm(page);
  await moveTo(video, 20);
  await page.keyboard.press('m');
  await expect.poll(() => savedPlayback(page)).toMatchObject({ muted: true });
  await expect(dialog.getByRole('button', { name: 'Forget' })).toHaveCount(0);
  await page.goto(WATCHLIST);
  const forget = page.getByRole('button', { name: watchlist.forgetPlayers });
  await forget.press('Enter');
  await expect(page.getByText(watchlist.playersForgotten)).toBeVisible();
  await expect(forget).toBeFocused();
  expect(await page.evaluate(() => localStorage.players)).toBeUndefined();
  await page.reload();
  await expect(page.getByText(en.watchlistEmpty)).toBeVisible();
  await expect(forget).toHaveCount(0);
});

test.describe('an address with a time', () => {
  test('opens there if the film is that long, once, its page is the same without it, and it goes with the dialog', async ({
    page,
    request,
  }) => {
    const address = `${FILM}?play=movie`;
    expect(await (await request.get(`${address}&t=20s`)).text()).toBe(
      await (await request.get(address)).text(),
    );
    await page.goto(`${address}&t=20s`);
    const { video, button } = filmOn(page);
    await video.focus();
    await expect(button(en.speed(1))).toBeVisible();
    await page.keyboard.press('k');
    await expectAt(video, 20);
    await expect(page).toHaveURL(address);
    await page.getByRole('dialog').getByRole('link', { name: 'Close' }).click();
    await expect(page).toHaveURL(FILM);

    // One beyond the end is the film's beginning.
    await page.goto(`${address}&t=1h`);
    await video.focus();
    await expect(button(en.speed(1))).toBeVisible();
    await page.keyboard.press('k');
    await expect.poll(async () => (await stateOf(video)).seconds).toBeGreaterThan(0.1);
    expect((await stateOf(video)).seconds).toBeLessThan(5);
  });

  test('does not give it to the cards of the page', async ({ page }) => {
    await page.goto('/movies/punjabi-movies?t=20s');
    const before = await cardsOf(page).count();
    await loadMore(page).click();
    await expect.poll(() => cardsOf(page).count()).toBeGreaterThan(before);
    expect(await page.getByRole('main').locator('a[href*="t=20s"]').count()).toBe(0);
    await cardsOf(page).last().getByRole('link').click();
    await expect(page).toHaveURL(/play=/);
    expect(page.url()).not.toContain('t=20s');
  });
});

test('a paused film is shared at its time', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new Error('no')) });
  });
  const { dialog, video, button } = await playFilm(page, 'ur');
  const { m } = localeIn('ur');
  await page.keyboard.press('k');
  await moveTo(video, 20.4);
  const share = button(m.shareFrom('0:20'));
  await share.click();
  await expect(dialog.getByText(m.linkCopied)).toBeVisible();
  const { origin } = new URL(page.url());
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${origin}/ur${FILM}?play=movie&t=20s`);
  // With the focus on it, the film plays on: the button goes, and leaves the focus to the film.
  await page.keyboard.press('k');
  await expect(share).toBeHidden();
  await expect(video).toBeFocused();
});

test('at an end the next clip is offered, and plays at a press', async ({ page }) => {
  await page.goto('/health-&-exercise-&-fitness');
  const [first, second] = await cardsOf(page).getByRole('link').all();
  if (!first || !second) throw new Error('The list has two clips.');
  const title = (await second.locator('.card-title').textContent()) ?? '';
  await first.click();
  const { dialog, video, button } = filmOn(page);
  await expect(button(en.speed(1))).toBeVisible();
  const next = button(en.play(title));
  await expect(next).toBeHidden();
  const end = await video.evaluate((film: HTMLVideoElement) => film.duration);
  await moveTo(video, end - 0.2);
  await expect(next).toBeVisible();
  await expect(dialog.getByRole('heading')).not.toHaveText(title);
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading')).toHaveText(title);
  await expect.poll(() => stateOf(video)).toMatchObject({ plays: true });
  await expect(video).toBeFocused();
});

test('an episode begins at the time in its address, under it a line for which there was room', async ({
  page,
}) => {
  await page.goto(`${EPISODES}&episode=how-pictures-move-2026-1&t=16s`);
  const title = page.getByRole('heading', { level: 1 });
  const before = await title.boundingBox();
  const video = page.locator('video');
  await video.focus();
  await expect(page.getByRole('button', { name: en.speed(1) })).toBeVisible();
  expect(await title.boundingBox()).toEqual(before);
  await page.keyboard.press('k');
  await expectAt(video, 16);
  await moveTo(video, 19.8);
  await page.getByRole('button', { name: en.play('The phenakistoscope') }).click();
  await expect(title).toHaveText('The phenakistoscope');
  await expect.poll(() => stateOf(video)).toMatchObject({ plays: true });
  expect((await stateOf(video)).seconds).toBeLessThan(5);
});
