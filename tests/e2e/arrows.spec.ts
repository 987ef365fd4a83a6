/** Arrow keys between cards, as a keyboard or a television's remote sends them. */
import type { Locator, Page } from '@playwright/test';
import { cardsOf } from './cards.ts';
import { expect, test } from './fixtures.ts';

const FILE = /_astro\/AfterInteraction\.[\w.-]+\.js$/;

/** Tabs from the last link before the cards to the first card. Waits for what handles the keys. */
async function tabToCards(page: Page, before: Locator): Promise<void> {
  const file = page.waitForResponse(FILE);
  await before.focus();
  await page.keyboard.press('Tab');
  // The same import resolves once the file has run.
  await page.evaluate((url) => import(url), (await file).url());
}

/** Notes whether the page kept each later key from the browser. */
async function noteKept(page: Page): Promise<() => Promise<boolean[]>> {
  await page.evaluate(() => {
    const kept: boolean[] = [];
    addEventListener('keydown', (event) => setTimeout(() => kept.push(event.defaultPrevented)));
    Object.assign(window, { kept });
  });
  // Timers run in order: this one follows those of the keys.
  return () =>
    page.evaluate(async () => {
      await new Promise((done) => setTimeout(done));
      return (window as unknown as { kept: boolean[] }).kept.splice(0);
    });
}

/** Expects that the focused card is in sight: below the sticky header, with its whole outline. */
async function expectInSight(card: Locator): Promise<void> {
  await expect(card).toBeFocused();
  await expect
    .poll(() =>
      card.evaluate((link) => {
        const { top, bottom, left, right } = link.getBoundingClientRect();
        const header =
          document.querySelector('body > .header')?.getBoundingClientRect().bottom ?? 0;
        const outline = 6;
        return [
          top - outline >= header || `top ${top} under ${header}`,
          bottom + outline <= innerHeight || bottom - top > innerHeight - header || bottom,
          left >= 0 || left,
          right <= innerWidth || right,
        ];
      }),
    )
    .toEqual([true, true, true, true]);
}

test('arrow keys move between the cards of a grid by eye, from a focused card alone', async ({
  page,
}) => {
  await page.goto('/movies/PopularMovies');
  const card = (n: number) => cardsOf(page).nth(n).getByRole('link');
  const keptOf = await noteKept(page);
  const last = page.getByRole('link', { name: 'Watchable now' });
  await last.focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  await expect(last).toBeFocused();
  expect(await keptOf()).toEqual([false, false, false]);

  await tabToCards(page, last);
  await expectInSight(card(0));
  await keptOf();
  for (const [key, n] of [
    ['ArrowRight', 1] as const,
    ['ArrowDown', 7] as const,
    ['ArrowDown', 13] as const,
    ['ArrowLeft', 12] as const,
    ['ArrowUp', 6] as const,
    ['ArrowUp', 0] as const,
  ]) {
    await page.keyboard.press(key);
    await expectInSight(card(n));
  }
  expect(await keptOf()).toEqual([true, true, true, true, true, true]);

  // Where no card is, the key is the browser's.
  for (const key of ['ArrowLeft', 'ArrowUp', 'End', 'Home', 'Shift+ArrowRight', 'Alt+ArrowDown']) {
    await page.keyboard.press(key);
    await expect(card(0)).toBeFocused();
  }
  const kept = await keptOf();
  // Shift and Alt are keys, too.
  expect(kept).toEqual(Array(8).fill(false));
  // Each card stays a tab stop, and so does the button that it has once the page is touched.
  const keep = cardsOf(page).first().getByRole('button');
  await expect(keep).toBeAttached();
  for (const next of [keep, card(1)]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
});

test('arrow keys scroll a row and lead to the row below; from right to left they follow the eye', async ({
  page,
}) => {
  await page.goto('/movie-dashboard');
  const row = (name: string) => page.getByRole('region', { name });
  const card = (name: string, n: number) =>
    row(name).getByRole('listitem').nth(n).getByRole('link').first();
  await tabToCards(page, row('What’s Popular').getByRole('link', { name: 'See all' }));
  for (let n = 1; n < 9; n += 1) await page.keyboard.press('ArrowRight');
  await expectInSight(card('What’s Popular', 8));
  await page.keyboard.press('ArrowDown');
  const below = row('Recently movies').getByRole('link').and(page.locator(':focus'));
  await expectInSight(below);
  await page.keyboard.press('ArrowUp');
  await expectInSight(row('What’s Popular').getByRole('link').and(page.locator(':focus')));

  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await row('What’s Popular').getByRole('link', { name: 'See all' }).focus();
  await page.keyboard.press('Tab');
  for (let n = 1; n < 9; n += 1) await page.keyboard.press('ArrowLeft');
  await expectInSight(card('What’s Popular', 8));
  await page.keyboard.press('ArrowRight');
  await expectInSight(card('What’s Popular', 7));
});
