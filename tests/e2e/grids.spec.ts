import { en } from '#/site/messages/en.ts';
import type { ScriptedHost } from '../fixtures/scripted-host.ts';
import { movieRow, movieRows, results, scriptHome } from './answers.ts';
import { cardsOf, loadMore } from './cards.ts';
import { expect, PHONE, test } from './fixtures.ts';

const GRIDS = [
  ['/movies/PopularMovies', 'Popular Movies'],
  ['/movies/nowPlaying', 'NowPlaying Movies'],
  ['/movies/topRated', 'TopRated Movies'],
  ['/movies/upComing', 'Upcoming Movies'],
  ['/movies/genre/drama', 'Drama Movies'],
] as const;
const [[POPULAR]] = GRIDS;
const CALL = '/api/tmdb/popular?page=';
const UPCOMING = '/movies/upComing';

/** Scripts two whole pages of films to come. Those of the open catalogue are fewer each year. */
function scriptUpcoming(host: ScriptedHost): void {
  for (const page of [1, 2]) {
    const json = { ...results(movieRows(20 * page - 19), page, 2), total_results: 40 };
    host.answer(`/api/tmdb/upcoming?page=${page}`, { json });
  }
}

test('each grid has its heading, its title, twenty cards and Load More', async ({ request }) => {
  for (const [path, heading] of GRIDS) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    const [, title] = /<title>(.*?)<\/title>/.exec(html) ?? [];
    const [h1 = ''] = /<h1.*?<\/h1>/.exec(html) ?? [];
    expect([title, h1.replace(/<[^>]*>/g, '')]).toEqual([`${heading} · Manzar`, heading]);
    const cards = html.match(/<li class="card/g) ?? [];
    expect(cards.length).toBeGreaterThan(0);
    // A title leaves this list on the day it is out, so the list gets shorter.
    if (path === UPCOMING) continue;
    expect(cards).toHaveLength(20);
    expect(html.match(/<a [^>]*>Load More/g)).toHaveLength(1);
  }
});

test('rings are rounded and coloured at 7 and at 5; a card without rating or date has neither', async ({
  page,
  scripted: { host, site },
}) => {
  const ratings = [7, 6.94, 5, 4.96, 10, 0];
  // A rating of 0 is one only where somebody voted.
  const rows = ratings.map((vote_average, id) => movieRow(id, { vote_average, vote_count: 3 }));
  const bare = movieRow(9, { vote_average: null, release_date: '' });
  const year = movieRow(10, { vote_average: 'none', release_date: '1999' });
  host.answer(CALL, { json: results([...rows, bare, year, { id: 11 }]) });
  await page.goto(site.url + POPULAR);
  const rings = cardsOf(page).getByRole('img', { name: '%' });
  const names = await rings.evaluateAll((all) => all.map((ring) => ring.ariaLabel));
  expect(names).toEqual(
    ['70%', '69%', '50%', '50%', '100%', '0%'].map((shown) => `Rating ${shown}`),
  );
  const colours = await rings.evaluateAll((all) =>
    all.map((ring) => getComputedStyle(ring.querySelector('.ring-arc') ?? ring).stroke),
  );
  const [good, ok, bad] = ['rgb(76, 211, 138)', 'rgb(255, 159, 67)', 'rgb(255, 116, 104)'];
  expect(colours).toEqual([good, ok, ok, bad, good, bad]);
  await expect(cardsOf(page).nth(0)).toContainText('February 02, 2024');
  await expect(cardsOf(page).nth(0).getByRole('link')).toHaveAccessibleName(
    /^Film 0 ?February 02, 2024 Rating 70%$/,
  );
  await expect(cardsOf(page).nth(6)).toHaveText('Film 9');
  await expect(cardsOf(page).nth(7)).toHaveText('Film 101999');
  await expect(cardsOf(page).nth(8)).toHaveText('Untitled');
});

test('a grid has two cards a row below 600 px, four from 600 px and six from 900 px, and Load More where its last row is free', async ({
  page,
}) => {
  await page.goto(POPULAR);
  for (const [width, inRow] of [
    [360, 2],
    [599, 2],
    [600, 4],
    [899, 4],
    [900, 6],
    [1440, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await cardsOf(page).evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(inRow);
  }
  const card = await cardsOf(page).last().boundingBox();
  const more = await loadMore(page).boundingBox();
  expect(more?.x).toBeGreaterThan((card?.x ?? 0) + (card?.width ?? 0));
  expect(more?.y).toBeGreaterThan(card?.y ?? 0);
  expect(more?.y).toBeLessThan((card?.y ?? 0) + (card?.height ?? 0));
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('Load More says the total, appends the next page, and hides on the last one, which has the focus', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptUpcoming(host);
    await page.goto(site.url + UPCOMING);
    await expect(cardsOf(page)).toHaveCount(20);
    const served = await cardsOf(page).allTextContents();
    await expect(loadMore(page)).toHaveText('Load More (40 in all)');
    await loadMore(page).click();
    await expect(cardsOf(page)).toHaveCount(40);
    expect((await cardsOf(page).allTextContents()).slice(0, 20)).toEqual(served);
    await expect(loadMore(page)).toBeHidden();
    await expect(cardsOf(page).nth(20)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(cardsOf(page).nth(20).getByRole('link')).toBeFocused();
  });
});

test('headings of a cinema say what they mean where films are old, and nothing with another host', async ({
  request,
  scripted: { host, site },
}) => {
  const textOf = async (url: string) => (await request.get(url)).text();
  const becoming = en.becomingFree;
  const newest = '<p>The newest films here, all of them already out.</p>';
  expect(await textOf('/movies/upComing')).toContain(becoming);
  expect(await textOf('/movies/PopularMovies')).not.toContain(becoming);
  expect(await textOf('/movie-dashboard?trailers=week')).toContain(newest);
  expect(await textOf('/movie-dashboard')).not.toContain(newest);
  const free = `New in the public domain in the United States since January ${new Date().getUTCFullYear() - 4}`;
  expect(await textOf('/movies/nowPlaying')).toContain(free);
  expect(await textOf('/movies/topRated')).not.toContain(free);
  expect(await textOf('/movie-dashboard')).toContain(`<p>${en.newestHere}</p>`);
  expect(await textOf('/movie-dashboard')).toMatch(
    new RegExp(`<p>${en.ownDescription} \\d+ films, \\d+ to watch now\\.</p>`),
  );
  expect(await textOf('/movies-trailers-latest-trailers')).toContain(`<p>${en.trailersHere}</p>`);

  scriptHome(host);
  // Without a total.
  host.answer('/api/tmdb/upcoming', { json: results(movieRows(1), 1, 2) });
  const upcoming = await textOf(`${site.url}/movies/upComing`);
  expect(upcoming).not.toContain(becoming);
  expect(upcoming).toMatch(/<a [^>]*>Load More</);
  const home = await textOf(`${site.url}/movie-dashboard?trailers=week`);
  expect(home).not.toContain(newest);
  expect(home).toContain('This year movies');
  expect(home).not.toContain(en.newestHere);
  expect(home).not.toContain(en.ownDescription);
  expect(home).toContain(en.siteDescription);
  host.answer('/api/tmdb/now-playing', { json: results(movieRows(1), 1, 2) });
  const playing = await textOf(`${site.url}/movies/nowPlaying`);
  expect(playing).toContain('<li class="card');
  expect(playing).not.toContain('public domain');
  const trailer = { id: 1, trailerKey: 'abcdefghijk', movieTitle: 'Lamp' };
  host.answer('/api/tmdb/punjabi-movies-trailers', { json: { results: [trailer] } });
  const feed = await textOf(`${site.url}/movies-trailers-latest-trailers`);
  expect(feed).toContain('Lamp');
  expect(feed).not.toContain(en.trailersHere);
});

test('a list that shifts while it is read never shows a card twice', async ({
  page,
  scripted: { host, site },
}) => {
  host.answer(`${CALL}1`, { json: results([...movieRows(1), movieRow(7)], 1, 3) });
  host.answer(`${CALL}2`, { json: results(movieRows(15), 2, 3) });
  host.answer(`${CALL}3`, { json: results([...movieRows(30), movieRow(1)], 3, 3) });
  await page.goto(site.url + POPULAR);
  await expect(cardsOf(page)).toHaveCount(20);
  await loadMore(page).click();
  await expect(cardsOf(page)).toHaveCount(34);
  await loadMore(page).click();
  await expect(cardsOf(page)).toHaveCount(49);
  const titles = await cardsOf(page).locator('b').allTextContents();
  expect(titles).toEqual(movieRows(1, 49).map(({ title }) => title));
});

test('Load More follows its link without its script', async ({ page }) => {
  await page.goto(POPULAR);
  await page.route('**/_astro/*.js', (route) => route.fulfill({ status: 404 }));
  await loadMore(page).click();
  await expect(page).toHaveURL(`${POPULAR}?page=2`);
  await expect(cardsOf(page)).toHaveCount(20);
});

test('Load More shows that it works, asks once however often it is pressed, says how many came, and Tab leads to the first', async ({
  page,
  scripted: { host, site },
}) => {
  const gate = Promise.withResolvers<void>();
  host.answer(`${CALL}1`, { json: results(movieRows(1), 1, 4) });
  host.answer(`${CALL}2`, { json: results(movieRows(21), 2, 4), until: gate.promise });
  host.answer(`${CALL}3`, { json: results(movieRows(21), 3, 3), until: gate.promise });
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && !request.url().includes('/_astro/'))
      requested.push(request.url());
  });
  await page.goto(site.url + POPULAR);
  const said = page.getByRole('main').getByRole('status');
  await loadMore(page).focus();
  const before = await loadMore(page).boundingBox();
  await loadMore(page).press('Enter');
  const busy = page.getByRole('link', { name: 'Loading' });
  await expect(busy).toHaveCSS('opacity', '1');
  const sign = await busy.evaluate((link) => getComputedStyle(link, '::before').animationName);
  expect(sign).toBe('spinner');
  expect(await busy.boundingBox()).toEqual(before);
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await busy.click();
  gate.resolve();
  await expect(said).toHaveText('20 more movies added');
  await expect(loadMore(page)).not.toHaveAttribute('aria-busy');
  expect(requested).toEqual([`${site.url}${POPULAR}?page=2`]);
  await expect(cardsOf(page).nth(20)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cardsOf(page).nth(20).getByRole('link')).toBeFocused();

  // The focus of a visitor who went elsewhere stays there.
  const first = cardsOf(page).first().getByRole('link');
  await loadMore(page).click();
  await first.focus();
  await expect(loadMore(page)).toHaveCount(0);
  await expect(said).toBeEmpty();
  await expect(first).toBeFocused();
});

test('Load More says that a page failed or is not of the site, and Retry loads the page', async ({
  page,
  scripted: { host, site },
}) => {
  host.answer(`${CALL}1`, { json: results(movieRows(1), 1, 2) });
  host.answer(`${CALL}2`, { status: 500 });
  await page.goto(site.url + POPULAR);
  await loadMore(page).click();
  await expect(page.getByText('The next page could not be loaded.')).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(20);
  const next = '**/PopularMovies?page=2';
  await page.route(next, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to this network</h1>' }),
  );
  const answered = page.waitForResponse(next);
  await page.getByRole('link', { name: 'Retry' }).click();
  await answered;
  await expect(page.getByText('The next page could not be loaded.')).toBeVisible();
  await expect(page).toHaveURL(site.url + POPULAR);
  await page.unroute(next);
  host.answer(`${CALL}2`, { json: results(movieRows(21), 2, 2) });
  await page.getByRole('link', { name: 'Retry' }).click();
  await expect(cardsOf(page)).toHaveCount(40);
  await expect(page.getByText('The next page could not be loaded.')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Retry' })).toBeHidden();
});

test('Load More hides when the host gives no total, or an empty page, or has become shorter', async ({
  page,
  scripted: { host, site },
}) => {
  host.answer('/api/tmdb/top-rated', { json: { results: movieRows(1), page: 1 } });
  await page.goto(`${site.url}/movies/topRated`);
  await expect(cardsOf(page)).toHaveCount(20);
  await expect(loadMore(page)).toBeHidden();

  host.answer(`${CALL}1`, { json: results(movieRows(1), 1, 9) });
  host.answer(`${CALL}2`, { json: results([], 2, 9) });
  const now = '/api/tmdb/now-playing?page=';
  host.answer(`${now}1`, { json: results(movieRows(1), 1, 2) });
  host.answer(`${now}2`, { json: results([], 2, 1) });
  for (const path of [POPULAR, '/movies/nowPlaying']) {
    await page.goto(site.url + path);
    await loadMore(page).click();
    await expect(loadMore(page)).toBeHidden();
    await expect(page.getByText('The next page could not be loaded.')).toBeHidden();
    await expect(cardsOf(page)).toHaveCount(20);
  }
});

test('Load More skips up to three pages that repeat the list, and never says that none were added', async ({
  page,
  scripted: { host, site },
}) => {
  const askedFor: string[] = [];
  const films = (number: number) => {
    if (number <= 4) return movieRows(1);
    return number === 5 ? movieRows(21) : movieRows(11);
  };
  host.answerEach(CALL, ({ path }) => {
    const [, number = '1'] = /page=(\d+)/.exec(path) ?? [];
    askedFor.push(number);
    return { json: results(films(Number(number)), Number(number), 99) };
  });
  await page.goto(site.url + POPULAR);
  await loadMore(page).click();
  await expect(cardsOf(page)).toHaveCount(40);
  await expect(page.getByText('20 more movies added')).toBeVisible();
  expect(new URL(page.url()).search).toBe('?through=5');
  await expect(loadMore(page)).toHaveAttribute('href', `${POPULAR}?page=6`);
  await loadMore(page).click();
  await expect.poll(() => askedFor).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  await expect(page.locator('[data-more]')).toHaveCount(0);
  await expect(page.getByText('more movies added')).toHaveCount(0);
  await expect(cardsOf(page)).toHaveCount(40);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a later page leads back to the one before it', async ({
    page,
    scripted: { host, site },
  }) => {
    for (const n of [1, 2, 3]) {
      host.answer(CALL + n, { json: results(movieRows(n * 20 - 19), n, 3) });
    }
    await page.goto(`${site.url}${POPULAR}?page=3`);
    for (const [n, address] of [
      [2, `${POPULAR}?page=2`],
      [1, POPULAR],
    ] as const) {
      const back = page.getByRole('link', { name: `Back to page ${n}` });
      await expect(back).toBeInViewport();
      await expect(back).toHaveAttribute('rel', 'prev');
      await back.click();
      await expect(page).toHaveURL(site.url + address);
    }
    await expect(page.getByRole('link', { name: /^Back to page/ })).toHaveCount(0);
  });
});
