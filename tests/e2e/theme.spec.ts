import type { Page } from '@playwright/test';
import { homeCalls, results, scriptHome } from './answers.ts';
import { expect, test } from './fixtures.ts';

const DARK = 'rgb(18, 18, 18)';
const LIGHT = 'rgb(255, 255, 255)';
const PAGE = '/movies/upComing';

function headerToggle(page: Page) {
  return page.getByRole('banner').locator('.theme-toggle');
}

/** A button says what a press will do. */
const TO_DARK = 'Use dark theme';
const TO_LIGHT = 'Use light theme';

async function expectPaper(page: Page, colour: string): Promise<void> {
  await expect(page.locator('body')).toHaveCSS('background-color', colour);
}

test('the theme and the colour of the browser’s bars follow the system, also on an open page, until the visitor chooses; a choice is kept over a reload and on every page', async ({
  page,
}) => {
  /** Returns the colour that a browser takes: that of the first element whose media match. */
  const bars = () =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
      return all.find(({ media }) => matchMedia(media).matches)?.content;
    });
  const expectTheme = async (colour: string, ofBars: string, says: string) => {
    await expectPaper(page, colour);
    await expect(page.getByRole('banner')).toHaveCSS('background-color', colour);
    await expect.poll(bars).toBe(ofBars);
    await expect(headerToggle(page)).toHaveAccessibleName(says);
  };
  const dark = () => expectTheme(DARK, '#121212', TO_LIGHT);
  const light = () => expectTheme(LIGHT, '#FFFFFF', TO_DARK);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(PAGE);
  await dark();
  await page.emulateMedia({ colorScheme: 'light' });
  await light();

  await headerToggle(page).click();
  await dark();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await dark();
  await headerToggle(page).click();
  await light();
  await headerToggle(page).click();
  await page.reload();
  await dark();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/movie-dashboard');
  await expectPaper(page, DARK);
});

test('the feed’s header and welcome follow the theme, its stage is dark in both, and what lies over it light', async ({
  page,
}) => {
  const paper = 'rgb(246, 241, 231)';
  for (const [colorScheme, ground, surface, ink] of [
    ['light', LIGHT, 'rgb(246, 242, 234)', 'rgb(23, 19, 13)'],
    ['dark', DARK, 'rgb(27, 26, 24)', paper],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/movies-trailers-latest-trailers');
    // It closes by itself; its colours stay.
    const welcome = page.locator('.welcome');
    await expect(welcome).toHaveCSS('background-color', surface);
    await expect(welcome).toHaveCSS('color', ink);
    const header = page.getByRole('banner');
    await expect(header).toHaveCSS('background-color', ground);
    await expect(header).toHaveCSS('color', ink);
    await expect(page.locator('.feed')).toHaveCSS('background-color', 'rgb(11, 10, 9)');
    const over = [
      page.getByRole('article').first().getByRole('heading'),
      page.getByRole('button', { name: 'Pause trailers' }),
    ];
    for (const one of over) await expect(one).toHaveCSS('color', paper);
  }
});

test('a stored choice is there before anything is painted', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const { theme = 'none' } = document.documentElement.dataset;
      performance.mark(`body arrives, theme ${theme}`);
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/', '/movie-dashboard']) {
    await page.goto(path);
    const marks = await page.evaluate(() =>
      performance.getEntriesByType('mark').map(({ name }) => name),
    );
    expect(marks).toEqual(['body arrives, theme dark']);
  }
});

test('header, drawer, footer and two tabs have toggles that are in step, and the footer’s has the site’s style', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(PAGE);
  // A page without other chips.
  await page.goto('/movie-dashboard');
  const header = headerToggle(page);
  const drawer = page.getByRole('navigation', { name: 'Menu' }).locator('.theme-toggle');
  const footer = page.getByRole('contentinfo').locator('.theme-toggle');

  await expect(footer).toHaveText(TO_DARK, { useInnerText: true });
  await expect(footer).toHaveCSS('border-top-width', '1px');
  await expect(footer).toHaveCSS('border-top-left-radius', '3px');

  await footer.click();
  await expectPaper(page, DARK);
  await expect(header).toHaveAccessibleName(TO_LIGHT);
  await expectPaper(other, DARK);
  await expect(headerToggle(other)).toHaveAccessibleName(TO_LIGHT);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(drawer).toHaveAccessibleName(TO_LIGHT);
  await drawer.click();
  await expectPaper(page, LIGHT);
  await page.keyboard.press('Escape');
  await expect(header).toHaveAccessibleName(TO_DARK);
  await expect(footer).toHaveAccessibleName(TO_DARK);
  await headerToggle(other).click();
  await expectPaper(page, DARK);
});

test('the toggle works while a cold page still loads', async ({
  page,
  scripted: { host, site },
}) => {
  scriptHome(host);
  const gate = Promise.withResolvers<void>();
  const slow = { json: { data: results([]) }, until: gate.promise };
  host.answer(`${homeCalls.trending}timeWindow=day`, slow);
  await page.goto(`${site.url}/movie-dashboard`, { waitUntil: 'commit' });
  await headerToggle(page).click();
  await expectPaper(page, DARK);
  await expect(headerToggle(page)).toHaveAccessibleName(TO_LIGHT);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  gate.resolve();
  const footer = page.getByRole('contentinfo').locator('.theme-toggle');
  await expect(footer).toHaveAccessibleName(TO_LIGHT);
});

for (const [stored, colorScheme, pressed] of [
  ['light', 'dark', 'dark'],
  // No theme: the system's counts.
  ['purple', 'dark', 'light'],
] as const) {
  test(`a press does the same before and after its island hydrates, where the stored theme is ${stored}`, async ({
    page,
  }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), stored);
    await page.emulateMedia({ colorScheme });
    const islands = page.locator('astro-island:has(> .theme-toggle)');
    const shown = () =>
      page.evaluate(() => ({
        theme: document.documentElement.dataset.theme,
        stored: localStorage.getItem('theme'),
        bars: [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(
          ({ content }) => content,
        ),
      }));
    const colour = pressed === 'dark' ? '#121212' : '#FFFFFF';
    const outcome = {
      theme: pressed,
      stored: pressed,
      bars: [colour, colour],
    };

    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto(PAGE);
    await headerToggle(page).click();
    await expect.poll(shown).toEqual(outcome);
    await expect(islands.and(page.locator('[ssr]'))).toHaveCount(3);

    await page.unroute('**/_astro/*.js');
    await page.goto(PAGE);
    await headerToggle(page).hover();
    await expect(islands.and(page.locator('[ssr]'))).toHaveCount(2);
    await headerToggle(page).click();
    await expect.poll(shown).toEqual(outcome);
  });
}
