/** Clips of ours that a visitor keeps: they play and seek without a network, with their captions. */
import { localeIn } from '#/locale.ts';
import { chooseCaptions, expectAt, FILM, filmOn, moveTo, playFilm } from './films.ts';
import { expect } from './fixtures.ts';
import { keepByTouch, keptIn, test } from './offline.ts';

for (const language of ['en', 'ur'] as const) {
  test(`a clip that was kept plays and seeks without a network, by keys: ${language}`, async ({
    page,
    context,
    way,
  }) => {
    const { m, paths } = localeIn(language);
    await page.goto(paths.to(FILM));
    await keepByTouch(page);
    const { button, dialog } = await playFilm(page, language);
    const size = /232|233/;
    const keep = dialog.getByRole('button', { name: size });
    await expect(keep).toBeVisible();
    await keep.focus();
    await page.keyboard.press('Enter');
    const kept = dialog.getByRole('button', { name: size });
    await expect(kept).toContainText('·');
    await expect(kept).toBeFocused();

    way.asked.length = 0;
    await context.setOffline(true);
    await page.goto(paths.to(FILM));
    await page.getByRole('link', { name: m.playMovie }).press('Enter');
    const { video } = filmOn(page);
    await expect(button(m.speed(1))).toBeVisible();
    await moveTo(video, 30);
    await expectAt(video, 30);
    await moveTo(video, 5);
    await expectAt(video, 5);
    expect(
      await video.evaluate(({ seekable }: HTMLVideoElement) => seekable.end(0)),
    ).toBeGreaterThan(35);
    await chooseCaptions(video, 'ur');
    const cues = () =>
      video.evaluate(({ textTracks }: HTMLVideoElement) =>
        [...textTracks].map(({ language, cues }) => `${language} ${(cues?.[0] as VTTCue | undefined)?.text}`),
      );
    // They were kept with the clip.
    await expect.poll(async () => (await cues()).join()).toMatch(/ur .*\p{Script=Arabic}/u);
    expect(way.asked).toEqual([]);
    await context.setOffline(false);
    await kept.press('Enter');
    await expect(kept).not.toContainText('·');
    expect(
      await page.evaluate(async () =>
        (await caches.open('clips')).match('/clips/the-nuqta.webm').then((one) => one ?? null),
      ),
    ).toBeNull();
    expect(await keptIn(page)).toContain(paths.to(FILM));
  });
}
