/** Budgets of a page: the small form of `npm run bench`, without timings. */
import type { Page } from '@playwright/test';
import { prefixOf } from '#/contract/language.ts';
import { jpegOf } from '../fixtures/jpeg.ts';
import { startSlowSite } from '../fixtures/slow-site.ts';
import { scriptPictures, scriptWholeHost, wholePages } from '../fixtures/whole-host.ts';
import { cardsOf } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { shiftsOf } from './shifts.ts';

const PHONE = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, isMobile: true };

/** Pages that help to choose. */
const CHOOSING = {
  filters: '/discover',
  lists: '/lists',
  'a list': '/lists/list-1',
  'what becomes free': '/free',
};

/**
 * Counts the bytes of one kind of resource as sent over the wire, by path. Counts every `.js` file
 * as a script, however the page requests it.
 */
function counted(page: Page, kind: 'script' | 'image'): Map<string, number> {
  const bytes = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() !== kind && !(kind === 'script' && pathname.endsWith('.js'))) return;
    const sizes = await request.sizes().catch((error: unknown) => {
      // What finishes after the test has closed its page is not counted.
      if (!page.isClosed()) throw error;
    });
    const { responseBodySize = 0 } = sizes ?? {};
    bytes.set(pathname, Math.max(responseBodySize, bytes.get(pathname) ?? 0));
  });
  return bytes;
}

const sum = (bytes: Map<string, number>) => [...bytes.values()].reduce((all, one) => all + one, 0);

test.describe('a page before any touch', () => {
  test.use(PHONE);

  test('asks for no script unless it plays by itself, and does not shift its layout', async ({
    page,
    scripted,
  }) => {
    test.slow();
    scriptWholeHost(scripted.host);
    // One small picture for all: encoding about fifty would take most of the time.
    const body = await jpegOf(80, 120, 2_000);
    await page.route('**/t/**', (route) => route.fulfill({ contentType: 'image/jpeg', body }));
    const scripts = counted(page, 'script');
    for (const [name, path] of Object.entries({ ...wholePages, ...CHOOSING })) {
      scripts.clear();
      await page.goto(scripted.site.url + path);
      await page.waitForLoadState('networkidle');
      const bytes = sum(scripts);
      expect([name, bytes > 0]).toEqual([name, name === 'feed']);
      expect(bytes).toBeLessThanOrEqual(75_000);
      await expectStill(page, name);
    }
  });

  const { home, grid, movie, person, series } = wholePages;

  test('does not shift its layout while it comes in pieces', async ({ page, scripted }) => {
    scriptWholeHost(scripted.host);
    await page.route('**/t/**', (route) => route.abort());
    const slow = await startSlowSite(scripted.site.url);
    for (const path of [movie, series]) {
      await page.goto(slow.url + path);
      await page.waitForLoadState('networkidle');
      await expectStill(page);
      // The search stands where it will be before the button of the theme comes.
      const moved = (await shiftsOf(page)).flatMap((shift) => shift.moved);
      expect(moved.filter((one) => one.startsWith('DETAILS search'))).toEqual([]);
    }
    await slow.stop();
  });

  const further = { ur: [home, movie, person], hi: [grid, series] } as const;

  test('asks for no script and does not shift its layout in other languages and without pictures', async ({
    page,
    scripted,
  }) => {
    scriptWholeHost(scripted.host);
    await page.route('**/t/**', (route) => route.abort());
    const scripts = counted(page, 'script');
    for (const language of ['ur', 'hi'] as const) {
      for (const path of further[language]) {
        await page.goto(scripted.site.url + prefixOf(language) + path);
        await page.waitForLoadState('networkidle');
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectStill(page);
        expect([path, ...scripts.keys()]).toEqual([path]);
      }
    }
  });
});

for (const width of [1440, 360]) {
  test(`home of ${width} px hardly moves at the first move of a mouse, at a toggle and at a row’s next part`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/movie-dashboard');
    await page.waitForLoadState('networkidle');
    const atLoad = await expectStill(page, 'load');
    await page.mouse.move(width / 2, 300);
    await page.mouse.move(width / 2, 500);
    await expect(page.locator('.keep-button').nth(1)).toBeVisible();
    await expectStill(page, 'the mouse', atLoad);
    // No title wraps in another way to make room for its bookmark.
    await expect(page.locator('.caption-room')).toHaveCount(0);
    const trending = page.getByRole('region', { name: 'Trending' });
    const first = trending.getByRole('listitem').first();
    const before = (await first.textContent()) ?? '';
    await trending.getByRole('link', { name: 'This week' }).click();
    await expect(first).not.toHaveText(before);
    const popular = page.getByRole('region', { name: 'What’s Popular' });
    await popular.getByRole('list').evaluate((row) => row.scrollTo(row.scrollWidth, 0));
    await expect(popular.getByRole('listitem')).toHaveCount(40);
    await expectStill(page, 'all', atLoad);
  });
}

/**
 * Expects that hardly anything has moved after the first `before` shifts: the failure names what has.
 * Resolves to the number of shifts so far.
 */
async function expectStill(page: Page, name = '', before = 0): Promise<number> {
  const shifts = await shiftsOf(page);
  const shift = shifts.slice(before).reduce((all, { value }) => all + value, 0);
  expect(shift, `${name} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.01);
  return shifts.length;
}

test.describe('home’s pictures on a phone', () => {
  test.use(PHONE);

  /** Returns the bytes of the pictures in view, and of all pictures that load before a touch. */
  async function pictures(page: Page, url: string): Promise<{ inView: number; all: number }> {
    const images = counted(page, 'image');
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const seen = await page.locator('img').evaluateAll((all) =>
      all
        .filter((img) => {
          const { top, left, width, height } = img.getBoundingClientRect();
          const near = top < innerHeight && left < innerWidth && top + height > 0;
          return near && width * height > 0 && img.checkVisibility({ opacityProperty: true });
        })
        .map((img) => new URL((img as HTMLImageElement).currentSrc).pathname),
    );
    const inView = seen.reduce((all, path) => all + (images.get(path) ?? 0), 0);
    return { inView, all: sum(images) };
  }

  test('take 120 kB in view and 300 kB in all at most', async ({ page, scripted }) => {
    scriptWholeHost(scripted.host);
    await scriptPictures(scripted.host);
    const { inView, all } = await pictures(page, scripted.site.url + wholePages.home);
    expect(inView).toBeGreaterThan(5_000);
    expect(inView).toBeLessThanOrEqual(120_000);
    expect(all).toBeLessThanOrEqual(300_000);
  });

  test.describe('for a visitor who saves data', () => {
    test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

    test('take 60 kB in view at most', async ({ page, scripted }) => {
      scriptWholeHost(scripted.host);
      await scriptPictures(scripted.host);
      const { inView } = await pictures(page, scripted.site.url + wholePages.home);
      expect(inView).toBeGreaterThan(2_000);
      expect(inView).toBeLessThanOrEqual(60_000);
    });
  });
});

test('home requests at most 81 kB of script to hydrate every island', async ({
  page,
  scripted,
}) => {
  scriptWholeHost(scripted.host);
  const scripts = counted(page, 'script');
  await page.goto(scripted.site.url + wholePages.home);
  const islands = await page.locator('astro-island').count();
  expect(islands).toBeGreaterThan(5);
  await page
    .locator('astro-island, main section, details.search, [data-play]')
    .evaluateAll((all) => {
      for (const one of all) one.dispatchEvent(new Event('pointerover', { bubbles: true }));
    });
  // Astro removes the attribute `ssr` of an island when it has hydrated the island.
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(sum(scripts)).toBeGreaterThan(10_000);
  expect(sum(scripts)).toBeLessThanOrEqual(81_100);
});

/** Bytes of script that a press on a clip requested while clips played in frames, without what React has saved since. */
const IN_FRAMES = 67_269;

test('a press on a film requests at most 11 kB of script more than one on a frame did, in Urdu', async ({
  page,
}) => {
  const scripts = counted(page, 'script');
  await page.goto(`${prefixOf('ur')}/health-&-exercise-&-fitness`);
  await cardsOf(page).first().getByRole('link').click();
  await expect(page.getByRole('dialog').locator('.film-bar')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sum(scripts)).toBeGreaterThan(60_000);
  expect(sum(scripts) - IN_FRAMES).toBeLessThanOrEqual(11_000);
});
