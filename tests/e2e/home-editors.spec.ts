/** What editors say on home: links first, and pictures for those who come near. */
import type { Page } from '@playwright/test';
import { expect, fits, SCREENS, saveData, test } from './fixtures.ts';
import { shiftsOf } from './shifts.ts';

const HOME = '/movie-dashboard';
const PART = '/movie-dashboard/editors';

const filmLink = (page: Page) => page.getByRole('link', { name: /^Film of the day/ });
const lists = (page: Page) => page.getByRole('region', { name: 'Lists by Our Editors' });
const fetched = (page: Page) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === PART);

/** Scrolls as a visitor who reads on, until the links would come into sight. */
async function comeNear(page: Page): Promise<void> {
  const part = fetched(page);
  await page.getByRole('region', { name: 'Recently movies' }).scrollIntoViewIfNeeded();
  await part;
}

for (const viewport of SCREENS) {
  test(`at ${viewport.width} px home shows the film of the day, the newest lists and a surprise as pictures once the visitor comes near, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(HOME);
    const title = (await filmLink(page).textContent())?.split(': ')[1]?.trim() ?? '';
    await comeNear(page);
    await expect(lists(page)).toBeAttached();
    const before = (await shiftsOf(page)).length;
    await lists(page).scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: title, exact: true })).toHaveCSS(
      'background-color',
      'rgb(11, 10, 9)',
    );
    const film = filmLink(page);
    await expect(film).toContainText(title);
    await expect(film.getByRole('img')).toBeVisible();
    await expect(lists(page).getByRole('listitem')).toHaveCount(4);
    await expect(lists(page).getByRole('link', { name: /^Surprise me/ })).toBeVisible();
    // Else its posters would cover a bar at the foot of the screen.
    await expect(lists(page).locator('.strip').first()).toHaveCSS('isolation', 'isolate');
    expect(await fits(page)).toBe(true);
    const moved = (await shiftsOf(page)).slice(before);
    expect(moved.reduce((all, { value }) => all + value, 0)).toBeLessThanOrEqual(0.01);
    await film.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

test('links in sight stay until they are out of it, and a focused one passes its focus on', async ({
  page,
}) => {
  await page.goto(HOME);
  const part = fetched(page);
  await filmLink(page).scrollIntoViewIfNeeded();
  await part;
  await expect(page.locator('head link[href*="editors"]')).toBeAttached();
  await expect(filmLink(page)).toBeInViewport();
  await expect(lists(page)).toBeHidden();
  await filmLink(page).focus();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(lists(page)).toBeAttached();
  await expect(filmLink(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('links stay for a visitor who saves data: the part is not asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await saveData(page);
  await page.goto(HOME);
  await filmLink(page).scrollIntoViewIfNeeded();
  // The scripts after the first interaction have run: the last of them adds bookmarks.
  await expect(page.locator('.keep-button').first()).toBeAttached();
  expect(asked).not.toContain(PART);
  await expect(filmLink(page)).toBeInViewport();
});

test('links stay where the part fails', async ({ page }) => {
  await page.route(`**${PART}`, (route) => route.fulfill({ status: 502, body: '<p>Sorry' }));
  await page.goto(HOME);
  await comeNear(page);
  await filmLink(page).scrollIntoViewIfNeeded();
  await expect(filmLink(page)).toBeInViewport();
  await expect(lists(page)).toBeHidden();
});
