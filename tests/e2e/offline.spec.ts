/** What is shown while the site can not be reached: the pages that were opened last. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { Language } from '#/contract/language.ts';
import { localeIn } from '#/site/locale.ts';
import { WORKER } from '#/site/paths.ts';
import { expect, saveData } from './fixtures.ts';
import { filesIn, namesIn, saveAs, saveByTouch, savedPages, test } from './offline.ts';
import { startSiteHere } from './site.ts';

const GRID = '/movies/PopularMovies';
/** A page with few pictures, for tests that do not look at what is saved with a page. */
const SMALL = '/season/caminandes-season-1-2013';
const MOVIE = '/zxyxvyXdF/600765021';
const FITNESS = '/health-&-exercise-&-fitness';
const DAY = 86_400_000;

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });
const ageOn = (page: Page) => page.getByRole('alert');

/** Returns what a page says of its age, in its language. */
function ago(language: Language, n: number, unit: 'minute' | 'day'): string {
  const { m } = localeIn(language);
  const age = new Intl.RelativeTimeFormat(language).format(-n, unit);
  return `${m.unreached} ${m.offlineAge(age)}`;
}

test('a page that was opened is shown without a network, with its pictures and its age, also with parameters by which other sites count visits', async ({
  page,
  context,
  way,
}) => {
  await page.goto(GRID);
  await saveByTouch(page);
  expect(way.requested.filter((path) => path === GRID)).toHaveLength(1);
  const heading = (await headingOf(page).textContent()) ?? '';
  await context.setOffline(true);
  await page.reload();
  await expect(headingOf(page)).toHaveText(heading);
  await expect(ageOn(page)).toHaveText(ago('en', 1, 'minute'));
  const picture = page.locator('main img').first();
  const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);

  await saveAs(page, GRID, GRID, 3 * DAY);
  await page.goto(`${GRID}?utm_source=c`);
  await expect(ageOn(page)).toHaveText(ago('en', 3, 'day'));
  await context.setOffline(false);
  await page.reload();
  await expect(headingOf(page)).toHaveText(heading);
  await expect(ageOn(page)).toHaveCount(0);
  await page.goto(`${MOVIE}?fbclid=1&utm_source=a&utm_medium=b`);
  await expect.poll(() => savedPages(page)).toEqual([GRID, MOVIE]);
});

test('what was never opened says so in its language where the server is dead, and keys lead on to a saved page', async ({
  page,
  way,
}) => {
  const { m } = localeIn('ur');
  await page.goto(`/ur${GRID}`);
  await saveByTouch(page);
  const heading = (await headingOf(page).textContent()) ?? '';
  await way.stop();
  await page.goto('/ur/all-seasons');
  await expect(headingOf(page)).toHaveText(m.offlineTitle);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
  await expect(page.getByRole('link', { name: m.retry })).toBeVisible();
  const saved = page.getByRole('navigation', { name: m.offlinePages }).getByRole('link');
  await expect(saved).toContainText([heading]);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
  await expect(saved).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(headingOf(page)).toHaveText(heading);
  await expect(ageOn(page)).toHaveText(ago('ur', 1, 'minute'));
});

test('the last thirty pages of seven days are saved, each once, and a page with an open player is itself', async ({
  page,
  context,
}) => {
  await page.goto(SMALL);
  await saveByTouch(page);
  for (let n = 1; n <= 30; n += 1) await saveAs(page, SMALL, `/drama/${n}`, n * 1000);
  await saveAs(page, SMALL, '/drama/old', 8 * DAY);
  await page.goto(MOVIE);
  await expect
    .poll(async () => (await savedPages(page)).sort())
    .toEqual([SMALL, MOVIE, ...Array.from({ length: 28 }, (_, n) => `/drama/${n + 1}`)].sort());
  await context.setOffline(true);
  const heading = (await headingOf(page).textContent()) ?? '';
  await page.goto(`${MOVIE}?play=film`);
  await expect(headingOf(page)).toHaveText(heading);
  await page.goto('/drama/old');
  await expect(headingOf(page)).toHaveText(localeIn('en').m.offlineTitle);
});

test('a page or a picture that is gone is deleted', async ({ page, way, context }) => {
  await page.goto(GRID);
  await saveByTouch(page);
  await page.goto(MOVIE);
  await expect.poll(() => savedPages(page)).toEqual([GRID, MOVIE]);
  const [picture = ''] = (await filesIn(page)).filter((path) => path.startsWith('/t/'));
  way.gone = (path) => (path === MOVIE ? 410 : path === GRID ? 404 : undefined);
  await page.reload();
  await expect.poll(() => savedPages(page)).toEqual([GRID]);
  way.gone = (path) => (path === picture ? 404 : undefined);
  await page.goto(GRID);
  await page.evaluate((src) => fetch(src, { cache: 'reload' }), picture);
  await expect.poll(() => filesIn(page)).not.toContain(picture);
  way.gone = () => 404;
  await page.reload();
  await expect.poll(() => savedPages(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto(GRID);
  await expect(headingOf(page)).toHaveText(localeIn('en').m.offlineTitle);
});

test('a page that is gone is deleted in every language and with any query, and so is a clip of that page', async ({
  page,
  way,
}) => {
  await page.goto(SMALL);
  await saveByTouch(page);
  const others = [MOVIE, `${MOVIE}?play=movie`, `${MOVIE}?from=mail`, `/ur${MOVIE}`, `${MOVIE}0`];
  for (const path of others) await saveAs(page, SMALL, path);
  await page.evaluate(() => caches.open('clip 1 /ur/clips/the-nuqta'));
  const clips = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('clip ')));
  way.gone = (path) => (path === `/hi${MOVIE}` || path === '/clips/the-nuqta' ? 410 : undefined);
  await page.goto(`/hi${MOVIE}`);
  await expect.poll(() => savedPages(page)).toEqual([SMALL, `${MOVIE}0`]);
  expect(await clips()).toHaveLength(1);
  await page.goto('/clips/the-nuqta');
  await expect.poll(clips).toEqual([]);
});

test('a page is saved once, as it was opened, however its player is opened', async ({
  page,
  context,
}) => {
  await page.goto(MOVIE);
  // As a first touch on Play does, a second before the page is saved.
  await page.evaluate(() => history.pushState(null, '', '?play=movie'));
  await page.keyboard.press('Shift');
  await expect.poll(() => savedPages(page)).not.toEqual([]);
  expect(await savedPages(page)).toEqual([MOVIE]);
  await saveAs(page, MOVIE, MOVIE, DAY);
  const before = await namesIn(page);
  await page.goto(`${MOVIE}?play=movie&t=5`);
  await expect(page.getByRole('dialog')).toBeVisible();
  // A style sheet that is still loading when the page is left counts as an error.
  await expect(page.locator('.film-bar')).toBeVisible();
  await expect.poll(() => namesIn(page)).not.toEqual(before);
  await expect.poll(() => savedPages(page)).toEqual([MOVIE]);
  await context.setOffline(true);
  await page.goto(MOVIE);
  await expect(ageOn(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a page that is opened again keeps the pictures and scripts that the browser does not ask for again', async ({
  page,
}) => {
  await page.goto(GRID);
  await saveByTouch(page);
  const files = async () => (await filesIn(page)).filter((path) => /^\/(t|_astro)\//.test(path));
  await expect.poll(async () => (await files()).length).toBeGreaterThan(20);
  const all = await files();
  await saveAs(page, GRID, GRID, DAY, ['/t/p/w500/1.svg']);
  await expect.poll(files).toContain('/t/p/w500/1.svg');
  const before = await namesIn(page);
  await page.goto(GRID);
  await expect.poll(() => namesIn(page)).not.toEqual(before);
  await expect.poll(() => savedPages(page)).toEqual([GRID]);
  const now = await files();
  expect(all.filter((path) => !now.includes(path))).toEqual([]);
  // The page no longer shows it.
  expect(now).not.toContain('/t/p/w500/1.svg');
});

test('a copy that has no page hides no other, one from the future goes, and titles stand as they are', async ({
  page,
  context,
}) => {
  await page.goto(SMALL);
  await saveByTouch(page);
  await saveAs(page, SMALL, '/drama/ahead', -2 * DAY);
  const heading = (await headingOf(page).textContent()) ?? '';
  await page.evaluate(async (path) => {
    await caches.open(`page ${Date.now()} ${path}`);
    const html = '<title>Five $&quot; and $& · Manzar</title>';
    const answer = new Response(html, { headers: { 'content-type': 'text/html' } });
    await (await caches.open(`page ${Date.now()} /drama/1`)).put('/drama/1', answer);
  }, SMALL);
  await context.setOffline(true);
  await page.goto('/drama/ahead');
  const saved = page.getByRole('navigation', { name: localeIn('en').m.offlinePages });
  await expect(saved.getByRole('link')).toHaveCount(2);
  await expect(saved.getByRole('link').first()).toHaveText('Five $" and $&');
  await page.goto(SMALL);
  await expect(headingOf(page)).toHaveText(heading);
});

test('data, the contract, and what stands in frames are never saved, nor a page that only was fetched in advance', async ({
  page,
}) => {
  await page.goto(GRID);
  await saveByTouch(page);
  await page.evaluate(() => fetch('/data/search?query=lamp'));
  await page.evaluate(() => fetch('/api/tmdb/fitness/data?page=1'));
  await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.src = '/clips/24-frames';
    await new Promise((loaded) => {
      frame.onload = loaded;
      document.body.append(frame);
    });
  });
  const link = page.getByRole('main').getByRole('listitem').first().getByRole('link').first();
  const fetched = page
    .context()
    .waitForEvent('request', (one) => one.url().includes('/zxyxvyXdF/'));
  await link.hover();
  await fetched;
  await page.goto('/api/');
  await page.goto(MOVIE);
  await expect.poll(() => savedPages(page)).toEqual([GRID, MOVIE]);
  const files = await filesIn(page);
  expect(files.filter((path) => /^\/(data|api|clips)/.test(path))).toEqual([]);
});

test('a visitor who saves data gets no worker, and a page without one works', async ({
  page,
  way,
}) => {
  await saveData(page);
  await page.goto(FITNESS);
  await page.keyboard.press('Shift');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByRole('dialog').locator('.film-bar')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Keep offline/ })).toHaveCount(0);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  expect(way.requested.filter((path) => path === WORKER)).toEqual([]);
});

test('a private window that has no workers shows pages as before', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
  });
  await page.goto(GRID);
  const touched = page.waitForResponse(/AfterInteraction/);
  await page.keyboard.press('Shift');
  await touched;
});

test('where the storage is full, pages are shown and what was saved stays', async ({
  page,
  context,
  way,
}) => {
  await page.goto(SMALL);
  await saveByTouch(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: way.url, quotaSize: 1 });
  await page.goto(FITNESS);
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await page.getByRole('button', { name: /^Keep offline/ }).click();
  await expect(page.getByText('This device has no room for it.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Keep offline/ })).toBeVisible();
  expect(await savedPages(page)).toEqual([SMALL]);
  await way.stop();
  await page.goto(SMALL);
  await expect(ageOn(page)).toBeVisible();
});

test('a new build takes the place of the old one, and a page of the old build still works', async ({
  page,
  context,
  way,
}) => {
  const builds = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('build ')));
  const play = async () => {
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
    await expect(page.getByRole('dialog').locator('.film-bar')).toBeVisible();
  };
  await page.goto(FITNESS);
  await saveByTouch(page);
  await page.reload();
  await play();
  const [old] = await builds();
  way.build = '00000000';
  // The new build has no scripts of the old one.
  way.gone = (path) => (path.startsWith('/_astro/') ? 404 : undefined);
  await page.goto(GRID);
  await expect.poll(builds).toEqual(['build 00000000']);
  expect(old).not.toBe('build 00000000');
  for (const offline of [false, true]) {
    await context.setOffline(offline);
    await page.goto(FITNESS);
    way.requested.length = 0;
    await play();
    expect(way.requested.filter((path) => path.includes('?play='))).toEqual([]);
  }
});

test('SERVICE_WORKER=off removes the worker and what it saved', async ({ page, way }) => {
  await page.goto(SMALL);
  await saveByTouch(page);
  const without = await startSiteHere({ SERVICE_WORKER: 'off' });
  way.site = without.url;
  await page.goto(MOVIE);
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()),
      ...(await caches.keys()),
    ]);
  await expect.poll(left).toEqual([]);
  await without.stop();
});

test('the worker is 2 kB in Brotli at most', () => {
  const script = readFileSync(`dist/client${WORKER}`);
  expect(script.length).toBeGreaterThan(1000);
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(2000);
});
