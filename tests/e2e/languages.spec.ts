import type { Locator, Page } from '@playwright/test';
import { en } from '#/site/messages/en.ts';
import { barTexts } from '#/site/messages/language-bar.ts';
import { ur } from '#/site/messages/ur.ts';
import { scriptWholeHost } from '../fixtures/whole-host.ts';
import { episodeRow } from './answers.ts';
import { playerOf } from './cards.ts';
import { expect, PHONE, test } from './fixtures.ts';
import { shiftsOf } from './shifts.ts';

const GRID = '/movies/upComing';
/** The browser's language in these tests. */
test.use({ locale: 'ur-PK' });

const offerOn = (page: Page): Locator => page.locator('.offer');
/** The offer comes with the visitor's first scroll. */
const scroll = (page: Page): Promise<void> => page.mouse.wheel(0, 40);
const kept = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }));

test('the browser’s language is offered once, over the page, and can be refused with a key', async ({
  page,
}) => {
  // On a page in that language there is nothing to offer.
  await page.goto(`/ur${GRID}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
  await scroll(page);
  await expect(offerOn(page)).toBeHidden();
  // The foot of the feed has its controls.
  await page.goto('/movies-trailers-latest-trailers');
  await expect(page.getByRole('button', { name: en.feedUnmute }).first()).toBeVisible();
  await scroll(page);
  await expect(offerOn(page)).toBeHidden();
  expect(await kept(page)).toEqual({});

  await page.goto(`${GRID}?page=2`);
  const { length: atLoad } = await shiftsOf(page);
  await scroll(page);
  const offer = page.getByRole('status').filter({ visible: true });
  const link = offer.getByRole('link', { name: barTexts.ur.accept });
  await expect(offer).toHaveText(Object.values(barTexts.ur).join(''));
  await expect(offer).toHaveAttribute('lang', 'ur');
  await expect(link).toHaveAttribute('href', `/ur${GRID}?page=2`);
  await expect(link).toBeInViewport();
  expect((await shiftsOf(page)).slice(atLoad)).toEqual([]);
  // The other button follows the link.
  await link.focus();
  await page.keyboard.press('Tab');
  await expect(offer.getByRole('button', { name: barTexts.ur.refuse })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link).toBeHidden();
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(offerOn(page)).toBeHidden();
});

test('the offer covers nothing that has the keyboard’s focus on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/search');
  await scroll(page);
  await expect(offerOn(page)).toBeVisible();
  const links = page
    .locator('main a, main ~ .main-nav a, footer a, footer button')
    .filter({ visible: true });
  expect(await links.count()).toBeGreaterThan(10);
  await links.first().focus();
  for (const link of await links.all()) {
    await expect(link).toBeFocused();
    const name = await link.textContent();
    expect([name, await link.evaluate(isUncovered)]).toEqual([name, true]);
    await page.keyboard.press('Tab');
  }
  await expect(offerOn(page).getByRole('link')).toBeFocused();
  await expect(offerOn(page).getByRole('link')).toBeInViewport({ ratio: 1 });
});

/** Returns whether an element’s edges and middle are in view and not under the offer. */
function isUncovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
    [top + 1, (top + bottom) / 2, bottom - 1].map((y) => [x, y] as const),
  );
  return points.every(([x, y]) => document.elementFromPoint(x, y)?.closest('.offer') === null);
}

test.describe('on a phone that is touched', () => {
  test.use(PHONE);

  test('the offer comes after a tap', async ({ page }) => {
    await page.goto(GRID);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(offerOn(page)).toBeVisible();
  });
});

test('a pressed language is remembered and offered, and a page that is only opened is not', async ({
  page,
}) => {
  await page.goto(`/hi${GRID}`);
  await scroll(page);
  await expect(offerOn(page).getByRole('link')).toHaveText(barTexts.ur.accept);
  expect(await kept(page)).toEqual({ offered: '1' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'ਪੰਜਾਬੀ' }).click();
  await expect(page).toHaveURL(`/pa${GRID}`);
  expect(await kept(page)).toEqual({ offered: '1', language: 'pa' });

  await page.evaluate(() => localStorage.removeItem('offered'));
  await page.goto(GRID);
  await scroll(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await kept(page)).toEqual({ language: 'pa' });
  // In a later visit.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await scroll(page);
  await expect(offerOn(page).getByRole('link')).toHaveText(barTexts.pa.accept);
  await offerOn(page).getByRole('link').click();
  await expect(page).toHaveURL(`/pa${GRID}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(en.upcomingMovies);
});

test('on a page in Urdu, texts in Latin letters have their own height and direction', async ({
  page,
  scripted: { host, site },
}) => {
  scriptWholeHost(host);
  const title = 'Flash Gordon Conquers the Universe';
  host.answer('/api/seasons', { json: [{ _id: 's1', title, poster: '' }] });
  host.answer('/api/seasons/s', { json: [episodeRow('e1', 1)] });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}/ur/season/s1`);
  const name = page.getByRole('heading', { level: 1 }).locator('[lang="en"]');
  const lines = (await name.boundingBox()) ?? { height: 0 };
  expect(lines.height).toBeGreaterThan(60);
  expect(lines.height).toBeLessThan(120);
  await page.goto(`${site.url}/ur/zxyxvyXdF/7`);
  const heading = await page.getByRole('heading', { name: ur.overview }).boundingBox();
  const overview = page.locator('.overview');
  await expect(overview).toHaveCSS('direction', 'ltr');
  await expect(overview).toHaveCSS('border-left-style', 'solid');
  const column = (await overview.boundingBox()) ?? { x: 0, width: 0 };
  expect(column.x + column.width).toBeCloseTo((heading?.x ?? 0) + (heading?.width ?? 0), 0);
});

test('storage that throws leaves the links alone', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(GRID);
  await scroll(page);
  await expect(offerOn(page)).toBeHidden();
  await page.getByRole('button', { name: en.menu }).click();
  await page.getByRole('navigation', { name: en.menu }).getByRole('link', { name: 'اردو' }).click();
  await expect(page).toHaveURL(`/ur${GRID}`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('drawer and footer lead from language to language', async ({ page }) => {
    await page.goto(`${GRID}?page=2`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी' }).click();
    await expect(page).toHaveURL(`/hi${GRID}?page=2`);
    await page.getByRole('banner').getByRole('button').first().click();
    await page.locator('#drawer').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${GRID}?page=2`);
    await expect(offerOn(page)).toBeHidden();
  });
});

test('islands on a page in Urdu speak Urdu, and ask for no other language’s texts', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) =>
    requested.push(new URL(request.url()).pathname + new URL(request.url()).search),
  );
  const scripts = () => requested.filter((path) => path.endsWith('.js'));
  await page.goto('/ur/movie-dashboard');
  expect(scripts()).toEqual([]);

  const popular = page.getByRole('region', { name: ur.whatsPopular, exact: true });
  const next = popular.getByRole('link', { name: ur.nextIn(ur.whatsPopular), exact: true });
  await expect(next).toHaveAttribute('href', '/ur/movie-dashboard?popular=2');
  await popular.getByRole('listitem').last().getByRole('link').focus();
  await expect(popular.getByRole('listitem')).toHaveCount(40);
  expect(requested).toContain('/ur/movie-dashboard/row/popular?page=2');
  const hrefs = await popular
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.filter((href) => !href.startsWith('/ur/'))).toEqual([]);

  await page.locator('#trailers a[data-play]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(playerOf(dialog)).toBeVisible();
  await expect(page).toHaveURL(/\/ur\/movie-dashboard\?play=/);
  await dialog.getByRole('link', { name: ur.close }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('banner').locator('summary').filter({ visible: true }).last().click();
  await page.getByRole('combobox', { name: ur.search }).fill('chaplin');
  const found = page.getByRole('listbox', { name: ur.searchResults }).getByRole('option');
  await expect(found.first()).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(ur.kindPerson);
  expect(requested).toContain('/data/search?query=chaplin&ui=ur');
  await page.getByRole('combobox').fill('wwwwwww');
  await expect(page.getByText(ur.searchNothing('wwwwwww'))).toBeVisible();
  // A name in Latin letters does not turn the line around it.
  await page.getByRole('combobox').fill('nosferatoo');
  await expect(page.getByText(ur.shownFor('Nosferatu'))).toHaveCSS('direction', 'rtl');
  const texts = scripts().flatMap((path) => /(\w+-(?:en|hi|pa|ur))\./.exec(path)?.[1] ?? []);
  expect(texts).toEqual(expect.arrayContaining(['films-ur', 'search-ur']));
  expect(texts.filter((name) => !name.endsWith('-ur'))).toEqual([]);
});
