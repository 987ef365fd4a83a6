/** More to go on from: what is like a title, the films of its genres, and an address to hand on. */
import { ur } from '#/site/messages/ur.ts';
import { movieRow, movieRows, results } from './answers.ts';
import { ask } from './ask.ts';
import { cardsOf, loadMore, requestsTo } from './cards.ts';
import { expect, test } from './fixtures.ts';

const GENRE = '/movies/genre/drama';
const CALL = '/api/tmdb/genre/drama?';
const LAMP = { ...movieRow(7), title: 'The Lamp' };
const PARTS = { genre: 'Drama', languages: ['en', 'hi'], decades: [1960, 1950] };
const SORTS = { sorts: ['popularity', 'rating', 'date'] };

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a film’s page ends with films like it, and its genres lead to their films', async ({
    page,
  }) => {
    await page.goto('/search?query=nosferatu+1922');
    await page.getByRole('main').getByRole('link', { name: 'Nosferatu' }).first().click();
    const similar = page.getByRole('region', { name: 'More like this' });
    // A film that plays has its year.
    await expect(similar.getByRole('listitem').filter({ hasText: /19\d\d/ })).not.toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
    await similar.getByRole('link', { name: 'Faust' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faust');
    await page.getByRole('main').getByRole('link', { name: 'Horror', exact: true }).click();
    await expect(page).toHaveURL('/movies/genre/horror');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Horror Movies');
  });

  test('a genre’s films are kept to a language and a decade, and put in order, by links', async ({
    page,
  }) => {
    await page.goto(GENRE);
    await expect(page).toHaveTitle('Drama Movies · Manzar');
    await expect(cardsOf(page)).toHaveCount(20);
    const chips = (name: string) => page.getByRole('navigation', { name, exact: true });
    await chips('By language').getByRole('link', { name: 'Hindi' }).click();
    await chips('By decade').getByRole('link', { name: '1950s' }).click();
    await chips('Sort by').getByRole('link', { name: 'Highest rated' }).click();
    await expect(page).toHaveURL(`${GENRE}?language=hi&decade=1950&sort=rating`);
    await expect(page).toHaveTitle('Drama Movies, Hindi, 1950s, Highest rated · Manzar');
    await expect(cardsOf(page).first()).toContainText('195');
    for (const name of ['By language', 'By decade', 'Sort by'])
      await expect(chips(name).locator('[aria-current]')).toHaveCount(1);
    await chips('By language').getByRole('link', { name: 'All languages' }).click();
    await expect(page).toHaveURL(`${GENRE}?decade=1950&sort=rating`);
    await cardsOf(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/zxyxvyXdF\/\d+$/);
  });
});

test('a series leads to series like it, and to the films of its genres', async ({
  scripted: { host, site },
}) => {
  const extras = { genres: ['Drama'], genre_lists: [{ name: 'Drama', slug: 'drama' }] };
  const series = { name: 'Lamps', ...extras, similar: [{ ...movieRow(9), title: 'Lanterns' }] };
  host.answer('/api/tmdb/series/3', { json: { series, credits: {} } });
  host.answer('/api/tmdb/series/videos/3', { json: [] });
  const html = (await ask(`${site.url}/ur/detail/tv-series/3`)).body.toString();
  expect(html).toMatch(/<a href="\/ur\/detail\/tv-series\/9">.*?Lanterns.*?2024/s);
  expect(html).toMatch(/<a href="\/ur\/movies\/genre\/drama">\s*<bdi>ڈرامہ<\/bdi>/);
});

test('a host that names nothing like a film, and no list of a genre, has no row and no dead link', async ({
  scripted: { host, site },
}) => {
  host.answer('/api/tmdb/dashboard/movie/7', { json: { ...LAMP, genres: ['Drama'] } });
  const html = (await ask(`${site.url}/zxyxvyXdF/7`)).body.toString();
  expect(html).toContain('<bdi>Drama</bdi>');
  expect(html).not.toContain('/movies/genre/');
  expect(html).not.toContain('More like this');
});

test('parts of a genre are offered, and sent to the host, only where it says that it knows them', async ({
  page,
  scripted: { host, site },
}) => {
  host.answer(CALL, { json: results(movieRows(1), 1, 3) });
  await page.goto(`${site.url}${GENRE}?language=hi&decade=1950&sort=rating`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drama Movies');
  await expect(cardsOf(page)).toHaveCount(20);
  await expect(page.getByRole('main').getByRole('navigation')).toHaveCount(0);
  const requested = () =>
    requestsTo(host, CALL).filter((path) => /language|decade|sort/.test(path));
  expect(requested()).toEqual([]);

  host.answer('/api/tmdb/genre/war?', {
    json: { ...results(movieRows(1), 1, 3), ...PARTS, genre: 'War', ...SORTS },
  });
  const kept = '/api/tmdb/genre/war?page=2&language=hi&sort=date';
  host.answer(kept, { json: results(movieRows(50), 2, 3) });
  await page.goto(`${site.url}/movies/genre/war?language=hi&decade=1910&sort=date`);
  await loadMore(page).click();
  await expect(cardsOf(page)).toHaveCount(40);
  await expect(page).toHaveURL(/\?language=hi&decade=1910&sort=date&through=2$/);
  expect(requestsTo(host, kept)).not.toEqual([]);
  expect(requestsTo(host, '/api/tmdb/genre/war').join()).not.toContain('decade');
});

test('Share hands the page’s address to the device, from a file that comes with the first touch', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (given: object) => Object.assign(window, { given }),
    });
  });
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/ur/zxyxvyXdF/600765021?utm=x');
  const button = page.locator('.share').getByRole('button');
  await expect(button).toBeVisible();
  expect(files.filter((file) => /Share.*\.js/.test(file))).toEqual([]);
  await button.click();
  const given = () => page.evaluate(() => (window as { given?: object }).given);
  const url = `${new URL(page.url()).origin}/ur/zxyxvyXdF/600765021`;
  await expect.poll(given).toEqual({ title: await page.title(), url });
  await expect(page.locator('.share').getByRole('status')).toBeEmpty();
});

test('Share copies the address where the device takes none, and shows it where it can not', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new Error('no')) });
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/movie-dashboard');
  const person = await page.request.get('/api/tmdb/popular-people');
  const [{ id }] = ((await person.json()) as { results: [{ id: number }] }).results;
  await page.goto(`/ur/people/detail/${id}`);
  const said = page.locator('.share').getByRole('status');
  await page.getByRole('button', { name: ur.share }).click();
  await expect(said).toHaveText(ur.linkCopied);
  await expect(said).toHaveCSS('direction', 'rtl');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  await page.getByRole('button', { name: ur.share }).click();
  await expect(said).toHaveText(page.url());
  await expect(said).toHaveCSS('direction', 'ltr');
});
