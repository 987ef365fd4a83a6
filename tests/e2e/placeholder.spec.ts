import { scriptWholeHost } from '../fixtures/whole-host.ts';
import { expect, test } from './fixtures.ts';

const PAGES = [
  ['trending', 'Trending'],
  ['topRated', 'Top Rated'],
  ['upComing', 'Upcoming'],
] as const;

test('each is a shell with its heading, and claims nothing else: beside it, and where a host has no lists of series', async ({
  scripted: { host, site },
}) => {
  scriptWholeHost(host);
  host.answer('/api/tmdb/popular?', { json: { results: [], page: 1, total_pages: 1 } });
  for (const folder of ['TvShow', 'more']) {
    for (const [kind, heading] of PAGES) {
      const response = await fetch(`${site.url}/${folder}/${kind}`);
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(html).toContain(`<title>${heading} · Manzar</title>`);
      expect(html).toContain('<meta name="robots" content="noindex">');
      const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
      expect(main).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
      expect(main.replace(/<[^>]*>/g, '').trim()).toBe(heading);
      expect(main).not.toMatch(/<(a|button|img|li)[\s>]/);
      expect(html).toMatch(/<header[\s\S]*<footer/);
    }
  }
  expect(host.requests.filter((one) => one.includes('series'))).toEqual([]);
});

test('the shells under /more are prerendered, and make no call to the host', async ({
  scripted: { host, site },
}) => {
  for (const [kind] of PAGES) expect((await fetch(`${site.url}/more/${kind}`)).status).toBe(200);
  expect(host.requests).toEqual([]);
});

test('other addresses beside the shells are 404', async ({ request }) => {
  for (const path of ['/TvShow', '/TvShow/none', '/more/toprated', '/more/trending/2']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('series are grids where the catalogue has them, which lead to each other and to each genre', async ({
  page,
}) => {
  await page.goto('/TvShow/trending');
  const cards = page.locator('#grid > li');
  const all = await cards.count();
  await expect(cards.first().getByRole('link')).toHaveAttribute('href', /^\/detail\/tv-series\//);
  const genre = page.getByRole('navigation', { name: 'By genre' }).getByRole('link').nth(1);
  const name = await genre.textContent();
  await genre.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trending series');
  await expect(page).toHaveTitle(new RegExp(`^Trending series, ${name} `, 'i'));
  expect(await cards.count()).toBeLessThan(all);
  await page.getByRole('main').getByRole('link', { name: 'Latest series' }).click();
  await expect(page).toHaveURL(/\/TvShow\/upComing$/);
  await expect(cards).toHaveCount(all);
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Series', exact: true }),
  ).toHaveAttribute('href', '/TvShow/trending');
});
