/** Cards that open a player and have none say so, and lead on to the film. */
import { feedRow, playableRow, scriptHome, trailerRow } from './answers.ts';
import { cardsOf, close } from './cards.ts';
import { expect, test } from './fixtures.ts';

const GRID = '/movies/hindi-movies';
const CALL = '/api/tmdb/hindi-movies?';
const sign = { name: 'Play', exact: true };
const note = 'Not available to watch';
const film = { name: 'About this film' };

test('a trailer without a player says so', async ({ page, scripted: { host, site } }) => {
  scriptHome(host);
  host.answer('/api/tmdb/dashboard/popular/trailer', {
    json: [trailerRow(1), trailerRow(2, { trailerKey: '' })],
  });
  await page.goto(`${site.url}/movie-dashboard`);
  const trailers = page.getByRole('region', { name: 'Trailers' }).getByRole('listitem');
  await expect(trailers.nth(0).getByRole('img', sign)).toBeVisible();
  await expect(trailers.nth(1).getByRole('img', sign)).toHaveCount(0);
  await expect(trailers.nth(1).getByText(note)).toBeVisible();
});

test('the dialog leads to the film’s own page where the host tells it, also without JavaScript', async ({
  page,
  request,
  scripted: { host, site },
}) => {
  const rows = [
    playableRow(1, { links: '', movie_id: 71 }),
    playableRow(2, { links: '' }),
    playableRow(3, { movie_id: 73 }),
  ];
  host.answer(CALL, { json: { result: rows, total_pages: 1 } });
  host.answer('/api/tmdb/dashboard/movie/71', { json: { id: 71, title: 'Awara' } });
  const dialog = page.getByRole('dialog');
  const link = dialog.getByRole('link', film);
  const open = (n: number) => cardsOf(page).nth(n).getByRole('link').click();

  await page.goto(site.url + GRID);
  await open(1);
  await expect(dialog).toContainText('No Video Available');
  await expect(link).toHaveCount(0);
  await close(dialog);
  await open(2);
  await expect(link).toHaveAttribute('href', '/zxyxvyXdF/73');
  await close(dialog);
  await open(0);
  await expect(dialog).toContainText('No Video Available');
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Awara');

  for (const [key, href] of [
    ['1', '/zxyxvyXdF/71'],
    ['2', undefined],
    ['3', '/zxyxvyXdF/73'],
  ] as const) {
    const html = await (await request.get(`${site.url}${GRID}?play=${key}`)).text();
    expect([key, ...filmsIn(html)]).toEqual(href ? [key, href] : [key]);
  }
});

/** Returns where the links to films lead. */
function filmsIn(html: string): string[] {
  const links = html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>\s*About this film/g);
  return [...links].map(([, href = '']) => href);
}

test('a slide of the feed leads to its film where the host tells it', async ({
  request,
  scripted: { host, site },
}) => {
  const json = { results: [feedRow(1, { movie_id: 71 }), feedRow(2)] };
  host.answer('/api/tmdb/punjabi-movies-trailers', { json });
  const html = await (await request.get(`${site.url}/movies-trailers-latest-trailers`)).text();
  expect(filmsIn(html)).toEqual(['/zxyxvyXdF/71']);
});
