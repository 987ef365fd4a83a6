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
