import { expect, test } from './fixtures.ts';

const PAGES = [
  ['trending', 'Trending'],
  ['topRated', 'Top Rated'],
  ['upComing', 'Upcoming'],
] as const;

test('each is a prerendered shell with its heading, claims nothing else, and makes no call to the host', async ({
  request,
  scripted: { host, site },
}) => {
  for (const folder of ['TvShow', 'more']) {
    for (const [kind, heading] of PAGES) {
      const response = await request.get(`${site.url}/${folder}/${kind}`);
      expect(response.status()).toBe(200);
      const html = await response.text();
      expect(html).toContain(`<title>${heading} · Manzar</title>`);
      const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
      expect(main).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
      expect(main.replace(/<[^>]*>/g, '').trim()).toBe(heading);
      expect(main).not.toMatch(/<(a|button|img|li)[\s>]/);
      expect(html).toMatch(/<header[\s\S]*<footer/);
      expect(html).toContain('<meta name="robots" content="noindex">');
    }
  }
  expect(host.requests).toEqual([]);
});

test('other addresses beside the shells are 404', async ({ request }) => {
  for (const path of ['/TvShow', '/TvShow/none', '/more/toprated', '/more/trending/2']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
