/** Painted posters that move: at their fragment, on a title's page, and on a card under the pointer or the focus. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { exception } from '../fixtures/exception.ts';
import { expect, saveData, test } from './fixtures.ts';
import { PICTURES } from './pictures.ts';

/** A poster of a motif that moves. */
const POSTER = '/t/n/rani-windmill.svg';

const movements = (page: Page) => page.evaluate(() => document.getAnimations().length);

test.describe('a poster at its own address', () => {
  test('stands still, and moves at its fragment for five seconds at most, if its visitor does not want less motion', async ({
    page,
  }) => {
    await page.goto(POSTER);
    expect(await movements(page)).toBe(0);
    await page.goto(`${POSTER}#m`);
    await expect.poll(() => movements(page)).toBe(1);
    const ends = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    );
    expect(Math.max(...ends)).toBeLessThanOrEqual(5000);
    await page.evaluate(() => {
      for (const one of document.getAnimations()) one.finish();
    });
    expect(await movements(page)).toBe(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('about:blank');
    await page.goto(`${POSTER}#m`);
    expect(await movements(page)).toBe(0);
  });
});

test.describe('a painted poster', PICTURES, () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
  });

  /** The pictures that move or are about to. */
  const moving = (page: Page) => page.locator('img[src*="#"]');
  const hero = (page: Page) => page.locator('.hero .picture img');

  /** Stops the clock, so that no movement ends by itself, and touches the page, so that its later script comes. */
  async function touch(page: Page): Promise<void> {
    // A time that a busy machine has not yet passed.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await page.clock.runFor(1100);
  }

  async function expectMoves(page: Page, picture: Locator): Promise<void> {
    await expect(picture).toHaveAttribute('src', /#s$/);
    await page.clock.runFor(100);
    await expect(picture).toHaveAttribute('src', /#m$/);
  }

  async function openTitle(page: Page): Promise<void> {
    await page.goto(await paintedTitle(page));
    await touch(page);
  }

  test('of a title’s page moves after the first touch, once, without a second request', async ({
    page,
  }) => {
    const path = await paintedTitle(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.push(request.url());
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await moving(page).count()).toBe(0);
    const { pathname } = new URL(await srcOf(hero(page)));
    const still = await hero(page).screenshot();
    await touch(page);
    await expectMoves(page, hero(page));
    await expect.poll(() => looksLike(hero(page), still)).toBe(false);
    await page.clock.runFor(5000);
    await expect(moving(page)).toHaveCount(0);
    await expect.poll(() => looksLike(hero(page), still)).toBe(true);
    expect(asked.filter((url) => new URL(url).pathname === pathname)).toHaveLength(1);
  });

  test('rests out of view and on paper', async ({ page }) => {
    await openTitle(page);
    await expectMoves(page, hero(page));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(moving(page)).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 0));
    await hero(page).hover();
    await expectMoves(page, hero(page));
    await page.pdf();
    await expect(moving(page)).toHaveCount(0);
  });

  test('of a card moves under the pointer and under the focus, one at a time', async ({ page }) => {
    await page.goto('/movies/PopularMovies');
    await touch(page);
    const cards = page.locator('main .card a');
    const pictures = page.locator('main .card img');
    await cards.nth(1).hover();
    await expectMoves(page, pictures.nth(1));
    await cards.nth(2).hover();
    await expectMoves(page, pictures.nth(2));
    await expect(moving(page)).toHaveCount(1);
    await cards.nth(0).focus();
    await expectMoves(page, pictures.nth(0));
    await expect(moving(page)).toHaveCount(1);
    await page.clock.runFor(5000);
    await expect(moving(page)).toHaveCount(0);
  });

  test('of a Punjabi film follows two trailers of the feed, says why one should see it, and moves while it is on screen', async ({
    page,
  }) => {
    exception('films-in-feed');
    await page.goto('/movies-trailers-latest-trailers');
    const slides = page.getByRole('feed').getByRole('article');
    const kinds = await slides.evaluateAll((all) => all.map((one) => one.matches('.slide-film')));
    expect(kinds.slice(0, 6)).toEqual([false, false, true, false, false, true]);
    expect(kinds.filter((isFilm) => !isFilm)).toHaveLength(10);
    const film = slides.nth(2);
    await expect(film).toContainText(/3 \/ 15 · \d{4} · Directed by: \w/);
    await expect(film.locator('.slide-why')).toContainText(/\w{3}/);
    await expect(film).toContainText('We have no Punjabi trailer that we may show yet.');
    await expect(film.getByRole('link')).toHaveAttribute('href', /^\/zxyxvyXdF\/\d+$/);
    await touch(page);
    expect(await moving(page).count()).toBe(0);
    await film.evaluate((slide) => slide.scrollIntoView());
    await expectMoves(page, film.locator('img'));
    await slides.nth(3).evaluate((slide) => slide.scrollIntoView());
    await expect(moving(page)).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await film.evaluate((slide) => slide.scrollIntoView());
    await expect(film.locator('.slide-note')).toBeInViewport({ ratio: 1 });
  });

  test('never moves for a visitor who wants less motion, or who saves data', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectStill(page);
    await page.clock.resume();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await saveData(page);
    await expectStill(page);
  });

  /** Expects that no poster of a grid moves under the pointer, although the later script runs. */
  async function expectStill(page: Page): Promise<void> {
    await page.goto('/movies/PopularMovies');
    await touch(page);
    await expect(page.locator('main .card .bookmark').first()).toBeVisible();
    await page.locator('main .card a').nth(1).hover();
    expect(await moving(page).count()).toBe(0);
    await page.locator('main .card a').nth(2).focus();
    expect(await moving(page).count()).toBe(0);
  }
});

/** Returns whether a picture looks as it did, but for what rounding makes of a gradient. */
async function looksLike(picture: Locator, before: Buffer): Promise<boolean> {
  const pixels = [before, await picture.screenshot()].map((png) => sharp(png).raw().toBuffer());
  const [then, now] = await Promise.all(pixels);
  return !!now && !!then?.every((value, at) => Math.abs(value - (now[at] ?? 0)) < 9);
}

const srcOf = (picture: Locator) => picture.evaluate((img: HTMLImageElement) => img.src);

/** Returns the address of a film whose poster is painted and moves. */
async function paintedTitle(page: Page): Promise<string> {
  await page.goto('/movies/PopularMovies');
  const links = page.locator('main .card a', { has: page.locator('img[src$=".svg"]') });
  for (const link of await links.all()) {
    const src = await srcOf(link.locator('img').first());
    const drawing = await page.request.get(src);
    if ((await drawing.text()).includes('<style')) return (await link.getAttribute('href')) ?? '';
  }
  throw new Error('No painted poster moves.');
}
