/** The live preview: saved catalogue files and a remote host's changes show under `npm run dev`. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type DevSite, startDev } from '../fixtures/dev-site.ts';
import { createScriptedHost } from '../fixtures/scripted-host.ts';
import { expect, test } from './fixtures.ts';

/** Milliseconds within which a saved file shows, and within which a mistake does. */
const [SHOWN, REPORTED] = [1000, 500];
/** Number of films in the folder beside the one that a test edits. */
const OTHERS = 400;

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
    // Vite watches no folder of test results.
    folder = mkdtempSync(join(tmpdir(), 'manzar-catalogue-'));
    mkdirSync(join(folder, 'films'), { recursive: true });
    const others = Array.from({ length: OTHERS }, (_, n) => ({ title: `Film ${n}`, date: '1950' }));
    save('others.json', JSON.stringify(others));
    save('edited.yaml', film('Awara'));
    dev = await startDev({
      ...{ CATALOGUE_DIR: folder, CATALOGUE_DB: ':memory:' },
      PICTURE_CACHE: testInfo.outputPath('pictures'),
    });
  });
  test.afterAll(async () => {
    await dev?.stop();
    rmSync(folder, { recursive: true });
  });

  test('shows a saved file on the open page', async ({ page }) => {
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

  test('shows a mistake with its place while the last good state stays, until it is mended', async ({
    page,
  }) => {
    await page.goto(dev.url + GRID);
    await expect(card(page, 'Barsaat')).toBeVisible();
    save('edited.yaml', film('Barsaat', 'raiting: 3\n'));
    await expect(overlay(page)).toBeAttached({ timeout: REPORTED });
    await expect(overlay(page)).toContainText('edited.yaml:4:1: Barsaat: raiting: ');
    const served = await page.request.get(dev.url + GRID);
    expect(await served.text()).toContain('Barsaat');
    await page.reload();
    await expect(overlay(page)).toContainText('edited.yaml:4:1');
    save('edited.yaml', film('Shree 420'));
    await expect(overlay(page)).toHaveCount(0, { timeout: SHOWN });
    await expect(card(page, 'Shree 420')).toBeVisible();
  });
});

test('a remote host’s change shows at the next load of the page', async ({ page }, testInfo) => {
  const host = await createScriptedHost();
  const row = (title: string) => ({
    ...{ id: 1, title, poster_path: null, vote_average: 8, release_date: '1951' },
  });
  const answer = (title: string) =>
    host.answer('/api/tmdb/top-rated', {
      json: { results: [row(title)], page: 1, total_pages: 1 },
    });
  answer('Awara');
  const dev = await startDev({
    CATALOGUE_HOST: host.origin,
    PICTURE_CACHE: testInfo.outputPath('pictures'),
  });
  await page.goto(dev.url + GRID);
  await expect(card(page, 'Awara')).toBeVisible();
  answer('Barsaat');
  await page.reload();
  await expect(card(page, 'Barsaat')).toBeVisible();
  host.answer('/api/tmdb/top-rated', { status: 500 });
  const response = await page.reload();
  expect(response?.status()).toBe(502);
  await dev.stop();
  await host.close();
});
