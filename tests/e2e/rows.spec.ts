import type { Locator, Page } from '@playwright/test';
import type { ScriptedHost } from '../fixtures/scripted-host.ts';
import { homeCalls, movieRow, results, scriptHome } from './answers.ts';
import { expect, SCREENS, test } from './fixtures.ts';
import type { RunningSite } from './site.ts';

type Scripted = { host: ScriptedHost; site: RunningSite };

const LONG = 'A title of so many words that it takes its two lines on every screen there is';

/**
 * Opens home with a second row whose first titles are short and whose later titles are long.
 * Returns that row.
 */
async function openRow(page: Page, { host, site }: Scripted): Promise<Locator> {
  scriptHome(host);
  const rows = Array.from({ length: 20 }, (_, n) =>
    movieRow(n + 1, { title: n < 8 ? 'Oh' : LONG }),
  );
  host.answer(`${homeCalls.popular}page=1`, { json: results(rows) });
  await page.goto(`${site.url}/movie-dashboard`);
  const row = page.getByRole('region', { name: 'What’s Popular', exact: true }).getByRole('list');
  await row.scrollIntoViewIfNeeded();
  return row;
}

const titleOf = (card: Locator) => card.locator('.card-title');
const isLaidOut = (part: Locator) =>
  part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
const heightOf = (row: Locator) => row.evaluate((element) => element.clientHeight);

test('a row lays out the cards in view alone, keeps its height when longer titles come into view, and its dates follow their titles', async ({
  page,
  scripted,
}) => {
  for (const size of SCREENS) {
    await page.setViewportSize(size);
    const row = await openRow(page, scripted);
    const cards = row.getByRole('listitem');
    const last = cards.last();
    await expect.poll(() => isLaidOut(titleOf(cards.first()))).toBe(true);
    await expect.poll(() => isLaidOut(titleOf(last))).toBe(false);
    const before = await heightOf(row);
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(titleOf(last))).toBe(true);
    const { height } = (await titleOf(last).boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThan(40);
    expect(await heightOf(row)).toBe(before);
    const short = row.getByRole('listitem').first();
    const [title, date] = [titleOf(short), short.locator('.card-note')];
    const [above, below] = [await title.boundingBox(), await date.boundingBox()];
    const apart = (below?.y ?? 99) - (above?.y ?? 0) - (above?.height ?? 0);
    expect(apart).toBeGreaterThanOrEqual(0);
    expect(apart).toBeLessThan(4);
  }
});
