/** The grids whose cards play in the dialog: Punjabi, Hindi, English, cartoons, recently added. */
import { playableRow } from './answers.ts';
import { cardsOf, close, isLoaded, loadMore, playerOf, requestsTo, SHEET } from './cards.ts';
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
const [, , [ENGLISH, , ENGLISH_CALL], , [RECENT, , RECENT_CALL]] = GRIDS;

function films(from: number, count = 20): Row[] {
  return Array.from({ length: count }, (_, index) => playableRow(from + index));
}

test('each grid has its heading, and cards that open in the dialog', async ({ request }) => {
  for (const [path, heading] of GRIDS) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    const [, title] = /<title>(.*?)<\/title>/.exec(html) ?? [];
    const [h1 = ''] = /<h1.*?<\/h1>/.exec(html) ?? [];
    expect([title, h1.replace(/<[^>]*>/g, '')]).toEqual([`${heading} · Manzar`, heading]);
    expect(html.match(/<a [^>]*data-play=/g)).not.toBeNull();
  }
});

test('each kind of grid plays the card’s link and grows by Load More to the last page', async ({
  page,
  scripted: { host, site },
}) => {
  for (const [path, , call, wrap] of [GRIDS[0], GRIDS[3], GRIDS[4]]) {
    host.answer(`${call}1`, { json: wrap(films(1), 1, 2) });
    host.answer(`${call}2`, { json: wrap(films(21, 5), 2, 2) });
    await page.goto(site.url + path);
    await expect(cardsOf(page)).toHaveCount(20);
    await loadMore(page).click();
    await expect(cardsOf(page)).toHaveCount(25);
    await expect(loadMore(page)).toBeHidden();
    expect(requestsTo(host, call)).toEqual([`${call}1`, `${call}2`]);

    await page.getByRole('link', { name: 'Recent 25 Play', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Recent 25', exact: true });
    await expect(playerOf(dialog)).toHaveAttribute(
      'src',
      'https://archive.org/embed/film-25?autoplay=1',
    );
    await close(dialog);
    await expect(playerOf(page)).toHaveCount(0);
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

test.describe('the address of a card’s dialog', () => {
  test('is the page with play=key, where the key is the id or a short hash of the link; Back closes it', async ({
    page,
    scripted: { host, site },
  }) => {
    const nameless = { title: 'By its link', links: 'https://archive.org/embed/by-its-link' };
    host.answer(`${ENGLISH_CALL}2`, {
      json: regional([...[70, 7, 77].map((id) => playableRow(id)), nameless], 2, 3),
    });
    const here = `${site.url}${ENGLISH}?page=2`;
    await page.goto(here);
    await page.getByRole('link', { name: 'Recent 7 Play', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Recent 7', exact: true })).toBeVisible();
    await expect(page).toHaveURL(`${here}&play=7`);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(here);
    // Forward opens the same card, also when other keys begin alike.
    await page.goForward();
    await expect(page.getByRole('dialog').getByRole('heading')).toHaveText('Recent 7');
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();

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
});
