/** “Watchable now”: the lists of films, kept to those that play here whole. */
import { movieRows, results } from './answers.ts';
import { read } from './ask.ts';
import { cardsOf, loadMore, requestsTo } from './cards.ts';
import { expect, test } from './fixtures.ts';

const CALL = '/api/tmdb/popular?';
const LISTS = [
  ['/movies/PopularMovies', 'Popular Movies'],
  ['/movies/nowPlaying', 'NowPlaying Movies'],
  ['/movies/topRated', 'TopRated Movies'],
  ['/all-recently-movies', 'Recently Added Movies'],
  ['/all-cartoons', 'Cartoons'],
  ['/all-hi-ur-en-pun-songs', 'Songs'],
] as const;
const chip = { name: 'Watchable now' };

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list keeps only what plays, and shows all again', async ({ page }) => {
    const [[path, heading]] = LISTS;
    await page.goto(path);
    await page.getByRole('link', chip).click();
    await expect(page).toHaveURL(`${path}?watch=1`);
    await expect(page).toHaveTitle(`${heading}, watchable now · Manzar`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('link', chip)).toHaveAttribute('aria-current', 'true');
    await cardsOf(page).first().getByRole('link').click();
    await expect(page.locator('.actions .button').first()).toHaveText('Play Movie');
    await page.goBack();
    await page.getByRole('link', chip).click();
    await expect(page).toHaveURL(path);
  });
});

test('each of these lists offers what plays at its own address', async ({ request }) => {
  for (const [path, heading] of LISTS) {
    expect(await (await request.get(path)).text()).toContain(`href="${path}?watch=1"`);
    const kept = await (await request.get(`${path}?watch=1`)).text();
    expect(kept).toContain(`<title>${heading}, watchable now · Manzar</title>`);
    expect(kept).toMatch(/<li class="card/);
  }
});

test('seasons show what plays first, and alone at a press', async ({ page }) => {
  await page.goto('/all-seasons');
  const sign = page.getByRole('img', { name: 'Play', exact: true });
  const plays = await cardsOf(page).filter({ has: sign }).allInnerTexts();
  const all = await cardsOf(page).allInnerTexts();
  expect(plays.length).toBeGreaterThan(0);
  expect(plays.length).toBeLessThan(all.length);
  expect(all.slice(0, plays.length)).toEqual(plays);
  await page.getByRole('link', chip).click();
  await expect(page).toHaveURL('/all-seasons?watch=1');
  await expect(page).toHaveTitle('Seasons, watchable now · Manzar');
  await expect.poll(() => cardsOf(page).allInnerTexts()).toEqual(plays);
  await page.getByRole('link', chip).click();
  await expect(page).toHaveURL('/all-seasons');
});

test('lists of which none plays, and those of which all play, offer nothing to watch alone', async ({
  request,
}) => {
  for (const path of ['/movies/upComing', '/all-pak-tv-darama', '/lists/silent-comedy']) {
    const html = await (await request.get(`${path}?watch=1`)).text();
    expect(html).toMatch(/<li class="card/);
    expect([path, html.includes(chip.name)]).toEqual([path, false]);
  }
});

test('a list shows what plays before what does not, each in the editors’ order', async ({
  page,
  scripted: { host, site },
}) => {
  const entries = [false, true, undefined, false, true].map((watchable, n) => ({
    id: n + 1,
    title: `Film ${n}`,
    media_type: 'movie',
    watchable,
  }));
  host.answer(CALL, { json: { ...results(movieRows(1)), lists: true } });
  host.answer('/api/lists/lamps', { json: { id: 'lamps', title: 'Lamps', entries } });
  await page.goto(`${site.url}/lists/lamps`);
  const titles = cardsOf(page).locator('.card-title');
  await expect(titles).toHaveText(['Film 1', 'Film 2', 'Film 4', 'Film 0', 'Film 3']);
  await page.goto(`${site.url}/lists/lamps?watch=1`);
  await expect(titles).toHaveText(['Film 1', 'Film 4']);
});

test('films of a language and of a genre lead to those that play', async ({ page, request }) => {
  const htmlOf = async (path: string) => (await request.get(path)).text();
  await page.goto('/movies/hindi-movies');
  await page.getByRole('link', chip).click();
  await expect(page).toHaveURL('/discover?language=hi&watch=1');
  await expect(cardsOf(page).getByRole('img', { name: 'Play', exact: true })).toHaveCount(20);
  const comedies = await htmlOf('/movies/genre/comedy');
  expect(comedies).toContain('href="/discover?genre=comedy&amp;watch=1');
  expect(await htmlOf('/movies/punjabi-movies')).not.toContain(chip.name);
});

test('a list of which nothing plays says so once at its top, with films that play', async ({
  page,
  request,
}) => {
  const now = 'You can watch these now';
  await page.goto('/movies/punjabi-movies');
  await expect(page.getByText(/^None of these \d+ can be watched yet$/)).toHaveCount(1);
  const films = page.getByRole('region', { name: now }).getByRole('listitem');
  await expect(films).toHaveCount(4);
  const sign = page.getByRole('img', { name: 'Play', exact: true });
  await expect(films.filter({ has: sign })).toHaveCount(4);
  for (const [path, says] of [
    ['/all-pak-tv-darama', true],
    ['/movies/upComing', true],
    ['/all-seasons', false],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect([path, html.includes(now)]).toEqual([path, says]);
  }
});

test('a list of which all plays does not offer what plays', async ({
  page,
  scripted: { host, site },
}) => {
  const json = { ...results(movieRows(1)), watchable: true, total_results: 20, playing: 20 };
  host.answer(CALL, { json });
  await page.goto(`${site.url}/movies/PopularMovies`);
  await expect(cardsOf(page)).toHaveCount(20);
  await expect(page.getByRole('link', chip)).toHaveCount(0);
});

test('“Watchable now” is offered, and sent to the host, only where the host says that it understands it', async ({
  scripted: { host, site },
}) => {
  host.answer(CALL, { json: results(movieRows(1), 1, 3) });
  const { html, cards } = await read(`${site.url}/movies/PopularMovies?watch=1`);
  expect(cards).toBe(20);
  expect(html).not.toContain(chip.name);
  expect(html).toContain('<title>Popular Movies · Manzar</title>');
  expect(requestsTo(host, CALL).filter((path) => path.includes('watch'))).toEqual([]);
});

test('“Watchable now” stays while Load More appends and while a later page is opened', async ({
  page,
  scripted: { host, site },
}) => {
  host.answer(`${CALL}page=1`, { json: { ...results(movieRows(900), 1, 9), watchable: true } });
  for (const n of [1, 2, 3]) {
    // A host need not repeat that the list can be asked so.
    const json = results(movieRows(n * 20, n < 3 ? 20 : 4), n, 3);
    host.answer(`${CALL}page=${n}&watch=1`, { json });
  }
  await page.goto(`${site.url}/movies/PopularMovies?watch=1`);
  await expect(cardsOf(page).first()).toContainText('Film 20');
  await loadMore(page).click();
  await expect(cardsOf(page)).toHaveCount(40);
  await expect(page).toHaveURL(`${site.url}/movies/PopularMovies?watch=1&through=2`);
  await loadMore(page).click();
  await expect(cardsOf(page)).toHaveCount(44);
  await page.goto(`${site.url}/movies/PopularMovies?watch=1&page=3`);
  await expect(cardsOf(page)).toHaveCount(4);
  await expect(page.getByRole('link', chip)).toHaveAttribute('href', '/movies/PopularMovies');
});

test('“Watchable now” stands in the line of the chips, and beside the current one on a phone', async ({
  page,
}) => {
  const links = page.getByRole('main').getByRole('navigation').getByRole('link');
  await page.goto('/movies/topRated');
  for (const [width, before] of [
    [1440, 'Upcoming'],
    [360, 'Top Rated'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    const watch = await page.getByRole('link', chip).boundingBox();
    const other = await links.filter({ hasText: before }).boundingBox();
    expect(watch?.y).toBe(other?.y);
    expect(watch?.x).toBeGreaterThan((other?.x ?? 0) + (other?.width ?? 0));
    await expect(page.getByRole('link', chip)).toBeInViewport({ ratio: 1 });
    await expect(links.filter({ hasText: 'Top Rated' })).toBeInViewport({ ratio: 1 });
  }
});
