/** A film that is slow, stands still or is gone says so, and loses nothing of its place. */
import type { Locator, Page } from '@playwright/test';
import { localeIn } from '#/site/locale.ts';
import { cardsOf, playerOf } from './cards.ts';
import { savedPlayback } from './films.ts';
import { expect } from './fixtures.ts';
import { lineOf, type OpenFilms, RECENT, secondsOf, test } from './open-films.ts';

const HEAVY = 3;
const { m: en } = localeIn('en');
/** What the stand-in and its file hosts answer for the film. */
const [DOWNLOAD, BYTES] = ['/download/heavy', '/items/heavy'];
/** Bytes after which the film has begun, and is far from its end. */
const SOME = 250_000;

/** Presses a film as heavy as a real one, whose file the link names. Its clock is the test's. */
async function press(page: Page, { site }: OpenFilms, prefix = ''): Promise<Locator> {
  await page.clock.install();
  await page.goto(site.url + prefix + RECENT);
  await cardsOf(page).nth(HEAVY).getByRole('link').click();
  return page.getByRole('dialog', { name: `Recent ${HEAVY}` });
}

const videoIn = (dialog: Locator) => dialog.locator('video');
const retry = (dialog: Locator, m = en) =>
  dialog.getByRole('button', { name: m.retry, exact: true });
const source = (dialog: Locator) => dialog.getByRole('link', { name: /^Open on 127\.0\.0\.1/ });

/** Lets a film play sixteen times as fast. */
function hurry(video: Locator): Promise<void> {
  return video.evaluate((film: HTMLVideoElement) => {
    film.playbackRate = 16;
  });
}

/** Waits until a film stands still for want of data. Returns the second at which it does. */
async function untilStill(video: Locator): Promise<number> {
  const waits = () =>
    video.evaluate((film: HTMLVideoElement) => film.currentTime > 1 && film.readyState < 3);
  await expect.poll(waits).toBe(true);
  return secondsOf(video);
}

test.describe('in Urdu on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a film that opens slowly says so after 8 s, with the way to its source, until it plays', async ({
    page,
    films,
  }) => {
    const { m } = localeIn('ur');
    const gate = Promise.withResolvers<void>();
    films.archive.fail(BYTES, { kind: 'stall', after: 0, until: gate.promise });
    const dialog = await press(page, films, '/ur');
    await expect(videoIn(dialog)).toBeVisible();
    await expect(dialog.getByRole('button', { name: m.speed(1), exact: true })).toBeVisible();
    await page.clock.runFor(5000);
    await expect(lineOf(dialog)).toHaveText('');
    await page.clock.runFor(8000);
    await expect(lineOf(dialog)).toHaveText(m.slowly);
    await expect(lineOf(dialog)).toBeInViewport({ ratio: 1 });
    await expect(retry(dialog, m)).toHaveCount(0);
    const toSource = dialog.locator('.frame').getByRole('link');
    await expect(toSource).toHaveAttribute('href', /\/details\/heavy\//);
    await expect(toSource).toBeInViewport({ ratio: 1 });
    expect((await toSource.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const [frame, way] = [
      await dialog.locator('.frame').boundingBox(),
      await toSource.boundingBox(),
    ];
    expect((way?.y ?? 0) + (way?.height ?? 0)).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0));

    gate.resolve();
    await expect.poll(() => secondsOf(videoIn(dialog))).toBeGreaterThan(0.1);
    await expect(lineOf(dialog)).toHaveText('');
  });
});

test('a film that stands still in its middle says so, and goes on at its place by Retry', async ({
  page,
  films,
}) => {
  films.archive.fail(BYTES, { kind: 'stall', after: SOME });
  const dialog = await press(page, films);
  const video = videoIn(dialog);
  await hurry(video);
  const place = await untilStill(video);
  await page.clock.runFor(8000);
  await expect(lineOf(dialog)).toHaveText(en.stalled);
  await expect(source(dialog)).toBeVisible();
  films.archive.fail(BYTES, null);
  await retry(dialog).press('Enter');
  await expect.poll(() => secondsOf(video)).toBeGreaterThan(place);
  await expect(lineOf(dialog)).toHaveText('');
  // The pressed button is gone.
  await expect(video).toBeFocused();
});

test('a film that fails where a visitor goes on says so, and goes on there by Retry', async ({
  page,
  films,
}) => {
  films.archive.fail(BYTES, { kind: 'stall', after: SOME });
  const dialog = await press(page, films);
  const video = videoIn(dialog);
  await hurry(video);
  await untilStill(video);
  films.archive.fail(BYTES, { kind: 'unsatisfiable' });
  await video.evaluate((film: HTMLVideoElement) => {
    film.currentTime = 25;
  });
  await expect(lineOf(dialog)).toHaveText(en.broken);
  await expect(source(dialog)).toBeVisible();
  films.archive.fail(BYTES, null);
  await retry(dialog).click();
  await expect.poll(() => secondsOf(video)).toBeGreaterThan(25);
  await expect(lineOf(dialog)).toHaveText('');
});

test('a film whose connections break goes on by itself, without a line', async ({
  page,
  films,
}) => {
  films.archive.fail(BYTES, { kind: 'cut', after: SOME });
  const dialog = await press(page, films);
  await hurry(videoIn(dialog));
  await expect.poll(() => secondsOf(videoIn(dialog))).toBeGreaterThan(20);
  await expect(lineOf(dialog)).toHaveText('');
});

test('a film whose file is gone says so at once, and plays by Retry once it is there', async ({
  page,
  films,
}) => {
  films.archive.fail(DOWNLOAD, { kind: 'status', status: 404 });
  const dialog = await press(page, films);
  await expect(lineOf(dialog)).toHaveText(en.broken);
  await expect(source(dialog)).toHaveClass('button');
  films.archive.fail(DOWNLOAD, null);
  await retry(dialog).click();
  await expect.poll(() => secondsOf(videoIn(dialog))).toBeGreaterThan(0.1);
  await expect(lineOf(dialog)).toHaveText('');
  await expect(source(dialog)).not.toHaveClass('button');
});

test('a film plays from another file host that the first one leads to, and from one without ranges', async ({
  page,
  films,
}) => {
  for (const kind of ['moved', 'no-ranges'] as const) {
    films.archive.fail(BYTES, { kind });
    await page.goto('about:blank');
    const video = videoIn(await press(page, films));
    await expect.poll(() => secondsOf(video)).toBeGreaterThan(0.1);
  }
  expect(films.archive.requests.some(({ at }) => at === 1)).toBe(true);
});

test('a place is not lost where a server without ranges can only begin again', async ({
  page,
  films,
}) => {
  const id = `${films.archive.origin}/embed/heavy/Film.mp4`;
  await page.addInitScript((film) => {
    localStorage.players ??= JSON.stringify({ places: [[film, 0, 20]] });
  }, id);
  films.archive.fail(BYTES, { kind: 'no-ranges' });
  const dialog = await press(page, films);
  const resume = dialog.getByRole('button', { name: en.resumeAt('0:20') });
  await resume.click();
  await expect(resume).toBeHidden();
  await expect.poll(() => secondsOf(videoIn(dialog))).toBeGreaterThan(0.1);
  expect(await secondsOf(videoIn(dialog))).toBeLessThan(15);
  // The film is followed again: its end keeps what there is.
  await page.keyboard.press('Escape');
  await expect(page.locator('video')).toHaveCount(0);
  expect((await savedPlayback(page)).places).toEqual([[id, 0, 20]]);
});

test('a film goes on from a place that has not come yet, by a request for its bytes', async ({
  page,
  films,
}) => {
  films.archive.fail(BYTES, { kind: 'drip', bytesPerSecond: 100_000 });
  const video = videoIn(await press(page, films));
  await expect.poll(() => secondsOf(video)).toBeGreaterThan(0.1);
  const beyond = await video.evaluate((film: HTMLVideoElement) => {
    film.currentTime = 25;
    return film.buffered.end(film.buffered.length - 1) < 25;
  });
  expect(beyond).toBe(true);
  await expect.poll(() => secondsOf(video)).toBeGreaterThan(25.1);
  const ranges = films.archive.requests.map(({ range }) => Number(/=(\d+)/.exec(range ?? '')?.[1]));
  expect(Math.max(...ranges)).toBeGreaterThan(SOME);
});

async function expectFrame(dialog: Locator, { archive }: OpenFilms): Promise<void> {
  // Not the known host, so its address stays as it is.
  const src = `${archive.origin}/embed/lamp`;
  await expect(dialog.locator('iframe')).toHaveAttribute('src', src);
  await expect(dialog.locator('video')).toHaveCount(0);
  await expect(lineOf(dialog)).toHaveText('');
}

/** Expects a picture with a line, a link to the item, and a button that plays it here all the same. */
async function expectUnlikely(dialog: Locator, films: OpenFilms): Promise<void> {
  await expect(lineOf(dialog)).toHaveText(en.playerSilent);
  await expect(dialog.locator('.frame-picture')).toBeVisible();
  for (const player of ['iframe', 'video']) await expect(dialog.locator(player)).toHaveCount(0);
  const href = `${films.archive.origin}/details/lamp`;
  await expect(source(dialog)).toHaveAttribute('href', href);
  await dialog.getByRole('button', { name: en.tryHere }).press('Enter');
  await expectFrame(dialog, films);
}

test('an item whose list fails says so, pressed or at its address, and plays in archive.org’s own player if the visitor tries', async ({
  page,
  films,
}) => {
  films.archive.fail('/metadata/lamp', { kind: 'status', status: 500 });
  const dialog = page.getByRole('dialog', { name: 'Recent 0' });
  await page.goto(films.site.url + RECENT);
  await cardsOf(page).first().getByRole('link').click();
  await expectUnlikely(dialog, films);
  await page.goto(`${films.site.url}${RECENT}?play=0`);
  await expectUnlikely(dialog, films);
});

test('a clip of the site’s own that is gone says so, has no source, and plays by Retry', async ({
  page,
}) => {
  const gone = (url: URL) => url.pathname.endsWith('.webm');
  await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/all-hi-ur-en-pun-songs');
  await cardsOf(page).first().getByRole('link').click();
  const dialog = page.getByRole('dialog', { name: 'Song' });
  await expect(lineOf(dialog)).toHaveText(en.broken);
  await expect(dialog.getByRole('link', { name: /^Open on/ })).toHaveCount(0);
  await page.unroute(gone);
  await retry(dialog).click();
  await expect.poll(() => secondsOf(playerOf(dialog))).toBeGreaterThan(0.1);
  await expect(lineOf(dialog)).toHaveText('');
});

test('a clip of the site’s own says where the browser can not play it, without Retry', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => '';
  });
  await page.route(/\.webm$/, (route) => route.fulfill({ contentType: 'video/webm', body: 'x' }));
  await page.goto('/all-hi-ur-en-pun-songs');
  await cardsOf(page).first().getByRole('link').click();
  const dialog = page.getByRole('dialog', { name: 'Song' });
  await expect(lineOf(dialog)).toHaveText(en.noWebm);
  await expect(retry(dialog)).toHaveCount(0);
});
