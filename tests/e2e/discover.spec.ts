/** The page of filters: what is chosen, at one address, and what is found. */
import type { Page } from '@playwright/test';
import { genreName } from '#/site/genre-name.ts';
import { localeIn } from '#/site/locale.ts';
import { en } from '#/site/messages/en.ts';
import { movieRows, results } from './answers.ts';
import { ask } from './ask.ts';
import { cardsOf, requestsTo } from './cards.ts';
import { expect, fits, test } from './fixtures.ts';

const CALL = '/api/tmdb/discover/movies';
/** What pages in Urdu say. */
const WORDS = {
  heading: 'دیکھنے کے لیے کچھ ڈھونڈیں',
  comedy: 'مزاحیہ',
  decade: '1920 کی دہائی',
  apply: 'فلمیں دکھائیں',
  chosen: 'آپ کے فلٹر',
  remove: /مزاحیہ.* ہٹائیں/,
  more: 'مزید فلٹر',
} as const;

const robots = (page: Page) => page.locator('meta[name=robots]');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('keys choose a genre and a decade, apply them, and remove one, in Urdu on a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const radio = (name: string) => page.getByRole('radio', { name });
    await page.goto('/ur/discover');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.heading);
    await expect(robots(page)).toHaveCount(0);
    expect(await fits(page)).toBe(true);
    await expect(cardsOf(page).first()).toBeInViewport();
    await page.getByText(WORDS.more, { exact: true }).focus();
    await page.keyboard.press('Enter');
    // Each choice says how many films it has.
    await expect(radio(WORDS.comedy)).toHaveAccessibleName(/\d/);
    await radio(WORDS.comedy).focus();
    await page.keyboard.press('Space');
    await radio(WORDS.decade).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: WORDS.apply }).focus();
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL('/ur/discover?genre=comedy&decade=1920');
    // The heading is that of the genre’s grid.
    await expect(page).toHaveTitle(new RegExp(`${WORDS.comedy}.+${WORDS.decade}`));
    await expect(robots(page)).toHaveAttribute('content', 'noindex,nofollow');
    await expect(cardsOf(page).first()).toBeVisible();
    expect(await fits(page)).toBe(true);
    const chosen = page.getByRole('navigation', { name: WORDS.chosen }).getByRole('link');
    await expect(chosen).toHaveCount(2);
    // The numbers of films would be those of all films.
    await page.getByText(WORDS.more, { exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(radio(WORDS.comedy)).toBeChecked();
    await expect(radio(WORDS.comedy)).not.toHaveAccessibleName(/\d/);
    await page.getByRole('link', { name: WORDS.remove }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/ur/discover?decade=1920');
    await expect(chosen).toHaveCount(1);
  });
});

test('films and the five likeliest choices are in sight on a phone and on a desktop, and one press chooses', async ({
  page,
}) => {
  await page.goto('/discover');
  const likely = page.getByRole('navigation', { name: en.filters, exact: true }).getByRole('link');
  for (const [width, height] of [
    [360, 800],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(likely).toHaveText([/Watchable now/, /Drama/, /Romance/, /English/, /Hindi/]);
    await expect(page.getByRole('link', { name: /^Watchable now/ })).toHaveCount(1);
    await expect(cardsOf(page).nth(1)).toBeInViewport({ ratio: 0.5 });
    await expect(page.getByRole('radio').first()).toBeHidden();
  }
  await likely.nth(4).click();
  await expect(page).toHaveURL('/discover?language=hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.hindiMovies);
  // Another language would take its place, so none is offered.
  await expect(likely).toHaveText([
    /Watchable now/,
    /Drama/,
    /Romance/,
    /Under 40 minutes/,
    /2020s/,
  ]);
  await likely.first().click();
  await expect(page).toHaveURL('/discover?language=hi&watch=1');
});

test('the button says how many films the choices would show, also after Back, and no number while the answer is late or does not come', async ({
  page,
}) => {
  await page.goto('/discover');
  const button = page.locator('.filters').getByRole('button');
  const choose = async (name: RegExp) => page.getByRole('radio', { name }).first().check();
  await page.getByText(en.moreFilters).click();
  await expect(button).toHaveText('Show 485 films');
  await choose(/^Comedy/);
  await choose(/^1920s/);
  await expect(button).toHaveText(/^Show \d\d films$/);
  const [found] = /\d+ films/.exec((await button.textContent()) ?? '') ?? [];
  await button.click();
  await expect(page).toHaveURL('/discover?genre=comedy&decade=1920');
  await expect(page.getByRole('status').first()).toHaveText(found ?? '');
  await page.goBack();
  await page.getByText(en.moreFilters).click();
  await expect(button).toHaveText(`Show ${found}`);

  const late = Promise.withResolvers<void>();
  await page.route('**/discover?*', async (route) => {
    await late.promise;
    await route.abort();
  });
  await choose(/^Drama/);
  await expect(button).toHaveText(en.showFilms);
  const failed = page.waitForEvent('requestfailed');
  late.resolve();
  await failed;
  await expect(button).toHaveText(en.showFilms);
});

test('a form with empty values, another order and unknown parameters lead to the one address', async ({
  site,
}) => {
  const given: [string, string][] = [
    ['?genre=&language=hi&country=&decade=&length=&watch=&sort=', '?language=hi'],
    ['?sort=rating&language=hi', '?language=hi&sort=rating'],
    ['?genre=comedy&genre=drama&utm=1', '?genre=comedy'],
    ['?decade=abc&country=in&length=40&watch=yes&sort=title', ''],
    [`?genre=${'x'.repeat(5000)}`, ''],
    ['?sort=popularity&page=1', ''],
  ];
  for (const [query, one] of given) {
    const { status, headers } = await ask(`${site.url}/ur/discover${query}`);
    expect([query, status, headers.location]).toEqual([query, 301, `/ur/discover${one}`]);
  }
});

test('a narrowed page is not stored, and its answer is; what the host does not offer is not asked for', async ({
  page,
  scripted: { host, site },
}) => {
  const choices = {
    genres: [{ value: 'war', name: 'War', count: 1234 }],
    languages: [{ value: 'hi', count: 9 }],
  };
  const popular = { ...results(movieRows(1)), discover: true };
  host.answer('/api/tmdb/popular?', { json: popular });
  host.answer(CALL, { json: { ...results(movieRows(50)), choices } });
  const part = { ...results(movieRows(90), 1, 50), total_results: 1000, more: true };
  host.answer(`${CALL}?genre=war`, { json: part });

  await page.goto(`${site.url}/discover?genre=war`);
  await expect(page.getByText('More than 1,000 films')).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(20);
  await page.reload();
  expect(requestsTo(host, `${CALL}?genre=war`)).toHaveLength(1);
  const { headers } = await ask(`${site.url}/discover?genre=war`);
  expect(headers['cache-control']).toBe('no-store');

  const count = requestsTo(host, CALL).length;
  for (const odd of ['genre=ballet', 'country=PK', 'watch=1', 'length=longer', 'sort=date']) {
    const html = (await ask(`${site.url}/discover?${odd}`)).body.toString();
    expect([odd, html.includes(en.chosenFilters)]).toEqual([odd, false]);
    expect(html).toContain('class="filters');
    expect([odd, html.includes(en.filterMissing)]).toEqual([odd, true]);
  }
  expect(requestsTo(host, CALL)).toHaveLength(count);
});

test('a host that says nothing of filters is not asked, and nothing leads there', async ({
  page,
  scripted: { host, site },
}) => {
  host.answer('/api/tmdb/popular?', { json: results(movieRows(1)) });
  expect((await page.goto(`${site.url}/discover?genre=war`))?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link', { name: 'Popular Movies' })).toBeVisible();
  for (const path of ['/movies/PopularMovies', '/search', '/movie-dashboard']) {
    const html = (await ask(site.url + path)).body.toString();
    expect(html).toContain('</main>');
    expect([path, /<a [^>]*href="[^"]*\/discover|class="genres/.test(html)]).toEqual([path, false]);
  }
  expect(requestsTo(host, CALL)).toEqual([]);
});

test('grids, genres, home, the drawer and the search lead to what is chosen already, by keys, in Urdu on a phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { m, paths } = localeIn('ur');
  const leads = async (path: string, href: string) => {
    await page.goto(paths.to(path));
    const link = page
      .getByRole('main')
      .locator(`a[href="${paths.to(href)}"]`)
      .first();
    await expect(link).toBeVisible();
    return link;
  };
  for (const [path, href] of [
    ['/movies/topRated', '/discover?sort=rating#filters'],
    ['/movies/genre/comedy?language=en', '/discover?genre=comedy&amp;language=en#filters'],
    ['/movie-dashboard', '/discover?sort=date'],
  ] as const)
    expect(await (await request.get(paths.to(path))).text()).toContain(`href="/ur${href}"`);
  await (await leads('/movies/hindi-movies', '/discover?language=hi#filters')).press('Enter');
  await expect(page).toHaveURL(paths.to('/discover?language=hi#filters'));
  // The grid is the same, with its filters open.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.hindiMovies);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('radio').first()).toBeInViewport();
  await leads('/search', '/discover');
  const comedy = genreName('Comedy', 'comedy', m);
  const inSearch = page.getByRole('main').getByRole('link', { name: comedy, exact: true });
  await expect(inSearch).toHaveAttribute('href', paths.to('/movies/genre/comedy'));
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: m.menu, exact: true }).first().press('Enter');
  const menu = page.getByRole('navigation', { name: m.menu, exact: true });
  await expect(menu.locator(`a[href="${paths.to('/discover')}"]`)).toBeVisible();
  await menu.getByRole('link', { name: comedy, exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.genreMovies(comedy));
});
