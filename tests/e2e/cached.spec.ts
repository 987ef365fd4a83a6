/** Which finished responses the site stores, and which it never does. */
import { createBrotliDecompress } from 'node:zlib';
import { PUBLIC } from '#/lib/caching.ts';
import { scriptPictures, scriptWholeHost, wholePages } from '../fixtures/whole-host.ts';
import { homeCalls } from './answers.ts';
import { ask, askStored, br, open } from './ask.ts';
import { requestsTo } from './cards.ts';
import { expect, test } from './fixtures.ts';

/** Returns a promise and the function that resolves it. */
function gate(): { until: Promise<void>; release(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { until: promise, release: resolve };
}

test('the first response streams and is private; the ones after it are public', async ({
  scripted: { host, site },
}) => {
  scriptWholeHost(host);
  const { until, release } = gate();
  host.answer(homeCalls.trending, { json: { data: { results: [] } }, until });
  const answer = await open(site.url + wholePages.home, br);
  expect(answer.headers['cache-control']).toBe('private, no-cache');
  expect(answer.headers.etag).toBeUndefined();
  let text = '';
  for await (const piece of answer.pipe(createBrotliDecompress())) {
    text += piece;
    // Everything above the pending section arrives before the host answers that section's call.
    if (text.includes('id="thisYear-row"')) release();
  }
  expect(text).toContain('</html>');
  const stored = await ask(site.url + wholePages.home, br);
  expect(stored.headers).toMatchObject({
    'cache-control': PUBLIC,
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding, available-dictionary',
  });
});

test('a page that is complete before its first byte is public from its first visit on', async ({
  scripted: { host, site },
}) => {
  scriptWholeHost(host);
  const { movie, grid, person, series } = wholePages;
  for (const path of [movie, grid, person, series]) {
    const first = await ask(site.url + path, br);
    expect([path, first.headers['cache-control']]).toEqual([path, PUBLIC]);
    expect((await ask(site.url + path, br)).headers.etag).toBe(first.headers.etag);
  }
});

test('a stored response has an ETag that gives 304, and HEAD gets its headers alone', async ({
  scripted: { host, site },
}) => {
  scriptWholeHost(host);
  const url = site.url + wholePages.movie;
  const { headers, body } = await askStored(url);
  expect(headers.etag).toMatch(/^W\/"[\w-]{22}-br"$/);
  const again = await ask(url, { headers: { ...br.headers, 'if-none-match': headers.etag ?? '' } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect(again.headers).toMatchObject({ etag: headers.etag, vary: headers.vary });
  const other = await ask(url, { headers: { ...br.headers, 'if-none-match': '"other"' } });
  expect([other.status, other.body.length]).toEqual([200, body.length]);
  const head = await ask(url, { ...br, method: 'HEAD' });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers).toMatchObject({ etag: headers.etag, 'content-length': `${body.length}` });
});

test('built files are compressed, and immutable', async ({ scripted: { host, site } }) => {
  scriptWholeHost(host);
  const html = (await ask(site.url + wholePages.home)).body.toString();
  const files = new Set(html.match(/\/_astro\/[\w.-]+\.(?:js|css)/g));
  expect(files.size).toBeGreaterThan(3);
  for (const file of files) {
    const plain = await ask(site.url + file);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    if (plain.body.length <= 1024) continue;
    for (const encoding of ['br', 'gzip']) {
      const { headers, body } = await ask(site.url + file, {
        headers: { 'accept-encoding': encoding },
      });
      expect([file, headers['content-encoding']]).toEqual([file, encoding]);
      expect(headers.vary).toMatch(/accept-encoding/i);
      expect(headers['content-type']).toBe(plain.headers['content-type']);
      expect(body.length).toBeLessThan(plain.body.length);
    }
  }
});

test('neither a page with a failed section nor an error is stored: both are whole again when their host recovers', async ({
  scripted: { host, site },
}) => {
  scriptWholeHost(host);
  for (const call of [homeCalls.popular, '/api/tmdb/dashboard/movie/'])
    host.answer(call, { status: 500 });
  const url = site.url + wholePages.home;
  const movie = site.url + wholePages.movie;
  const partial = await askStored(url, {});
  expect(partial.headers['cache-control']).toBe('private, no-cache');
  expect(partial.body.toString()).not.toContain('id="popular"');
  const failed = await askStored(movie);
  expect([failed.status, failed.headers['cache-control']]).toEqual([502, 'no-store']);
  scriptWholeHost(host);
  expect((await askStored(url, {})).body.toString()).toContain('id="popular"');
  expect((await ask(movie)).status).toBe(200);
});

test('a picture that many visitors wait for is fetched once, and is immutable', async ({
  scripted: { host, site },
}) => {
  await scriptPictures(host);
  const url = `${site.url}/t/p/w342/p12.jpg`;
  const asking = { headers: { accept: 'image/avif,image/webp,*/*' } };
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(url, asking)));
  answers.push(await ask(url, asking));
  for (const { status, headers } of answers) {
    expect([status, headers['content-type']]).toEqual([200, 'image/avif']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers.vary).toMatch(/accept/);
  }
  expect(requestsTo(host, '/t/p/').length).toBe(1);
});
