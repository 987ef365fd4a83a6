/** A pressed link: what its visitor sees until the next page is there, and when that ends. */
import type { Page } from '@playwright/test';
import { exception } from '../fixtures/exception.ts';
import { cardsOf, close } from './cards.ts';
import { expect, test } from './fixtures.ts';

const POPULAR = '/movies/PopularMovies';

/** Opens the first grid. A page that was fetched in advance would be shown at once. */
async function openGrid(page: Page): Promise<void> {
  await page.goto(POPULAR);
  await page.locator('script[type=speculationrules]').evaluate((rules) => rules.remove());
}

/** Lets no page at these addresses come: an answer without content leaves the visitor on this page. */
const holdBack = (page: Page, addresses: string) =>
  page.route(addresses, (route) => route.fulfill({ status: 204 }));
const MOVIES = '**/zxyxvyXdF/*';

const linkOf = (page: Page, n: number) => cardsOf(page).nth(n).getByRole('link');
const pressedIn = (page: Page) => page.locator('[data-pressed]');

/** Returns the middle of the spinner over the page or a dialog; null while none is seen. */
function spinnerIn(page: Page, over = ':root') {
  return page.locator(over).evaluate((element) => {
    const style = getComputedStyle(element, '::after');
    const { content, visibility, position, animationName } = style;
    if (content === 'none' || visibility !== 'visible') return null;
    const [x = 0, y = 0] = [
      [style.marginLeft, style.width],
      [style.marginTop, style.height],
    ].map(([before = '', size = '']) => Number.parseFloat(before) + Number.parseFloat(size) / 2);
    return { position, x, y, spins: animationName.includes('spinner') };
  });
}

/** The animation by which it is shown: its delay and its end, in milliseconds. */
function timesIn(page: Page) {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => one instanceof CSSAnimation && one.animationName === 'pressed')
      .map(({ effect }) => effect?.getComputedTiming())
      .map((timing) => [timing?.delay, timing?.endTime]),
  );
}

test('a slow page has a spinner in the middle of the page that was pressed, from 300 ms on, until it shows', async ({
  page,
}) => {
  exception('whole-pages');
  await openGrid(page);
  const gate = Promise.withResolvers<void>();
  await page.route(MOVIES, async (route) => {
    await gate.promise;
    await route.continue();
  });
  // Playwright asks a page nothing while the next one loads.
  await page.evaluate(() => {
    const look = () => {
      const { visibility } = getComputedStyle(document.documentElement, '::after');
      if (document.querySelector('[data-pressed]') && visibility === 'visible') {
        console.log('The spinner is seen.');
      } else requestAnimationFrame(look);
    };
    look();
  });
  const seen = page.waitForEvent('console', (message) => message.text().includes('spinner'));
  await linkOf(page, 1).click({ noWaitAfter: true });
  await seen;
  gate.resolve();
  await expect(page).toHaveURL(/\/zxyxvyXdF\//);
  expect(await spinnerIn(page)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(POPULAR);
  await expect(pressedIn(page)).toHaveCount(0);
  expect(await spinnerIn(page)).toBeNull();
});

test('the spinner moves nothing, turns in the middle of the screen from 300 ms to 65 s, and is still for those who prefer reduced motion', async ({
  page,
}) => {
  await openGrid(page);
  await holdBack(page, MOVIES);
  const size = page.viewportSize();
  const before = await page.locator('footer').boundingBox();
  await linkOf(page, 1).click();
  expect(await timesIn(page)).toEqual([[300, 65_000]]);
  const middle = { x: (size?.width ?? 0) / 2, y: (size?.height ?? 0) / 2 };
  await expect.poll(() => spinnerIn(page)).toEqual({ position: 'fixed', ...middle, spins: true });
  expect(await page.locator('footer').boundingBox()).toEqual(before);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => spinnerIn(page)).toMatchObject({ ...middle, spins: false });
});

test('the spinner goes with Escape, when its time is over, and with Back that stays on the page; the last press alone counts', async ({
  page,
}) => {
  await openGrid(page);
  await holdBack(page, MOVIES);
  await linkOf(page, 0).click();
  await linkOf(page, 1).click();
  await expect(linkOf(page, 1)).toHaveAttribute('data-pressed');
  await expect(pressedIn(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(pressedIn(page)).toHaveCount(0);
  expect(await spinnerIn(page)).toBeNull();

  await linkOf(page, 2).click();
  await expect.poll(() => spinnerIn(page)).not.toBeNull();
  await page.evaluate(() => {
    for (const one of document.getAnimations()) {
      if (one instanceof CSSAnimation && one.animationName === 'pressed') one.finish();
    }
  });
  await expect(pressedIn(page)).toHaveCount(0);
  expect(await spinnerIn(page)).toBeNull();

  await page.locator('.skip-link').press('Enter');
  await expect(page).toHaveURL(`${POPULAR}#main`);
  await linkOf(page, 1).click();
  await expect.poll(() => spinnerIn(page)).not.toBeNull();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(POPULAR);
  await expect(pressedIn(page)).toHaveCount(0);
  expect(await spinnerIn(page)).toBeNull();
});

test('the spinner goes with Escape though the script after the first interaction has not come', async ({
  page,
}) => {
  await openGrid(page);
  await page
    .locator('#later')
    .evaluate((later: HTMLTemplateElement) => later.content.replaceChildren());
  await holdBack(page, MOVIES);
  await linkOf(page, 1).click();
  await expect.poll(() => spinnerIn(page)).not.toBeNull();
  await page.keyboard.press('Escape');
  await expect(pressedIn(page)).toHaveCount(0);
  expect(await spinnerIn(page)).toBeNull();
});

test('the spinner stands over the open menu, too, and waits for a search', async ({ page }) => {
  await openGrid(page);
  await holdBack(page, '**/movies/topRated');
  await holdBack(page, '**/search?**');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.locator('.drawer').getByRole('link', { name: 'Top Rated' }).click();
  await expect.poll(() => spinnerIn(page, '.drawer')).not.toBeNull();
  await page.keyboard.press('Escape');
  await expect(pressedIn(page)).toHaveCount(0);

  await page.locator('.search > summary').click();
  await page.getByRole('combobox').fill('lamp');
  await page.getByRole('combobox').press('Enter');
  await expect.poll(() => spinnerIn(page)).not.toBeNull();
});

test('a search that is not sent, because the visitor is offline, has no spinner', async ({
  page,
  context,
}) => {
  await openGrid(page);
  await page.locator('.search > summary').click();
  const field = page.getByRole('combobox');
  await field.fill('lamp');
  await context.setOffline(true);
  await field.press('Enter');
  await expect(page.getByRole('banner').getByRole('alert')).toBeVisible();
  await expect(pressedIn(page)).toHaveCount(0);
});

test('a press that stays on the page has no spinner, and a card whose dialog was open is no longer dimmed', async ({
  page,
}) => {
  await page.goto('/movies/hindi-movies');
  await page.locator('.skip-link').press('Enter');
  expect(await timesIn(page)).toEqual([]);
  await linkOf(page, 0).hover();
  await expect(page.locator('#player[data-live]')).toBeAttached();
  await linkOf(page, 0).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(pressedIn(page).and(page.locator('.card a'))).toHaveCount(0);
  await close(dialog);
  await page.mouse.move(0, 0);
  await expect(linkOf(page, 0).locator('.picture')).toHaveCSS('opacity', '1');
});
