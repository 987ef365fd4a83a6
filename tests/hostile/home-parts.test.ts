/** The parts of home that its scripts ask for: rows' next cards, the lists of toggles, and what editors say. */
import { beforeEach, expect, it } from 'vitest';
import { homeCalls, movieRows, results, scriptHome, trailerRow } from '../e2e/answers.ts';
import { scriptedSite } from './host-site.ts';

const ROW = '/movie-dashboard/row/popular';
const EDITORS = '/movie-dashboard/editors';
const TOGGLE = '/movie-dashboard/toggle/trailers';

const { host, site } = await scriptedSite();
beforeEach(() => scriptHome(host));

async function visit(path: string) {
  const response = await fetch(site.url + path, { headers: { 'accept-encoding': 'br' } });
  const { status, headers } = response;
  return { status, headers, html: await response.text() };
}
const titlesIn = (html: string) => [...html.matchAll(/<bdi>(.*?)<\/bdi>/g)].map(([, text]) => text);

it('a row’s part has its cards and the address of the next part, in the page’s language', async () => {
  const { status, headers, html } = await visit(`/ur${ROW}?page=2`);
  expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(headers.get('cache-control')).toContain('public');
  expect(Number(headers.get('content-length'))).toBeLessThan(4000);
  expect(html.trim()).toMatch(/^<ul class="row" id="popular-row"[^>]*>.*<\/ul>$/s);
  expect(html).toContain(`data-next="/ur${ROW}?page=3"`);
  expect(titlesIn(html)).toEqual(movieRows(121).map(({ title }) => title));
  expect((await visit(`${ROW}?page=3`)).html).not.toContain('data-next');
});

it('cards of a part that play name the page of their row', async () => {
  const { html } = await visit('/movie-dashboard/row/recent?page=2');
  expect(html).toContain('href="/movie-dashboard?recent=2&amp;play=221"');
  expect((await visit(`${TOGGLE}?choice=week`)).html).toContain(
    'href="/movie-dashboard?trailers=week',
  );
});

it('a choice has its list and what is said under it', async () => {
  host.answer(homeCalls.trailersWeek, { json: [trailerRow(3, { release_date: '1922-03-04' })] });
  site.pass(3600);
  const { status, html } = await visit(`${TOGGLE}?choice=week`);
  expect([status, titlesIn(html)]).toEqual([200, ['Trailer 3']]);
  expect(html).toContain('all of them already out.');
  expect(titlesIn((await visit(TOGGLE)).html)).toEqual(['Trailer 1', 'Trailer 2']);
});

it('a part after the last is 404 with an empty list, and is not stored', async () => {
  host.answer(`${homeCalls.popular}page=9`, { json: results([], 9, 3) });
  const { status, headers, html } = await visit(`${ROW}?page=9`);
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(html).toContain('id="popular-row"');
  expect(html).not.toContain('<li');
});

it('a part whose host fails is 502 without a list', async () => {
  host.answer(`${homeCalls.popular}page=2`, { status: 500 });
  host.answer(`${homeCalls.trending}timeWindow=week`, { reset: true });
  site.pass(3 * 24 * 3600);
  for (const path of [`${ROW}?page=2`, '/movie-dashboard/toggle/trending?choice=week']) {
    const { status, headers, html } = await visit(path);
    expect([status, headers.get('cache-control')]).toEqual([502, 'no-store']);
    expect(html).not.toContain('<ul');
  }
});

it('what editors say has the film of the day with its wide picture, and is 404 without lists, 502 where they fail', async () => {
  expect((await visit(EDITORS)).status).toBe(404);
  const film = { id: 'f1', title: 'Film one', media_type: 'movie', release_date: '1930-01-01' };
  const list = { id: 'l1', title: 'List one', entries: [{ ...film, watchable: true }] };
  host.answer(`${homeCalls.popular}page=1`, { json: { ...results(movieRows(101)), lists: true } });
  host.answer('/api/lists?page=1', { json: { ...results([list]), lists: true } });
  host.answer('/api/lists/l1', { json: list });
  host.answer('/api/tmdb/dashboard/movie/f1', { json: { ...film, background_path: '/wide.jpg' } });
  site.pass(3600);
  await visit('/movie-dashboard');
  const { status, headers, html } = await visit(`/ur${EDITORS}`);
  expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(html).toContain('href="/ur/zxyxvyXdF/f1"');
  expect(html).toContain('/t/p/w1280/wide.jpg');
  expect(html).toContain('href="/ur/lists/l1"');

  host.answer('/api/lists?page=1', { status: 500 });
  site.pass(3 * 24 * 3600);
  const failed = await visit(EDITORS);
  expect([failed.status, failed.html.trim()]).toEqual([502, '']);
});

it.each([`${ROW}?page=0`, `${ROW}?page=1e3`, `${ROW}?page=%3Cscript%3E`, `${ROW}?choice=week`])(
  'odd parameters count as absent: %s',
  async (path) => {
    const { status, html } = await visit(path);
    expect([status, titlesIn(html)[0]]).toEqual([200, 'Film 101']);
  },
);
