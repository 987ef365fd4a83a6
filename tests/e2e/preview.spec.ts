/** The live preview: saved catalogue files and a remote host's changes show under `npm run dev`. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type DevSite, startDev } from '../fixtures/dev-site.ts';
import { createScriptedHost, type ScriptedHost } from '../fixtures/scripted-host.ts';
import { expect, test } from './fixtures.ts';

/**
 * Number of films in the folder beside the one that a test edits. If it is set, as `PREVIEW_FILMS=400` on
 * a quiet machine, times are tested too: 1 s for a saved file, 0.5 s for a mistake; 2 s for 2,000 films.
 */
const { PREVIEW_FILMS } = process.env;
const OTHERS = Number(PREVIEW_FILMS ?? 400);
const TIMED = PREVIEW_FILMS !== undefined;
const SHOWN = TIMED ? (OTHERS > 400 ? 2000 : 1000) : 15_000;
const REPORTED = TIMED ? 500 : 15_000;

/** Milliseconds for a fixture in which a dev server starts, or is ended. */
const DEV_STARTS = 90_000;

const film = (title: string, more = '') => `title: ${title}\ndate: "1951"\nrating: 9.9\n${more}`;
const GRID = '/movies/topRated';
const card = (page: Page, title: string) =>
  page.getByRole('main').getByRole('link', { name: title });
const overlay = (page: Page) => page.locator('vite-error-overlay');

test.describe.configure({ mode: 'serial' });

test.describe('a folder of catalogue files', () => {
  let folder = '';
  let dev: DevSite;
  const save = (file: string, text: string) => writeFileSync(join(folder, 'films', file), text);

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here.
  test.beforeAll(async ({}, testInfo) => {
    testInfo.setTimeout(DEV_STARTS);
    // Vite watches no folder of test results.
    folder = mkdtempSync(join(tmpdir(), 'manzar-catalogue-'));
    mkdirSync(join(folder, 'films'), { recursive: true });
    const others = Array.from({ length: OTHERS }, (_, n) => ({ title: `Film ${n}`, date: '1950' }));
    save('others.json', JSON.stringify(others));
    save('edited.yaml', film('Awara'));
    dev = await startDev({
      CATALOGUE_DIR: folder,
      CATALOGUE_DB: ':memory:',
      PICTURE_CACHE: testInfo.outputPath('pictures'),
    });
  });
  test.afterAll(async () => {
    await dev?.stop();
    rmSync(folder, { recursive: true });
  });

  test('shows a saved file on the open page', async ({ page }) => {
    // It waits for the compilation of three pages.
    test.slow();
    // Before anybody opens a page, its code is compiled: the first edit waits for none of it.
    await expect.poll(dev.output, { timeout: 60_000 }).toMatch(/\[200\] \/zxyxvyXdF\/\d+/);
    await page.goto(dev.url + GRID);
    await expect(card(page, 'Awara')).toBeVisible();
    save('edited.yaml', film('Barsaat'));
    await expect(card(page, 'Barsaat')).toBeVisible({ timeout: SHOWN });
    await expect(card(page, 'Awara')).toHaveCount(0);
    save('another.yaml', film('Andaz'));
    await expect(card(page, 'Andaz')).toBeVisible({ timeout: SHOWN });
    rmSync(join(folder, 'films/another.yaml'));
    await expect(card(page, 'Andaz')).toHaveCount(0, { timeout: SHOWN });
  });

  test('shows a picture of the folder made small, and a saved one in its place', async ({
    page,
  }) => {
    const savePicture = async (background: string) => {
      const create = { width: 800, height: 1200, channels: 3 as const, background };
      writeFileSync(join(folder, 'images/a.jpg'), await sharp({ create }).jpeg().toBuffer());
    };
    /** Returns the first pixel of the card's picture, and its width. */
    const shown = async () => {
      const source = await card(page, 'Andaz').locator('img').getAttribute('src');
      const answer = await page.request.get(new URL(source ?? '', dev.url).href);
      const { data, info } = await sharp(await answer.body())
        .raw()
        .toBuffer({ resolveWithObject: true });
      const [red = 0, , blue = 0] = data;
      return [answer.headers()['content-type'], info.width, red > blue ? 'red' : 'blue'];
    };
    mkdirSync(join(folder, 'images'));
    await savePicture('red');
    save('another.yaml', film('Andaz', 'poster: images/a.jpg\n'));
    await page.goto(dev.url + GRID);
    await expect.poll(shown, { timeout: SHOWN }).toEqual(['image/webp', 500, 'red']);
    await savePicture('blue');
    await expect.poll(shown, { timeout: SHOWN }).toEqual(['image/webp', 500, 'blue']);
    rmSync(join(folder, 'films/another.yaml'));
    await expect(card(page, 'Andaz')).toHaveCount(0, { timeout: SHOWN });
  });

  test('shows a saved list on its open page', async ({ page }) => {
    const inAll = (text: string) => `{ en: ${text}, ur: ${text}, hi: ${text}, pa: ${text} }`;
    const saveList = (why: string) => {
      const head = `name: mine\ndate: 2026-11-24\ntitles: ${inAll('Mine')}\nwords: ${inAll('B')}`;
      const entries = `entries: [{ movie: Film 1 (1950), why: ${inAll(why)} }]`;
      writeFileSync(join(folder, 'lists/mine.yaml'), `${head}\n${entries}\n`);
    };
    mkdirSync(join(folder, 'lists'));
    saveList('Early');
    const status = async () => (await page.goto(`${dev.url}/lists/mine`))?.status();
    await expect.poll(status, { timeout: 15_000 }).toBe(200);
    await expect(page.getByText('Early', { exact: true })).toBeVisible();
    saveList('Late');
    await expect(page.getByText('Late', { exact: true })).toBeVisible({ timeout: SHOWN });
    rmSync(join(folder, 'lists'), { recursive: true });
  });

  test('shows a file that is saved before the page listens for saves', async ({
    page,
    context,
  }) => {
    // Vite keeps a message for the next page only where no page listens.
    const other = await context.newPage();
    const listens = other.waitForEvent('console', (said) => said.text() === '[vite] connected.');
    await other.goto(dev.url + GRID);
    await listens;
    let listen = () => {};
    const heldBack = new Promise<void>((resolve) => {
      listen = resolve;
    });
    await page.route('**/@vite/client', async (route) => {
      await heldBack;
      await route.continue();
    });
    await page.goto(dev.url + GRID, { waitUntil: 'commit' });
    await expect(card(page, 'Barsaat')).toBeVisible();
    save('another.yaml', film('Andaz'));
    const served = async () => (await page.request.get(dev.url + GRID)).text();
    await expect.poll(served, { timeout: SHOWN }).toContain('Andaz');
    listen();
    await expect(card(page, 'Andaz')).toBeVisible({ timeout: SHOWN });
    rmSync(join(folder, 'films/another.yaml'));
    await expect(card(page, 'Andaz')).toHaveCount(0, { timeout: SHOWN });
  });

  test('shows a mistake with its place while the last good state stays, until it is mended', async ({
    page,
  }) => {
    await page.goto(dev.url + GRID);
    await expect(card(page, 'Barsaat')).toBeVisible();
    save('edited.yaml', film('Barsaat', 'raiting: 3\n'));
    await expect(overlay(page)).toBeAttached({ timeout: REPORTED });
    await expect(overlay(page)).toContainText('edited.yaml:4:1: Barsaat: raiting: ');
    await expect(overlay(page).getByRole('heading', { level: 1 })).toContainText(
      /^Barsaat: raiting: no field has this name/,
    );
    const served = await page.request.get(dev.url + GRID);
    expect(await served.text()).toContain('Barsaat');
    // The open page may still reload for the save. A page that is opened now shows the mistake, too.
    const later = await page.context().newPage();
    await later.goto(dev.url + GRID);
    await expect(overlay(later)).toContainText('edited.yaml:4:1');
    await later.close();
    // Ids are unique over all files: two seasons of one title and year would share an address.
    const series = (title: string) => ({
      title,
      date: '1950',
      seasons: [{ title: 'Season 1', language: 'en', released: 1950, episodes: [{ number: 1 }] }],
    });
    writeFileSync(join(folder, 'series.json'), JSON.stringify([series('One'), series('Two <2>')]));
    save('edited.yaml', film('Barsaat'));
    const place = 'series.json:1:167: Two <2>, Season 1: seasons.0.id: ';
    await expect(overlay(page).locator('#message-content')).toContainText(place, {
      timeout: REPORTED,
    });
    rmSync(join(folder, 'series.json'));
    // The page below shows a film whose player the settings refuse.
    save('edited.yaml', film('Shree 420', 'link: https://player.example/1\n'));
    await expect(overlay(page)).toContainText('add +player.example to EMBED_HOSTS', {
      timeout: SHOWN,
    });
    await expect(card(page, 'Shree 420')).toBeAttached();
    save('edited.yaml', film('Shree 420'));
    await expect(overlay(page)).toHaveCount(0, { timeout: SHOWN });
    await expect(card(page, 'Shree 420')).toBeVisible();
  });

  test('shows saved captions, and a wrong line of theirs with its place', async ({ page }) => {
    const captions = (times: string, text: string) => {
      const file = join(folder, 'captions', 'edited.ur.vtt');
      writeFileSync(file, `WEBVTT\n\n${times}\n${text}\n`);
    };
    const address = `${dev.url}/captions/7000001.ur.vtt`;
    const served = async () => (await page.request.get(address)).text();
    mkdirSync(join(folder, 'captions'));
    captions('00:01,000 --> 00:04,000', 'شری');
    await page.goto(dev.url + GRID);
    const named = 'captions: [{ language: ur, file: captions/edited.ur.vtt }]\n';
    save('edited.yaml', film('Shree 420', `id: 7000001\narchive: shree\n${named}`));
    const place = 'captions/edited.ur.vtt:3:1: Shree 420: is no line of times';
    await expect(overlay(page)).toContainText(place, { timeout: REPORTED });
    captions('00:01.000 --> 00:04.000', 'شری');
    await expect(overlay(page)).toHaveCount(0, { timeout: SHOWN });
    await expect.poll(served).toContain('شری');
    captions('00:01.000 --> 00:04.000', 'شری چار سو بیس');
    await expect.poll(served, { timeout: SHOWN }).toContain('شری چار سو بیس');
  });
});

test.describe('a remote host', () => {
  let host: ScriptedHost;
  let dev: DevSite;
  const row = (id: number, title: string, more = {}) => ({
    id,
    title,
    poster_path: null,
    vote_average: 8,
    release_date: '1951',
    ...more,
  });
  const answer = (...results: object[]) =>
    host.answer('/api/tmdb/top-rated', { json: { results, page: 1, total_pages: 1 } });

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here.
  test.beforeAll(async ({}, testInfo) => {
    testInfo.setTimeout(DEV_STARTS);
    host = await createScriptedHost();
    dev = await startDev({
      CATALOGUE_HOST: host.origin,
      SHELF_DB: ':memory:',
      PICTURE_CACHE: testInfo.outputPath('pictures'),
    });
  });
  test.afterAll(async () => {
    await dev?.stop();
    await host?.close();
  });

  test('is asked again for every page: its change shows at the next load', async ({ page }) => {
    answer(row(1, 'Awara'));
    await page.goto(dev.url + GRID);
    await expect(card(page, 'Awara')).toBeVisible();
    answer(row(1, 'Barsaat'));
    await page.reload();
    await expect(card(page, 'Barsaat')).toBeVisible();
    host.answer('/api/tmdb/top-rated', { status: 500 });
    const response = await page.reload();
    expect(response?.status()).toBe(502);
  });

  test('has its calls in the toolbar, with rows that are left out, break the schema, are refused or have no name in the page’s language', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    answer(
      row(1, 'Awara', { vote_average: 'high' }),
      { title: 'Without an id' },
      row(1, 'Awara again'),
      row(2, 'Barsaat', { poster_path: 'http://pictures.example/b.jpg' }),
    );
    await page.goto(`${dev.url + GRID}?utm_source=letter`);
    await expect(card(page, 'Awara')).toBeVisible();
    const report = page.locator('astro-dev-toolbar-window > pre');
    await expect(report).toContainText('topRated  200  ');
    await page.mouse.move(720, 890);
    await page.getByRole('button', { name: 'Calls of this page' }).click();
    await expect(report).toBeVisible();
    await expect(report).toContainText('/api/tmdb/top-rated?page=1');
    await expect(report).toContainText('Left out: results.1 “Without an id”: id: ');
    await expect(report).toContainText('Left out: results.2 “Awara again”: repeats an earlier row');
    await expect(report).toContainText('breaks the schema: results.0 “Awara”: vote_average: ');
    await expect(report).toContainText(
      'Refused: http://pictures.example: add +http://pictures.example to IMAGE_HOSTS to allow it.',
    );
    await page.getByRole('button', { name: 'Copy as text' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await report.textContent());
    await page.goto(`${dev.url}/ur${GRID}`);
    const lacks = page.locator('astro-dev-toolbar-window > details');
    await expect(lacks).toContainText('No Urdu name: 2 of 2 in results: Awara, Barsaat');
    await expect(lacks).toHaveJSProperty('open', false);
    const inEnglish = page.locator('astro-dev-toolbar-window[lang=en] > pre');
    await expect(inEnglish).toHaveCSS('direction', 'ltr');
  });
});
