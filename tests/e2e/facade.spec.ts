/** The feed's facade is a restricted `<lite-youtube>`: see docs/decisions/058. */
import { feedRow } from './answers.ts';
import { playerOf } from './cards.ts';
import { expect, test } from './fixtures.ts';

const FEED = '/movies-trailers-latest-trailers';
const CALL = '/api/tmdb/punjabi-movies-trailers?page=1&limit=10';

test('a YouTube trailer plays in <lite-youtube>, which the feed alone loads; it requests only the player from Google and leaves the focus where it is', async ({
  page,
  scripted: { host, site },
}) => {
  host.answer(CALL, { json: { results: [feedRow(1), feedRow(2)] } });
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).origin));
  const scripts: string[] = [];
  page.on('response', async (response) => {
    // What has not come when the page is left has no text.
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''));
  });
  const withElement = () => scripts.filter((text) => text.includes('static.doubleclick.net'));
  await page.goto(`${site.url}/movie-dashboard`);
  await page.mouse.move(200, 200);
  await page.mouse.down();
  await page.mouse.up();
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  expect(withElement()).toEqual([]);

  await page.goto(site.url + FEED);
  const facade = page.locator('lite-youtube').first();
  const frame = playerOf(facade);
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  await expect(facade.locator('a')).toBeHidden();
  await expect.poll(() => withElement().length).toBe(1);
  await facade.dispatchEvent('pointerover');
  await expect(page.locator('link[rel=preconnect]')).toHaveCount(0);
  await expect(page.locator('script[src*=iframe_api]')).toHaveCount(0);
  const foreign = [...requested].filter((origin) => origin !== site.url);
  expect(foreign).toEqual(['https://www.youtube-nocookie.com']);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
});
