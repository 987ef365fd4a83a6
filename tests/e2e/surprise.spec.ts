/** For visitors without a title in mind: the lines of home, a surprise, and what others share. */
import { brotliCompressSync } from 'node:zlib';
import { languages, prefixOf } from '#/contract/language.ts';
import type { Answered } from '#/server/log/visit.ts';
import { movieRows, results, scriptHome } from './answers.ts';
import { ask } from './ask.ts';
import { cardsOf, requestsTo } from './cards.ts';
import { expect, fits, test } from './fixtures.ts';
import { startSiteHere } from './site.ts';

/** What pages in Urdu say. */
const WORDS = {
  day: /^آج کی فلم: \S/,
  list: /^نئی فہرست: /,
  surprise: 'کوئی بھی فلم دکھائیں',
  year: 'سال کے لحاظ سے',
  report: 'مسئلے کی اطلاع دیں',
  complaints: 'شکایات افسر',
} as const;
const FILM = /\/zxyxvyXdF\/\d+$/;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('keys lead from home’s lines to a film, a list and a surprise, and from upcoming films to a year, in Urdu on a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const press = async (from: string, name: string | RegExp) => {
      await page.goto(`/ur${from}`);
      const link = page.getByRole('main').getByRole('link', { name, exact: true });
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect(await fits(page)).toBe(true);
      await link.focus();
      await page.keyboard.press('Enter');
    };
    await press('/movie-dashboard', WORDS.day);
    await expect(page).toHaveURL(FILM);
    await page.goBack();
    await expect(page.locator('#editors p').first()).toHaveText(/^آج کی فلم: \S.* \S/);
    await press('/movie-dashboard', WORDS.list);
    await expect(page).toHaveURL(/\/ur\/lists\/[a-z-]+$/);
    for (const from of ['/movie-dashboard', '/no-such-page']) {
      await press(from, WORDS.surprise);
      await expect(page).toHaveURL(FILM);
      expect(new URL(page.url()).pathname.startsWith('/ur/')).toBe(true);
    }
    await page.goto('/ur/movies/upComing');
    const years = page.getByRole('navigation', { name: WORDS.year }).getByRole('link');
    await years.nth(2).focus();
    const year = await years.nth(2).textContent();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/ur/movies/upComing?year=${year?.trim()}`);
    await expect(years.nth(2)).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveTitle(new RegExp(`${year?.trim()}`));
    expect(await cardsOf(page).count()).toBeGreaterThan(3);
    expect(await fits(page)).toBe(true);
  });
});

test('a surprise is drawn again each time, in every language, and kept nowhere', async () => {
  const answers: Answered[] = [];
  const site = await startSiteHere({}, { answered: (answer) => answers.push(answer) });
  const drawn = new Set<string>();
  for (const prefix of [...languages.map(prefixOf), ...languages.map(prefixOf)]) {
    const { status, headers } = await ask(`${site.url}${prefix}/surprise`);
    expect([status, headers['cache-control']]).toEqual([302, 'no-store']);
    expect(headers.location).toMatch(new RegExp(`^${prefix}/zxyxvyXdF/\\d+$`));
    drawn.add(headers.location?.replace(prefix, '') ?? '');
  }
  expect(drawn.size).toBeGreaterThan(2);
  const head = await ask(`${site.url}/surprise`, { method: 'HEAD' });
  expect([head.status, head.headers['cache-control'], head.body.length]).toEqual([
    302,
    'no-store',
    0,
  ]);
  await expect.poll(() => answers.length).toBe(2 * languages.length + 1);
  for (const { route, status, cache } of answers)
    expect([route, status, cache]).toEqual(['/surprise', 302, 'none']);
  const home = (await ask(`${site.url}/movie-dashboard`)).body.toString();
  expect(home).toMatch(/<script type="?speculationrules"?[^>]*>[^<]*"\/:l\?\/surprise"/);
  await site.stop();
});

test('home’s lines and links take 300 bytes at most', async ({ site }) => {
  for (const prefix of languages.map(prefixOf)) {
    const html = (await ask(`${site.url}${prefix}/movie-dashboard`)).body.toString();
    const before = html
      .replace(/<div id="?editors.*?<\/div>/s, '')
      .replace(/p\.section-head[^}]*\}/g, '')
      .replace(/<li> ?<a [^>]*href="[^"]*\/surprise".*?<\/li>/gs, '')
      .replace(/<a [^>]*href="[^"]*\/surprise"[^>]*>[^<]*<\/a>/s, '')
      .replace(/"\/:l\?\/surprise",?/, '');
    expect(html.length - before.length).toBeGreaterThan(400);
    const more = brotliCompressSync(html).length - brotliCompressSync(before).length;
    expect([prefix, more > 300]).toEqual([prefix, false]);
  }
});

test('a host that has no lists, does not say what plays and takes no year has nothing of it', async ({
  page,
  scripted: { host, site },
}) => {
  scriptHome(host);
  const upcoming = { ...results(movieRows(1).map((row) => ({ ...row, free_from: 2101 }))) };
  host.answer('/api/tmdb/upcoming', { json: upcoming });
  for (const path of ['/movie-dashboard', '/no-such-page', '/movies/upComing?year=2101']) {
    const html = (await ask(site.url + path)).body.toString();
    const [main] = /<main.*<\/main>/s.exec(html) ?? [];
    expect(main).not.toMatch(/<a [^>]*href="[^"]*year=/);
    expect(html).not.toMatch(/id="?editors|<a [^>]*href="[^"]*surprise/);
  }
  for (const prefix of ['', '/ur']) {
    const { status } = await ask(`${site.url}${prefix}/surprise`);
    expect([prefix, status]).toEqual([prefix, 404]);
  }
  await ask(`${site.url}/movies/upComing?year=2101`);
  expect(host.requests.filter((path) => /watch=|year=|discover|\/lists/.test(path))).toEqual([]);

  host.answer('/api/tmdb/upcoming', { json: { ...upcoming, years: true } });
  host.answer('/api/tmdb/upcoming?page=1&year=2101', { json: { ...upcoming, years: true } });
  const later = await startSiteHere({
    CATALOGUE_HOST: host.origin,
    REPORT_URL: 'mailto:us@a.example',
    FOOTER_LINKS: 'terms=/legal/{language}.html complaints=https://a.example/officer',
  });
  await ask(`${later.url}/movies/upComing?year=2101`);
  expect(requestsTo(host, '/api/tmdb/upcoming?page=1&year=2101')).toHaveLength(1);
  for (const [prefix, name, terms, officer] of [
    ['', 'Report a problem', '/legal/en.html', 'Complaints officer'],
    ['/ur', WORDS.report, '/legal/ur.html', WORDS.complaints],
  ] as const) {
    await page.goto(`${later.url}${prefix}/movies/upComing?year=2101`);
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator(`a[href="${terms}"]`)).toBeVisible();
    await expect(footer.getByRole('link', { name: officer })).toHaveAttribute(
      'href',
      'https://a.example/officer',
    );
    const report = footer.getByRole('link', { name });
    const { href } = new URL(page.url());
    const body = encodeURIComponent(href);
    await expect(report).toHaveAttribute('href', `mailto:us@a.example?body=${body}`);
    expect((await report.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await page.goto(`${site.url}/movie-dashboard`);
  await expect(page.getByRole('contentinfo').locator('a[href^="mailto:"]')).toHaveCount(0);
  host.down();
  expect((await ask(`${later.url}/surprise`)).status).toBe(502);
  await later.stop();
  host.up();
});

test('what others share leads to a path of ours, and is kept nowhere', async ({ site }) => {
  const leads = async (query: string, path: string, prefix = '') => {
    const { status, headers } = await ask(`${site.url}${prefix}/open${query}`);
    expect([query, status, headers.location, headers['cache-control']]).toEqual([
      query,
      302,
      prefix + path,
      'no-store',
    ]);
  };
  const own = encodeURIComponent(`${site.url}/drama/Waris?utm=1`);
  await leads(`?url=${own}`, '/drama/Waris');
  await leads('?text=Pyaasa+https%3A%2F%2Fvideo.example%2F1', '/search?query=Pyaasa', '/ur');
  await leads('?tmdb=movie%2F603', '/search');
  for (const evil of ['https://evil.example', '//evil.example', 'javascript:alert(1)', '%0d%0ax:y'])
    await leads(`?url=${evil}`, '/search', '/hi');
  expect((await ask(`${site.url}/open`, { method: 'HEAD' })).status).toBe(302);
});
