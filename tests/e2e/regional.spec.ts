/** The grids whose cards play in the dialog: Punjabi, Hindi, English, cartoons, recently added. */
import { playableRow } from './answers.ts';
import { askedFor, cardsOf, close, isLoaded, loadMore, playerOf, SHEET } from './cards.ts';
import { expect, test } from './fixtures.ts';
import { PICTURES } from './pictures.ts';

type Row = Record<string, unknown>;
type Wrap = (rows: Row[], page: number, pages: number) => unknown;

const regional: Wrap = (result, page, total_pages) => ({ result, page, total_pages });
const recent: Wrap = (movies, _, totalPages) => ({ movies, totalPages });
const cartoons: Wrap = (rows, _, totalPages) => ({
  results: rows.map(({ title, posterimage, links }) => ({
    movieTitle: title,
    posterUrl: posterimage,
    trailerKey: links,
  })),
  totalPages,
});

const GRIDS = [
  ['/movies/punjabi-movies', 'Punjabi Movies', '/api/tmdb/punjabi-movies?page=', regional],
  ['/movies/hindi-movies', 'Hindi Movies', '/api/tmdb/hindi-movies?page=', regional],
  ['/movies/english-movies', 'English Movies', '/api/tmdb/english-movies?page=', regional],
  ['/all-cartoons', 'Cartoons', '/api/tmdb/trending/cartoon?page=', cartoons],
  ['/all-recently-movies', 'Recently Added Movies', '/api/tmdb/recently-add/movies?page=', recent],
] as const;
const [, , [ENGLISH, , ENGLISH_CALL], [CARTOONS, , CARTOONS_CALL], [RECENT, , RECENT_CALL]] = GRIDS;

function films(from: number, count = 20): Row[] {
  return Array.from({ length: count }, (_, index) => playableRow(from + index));
}

test(
  'each grid has its heading, and posters with titles that open in the dialog',
  PICTURES,
  async ({ page }) => {
    for (const [path, heading] of GRIDS) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(`${heading} · Manzar`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const card = cardsOf(page).first();
      await expect.poll(() => isLoaded(card.locator('img'))).toBe(true);
      const title = (await card.locator('b').textContent()) ?? '';
      expect(title).not.toBe('');
      await card.getByRole('link').click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      await close(dialog);
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(path);
    }
  },
);

test('each grid plays the card’s link and grows by Load More to the last page', async ({
  page,
  scripted: { host, site },
}) => {
  test.slow();
  for (const [path, , call, wrap] of GRIDS) {
    host.answer(`${call}1`, { json: wrap(films(1), 1, 2) });
    host.answer(`${call}2`, { json: wrap(films(21, 5), 2, 2) });
    await page.goto(site.url + path);
    await expect(cardsOf(page)).toHaveCount(20);
    await loadMore(page).click();
    await expect(cardsOf(page)).toHaveCount(25);
    await expect(loadMore(page)).toBeHidden();
    expect(askedFor(host, call)).toEqual([`${call}1`, `${call}2`]);

    for (const n of [1, 25]) {
      await page.getByRole('link', { name: `Recent ${n} Play`, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: `Recent ${n}`, exact: true });
      await expect(playerOf(dialog)).toHaveAttribute(
        'src',
        `https://archive.org/embed/film-${n}?autoplay=1`,
      );
      await close(dialog);
      await expect(playerOf(page)).toHaveCount(0);
    }
  }
});

test(
  'a film without a link says No Video Available, one without a title is Untitled, one without a poster has a painted sheet',
  PICTURES,
  async ({ page, scripted: { host, site } }) => {
    const rows = [playableRow(1, { links: '' }), { id: 2, links: null, posterimage: null }];
    host.answer(RECENT_CALL, { json: recent(rows, 1, 1) });
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
    });
    await page.goto(site.url + RECENT);
    await expect(cardsOf(page)).toHaveText([
      'Recent 1Not available to watch',
      'UntitledNot available to watch',
    ]);
    for (const sheet of await cardsOf(page).locator('img').all()) {
      await expect(sheet).toHaveAttribute('src', SHEET);
      await expect.poll(() => isLoaded(sheet)).toBe(true);
    }
    const others = pictures.filter((path) => path !== '/icon.svg' && !SHEET.test(path));
    expect(others).toEqual([]);

    for (const [index, title] of ['Recent 1', 'Movie Title'].entries()) {
      await cardsOf(page).nth(index).getByRole('link').click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog.getByText('No Video Available')).toBeVisible();
      await expect(playerOf(dialog)).toHaveCount(0);
      await close(dialog);
    }
  },
);

test('a grid that fails is a quiet line on the page, and the reason stands in the log', async ({
  page,
  scripted: { host, site },
}) => {
  for (const [reply, logged] of [
    [{ status: 500 }, 'Network response was not ok'],
    [{ json: { movies: 'none' } }, 'Invalid data format'],
  ] as const) {
    host.answer(RECENT_CALL, reply);
    const response = await page.goto(site.url + RECENT);
    expect(response?.status()).toBe(502);
    await expect(page.getByRole('alert')).toHaveText('This list could not be loaded. Retry');
    await expect(page.getByText(logged)).toHaveCount(0);
    expect(site.output()).toContain(logged);
  }
});

test('cartoons play from a whole embed address and from a bare video id alike', async ({
  page,
  scripted: { host, site },
}) => {
  const keys = [
    'https://www.youtube.com/embed/aqz-KE-bpKQ',
    'aqz-KE-bpKR',
    'https://youtu.be/aqz-KE-bpKS?t=9',
    'https://www.youtube.com/watch?v=aqz-KE-bpKT&list=x',
    'https://www.youtube.com/shorts/aqz-KE-bpKU',
  ];
  const results = keys.map((trailerKey, n) => ({ movieTitle: `Cartoon ${n}`, trailerKey }));
  host.answer(CARTOONS_CALL, { json: { results, totalPages: 1 } });
  await page.goto(site.url + CARTOONS);
  for (const [n, last] of [...'QRSTU'].entries()) {
    await cardsOf(page).nth(n).getByRole('link').click();
    const dialog = page.getByRole('dialog', { name: `Cartoon ${n}` });
    await expect(playerOf(dialog)).toHaveAttribute(
      'src',
      `https://www.youtube-nocookie.com/embed/aqz-KE-bpK${last}?autoplay=1&enablejsapi=1`,
    );
    await close(dialog);
    await expect(dialog).toBeHidden();
  }
});

test.describe('the address of a card’s dialog', () => {
  test('is the page with play=key, where the key is the id or a short hash of the link; Back closes it', async ({
    page,
    scripted: { host, site },
  }) => {
    const nameless = { title: 'By its link', links: 'https://archive.org/embed/by-its-link' };
    host.answer(`${ENGLISH_CALL}2`, { json: regional([playableRow(7), nameless], 2, 3) });
    const here = `${site.url}${ENGLISH}?page=2`;
    await page.goto(here);
    await page.getByRole('link', { name: 'Recent 7 Play' }).click();
    await expect(page.getByRole('dialog', { name: 'Recent 7' })).toBeVisible();
    await expect(page).toHaveURL(`${here}&play=7`);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(here);

    await page.getByRole('link', { name: 'By its link Play' }).click();
    await expect(page.getByRole('dialog', { name: 'By its link' })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('play')).toMatch(/^[a-z0-9]{1,8}$/);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goForward();
    await expect(page.getByRole('dialog', { name: 'By its link' })).toBeVisible();
  });

  test('opens cold with the dialog that the server has rendered, and Close leads to its page', async ({
    page,
    scripted: { host, site },
  }) => {
    host.answer(`${ENGLISH_CALL}2`, { json: regional(films(21), 2, 3) });
    const here = `${site.url}${ENGLISH}?page=2`;
    const html = await (await fetch(`${here}&play=25`)).text();
    expect(html).toMatch(/<dialog[^>]* open/);
    expect(html).toContain('https://archive.org/embed/film-25');

    await page.goto(`${here}&play=25`);
    await expect(page).toHaveTitle('English Movies, Page 2 · Manzar');
    const dialog = page.getByRole('dialog', { name: 'Recent 25' });
    await expect(playerOf(dialog)).toHaveAttribute('src', 'https://archive.org/embed/film-25');
    await close(dialog);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(here);
    await expect(playerOf(page)).toHaveCount(0);
    await expect(cardsOf(page)).toHaveCount(20);
  });

  test('shows the page without a dialog when no card of the page has the key', async ({ page }) => {
    const response = await page.goto(`${ENGLISH}?play=nobody`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(cardsOf(page)).toHaveCount(20);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a card is a link to its page with the dialog open, and Close a link back', async ({
    page,
    scripted: { host, site },
  }) => {
    host.answer(`${RECENT_CALL}2`, { json: recent([playableRow(1), playableRow(2)], 2, 2) });
    const here = `${site.url}${RECENT}?page=2`;
    await page.goto(here);
    await page.getByRole('link', { name: 'Recent 2 Play' }).click();
    await expect(page).toHaveURL(`${here}&play=2`);
    const dialog = page.getByRole('dialog', { name: 'Recent 2' });
    await expect(playerOf(dialog)).toBeVisible();
    await close(dialog);
    await expect(page).toHaveURL(here);
    await expect(dialog).toBeHidden();
  });
});
