/** Lists by editors: all of them, and one with its entries. */
import { personRow, results } from './answers.ts';
import { cardsOf } from './cards.ts';
import { expect, fits, test } from './fixtures.ts';

/** What pages in Urdu say. */
const WORDS = {
  lists: 'ہمارے مدیروں کی فہرستیں',
  list: 'نرگس',
  plays: '7 میں سے 7 یہاں دیکھنے کے لیے دستیاب ہیں',
  why: 'جس کے لیے ایک چور کچھ اور بننا چاہتا ہے',
  film: 'آوارہ',
} as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('keys lead from all lists to a list and to a film, in Urdu on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    // On a busy machine a transition between pages is aborted, which the page reports.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto('/ur/lists');
    await expect(heading).toHaveText(WORDS.lists);
    await expect(cardsOf(page)).toHaveCount(12);
    const card = cardsOf(page).filter({ has: page.getByText(WORDS.list, { exact: true }) });
    await expect(card).toContainText(WORDS.plays);
    expect(await fits(page)).toBe(true);
    await card.getByRole('link').focus();
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL('/ur/lists/nargis');
    await expect(heading).toHaveText(WORDS.list);
    await expect(page.getByRole('main')).toContainText(WORDS.plays);
    await expect(cardsOf(page)).toHaveCount(8);
    const entry = cardsOf(page).filter({ hasText: WORDS.why });
    await expect(entry).toContainText(WORDS.film);
    expect(await fits(page)).toBe(true);
    await entry.getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText(WORDS.film);
  });
});

test('the menu leads to lists, and entries of other kinds to their places', async ({ page }) => {
  await page.goto('/movie-dashboard');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).first().click();
  const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Lists' });
  await link.click();
  await page.getByRole('link', { name: 'Forty minutes with children' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forty minutes with children');
  const hrefs = await cardsOf(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((one) => one.getAttribute('href')?.split('/')[1]));
  expect(hrefs).toEqual([
    'zxyxvyXdF',
    'detail',
    'health-&-exercise-&-fitness?play=fitness-surya-namaskar',
    'zxyxvyXdF',
    'zxyxvyXdF',
    'zxyxvyXdF',
  ]);
});

test('a list has its statement, and one that is not there leads to all lists', async ({
  request,
}) => {
  const htmlOf = async (path: string, status: number) => {
    const response = await request.get(path);
    expect(response.status()).toBe(status);
    return response.text();
  };
  const html = await htmlOf('/ur/lists/partition', 200);
  const [, statement = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const [list] = JSON.parse(statement)['@graph'];
  expect(list).toMatchObject({ '@type': 'ItemList', name: 'پردے پر تقسیم', numberOfItems: 7 });
  expect(list.itemListElement[1]).toMatchObject({ position: 2, name: 'سیف الدین سیف' });
  const lost = await htmlOf('/lists/nothing', 404);
  expect(lost).toMatch(/<h1[^>]*>List not found<\/h1>/);
  expect(lost).toMatch(/<a [^>]*href="\/lists"[^>]*>See all lists/);
});

test('a host without lists has none in the menu and on pages; one that says it has, has them', async ({
  page,
  scripted: { host, site },
}) => {
  const menu = page.locator('#drawer').getByRole('link', { name: 'Lists', includeHidden: true });
  host.answer('/api/tmdb/popular?', { json: results([{ id: 1, title: 'A' }]) });
  expect((await page.goto(`${site.url}/lists`))?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link', { name: 'Popular Movies' })).toBeVisible();
  await expect(menu).toHaveCount(0);
  expect(host.requests.filter((path) => path.startsWith('/api/lists'))).toEqual([]);

  host.answer('/api/tmdb/popular?', { json: { ...results([{ id: 1, title: 'A' }]), lists: true } });
  const entries = [{ ...personRow(5), media_type: 'person', why: 'She <b>sings</b>.' }];
  const list = { id: 'mine', title: 'Mine', entries };
  host.answer('/api/lists?', { json: results([list]) });
  host.answer('/api/lists/mine', { json: list });
  await page.goto(`${site.url}/movies/PopularMovies?page=2`);
  await page.goto(`${site.url}/lists`);
  await expect(menu).toHaveCount(1);
  await cardsOf(page).getByRole('link').click();
  await expect(cardsOf(page)).toContainText('She <b>sings</b>.');
  await expect(page.getByText('can be watched')).toHaveCount(0);
});
