import { expect, test } from './fixtures.ts';

const PAGES = [
  ['trending', 'Trending'],
  ['topRated', 'Top Rated'],
  ['upComing', 'Upcoming'],
] as const;

for (const folder of ['TvShow', 'more'] as const) {
  for (const [kind, heading] of PAGES) {
    test(`/${folder}/${kind} is a shell with the heading “${heading}”, and claims nothing else`, async ({
      page,
    }) => {
      const response = await page.goto(`/${folder}/${kind}`);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(`${heading} · Manzar`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(main).toHaveText(heading);
      await expect(main.locator('a, button, img, li')).toHaveCount(0);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
}

test('the shells are prerendered, and make no call to the host', async ({
  scripted: { host, site },
}) => {
  for (const [kind] of PAGES) {
    const shell = await fetch(`${site.url}/more/${kind}`);
    expect(shell.status).toBe(200);
    expect(await shell.text()).toContain('<meta name="robots" content="noindex">');
  }
  expect(host.requests).toEqual([]);
});

test('other addresses beside the shells are 404', async ({ request }) => {
  for (const path of ['/TvShow', '/TvShow/none', '/more/toprated', '/more/trending/2']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
