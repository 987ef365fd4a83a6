/** Under each player the link to its source; over its frame what is seen until it works. */
import type { Locator, Page } from '@playwright/test';
import type { ScriptedHost } from '../fixtures/scripted-host.ts';
import { episodeRow, feedRow, playableRow, scriptDrawing } from './answers.ts';
import { cardsOf, close, playerOf, press } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { type RunningSite, startSiteHere } from './site.ts';

const RECENT = '/all-recently-movies';
const EPISODES = '/movie/season/episodes?season=s1&episode=e1';
const FEED = '/movies-trailers-latest-trailers';
const TUBE = 'aqz-KE-bpKQ';
const WATCH = `https://www.youtube.com/watch?v=${TUBE}`;
const SILENT = 'This player isn’t responding. Try opening it on its own site.';
const FAILED = 'This video could not be loaded.';

/** Makes every screen with a player play one link. */
function scriptLink(host: ScriptedHost, link: string | null): void {
  const movies = [playableRow(1, { links: link })];
  host.answer('/api/tmdb/recently-add/movies', { json: { movies, totalPages: 1 } });
  host.answer('/api/seasons/s1/episodes', { json: [episodeRow('e1', 1, { links: link })] });
  const results = [feedRow(1, { trailerKey: link }), feedRow(2)];
  host.answer('/api/tmdb/punjabi-movies-trailers', { json: { results } });
  scriptDrawing(host);
}

/** Skips the welcome of the feed, which covers its lower edge. */
async function skipWelcome(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (self === top) sessionStorage.setItem('welcome-seen', '1');
  });
}

const firstSlide = (page: Page) => page.getByRole('feed').getByRole('article').first();

/** Opens a player on each kind of screen. Returns the part of the page that holds it. */
const SCREENS = {
  'the dialog': async (page: Page, { url }: RunningSite) => {
    await page.goto(url + RECENT);
    await cardsOf(page).getByRole('link').click();
    return page.getByRole('dialog', { name: 'Recent 1' });
  },
  'the feed': async (page: Page, { url }: RunningSite) => {
    await skipWelcome(page);
    await page.goto(url + FEED);
    return firstSlide(page);
  },
};

test('the dialog has a link to the player’s source from the start, but none to a clip of ours or to nothing', async ({
  page,
  scripted: { host, site: other },
}) => {
  const text = '<!doctype html><title>A player</title>';
  host.answer('/player', { text, headers: { 'content-type': 'text/html' } });
  const players = [
    [TUBE, 'Open on YouTube', WATCH],
    [
      'https://archive.org/embed/lamp/Part%201.mp4',
      'Open on archive.org',
      'https://archive.org/details/lamp/Part%201.mp4',
    ],
    [
      `${host.origin}/player?id=7`,
      `Open on ${new URL(host.origin).host}`,
      `${host.origin}/player?id=7`,
    ],
  ] as const;
  const links = [...players.map(([link]) => link), `${other.url}/clips/raag-yaman`, 'javascript:1'];
  const movies = links.map((link, n) => playableRow(n, { links: link }));
  host.answer('/api/tmdb/recently-add/movies', { json: { movies, totalPages: 1 } });
  const site = await startSiteHere({
    CATALOGUE_HOST: host.origin,
    EMBED_HOSTS: `www.youtube-nocookie.com, archive.org, ${host.origin}`,
    SITE_URL: other.url,
  });
  await page.goto(site.url + RECENT);
  const open = async (n: number) => {
    await cardsOf(page).nth(n).getByRole('link').click();
    return page.getByRole('dialog', { name: `Recent ${n}` });
  };
  for (const [n, [, label, href]] of players.entries()) {
    const dialog = await open(n);
    const source = dialog.getByRole('link', { name: label });
    await expect(source).toBeVisible();
    await expect(source).toHaveAttribute('href', href);
    await expect(source).toHaveAttribute('target', '_blank');
    await expect(source).toHaveAttribute('rel', 'noopener');
    await close(dialog);
  }
  const clip = await open(3);
  await expect(playerOf(clip)).toBeVisible();
  await expect(clip.getByRole('link', { name: /^Open on/ })).toHaveCount(0);
  await close(clip);
  const empty = await open(4);
  await expect(empty.getByText('No Video Available')).toBeVisible();
  await expect(empty.getByRole('link', { name: /^Open on/ })).toHaveCount(0);
  await site.stop();
});

test('a slide of the feed has no such link for a clip of ours, and none without a player', async ({
  page,
  scripted: { host, site },
}) => {
  const clip = `${site.url}/clips/raag-yaman`;
  const results = [feedRow(1, { trailerKey: clip }), feedRow(2, { trailerKey: 'javascript:1' })];
  host.answer('/api/tmdb/punjabi-movies-trailers', { json: { results } });
  await skipWelcome(page);
  await page.goto(site.url + FEED);
  await expect(playerOf(firstSlide(page))).toBeVisible();
  const second = page.getByRole('article', { name: 'Punjabi 2' });
  await second.scrollIntoViewIfNeeded();
  await expect(second.getByText('No Video Available')).toBeVisible();
  await expect(page.getByRole('article').getByRole('link', { name: /^Open on/ })).toHaveCount(0);
});

test('a source opens in its own tab, and learns the site’s address and no page’s', async ({
  page,
  context,
  scripted: { host, site },
}) => {
  scriptLink(host, TUBE);
  const heard: (string | undefined)[] = [];
  await context.route('https://www.youtube.com/**', (route) => {
    heard.push(route.request().headers().referer);
    return route.fulfill({ contentType: 'text/html', body: '<title>A video</title>' });
  });
  const dialog = await SCREENS['the dialog'](page, site);
  const tab = page.waitForEvent('popup');
  await press(dialog.getByRole('link', { name: 'Open on YouTube' }));
  const video = await tab;
  await expect(video).toHaveURL(WATCH);
  expect(await video.evaluate(() => opener)).toBeNull();
  expect(heard).toEqual([`${site.url}/`]);
  await expect(dialog).toBeVisible();
});

test('without JavaScript, too, each page with a player has a link to its source', async ({
  request,
  scripted: { host, site },
}) => {
  scriptLink(host, TUBE);
  for (const path of [`${RECENT}?play=1`, EPISODES, FEED]) {
    const html = await (await request.get(site.url + path)).text();
    expect(html).toMatch(
      new RegExp(`<a [^>]*href="${RegExp.escape(WATCH)}"[^>]*>[^<]*Open on YouTube`),
    );
  }
});

/**
 * A player that notes each call in its page. `says` is a script that runs at a call. Like
 * YouTube’s, it hears calls only if its address says so.
 */
async function standIn(page: Page, says = ''): Promise<void> {
  const body = `<!doctype html><title>A player</title><p id="calls"></p><script>
    addEventListener('message', ({ data }) => {
      if (!location.search.includes('enablejsapi=1')) return;
      if (JSON.parse(data).event !== 'listening') return;
      document.getElementById('calls').append('called ');
      ${says}
    });
  </script>`;
  await page.route(/youtube-nocookie\.com|archive\.org/, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
}

/** Runs in a player: it answers for itself. */
const answer = () => parent.postMessage('{"event":"initialDelivery","info":{}}', '*');

/** Stops the page's clock, for a page that is opened next. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(100_000);
}

/** Advances the page’s clock in small steps until its player has been called. */
async function untilCalled(page: Page): Promise<void> {
  const calls = async () => {
    // A dialog opens two frames of the clock after the press.
    await page.clock.runFor(10);
    if (!(await playerOf(page).isVisible())) return 0;
    const text = await playerOf(page).contentFrame().locator('#calls').textContent();
    return text?.length;
  };
  await expect.poll(calls, { intervals: [50] }).toBeGreaterThan(0);
}

test('in the feed a YouTube player that is silent for 8 s is unseen under the way to its source, until it answers', async ({
  page,
  scripted: { host, site },
}) => {
  scriptLink(host, TUBE);
  await standIn(page);
  await stopClock(page);
  const part = await SCREENS['the feed'](page, site);
  await untilCalled(page);
  await expectSilentPlayer(page, part);
  await answerFor(part);
});

test('in the dialog, too, on a phone: its place stays, and only the player itself can answer, once', async ({
  page,
  scripted: { host, site },
}) => {
  scriptLink(host, TUBE);
  await standIn(page);
  await stopClock(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const dialog = await SCREENS['the dialog'](page, site);
  await untilCalled(page);
  const source = dialog.getByRole('link', { name: 'Open on YouTube' });
  const before = await playerOf(dialog).boundingBox();
  expect(before?.height).toBeGreaterThan(((before?.width ?? 0) * 9) / 16);
  expect((await source.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // Neither the page nor another frame answers for it.
  await page.evaluate(() => {
    postMessage('{"event":"onReady"}', '*');
    const frame = document.createElement('iframe');
    frame.hidden = true;
    document.body.append(frame);
  });
  await page.frames().at(-1)?.evaluate(answer);
  await expectSilentPlayer(page, dialog);
  await page.evaluate(() => document.querySelector('iframe[hidden]')?.remove());
  const large = await source.boundingBox();
  expect(large?.height).toBeGreaterThanOrEqual(44);
  expect(large?.y).toBeLessThan((before?.y ?? 0) + (before?.height ?? 0) / 2 + 60);

  // The next player of the dialog begins without the line of the last.
  await close(dialog);
  await expect(dialog).toBeHidden();
  await cardsOf(page).getByRole('link').click();
  await untilCalled(page);
  await expect(dialog.getByRole('status')).toHaveText('');
  await page.clock.runFor(10_000);
  await expect(dialog.getByRole('status')).toHaveText(SILENT);
  // Once it has answered, it is called no more, and there is no line, however long it plays.
  await answerFor(dialog);
  const calls = playerOf(dialog).contentFrame().locator('#calls');
  const called = (await calls.textContent()) ?? '';
  await page.clock.runFor(60_000);
  await expect(dialog.getByRole('status')).toHaveText('');
  await expect(calls).toHaveText(called);
});

/** Expects that a player is unseen after 8 s, under a line and a button that leads to its source. */
async function expectSilentPlayer(page: Page, part: Locator): Promise<void> {
  const line = part.getByRole('status');
  const before = await playerOf(part).boundingBox();
  const src = await playerOf(part).getAttribute('src');
  const source = part.getByRole('link', { name: 'Open on YouTube' });
  await page.clock.runFor(5000);
  await expect(line).toHaveText('');
  await expect(source).not.toHaveClass('button');
  await page.clock.runFor(8000);
  await expect(line).toHaveText(SILENT);
  await expect(line).toBeInViewport({ ratio: 1 });
  await expect(source).toHaveClass('button');
  await expect(source).toHaveAttribute('href', WATCH);
  await expect(playerOf(part)).toHaveCSS('opacity', '0');
  const picture = part.locator('.frame-picture').first();
  expect(await picture.boundingBox()).toEqual(before);
  expect(await playerOf(part).boundingBox()).toEqual(before);
  await expect(playerOf(part)).toHaveAttribute('src', src ?? '');
}

/** Has the player answer, and expects that it is seen in its place, without a line. */
async function answerFor(part: Locator): Promise<void> {
  const before = await playerOf(part).boundingBox();
  await playerOf(part).contentFrame().locator(':root').evaluate(answer);
  await expect(part.getByRole('status')).toHaveText('');
  await expect(part.getByRole('link', { name: 'Open on YouTube' })).not.toHaveClass('button');
  await expect(playerOf(part)).toHaveCSS('opacity', '1');
  expect(await playerOf(part).boundingBox()).toEqual(before);
}

test('in the feed a clip that fails gets a line over it, until it plays after a press of Retry', async ({
  page,
  scripted: { host, site },
}) => {
  scriptLink(host, `${site.url}/clips/raag-yaman`);
  const gone = (url: URL) => url.pathname.endsWith('.webm');
  await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }));
  const part = await SCREENS['the feed'](page, site);
  const line = part.getByRole('status');
  await expect(line).toHaveText(FAILED);
  await expect(playerOf(part)).toBeVisible();

  await page.unroute(gone);
  await part.getByRole('button', { name: 'Retry' }).click();
  await expect(line).toHaveText('');
  await expect
    .poll(() => part.locator('video').evaluate((clip: HTMLVideoElement) => clip.currentTime))
    .toBeGreaterThan(0);
});

test('a player of another host is unseen until its frame has loaded, and is asked nothing', async ({
  page,
  scripted: { host, site },
}) => {
  scriptLink(host, 'https://archive.org/embed/lamp');
  await standIn(page);
  const gate = Promise.withResolvers<void>();
  await page.route('https://archive.org/**', async (route) => {
    await gate.promise;
    await route.fallback();
  });
  await page.clock.install({ time: 0 });
  const dialog = await SCREENS['the dialog'](page, site);
  await expect(playerOf(dialog)).toHaveCSS('opacity', '0');
  await page.clock.runFor(8000);
  await expect(dialog.getByRole('status')).toHaveText(SILENT);
  await expect(dialog.getByRole('link', { name: 'Open on archive.org' })).toHaveClass('button');
  gate.resolve();
  await expect(playerOf(dialog)).toHaveCSS('opacity', '1');
  await page.clock.runFor(60_000);
  await expect(dialog.getByRole('status')).toHaveText('');
  await expect(playerOf(dialog).contentFrame().locator('#calls')).toHaveText('');
});

for (const [what, link, says] of [
  ['at its end', TUBE, `parent.postMessage('{"event":"onStateChange","info":0}', '*');`],
  ['a clip that fails', '/clips/raag-yaman', ''],
] as const) {
  test(`the feed does not move by itself when its player is ${what}`, async ({
    page,
    scripted: { host, site },
  }) => {
    scriptLink(host, link.startsWith('/') ? site.url + link : link);
    await page.route('**/*.webm', (route) => route.fulfill({ status: 404, body: '' }));
    await standIn(page, says);
    await stopClock(page);
    const slide = await SCREENS['the feed'](page, site);
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return playerOf(slide).count();
      })
      .toBe(1);
    const src = await playerOf(slide).getAttribute('src');
    await page.clock.runFor(600_000);
    const screen = page.getByRole('feed').locator('..');
    expect(await screen.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await expect(playerOf(page)).toHaveCount(1);
    await expect(playerOf(slide)).toHaveAttribute('src', src ?? '');
    await expect(slide).toBeInViewport({ ratio: 0.9 });
  });
}
