/** The first touch of a page: how long until something answers, and until all of it is there. */
import type { Browser, Page } from 'playwright';
import { wholePages } from '../fixtures/whole-host.ts';
import { openPhone } from './phone.ts';
import { watchTitle } from './watch.ts';

type Tap = {
  page: string;
  /** What is tapped. */
  on: string;
  /** True as soon as something visible answers; as text, because the page evaluates it. */
  first: string;
  last?: string;
};

export const TAPS: Record<string, Tap> = {
  Play: {
    page: wholePages.home,
    on: '#trailers a[data-play]',
    first: "!!document.querySelector('dialog[open], [data-play][aria-busy]')",
    last: "!!document.querySelector('dialog[open] iframe')",
  },
  'Load More': {
    page: wholePages.grid,
    on: '.more a',
    first:
      "!!document.querySelector('.more [aria-busy]') || document.querySelectorAll('#grid li').length > 20",
    last: "document.querySelectorAll('#grid li').length > 20",
  },
  theme: {
    page: wholePages.home,
    on: '.header .theme-toggle',
    first: '!!document.documentElement.dataset.theme',
  },
  search: {
    page: wholePages.home,
    on: 'details.search summary',
    first: "!!document.querySelector('details.search[open]')",
  },
};

/** Taps once on a page that nobody has touched. Milliseconds; NaN when nothing answered. */
export async function tapFirst(
  browser: Browser,
  site: string,
  { page: path, on, first, last }: Tap,
): Promise<{ first: number; last: number }> {
  const { page, context } = await openPhone(browser);
  try {
    await page.goto(site + path, { waitUntil: 'load' });
    await page.evaluate(
      ([begin, end]) => {
        window.expectAfterTouch('first', begin ?? 'true');
        window.expectAfterTouch('last', end ?? 'true');
      },
      [first, last ?? first],
    );
    const target = page.locator(on).first();
    await target.scrollIntoViewIfNeeded();
    await target.tap();
    await page
      .waitForFunction(() => 'last' in window.answered, null, { timeout: 10_000 })
      .catch(() => {});
    return await page.evaluate(() => ({
      first: window.answered.first ?? Number.NaN,
      last: window.answered.last ?? Number.NaN,
    }));
  } finally {
    await context.close();
  }
}

/** From a tap on a poster of the grid to the heading of its page. */
export async function tapToTitle(browser: Browser, site: string): Promise<number> {
  const { page, context } = await openPhone(browser);
  try {
    await context.addInitScript(watchTitle);
    await page.goto(site + wholePages.grid, { waitUntil: 'load' });
    const poster = page.locator(`#grid a[href^="${moviePath}"]`).first();
    const tappedAt = await whenTapped(page);
    await poster.tap();
    await page.waitForFunction(() => window.titleAt > 0, null, { timeout: 10_000 });
    return (await page.evaluate(() => window.titleAt)) - (await tappedAt());
  } finally {
    await context.close();
  }
}

const moviePath = wholePages.movie.replace(/\w+$/, '');

/** Notes when a page is touched, where the next page can tell. */
async function whenTapped(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() =>
    addEventListener('click', () => sessionStorage.setItem('tapped', String(Date.now())), true),
  );
  return () => page.evaluate(() => Number(sessionStorage.getItem('tapped')));
}
