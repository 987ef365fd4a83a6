/** Clips of ours that a visitor keeps: they play and seek without a network, with their captions. */
import { localeIn } from '#/site/locale.ts';
import { chooseCaptions, expectAt, FILM, filmOn, moveTo, playFilm } from './films.ts';
import { expect } from './fixtures.ts';
import { filesIn, saveByTouch, savedPages, test } from './offline.ts';

test('a clip that was saved plays and seeks without a network, by keys', async ({
  page,
  context,
  way,
}) => {
  const { m, paths } = localeIn('ur');
  await page.goto(paths.to(FILM));
  await saveByTouch(page);
  const { button, dialog } = await playFilm(page, 'ur');
  const size = /232|233/;
  const keep = dialog.getByRole('button', { name: size });
  await expect(keep).toBeVisible();
  await keep.focus();
  await page.keyboard.press('Enter');
  const saved = dialog.getByRole('button', { name: size });
  await expect(saved).toContainText('·');
  await expect(saved).toBeFocused();

  way.requested.length = 0;
  // Nothing may rest on the browser's own cache, which may be emptied at any time.
  const browser = await context.newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await context.setOffline(true);
  await page.goto(paths.to(FILM));
  await page.getByRole('link', { name: m.playMovie }).press('Enter');
  const { video } = filmOn(page);
  await expect(button(m.speed(1))).toBeVisible();
  await moveTo(video, 30);
  await expectAt(video, 30);
  await moveTo(video, 5);
  await expectAt(video, 5);
  expect(await video.evaluate(({ seekable }: HTMLVideoElement) => seekable.end(0))).toBeGreaterThan(
    35,
  );
  await chooseCaptions(video, 'ur');
  const cues = () =>
    video.evaluate(({ textTracks }: HTMLVideoElement) =>
      [...textTracks].map(
        ({ language, cues }) => `${language} ${(cues?.[0] as VTTCue | undefined)?.text}`,
      ),
    );
  // They were saved with the clip.
  await expect.poll(async () => (await cues()).join()).toMatch(/ur .*\p{Script=Arabic}/u);
  // Playwright's switch does not reach what the browser asks by itself: for pages in advance, and for the worker.
  expect(way.requested.filter((path) => path.includes('the-nuqta'))).toEqual([]);
  await context.setOffline(false);
  await saved.press('Enter');
  await expect(saved).not.toContainText('·');
  expect((await filesIn(page)).filter((path) => path.includes('the-nuqta'))).toEqual([]);
  expect(await savedPages(page)).toContain(paths.to(FILM));
});

test('a saved clip outlives the pages, is listed while there is no network, and goes once the site has it no more', async ({
  page,
  context,
  way,
}) => {
  const { m } = localeIn('ur');
  await page.goto(`/ur${FILM}`);
  await saveByTouch(page);
  const { dialog } = await playFilm(page, 'ur');
  await dialog.getByRole('button', { name: /233/ }).click();
  await expect(dialog.getByRole('button', { name: /233/ })).toContainText('·');
  await page.evaluate(async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => /^page /.test(name)).map((name) => caches.delete(name)),
    );
  });
  await context.setOffline(true);
  await page.goto('/ur/all-seasons');
  const link = page.getByRole('navigation', { name: m.offlinePages }).getByRole('link');
  await expect(link).toHaveAttribute('href', '/ur/clips/the-nuqta');
  // A press would do. It also makes Chromium report that such a page has no transition.
  await page.goto('/ur/clips/the-nuqta');
  const video = page.locator('video');
  await video.evaluate((film: HTMLVideoElement) => film.play());
  await moveTo(video, 20);
  await expectAt(video, 20);

  await context.setOffline(false);
  way.gone = (path) => (path.includes('/clips/') ? 410 : undefined);
  // Another visit.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/movie-dashboard');
  await saveByTouch(page);
  await expect
    .poll(async () => (await filesIn(page)).filter((path) => path.includes('the-nuqta')))
    .toEqual([]);
});
