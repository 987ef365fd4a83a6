/**
 * A visitor's browser has letters twice as large as usual. Breakpoints follow them, so that no page
 * scrolls sideways, and no word of the header breaks.
 */
import type { Browser, Page } from '@playwright/test';
import { languages } from '#/contract/language.ts';
import { localeIn } from '#/site/locale.ts';
import { WATCHLIST } from '#/site/paths.ts';
import { KINDS } from '../hostile/routes.ts';
import { expect, test, watch } from './fixtures.ts';
import { answerPlayers, expectApart, KNOWN } from './slide-parts.ts';
import { LIST, storeBefore } from './watchlist.ts';

/** The font size that is set in the browser, in px. A style of the page would move no breakpoint. */
const LARGE = 32;

let browser: Browser;
let page: Page;
let failures: Error[];
// Other tests need no browser like this: its own worker would cost more.
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ playwright, launchOptions }) => {
  const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${LARGE}`];
  browser = await playwright.chromium.launch({ ...launchOptions, args });
});
test.beforeEach(async () => {
  page = await browser.newPage();
  failures = await watch(page);
});
test.afterEach(async () => {
  expect(failures).toEqual([]);
  await page.close();
});
test.afterAll(() => browser.close());

/**
 * Returns what lies beyond the side of the screen, outside the lists that scroll sideways, and the facts of a trailer,
 * which end with an ellipsis.
 */
function beyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scroll =
      '.row, .chips, .row-controls, .visually-hidden, .wash, .slide-backdrop, svg *, .slide:not(.slide-film) p > bdi';
    const all = [...document.querySelectorAll<HTMLElement>('body *')];
    const { scrollWidth } = document.documentElement;
    return all
      .filter((element) => !element.closest(scroll) && element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map(({ tagName, className }) => `${tagName} ${className}`)
      .concat(scrollWidth > innerWidth ? [`The page is ${scrollWidth} px wide`] : []);
  });
}

test(`with letters of ${LARGE} px, no page is wider than a phone or a desktop`, async ({
  site,
}) => {
  test.slow();
  const SCREENS = [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ];
  for (const path of KINDS) {
    await page.goto(site.url + path);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      expect([path, screen.width, await beyond(page)]).toEqual([path, screen.width, []]);
    }
  }
  await page.goto(`${site.url}/movie-dashboard`);
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(size).toBe(`${LARGE}px`);
  const header = page.getByRole('banner');
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await expect(header.getByRole('button', { name: 'Use dark theme' })).toBeInViewport({
      ratio: 1,
    });
    // The named links need a screen of 64 em.
    await expect(header.getByRole('navigation')).toBeHidden();
  }
});

test(`with letters of ${LARGE} px, no button of a saved title breaks its words on a phone`, async ({
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await storeBefore(page, { kept: LIST });
  for (const language of languages) {
    await page.goto(site.url + localeIn(language).paths.to(WATCHLIST));
    const chips = page.locator('.title-row .chip');
    await expect(chips).toHaveCount(2 * LIST.length);
    const broken = await chips.evaluateAll((all) =>
      all.filter((chip) => {
        const texts = document.createTreeWalker(chip, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const lines = new Set<number>();
        while (texts.nextNode()) {
          range.selectNode(texts.currentNode);
          for (const { bottom } of range.getClientRects()) lines.add(Math.round(bottom));
        }
        return lines.size > (chip.textContent ?? '').trim().split(/\s+/).length;
      }),
    );
    expect([language, broken]).toEqual([language, []]);
  }
});

test(`with letters of ${LARGE} px, nothing of a trailer's slide lies over anything else`, async ({
  scripted: { host, site },
}) => {
  host.answer('/api/tmdb/punjabi-movies-trailers', { json: { results: [KNOWN] } });
  await answerPlayers(page);
  await page.goto(`${site.url}/movies-trailers-latest-trailers`);
  await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible();
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await expectApart(page, width, height);
  }
});
