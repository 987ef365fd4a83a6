/**
 * Odd texts from a host, in a real browser: no script in them runs, and none makes a page too wide.
 */
import type { Page } from '@playwright/test';
import { TITLE } from '#/contract/limits.ts';
import { ENDLESS, MARKUP, NASTALIQ, TURNED, ZALGO } from '../fixtures/odd-texts.ts';
import { sayingPages, scriptSaying } from '../fixtures/sayings.ts';
import { expect, test } from './fixtures.ts';

/** A long word first, then markup, which is still within the letters of a title, then a word without end. */
const SAID = {
  '10,000 characters without a space, and markup': [
    ENDLESS.slice(0, 60),
    ...Object.values(MARKUP),
    ENDLESS,
  ].join(' '),
  'Nastaliq, zalgo and U+202E': [NASTALIQ, ZALGO, TURNED, ...Array(11).fill(NASTALIQ)].join(' '),
};

/** Returns a title as it is shown: its first letters, and an ellipsis in place of the others. */
function titleOf(text: string): string {
  const letters = [...text.trim()];
  return letters.length > TITLE ? `${letters.slice(0, TITLE - 1).join('')}…` : text.trim();
}

/** Pages that have the layout of another one. */
const ALIKE = [
  'home, a recent film',
  'cartoons',
  'recent films',
  'fitness videos',
  'a movie, complete',
  'a series, its trailer',
  'dramas',
  'an episode of a drama',
  'the feed, a trailer',
];
const PAGES = Object.entries(sayingPages).filter(([name]) => !ALIKE.includes(name));

/** Widths of a phone's and a desktop's viewport, in CSS pixels. */
const WIDTHS = [360, 1440];

/**
 * Returns whether a script of the host has run, and by how many pixels the page exceeds the
 * viewport.
 */
function harmOf(page: Page): Promise<{ ran: boolean; past: number }> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { ran: 'ran' in globalThis, past: Math.max(0, scrollWidth - clientWidth) };
  });
}

for (const [what, text] of Object.entries(SAID)) {
  test(`${what} in every text runs no script and makes no page wider than the viewport`, async ({
    page,
    scripted: { host, site },
  }) => {
    test.slow();
    scriptSaying(host, { text, picture: null, link: null });
    page.on('dialog', () => {
      throw new Error('a script of the host’s has run');
    });
    for (const [name, path] of PAGES) {
      await page.goto(site.url + path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect(await harmOf(page), `${name}, ${width} pixels`).toEqual({ ran: false, past: 0 });
      }
    }
  });

  // Its markup is what the other text has not.
  if (text.includes(NASTALIQ)) continue;
  test(`${what} in a title is plain text in the dialog and in the search box, too`, async ({
    page,
    scripted: { host, site },
  }) => {
    scriptSaying(host, { text, picture: null, link: null });
    const expectHarmless = async () => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect(await harmOf(page)).toEqual({ ran: false, past: 0 });
      }
    };
    await page.goto(`${site.url}/all-recently-movies`);
    await page.getByRole('main').getByRole('listitem').getByRole('link').click();
    const title = page.locator('dialog.player #player-title');
    await expect(title).toBeVisible();
    await expect.poll(() => title.textContent()).toBe(titleOf(text));
    await expectHarmless();
    await page.getByRole('dialog').getByRole('link', { name: 'Close' }).click();
    await page.getByLabel('Search', { exact: true }).first().click();
    await page.getByRole('combobox', { name: 'Search' }).fill('zzz');
    await expect(page.getByRole('option')).toHaveCount(1);
    await expectHarmless();
  });
}
