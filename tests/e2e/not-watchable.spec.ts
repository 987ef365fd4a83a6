/** Cards that open a player and have none say so, and lead on to the film. */
import { feedRow, playableRow, scriptHome, trailerRow } from './answers.ts';
import { cardsOf } from './cards.ts';
import { expect, test } from './fixtures.ts';

const GRID = '/movies/hindi-movies';
const CALL = '/api/tmdb/hindi-movies?';
const sign = { name: 'Play', exact: true };
const note = 'Not available to watch';
const film = { name: 'About this film' };

test('a song, a fitness video and a trailer without a player say so, too', async ({
  page,
  scripted: { host, site },
}) => {
  scriptHome(host);
  host.answer('/api/tmdb/dashboard/popular/trailer', {
    json: [trailerRow(1), trailerRow(2, { trailerKey: '' })],
  });
  await page.goto(`${site.url}/movie-dashboard`);
  const trailers = page.getByRole('region', { name: 'Trailers' }).getByRole('listitem');
  await expect(trailers.nth(0).getByRole('img', sign)).toBeVisible();
  await expect(trailers.nth(1).getByRole('img', sign)).toHaveCount(0);
  await expect(trailers.nth(1).getByText(note)).toBeVisible();

  const song = { title: 'Boots', links: '', views: '7' };
  host.answer('/api/tmdb/all/songs?', { json: { songs: [song], totalPages: 1 } });
  await page.goto(`${site.url}/all-hi-ur-en-pun-songs`);
  await expect(cardsOf(page)).toHaveText(`Boots${note}`);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the dialog leads to the film’s own page where the host tells it', async ({
      page,
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

      await page.goto(site.url + GRID);
      await cardsOf(page).nth(1).getByRole('link').click();
      await expect(dialog).toContainText('No Video Available');
      await expect(dialog.getByRole('link', film)).toHaveCount(0);

      await page.goto(site.url + GRID);
      await cardsOf(page).nth(2).getByRole('link').click();
      await expect(dialog.getByRole('link', film)).toHaveAttribute('href', '/zxyxvyXdF/73');

      await page.goto(site.url + GRID);
      await cardsOf(page).nth(0).getByRole('link').click();
      await expect(dialog).toContainText('No Video Available');
      await dialog.getByRole('link', film).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Awara');
    });
  });
}

test('a slide of the feed leads to its film where the host tells it, also without JavaScript', async ({
  page,
  request,
  scripted: { host, site },
}) => {
  const json = { results: [feedRow(1, { movie_id: 71 }), feedRow(2)] };
  host.answer('/api/tmdb/punjabi-movies-trailers', { json });
  await page.goto(`${site.url}/movies-trailers-latest-trailers`);
  const slides = page.getByRole('feed').getByRole('article');
  const links = (n: number) => slides.nth(n).getByRole('link', film);
  await expect(links(0)).toHaveAttribute('href', '/zxyxvyXdF/71');
  await expect(links(1)).toHaveCount(0);
  const html = await (await request.get(`${site.url}/movies-trailers-latest-trailers`)).text();
  expect(html).toContain('href="/zxyxvyXdF/71"');
});
