/** Pages that come with a dictionary (RFC 9842): in a browser, and in requests of the test. */
import { hash, X509Certificate } from 'node:crypto';
import { createServer, request } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { zstdDecompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { languages } from '#/contract/language.ts';
import { inLanguage } from '#/site/paths.ts';
import { certificateFor } from '../fixtures/certificate.ts';
import { closeNow, listenOn } from '../fixtures/loopback.ts';
import { createScriptedHost } from '../fixtures/scripted-host.ts';
import { startWay } from '../fixtures/way-to-site.ts';
import { movieRow } from './answers.ts';
import { ask } from './ask.ts';
import { expect, saveData, test } from './fixtures.ts';
import { savedPages } from './offline.ts';
import { startSiteHere } from './site.ts';

const GRID = '/movies/PopularMovies';
const MOVIE = '/zxyxvyXdF/600765021';
/** One page, and others that no test here opens before. */
const LATER = ['/movies/topRated', '/movies/nowPlaying', '/movies/upComing'];

/** Opens a page. Resolves to how it came. */
async function codingOf(page: Page, address: string): Promise<string | undefined> {
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  return (await answer?.allHeaders())?.['content-encoding'];
}

/** Touches the open page by a key. Resolves when the browser has fetched a dictionary. */
async function fetchByTouch(page: Page): Promise<void> {
  const fetched = page.waitForResponse(/\/_dict\/\w+\./);
  await page.keyboard.press('Shift');
  expect((await (await fetched).allHeaders())['use-as-dictionary']).toBeTruthy();
}

/** Touches the open grid. Resolves when all of its late script has run, and had no dictionary fetched. */
async function touchInVain(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('main .keep-button').first()).toBeAttached();
  await expect(page.locator('link[rel=compression-dictionary]')).toHaveCount(0);
}

/** Touches the open page. Resolves when another one comes with the dictionary. */
async function touch(page: Page, address: string): Promise<void> {
  await fetchByTouch(page);
  // The browser has it a moment later.
  await expect.poll(() => codingOf(page, address)).toBe('dcz');
}

/** Starts a server with a certificate of its own before a site. */
async function startSecure(site: string) {
  const own = certificateFor('localhost');
  const server = createSecureServer(own, (incoming, answer) => {
    const onward = request(site + incoming.url, { headers: incoming.headers }, (from) =>
      from.pipe(answer.writeHead(from.statusCode ?? 502, from.headers)),
    );
    onward.on('error', () => answer.destroy());
    onward.end();
  });
  const key = new X509Certificate(own.cert).publicKey.export({ type: 'spki', format: 'der' });
  return {
    url: `https://localhost:${await listenOn(server)}`,
    key: hash('sha256', key, 'base64'),
    stop: () => closeNow(server),
  };
}

test('over https the second page of a visit comes with the dictionary of its language, and so does Load More', async ({
  playwright,
  launchOptions,
  site,
}) => {
  test.slow();
  const secure = await startSecure(site.url);
  const args = (launchOptions.args ?? []).filter((one) => one !== '--ignore-certificate-errors');
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...args, `--ignore-certificate-errors-spki-list=${secure.key}`],
  });
  for (const language of languages) {
    const page = await browser.newPage({ baseURL: secure.url });
    const grid = inLanguage(language, GRID);
    expect([language, await codingOf(page, inLanguage(language, MOVIE))]).toEqual([language, 'br']);
    await touch(page, grid);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    const more = page.waitForResponse((answer) => /[?&]page=2/.test(answer.url()));
    await page.locator('a[href*="page=2"]').last().click();
    expect((await (await more).allHeaders())['content-encoding']).toBe('dcz');
    await expect(page.locator('main li:has(img)')).toHaveCount(40);
    await page.context().close();
  }
  await browser.close();
  await secure.stop();
});

test('on loopback a page of a new build on another disk comes in Brotli, and those after it with the new dictionary', async ({
  page,
  site,
}) => {
  test.slow();
  const way = await startWay(site.url);
  // What all pages show makes another dictionary.
  const next = await startSiteHere({ REPORT_URL: 'mailto:us@site.example' });
  const at = (path: string) => way.url + path;
  expect(await codingOf(page, at(MOVIE))).toBe('br');
  await touch(page, at(GRID));
  const asked = way.requested.length;
  await touchInVain(page);
  expect(way.requested.slice(asked).filter((path) => path.startsWith('/_dict'))).toEqual([]);

  way.site = next.url;
  expect(await codingOf(page, at(MOVIE))).toBe('br');
  await touch(page, at(GRID));
  await next.stop();
  await way.stop();
});

test('a purged page comes as it is now, with the dictionary; what another site fetches comes in Brotli', async ({
  page,
}) => {
  const host = await createScriptedHost();
  const answer = (title: string) =>
    host.answer('/api/tmdb/dashboard/movie/7', { json: movieRow(7, { title }) });
  answer('The Lamp');
  const purges = { METRICS_PORT: '0', PURGE_TOKEN: 'p'.repeat(32) };
  const site = await startSiteHere({ CATALOGUE_HOST: host.origin, ...purges });
  const way = await startWay(site.url);
  const path = '/zxyxvyXdF/7';
  const film = way.url + path;
  const come = async () => [await codingOf(page, film), await page.locator('h1').textContent()];
  expect(await come()).toEqual(['br', 'The Lamp']);
  await touch(page, film);
  answer('The Lantern');
  // Its 304 has no encoding.
  expect(await come()).toEqual([undefined, 'The Lamp']);
  site.purge(['movie-7']);
  expect(await come()).toEqual(['dcz', 'The Lantern']);

  // Chromium names the dictionary for the link alone. What the site does if one names it: dictionary.test.ts.
  const other = createServer((_request, response) => {
    response
      .setHeader('content-type', 'text/html')
      .end(`<h1>A link</h1><a href=${film}?link>Film</a>`);
  });
  await page.goto(`http://127.0.0.1:${await listenOn(other)}`);
  await page.evaluate(async (url) => {
    const script = new Promise((resolve) => {
      const parts = { src: `${url}?script`, onerror: resolve };
      document.head.append(Object.assign(document.createElement('script'), parts));
    });
    const fetches = (['cors', 'no-cors'] as const).map((mode) => fetch(`${url}?${mode}`, { mode }));
    await Promise.allSettled([...fetches, script]);
  }, film);
  const fetched = ['cors', 'no-cors', 'script'].map((how) => way.encodings.get(`${path}?${how}`));
  expect(fetched).toEqual(['br', 'br', 'br']);
  await page.getByRole('link').click();
  await expect(page.locator('h1')).toHaveText('The Lantern');
  expect(way.encodings.get(`${path}?link`)).toBe('dcz');
  await closeNow(other);
  await way.stop();
  await site.stop();
  await host.close();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page that came with a dictionary is saved, and shown without a network', async ({
    page,
    context,
    site,
  }) => {
    const way = await startWay(site.url);
    await page.goto(way.url + GRID);
    await fetchByTouch(page);
    // From now on the worker asks for pages.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect.poll(() => codingOf(page, way.url + MOVIE)).toBe('dcz');
    await expect.poll(() => savedPages(page)).toContain(MOVIE);
    const title = await page.title();
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('main h1')).toBeVisible();
    expect(await page.title()).toBe(title);
    await way.stop();
  });
});

test('no page asks for a dictionary before a touch, nor before the second page for a visitor who saves data', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (one) => void asked.push(new URL(one.url()).pathname));
  const dictionaries = () => asked.filter((path) => path.startsWith('/_dict'));
  await saveData(page);
  await page.goto(GRID);
  await touchInVain(page);
  expect(dictionaries()).toEqual([]);
  await page.goto(MOVIE, { referer: page.url() });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(dictionaries()).toEqual([]);
  await page.keyboard.press('Shift');
  await expect.poll(dictionaries).toContain('/_dict/en');
});

/** Returns the dictionary of a language, with the headers of a browser that has it. */
async function dictionaryOf(url: string, language: string) {
  const leads = await ask(`${url}/_dict/${language}`);
  const { location = '' } = leads.headers;
  expect([leads.status, leads.headers['cache-control']]).toEqual([307, 'public, no-cache']);
  const { headers, body } = await ask(url + location);
  const has = {
    'accept-encoding': 'gzip, br, zstd, dcb, dcz',
    'available-dictionary': `:${hash('sha256', body, 'base64')}:`,
  };
  return { location, headers, body, has };
}

test('a page with a dictionary is private, has an ETag of its own, and is the same page', async ({
  site,
}) => {
  const { headers, body, has } = await dictionaryOf(site.url, 'ur');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=604800',
    'use-as-dictionary': 'match="/ur/*", match-dest=("document" "")',
  });
  const url = site.url + inLanguage('ur', LATER[0] ?? '');
  const plain = await ask(url);
  const small = await ask(url, { headers: has });
  const read = zstdDecompressSync(small.body.subarray(40), { dictionary: body });
  expect(read.equals(plain.body)).toBe(true);
  expect(small.body.length).toBeLessThan(2_500);
  const vary = 'accept-encoding, available-dictionary';
  expect(small.headers).toMatchObject({
    'content-encoding': 'dcz',
    'cache-control': 'private, no-cache',
    vary,
  });
  const { etag = '' } = small.headers;
  expect(etag).not.toBe(plain.headers.etag);
  expect(plain.headers.vary).toBe(vary);
  const statusOf = async (headers: Record<string, string>) => {
    const again = await ask(url, { headers: { ...headers, 'if-none-match': etag } });
    expect(again.headers.vary).toBe(vary);
    return again.status;
  };
  expect([await statusOf(has), await statusOf({})]).toEqual([304, 200]);
  const head = await ask(url, { method: 'HEAD', headers: has });
  expect(head.headers).toMatchObject({ etag, vary, 'content-length': `${small.body.length}` });
});

test('nothing else comes with a dictionary: another language, data, files, and pages for made-up hashes', async ({
  site,
}) => {
  const { location, has } = await dictionaryOf(site.url, 'en');
  const codings = async (paths: string[], headers: Record<string, string>) => {
    const answers = await Promise.all(paths.map((path) => ask(site.url + path, { headers })));
    return answers.map((one) => one.headers['content-encoding'] ?? 'identity');
  };
  const others = ['/hi/movies/topRated', '/data/search?query=chaplin', '/offline', location];
  expect(new Set(await codings(others, has))).toEqual(new Set(['br']));
  const madeUp = { ...has, 'available-dictionary': `:${hash('sha256', 'x', 'base64')}:` };
  expect(await codings(LATER, madeUp)).toEqual(['br', 'br', 'br']);
  const elsewhere = await ask(`${site.url}/_dict/en.0000000000000000`);
  expect([elsewhere.status, elsewhere.headers['cache-control']]).toEqual([404, 'no-store']);
});

test('DICTIONARIES=off: no page varies by a dictionary, and browsers learn that there is none', async () => {
  const without = await startSiteHere({ DICTIONARIES: 'off' });
  const { status, headers, body } = await ask(`${without.url}/_dict/en`);
  expect([status, body.length, headers['use-as-dictionary']]).toEqual([200, 0, undefined]);
  expect(headers['cache-control']).toBe('public, max-age=86400');
  expect((await ask(without.url + GRID)).headers.vary).toBe('accept-encoding');
  await without.stop();
});
