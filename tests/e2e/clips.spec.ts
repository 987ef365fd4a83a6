import { NO_VIDEO } from '#/contract/trust.ts';
import { expect, test } from './fixtures.ts';

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
  for (const { pathname } of clips)
    expect(await (await request.get(pathname)).text()).toContain(`src="${pathname}.webm"`);
  for (const { pathname } of clips.slice(0, 2)) {
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
