/** How a page's scripts wait, wake, and fail. */
import { expect, test } from './fixtures.ts';

const HOME = '/movie-dashboard';
const GRID = '/movies/PopularMovies';
const SCRIPTS = '**/_astro/*.js';

test('before the first paint a page runs one script, the theme’s; the rest stands at its end', async ({
  request,
}) => {
  for (const path of [HOME, GRID, '/movies-trailers-latest-trailers']) {
    const html = await (await request.get(path)).text();
    const [beginning = '', end = ''] = html.split('<footer');
    const early = [...beginning.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)];
    expect(early).toHaveLength(1);
    expect(early[0]?.[1]).toContain('theme');
    expect(early[0]?.[1]?.length).toBeLessThan(200);
    // A grid that grows has one more.
    expect(end.match(/<script\b/g)).toHaveLength(path === GRID ? 4 : 3);
  }
});

test('the first pictures of a page are asked for first, the others when they are near', async ({
  page,
}) => {
  await page.goto(HOME);
  const eager = page.locator('main img[loading=eager]');
  await expect(eager).toHaveCount(2);
  for (const picture of await eager.all())
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
  await expect(page.locator('main img:not([loading])')).toHaveCount(0);
  await expect(page.locator('link[rel=preload]')).toHaveCount(0);
});

test('a click leads on when its island’s script can not be had', async ({ page }) => {
  await page.goto(HOME);
  await page.route(SCRIPTS, (route) => route.abort());
  const card = page.locator('#trailers a[data-play]').first();
  const href = (await card.getAttribute('href')) ?? '';
  await card.click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a frame that is closed before its player is there is closed in its place', async ({
  page,
}) => {
  await page.goto(HOME);
  const asked = page.waitForRequest(SCRIPTS);
  // Held until the test is over.
  await page.route(SCRIPTS, () => {});
  const card = page.locator('#trailers a[data-play]').first();
  await card.click();
  await asked;
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const document = await page.evaluateHandle(() => window.document);
  await dialog.getByRole('link', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toBeFocused();
  await expect(card).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL(HOME);
  // The page is the same still: another's document would be another.
  expect(await document.evaluate((kept) => kept === window.document)).toBe(true);
});

test('an island whose script could not be had wakes at a later touch', async ({ page }) => {
  await page.goto(HOME);
  await page.route(SCRIPTS, (route) => route.abort());
  const player = page.locator('astro-island[component-export=Player]');
  const card = page.locator('#trailers a[data-play]').first();
  const failed = page.waitForEvent('requestfailed');
  await card.hover();
  await failed;
  await page.unroute(SCRIPTS);
  await expect(async () => {
    await page.mouse.move(0, 0);
    await card.hover();
    await expect(player).not.toHaveAttribute('ssr', { timeout: 500 });
  }).toPass();
});

for (const saveData of [false, true]) {
  test(`the first touch of a page ${saveData ? 'asks for nothing for who saves data' : 'asks for what islands share, wherever it is'}`, async ({
    page,
  }) => {
    await page.addInitScript((saves) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: saves } });
    }, saveData);
    await page.goto(HOME);
    const preloads = page.locator('link[rel=modulepreload]');
    await expect(preloads).toHaveCount(0);
    await page.getByRole('contentinfo').dispatchEvent('pointerover');
    // Said within the event: there is nothing to wait for.
    expect(await preloads.count()).toBe(saveData ? 0 : 3);
    await page.locator('details.search').dispatchEvent('pointerover');
    await expect(preloads).toHaveCount(3);
  });
}

test('the first touch of a page asks for nothing where no click needs a script', async ({
  page,
}) => {
  await page.goto(GRID);
  const preloads = page.locator('link[rel=modulepreload]');
  await page.getByRole('contentinfo').dispatchEvent('pointerover');
  expect(await preloads.count()).toBe(0);
  await page.locator('details.search').dispatchEvent('pointerover');
  await expect(preloads).toHaveCount(3);
});
