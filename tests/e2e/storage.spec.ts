import type { Page } from '@playwright/test';
import { cardsOf, close, loadMore } from './cards.ts';
import { expectAt, playFilm } from './films.ts';
import { expect, test } from './fixtures.ts';

const GARBAGE = [
  '%',
  '\\u0000',
  '{"__proto__":{"x":1}}',
  '<script>alert(1)</script>',
  '🎬'.repeat(50),
];
const KEYS = ['theme', 'manzar', 'welcome-seen', 'constructor', '__proto__', ''];
/** What players keep, in their form and with values of none. */
const PLAYERS = '{"places":[[5]],"volume":9,"speed":"x","captions":"<b>"}';

/** Uses everything that storage could affect: the theme, the feed's welcome, a grid, a player. */
async function expectAllWorks(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/movies/PopularMovies');
  const toggle = page.getByRole('banner').locator('.theme-toggle');
  await expect(toggle).toHaveAccessibleName('Use dark theme');
  await toggle.click();
  await expect(toggle).toHaveAccessibleName('Use light theme');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 18, 18)');
  const before = await cardsOf(page).count();
  await loadMore(page).click();
  await expect.poll(() => cardsOf(page).count()).toBeGreaterThan(before);

  // What plays films keeps its places, its sound and its speed.
  const { dialog, video } = await playFilm(page);
  await page.keyboard.press('l');
  await page.keyboard.press('l');
  await expectAt(video, 20);
  await page.keyboard.press('m');
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.muted)).toBe(true);
  await close(dialog);
  await expect(dialog).toBeHidden();

  await page.goto('/movies-trailers-latest-trailers');
  await expect(page.locator('iframe').first()).toBeVisible();
}

test('storage full of garbage changes nothing', async ({ page }) => {
  await page.addInitScript(
    ([keys, garbage, players]) => {
      // A clip's frame has an opaque origin, and so no storage.
      if (window !== window.top) return;
      // Set once: the page must keep what the visitor chooses afterwards.
      if (localStorage.getItem('garbage')) return;
      localStorage.setItem('garbage', 'yes');
      for (const [index, key] of keys.entries()) {
        const value = garbage[index % garbage.length] ?? '';
        for (const storage of [localStorage, sessionStorage]) storage.setItem(key, value);
      }
      localStorage.setItem('players', players);
    },
    [KEYS, GARBAGE, PLAYERS] as const,
  );
  await expectAllWorks(page);
});

test('cookies full of garbage change nothing, and the site sets no cookie', async ({
  page,
  context,
  site,
}) => {
  const cookies = [
    'theme=%',
    'session="<script>',
    '__proto__=1',
    `long=${'x'.repeat(3000)}`,
    '=;;=',
  ];
  await context.setExtraHTTPHeaders({ cookie: cookies.join('; ') });
  const clean = await (await fetch(`${site.url}/movies/topRated`)).text();
  const answer = await page.goto('/movies/topRated');
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['set-cookie']).toBeUndefined();
  expect(await answer?.text()).toBe(clean);
  expect(await context.cookies()).toEqual([]);
});

test('storage that throws changes nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  await expectAllWorks(page);
});

test('storage that is full changes nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
  });
  await expectAllWorks(page);
});
