import type { FrameLocator, Locator } from '@playwright/test';
import { NO_VIDEO } from '#/contract/trust.ts';
import { expect, test } from './fixtures.ts';

const FILM = '/zxyxvyXdF/600765021';

async function expectPlaying(within: Locator | FrameLocator): Promise<void> {
  const video = within.locator('video');
  const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(time).toBeGreaterThan(0.1);
  const before = await time();
  await expect.poll(time).toBeGreaterThan(before);
}

test('a film of the site’s own plays by itself in the dialog and stops when the dialog closes', async ({
  page,
}) => {
  await page.goto(FILM);
  await page.getByRole('link', { name: 'Play Movie' }).click();
  const dialog = page.getByRole('dialog', { name: 'The Nuqta' });
  await expectPlaying(dialog);
  await expect(dialog.locator('video')).toHaveAttribute('src', '/clips/the-nuqta.webm');

  await dialog.getByRole('link', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('iframe, video')).toHaveCount(0);
  expect(page.frames()).toHaveLength(1);
});

test('every clip has its own page, which requests the clip’s video and nothing else', async ({
  page,
  request,
}) => {
  const list = await request.get('/api/tmdb/fitness/data?page=1');
  const { data } = (await list.json()) as { data: { links: string }[] };
  const clips = data
    .map(({ links }) => new URL(links))
    .filter(({ host, pathname }) => /localhost/.test(host) && pathname !== NO_VIDEO);
  expect(clips.length).toBeGreaterThanOrEqual(4);
  for (const { pathname } of clips) {
    const requested: string[] = [];
    page.on('request', (sent) => requested.push(new URL(sent.url()).pathname));
    await page.goto(pathname);
    await expect(page.locator('video')).toBeVisible();
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.duration))
      .toBeGreaterThan(1);
    expect(new Set(requested)).toEqual(new Set([pathname, `${pathname}.webm`]));
    page.removeAllListeners('request');
  }
});
