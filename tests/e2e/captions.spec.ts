/** Captions of a film in the browser's own player are on in the reader's language, unless the film speaks it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { prefixOf } from '#/contract/language.ts';
import { createArchiveHost, FILM } from '../fixtures/archive-host.ts';
import { cardsOf } from './cards.ts';
import { captionsOn } from './films.ts';
import { expect, test } from './fixtures.ts';
import { startSiteHere } from './site.ts';

const FITNESS = '/health-&-exercise-&-fitness';
const VTT = 'WEBVTT\n\n00:00.000 --> 00:20.000\nA lamp is lit.\n';

/** Returns the languages of a video's captions, with a star for those that are on by themselves. */
function tracksOf(video: Locator): Promise<string[]> {
  return video
    .locator('track[kind=captions]')
    .evaluateAll((tracks: HTMLTrackElement[]) =>
      tracks.map(({ srclang, default: on }) => (on ? `${srclang}*` : srclang)),
    );
}

test('a clip, whose words are English, has captions in four languages, which are on in Urdu and off in English', async ({
  page,
}) => {
  for (const [language, tracks, shown] of [
    ['en', ['en', 'hi', 'pa', 'ur'], []],
    ['ur', ['en', 'hi', 'pa', 'ur*'], ['ur']],
  ] as const) {
    await page.goto(prefixOf(language) + FITNESS);
    await cardsOf(page).first().getByRole('link').click();
    const video = page.locator('video');
    await expect.poll(() => tracksOf(video)).toEqual(tracks);
    await expect.poll(() => captionsOn(video)).toEqual(shown);
    const cues = () =>
      video.evaluate((film: HTMLVideoElement) =>
        [...film.textTracks].flatMap(({ mode, cues }) =>
          mode === 'showing' ? (cues?.length ?? 0) > 1 : [],
        ),
      );
    await expect.poll(cues).toEqual(shown.map(() => true));
  }
});

test('a film that speaks Urdu has captions on in Hindi and off in Urdu, at its address and at a press in a grid', async ({
  page,
}, testInfo) => {
  const archive = await createArchiveHost();
  archive.item('lamp', FILM);
  const folder = testInfo.outputPath('catalogue');
  for (const inside of ['films', 'captions']) mkdirSync(join(folder, inside), { recursive: true });
  const captions = ['ur', 'hi'].map((language) => {
    const file = `captions/lamp.${language}.vtt`;
    writeFileSync(join(folder, file), VTT);
    return { language, file };
  });
  const link = `${archive.origin}/embed/lamp/Film%20360.mp4`;
  const film = { title: 'The Lamp', date: '1931', language: 'ur', link, captions };
  writeFileSync(join(folder, 'films/films.json'), JSON.stringify([film]));
  const site = await startSiteHere({
    CATALOGUE_DIR: folder,
    CATALOGUE_DB: ':memory:',
    ARCHIVE_URL: archive.origin,
    EMBED_HOSTS: archive.origin,
  });
  const answer = await fetch(`${site.url}/api/tmdb/popular?page=1`);
  const [{ id }] = ((await answer.json()) as { results: [{ id: number }] }).results;
  const video = page.locator('video');
  for (const [language, tracks] of [
    ['hi', ['hi*', 'ur']],
    ['ur', ['hi', 'ur']],
  ] as const) {
    const address = `${site.url}${prefixOf(language)}/zxyxvyXdF/${id}`;
    await page.goto(`${address}?play=movie`);
    await expect.poll(async () => (await tracksOf(video)).sort()).toEqual(tracks);
    if (language === 'ur') continue;
    await page.goto(`${site.url}${prefixOf(language)}/all-recently-movies`);
    await cardsOf(page).first().getByRole('link').first().click();
    await expect.poll(async () => (await tracksOf(video)).sort()).toEqual(tracks);
  }
  await site.stop();
  await archive.close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the captions of the reader are on', async ({ page }) => {
    await page.goto(`/ur${FITNESS}`);
    await cardsOf(page).first().getByRole('link').click();
    expect(await tracksOf(page.locator('video'))).toEqual(['en', 'hi', 'pa', 'ur*']);
  });
});
