/** Paper, more contrast, forced colours, and a keyboard that goes backwards. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const MOVIE = '/zxyxvyXdF/2680366391';
const PRINTED = [MOVIE, '/detail/tv-series/1016080922', '/people/detail/1662467173'];

/** Returns how far the page, and any card of it, reaches beyond the side of the screen. */
function beyond(page: Page): Promise<number> {
  return page.evaluate(() => {
    const ends = [...document.querySelectorAll('main .card')].map(
      (card) => card.getBoundingClientRect().right,
    );
    const wide = document.documentElement.scrollWidth;
    return Math.max(wide, ...ends) - innerWidth;
  });
}

test.describe('on paper, from the dark theme', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 794, height: 1123 } });

  test('a movie, a series and a person are whole and black on white, without buttons, header and footer', async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' });
    for (const path of PRINTED) {
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      for (const away of ['banner', 'contentinfo', 'button'] as const) {
        await expect(page.getByRole(away)).toHaveCount(0);
      }
      await expect(page.getByRole('link', { name: /^(Play|Read|Skip)/ })).toHaveCount(0);
      expect(await page.locator('main .card').count()).toBeGreaterThan(0);
      // Rows do not scroll on paper: their cards stand in lines.
      expect([path, await beyond(page)]).toEqual([path, 0]);
    }
    const biography = page.locator('#biography');
    expect(await biography.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0);

    // Rows go on over pages between their cards, a heading stays with its row, and nothing plays.
    await page.goto('/movie-dashboard');
    await expect(page.locator('.play-sign').first()).toBeAttached();
    await expect(page.locator('.play-sign:visible, .button:visible')).toHaveCount(0);
    for (const [part, property] of [
      ['.section-head', 'break-after'],
      ['.card', 'break-inside'],
    ] as const) {
      await expect(page.locator(`main ${part}`).first()).toHaveCSS(property, 'avoid');
    }
  });
});

test('with more contrast no text is soft, with forced colours none is over a picture, with less motion nothing moves', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto(MOVIE);
  const ink = await page
    .getByRole('heading', { level: 1 })
    .evaluate((h) => getComputedStyle(h).color);
  for (const soft of await page.locator('.hero .meta').all())
    await expect(soft).toHaveCSS('color', ink);
  await page.emulateMedia({ contrast: null, forcedColors: 'active' });
  await expect(page.locator('.backdrop')).toBeHidden();
  await page.emulateMedia({ forcedColors: null, reducedMotion: 'reduce' });
  await page.goto('/movie-dashboard');
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
        return (
          animationName !== 'none' || transitionDuration !== '0s' || scrollBehavior === 'smooth'
        );
      }).length,
  );
  expect(moving).toBe(0);
});

test('Shift and Tab lead from the end of a page to its beginning, never under the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto(MOVIE);
  await page.waitForLoadState('networkidle');
  await page.getByRole('contentinfo').getByRole('button').last().focus();
  const hidden: string[] = [];
  const most = await page.locator('a, button, input, summary').count();
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press('Shift+Tab');
    const { name, top, inHeader } = await page.evaluate(async () => {
      const focused = document.activeElement as HTMLElement;
      const header = document.querySelector('body > .header') as HTMLElement;
      const inHeader = header.contains(focused);
      let top = Number.NaN;
      // Sections that come into view are laid out now, and may move what is focused for some frames.
      for (let still = 0; still < 3 && !inHeader; ) {
        await new Promise(requestAnimationFrame);
        const now = focused.getBoundingClientRect().top - header.getBoundingClientRect().bottom;
        still = now === top ? still + 1 : 0;
        top = now;
      }
      return { name: focused.textContent, top, inHeader };
    });
    if (inHeader) {
      expect(stops).toBeGreaterThan(15);
      expect(hidden).toEqual([]);
      return;
    }
    if (top < 0) hidden.push(`${name} at ${top}`);
  }
  throw new Error('The focus never came to the header.');
});
