/** Frames: which players the site frames, and what a framed player may do. */
import type { Locator } from '@playwright/test';
import { episodeRow, feedRow, playableRow } from './answers.ts';
import { cardsOf, close, playerOf } from './cards.ts';
import { expect, test } from './fixtures.ts';

const RECENT = '/all-recently-movies';
const CALL = '/api/tmdb/recently-add/movies';
const EMBED = 'allow-scripts allow-same-origin allow-presentation allow-popups';
const ALLOW = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

/** Expects the attributes that every frame has. */
async function expectTamed(frame: Locator, title: string): Promise<void> {
  await expect(frame).toHaveCount(1);
  await expect(frame).toHaveAttribute('title', title);
  await expect(frame).toHaveAttribute('sandbox', EMBED);
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  const allow = (await frame.getAttribute('allow')) ?? '';
  expect(allow.split(/;\s*/).sort()).toEqual(ALLOW);
  await expect(frame).toHaveAttribute('src', /^https:\/\/[^/]+\//);
}

test('every frame has a title, and may do what playing needs and no more', async ({
  page,
  scripted: { host, site },
}) => {
  const links = ['https://archive.org/embed/lamp', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'];
  const movies = links.map((link, n) => playableRow(n, { links: link }));
  host.answer(CALL, { json: { movies, totalPages: 1 } });
  host.answer('/api/seasons/s1/episodes', { json: [episodeRow('e0', 0)] });
  const trailerKey = `${site.url}/clips/raag-yaman`;
  const results = [feedRow(1), feedRow(2, { trailerKey })];
  host.answer('/api/tmdb/punjabi-movies-trailers', { json: { results } });

  await page.goto(site.url + RECENT);
  for (const n of links.keys()) {
    await cardsOf(page).nth(n).getByRole('link').click();
    const dialog = page.getByRole('dialog', { name: `Recent ${n}` });
    await expectTamed(dialog.locator('iframe'), `Recent ${n}`);
    await close(dialog);
    await expect(dialog).toBeHidden();
  }
  await page.goto(`${site.url}/movie/season/episodes?season=s1&episode=e0`);
  await expectTamed(page.locator('iframe'), 'Part e0');
  await page.goto(`${site.url}/movies-trailers-latest-trailers`);
  await expectTamed(page.locator('iframe'), 'Punjabi 1');
  await page.getByRole('article', { name: 'Punjabi 2' }).scrollIntoViewIfNeeded();
  // A clip of our own needs no frame.
  const clip = page.getByLabel('Punjabi 2').locator('video');
  await expect(clip).toHaveAttribute('src', '/clips/raag-yaman.webm');
  await expect(page.locator('iframe')).toHaveCount(0);
});

const REFUSED = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://evil.example/embed/plain-http',
  '//evil.example/embed/x',
  '/clips/../api/seasons',
  'https://archive.org:8443/embed/x',
  'https://user@archive.org/embed/x',
  'https://archive.org.evil.example/embed/x',
  'https://evil.example/embed/x',
  'https://evil.example/embed/y',
  'https://www.youtube.com/embed/videoseries?list=x',
  'not an address',
];

test('a link that may not be framed is seen by no browser', async ({
  request,
  scripted: { host, site },
}) => {
  const movies = REFUSED.map((links, n) => playableRow(n, { links }));
  host.answer(CALL, { json: { movies, totalPages: 1 } });
  const html = await (await request.get(site.url + RECENT)).text();
  expect(html).toContain('Recent 11');
  expect(html).not.toMatch(
    / data-src=|evil|javascript:|data:text|plain-http|8443|user@|videoseries/,
  );
});

test('each refused host is logged once, with the setting that would allow it unless it resembles a known one', async ({
  request,
  scripted: { host, site },
}) => {
  const movies = REFUSED.map((links, n) => playableRow(n, { links }));
  host.answer(CALL, { json: { movies, totalPages: 9 } });
  for (const page of [1, 2, 3]) await request.get(`${site.url}${RECENT}?page=${page}`);
  await expect
    .poll(() => site.output().split('\n'))
    .toEqual([
      'Players of https://archive.org:8443 are refused.',
      'Players of archive.org.evil.example are refused.',
      'Players are refused: add +evil.example to EMBED_HOSTS to allow them.',
    ]);
});

test('a framed player cannot navigate the visitor’s page away', async ({
  page,
  scripted: { host, site },
}) => {
  host.answer(CALL, { json: { movies: [playableRow(1)], totalPages: 1 } });
  const player = `<!doctype html><title>A player</title><p>Tries</p><script>
    try { top.location.href = 'https://evil.example/'; } catch { document.title = 'Refused'; }
    document.querySelector('p').textContent = 'Tried';
  </script>`;
  await page.route('https://archive.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: player }),
  );
  const left: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) left.push(request.url());
  });
  await page.goto(`${site.url}${RECENT}?play=1`);
  await expect(playerOf(page).contentFrame().getByText('Tried')).toBeVisible();
  await expect(page).toHaveURL(`${site.url}${RECENT}?play=1`);
  expect(left).toEqual([]);
});
