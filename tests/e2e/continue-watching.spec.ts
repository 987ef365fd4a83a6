/** What was opened lately: saved on the device, and led back to from home and from the page of the watchlist. */
import { fill } from '#/lib/fill.ts';
import { localeIn } from '#/site/locale.ts';
import { loadWatchlist } from '#/site/messages/watchlist/texts.ts';
import { WATCHLIST } from '#/site/paths.ts';
import { expectAt, FILM_ID, filmOn, moveTo } from './films.ts';
import { expect, test } from './fixtures.ts';
import { FILM, heldIn, LIST, storeBefore, touch } from './watchlist.ts';

const EPISODES = '/movie/season/episodes?season=how-pictures-move-2026';
const OPENED = [
  {
    key: FILM,
    path: `${FILM}?play=movie`,
    film: FILM_ID,
    lengths: [36],
    names: [['en', 'The Nuqta']],
  },
  {
    key: EPISODES,
    path: `${EPISODES}&episode=how-pictures-move-2026-1`,
    names: [['en', 'The thaumatrope']],
    next: {
      path: `${EPISODES}&episode=how-pictures-move-2026-2`,
      names: [['en', 'The phenakistoscope']],
    },
  },
];
const PLACES = { places: [[FILM_ID, 0, 20]] };

test('home ends with what was opened lately, and nothing above it moves, by keys', async ({
  page,
}) => {
  const { watchlist: texts } = await loadWatchlist.ur();
  const here = localeIn('ur').paths;
  await storeBefore(page, { opened: OPENED, players: PLACES });
  await page.goto(here.home);
  await page.waitForLoadState('networkidle');
  const section = page.getByRole('region', { name: texts.continueWatching });
  await expect(section).toHaveCount(0);
  const tops = () =>
    page
      .locator('main > *:not(astro-island)')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY));
  const before = await tops();
  await touch(page);
  await expect(section.getByRole('listitem')).toHaveCount(2);
  expect(await tops()).toEqual(before);
  expect(await page.locator('main > :last-child #continue').count()).toBe(1);
  const [film, episode] = await section.getByRole('listitem').all();
  if (!film || !episode) throw new Error('Two were opened.');
  await expect(film).toContainText(fill(texts.at, { time: '0:20' }));
  const href = `${here.to(FILM)}?play=movie&t=20s`;
  await expect(film.getByRole('link')).toHaveAttribute('href', href);
  const next = episode.getByRole('link', {
    name: fill(texts.next, { title: 'The phenakistoscope' }),
  });
  await expect(next).toHaveAttribute(
    'href',
    here.to(`${EPISODES}&episode=how-pictures-move-2026-2`),
  );

  await film
    .getByRole('button', { name: fill(texts.remove, { title: 'The Nuqta' }) })
    .press('Enter');
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await expect(section.getByRole('listitem').getByRole('link').first()).toBeFocused();
  await section.getByRole('button', { name: texts.removeAll }).press('Enter');
  await expect(section).toHaveCount(0);
  expect(await heldIn(page, 'opened')).toEqual([]);
});

test('a film that plays is saved with its place, and is seen after nine tenths', async ({
  page,
}) => {
  await storeBefore(page, { kept: LIST });
  await page.goto(FILM);
  await touch(page);
  await page.getByRole('link', { name: 'Play Movie' }).click();
  const { video, button } = filmOn(page);
  await expect(button(localeIn('en').m.speed(1))).toBeVisible();
  const seen = async () =>
    ((await heldIn(page, 'kept')) as { seen: boolean }[]).map((one) => one.seen);
  await moveTo(video, 30);
  await video.evaluate((film: HTMLVideoElement) => film.pause());
  await expect
    .poll(async () => ((await heldIn(page, 'opened')) as unknown[] | null)?.length)
    .toBe(1);
  expect(await seen()).toEqual([false, false, false]);

  const tab = await page.context().newPage();
  await tab.goto(WATCHLIST);
  const row = tab.locator('#history').getByRole('listitem');
  await expect(row).toContainText('At 0:30');
  await row.getByRole('link').click();
  const again = filmOn(tab);
  await again.video.focus();
  await expect(again.button(localeIn('en').m.speed(1))).toBeVisible();
  await tab.keyboard.press('k');
  await expectAt(again.video, 30);
  await tab.close();

  await moveTo(video, 33);
  await expect.poll(seen).toEqual([false, false, true]);
  expect(await heldIn(page, 'opened')).toEqual([
    expect.objectContaining({ key: FILM, seen: true, film: FILM_ID, lengths: [36] }),
  ]);
});

test('an episode is saved with the next one, and takes the place of the one before', async ({
  page,
}) => {
  const address = (n: number) => `${EPISODES}&episode=how-pictures-move-2026-${n}`;
  await page.goto(`/ur${address(1)}`);
  await touch(page);
  const video = page.locator('video');
  await video.hover();
  const play = () =>
    video.evaluate((film: HTMLVideoElement) => {
      film.muted = true;
      return film.play();
    });
  await play();
  const opened = () => heldIn(page, 'opened');
  await expect.poll(opened).toEqual([
    expect.objectContaining({
      key: EPISODES,
      path: address(1),
      names: [['ur', 'تھاماٹروپ'], expect.anything()],
      next: { path: address(2), names: [['ur', 'فیناکسٹوسکوپ']] },
    }),
  ]);
  await page.locator('.watch-ways [rel=next]').click();
  await expect.poll(opened).toEqual([expect.objectContaining({ key: EPISODES, path: address(2) })]);
});

test('what can not be removed from what was opened stays, and a line says why', async ({
  page,
}) => {
  const { watchlist: texts } = await loadWatchlist.en();
  await storeBefore(page, { opened: OPENED });
  await page.goto(localeIn('en').paths.home);
  await page.waitForLoadState('networkidle');
  await touch(page);
  const section = page.getByRole('region', { name: texts.continueWatching });
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'SecurityError');
    };
  });
  const said = page.getByRole('status').filter({ hasText: texts.refused });
  for (const name of [fill(texts.remove, { title: 'The Nuqta' }), texts.removeAll]) {
    await section.getByRole('button', { name }).press('Enter');
    await expect(said).toBeVisible();
    await expect(section.getByRole('listitem')).toHaveCount(2);
    await said.evaluate((line) => line.replaceChildren());
  }
});
