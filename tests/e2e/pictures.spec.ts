/** Photographic posters: real JPEGs of a host, in the same frames as drawn ones. */
import type { Locator, Page } from '@playwright/test';
import { jpegOf } from '../fixtures/jpeg.ts';
import type { ScriptedHost } from '../fixtures/scripted-host.ts';
import { movieRow, results } from './answers.ts';
import { cardsOf, isLoaded } from './cards.ts';
import { expect, test } from './fixtures.ts';

const MOVIES = '/movies/topRated';
const CALL = '/api/tmdb/top-rated';
/**
 * Layout shift below which a page counts as still. A card that moves by its own height shifts a
 * hundred times as much.
 */
const STILL = 0.001;

/** Shapes of pictures that a host may have: file, width, height. */
const SHAPES = [
  ['/poster.jpg', 500, 750],
  ['/landscape.jpg', 600, 338],
  ['/tower.jpg', 240, 720],
  ['/square.jpg', 300, 300],
] as const;

let photographs: Promise<Buffer[]> | undefined;

async function scriptPictures(host: ScriptedHost): Promise<void> {
  const headers = { 'content-type': 'image/jpeg' };
  photographs ??= Promise.all(SHAPES.map(([, width, height]) => jpegOf(width, height, 15_000)));
  const all = await photographs;
  for (const [at, [file]] of SHAPES.entries()) {
    for (const size of ['w185', 'w500', 'w1280']) {
      host.answer(`/t/p/${size}${file}`, { bytes: all[at], headers });
    }
  }
}

function posters(): Record<string, unknown>[] {
  return SHAPES.map(([poster_path], id) => movieRow(id + 1, { poster_path }));
}

type Box = { x: number; y: number; width: number; height: number };

async function boxesOf(all: Locator): Promise<Box[]> {
  return all.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
}

/** Starts to observe layout shifts. Returns a function that resolves with their sum so far. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shifts: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(globalThis, 'seen').shifts));
}

test('photographs of any shape cover their 2:3 frames, on a phone and on a wide screen', async ({
  page,
  scripted: { host, site },
}) => {
  await scriptPictures(host);
  host.answer(CALL, { json: results(posters()) });
  await page.setViewportSize({ width: 360, height: 740 });
  const shifts = await watchShifts(page);
  await page.goto(site.url + MOVIES);
  const images = cardsOf(page).locator('.picture > img');
  await expect(images).toHaveCount(SHAPES.length);
  for (const image of await images.all()) {
    await expect.poll(() => isLoaded(image)).toBe(true);
    await expect(image).toHaveCSS('object-fit', 'cover');
  }
  expect(await shifts()).toBeLessThan(STILL);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    const frames = await boxesOf(cardsOf(page).locator('.picture'));
    for (const { width, height } of frames) expect(height / width).toBeCloseTo(1.5, 2);
    expect(await boxesOf(images)).toEqual(frames);
  }
});

test('a movie’s page shows its photographs: backdrop, poster and faces', async ({
  page,
  scripted: { host, site },
}) => {
  await scriptPictures(host);
  const cast = [{ name: 'Asha Rao', character: '', profile_path: '/square.jpg' }];
  const pictures = { poster_path: '/tower.jpg', background_path: '/landscape.jpg' };
  host.answer('/api/tmdb/dashboard/movie/7', { json: { ...movieRow(7), ...pictures, cast } });
  await page.goto(`${site.url}/zxyxvyXdF/7`);
  const main = page.getByRole('main');
  for (const image of await main.locator('img').all()) {
    await expect.poll(() => isLoaded(image)).toBe(true);
    await expect(image).toHaveCSS('object-fit', 'cover');
  }
  expect(await main.locator('img').count()).toBe(3);
  for (const frame of ['.hero .picture', '#cast .picture']) {
    const [box] = await boxesOf(main.locator(frame));
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(1.5, 2);
  }
  const [backdrop] = await boxesOf(main.locator('.backdrop img'));
  const [stage] = await boxesOf(main.locator('.stage.hero'));
  expect(backdrop).toEqual(stage);
});

test('a picture that the host does not have becomes a painted sheet, and nothing shifts', async ({
  page,
  scripted: { host, site },
}) => {
  const gate = Promise.withResolvers<void>();
  host.answer(CALL, { json: results(posters()) });
  host.answer('/t/p/', { status: 404, until: gate.promise });
  host.answer('/t/p/w500/tower.jpg', { text: 'no picture at all', until: gate.promise });
  const shifts = await watchShifts(page);
  await page.goto(site.url + MOVIES, { waitUntil: 'commit' });
  await expect(cardsOf(page)).toHaveCount(SHAPES.length);
  const before = await boxesOf(cardsOf(page));
  gate.resolve();
  const images = cardsOf(page).locator('.picture > img');
  for (const image of await images.all()) await expect.poll(() => isLoaded(image)).toBe(true);
  expect(await boxesOf(cardsOf(page))).toEqual(before);
  expect(await shifts()).toBeLessThan(STILL);
});

test('a picture whose request fails becomes an empty tile, and nothing shifts', async ({
  page,
  scripted: { host, site },
}) => {
  host.answer(CALL, { json: results(posters()) });
  const gate = Promise.withResolvers<void>();
  await page.route('**/t/p/**', async (route) => {
    await gate.promise;
    await route.abort();
  });
  const shifts = await watchShifts(page);
  await page.goto(site.url + MOVIES, { waitUntil: 'commit' });
  await expect(cardsOf(page).locator('.picture > img')).toHaveCount(SHAPES.length);
  const before = await boxesOf(cardsOf(page));
  gate.resolve();
  for (const image of await cardsOf(page).locator('img').all()) {
    await expect(image).toHaveCSS('opacity', '0');
  }
  expect(await boxesOf(cardsOf(page))).toEqual(before);
  expect(await shifts()).toBeLessThan(STILL);
});
