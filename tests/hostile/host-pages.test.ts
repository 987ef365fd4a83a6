/** What visitors get from a site whose host fails: always a page. */
import { Pool } from 'undici';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TRY_EVERY } from '#/catalogue/sources/breaker.ts';
import { LIST } from '#/contract/lifetimes.ts';
import { en as m } from '#/site/messages/en.ts';
import { createScriptedHost, type Reply, type ScriptedHost } from '../fixtures/scripted-host.ts';
import { isFull } from './failing.ts';
import { type HostSite, siteOver } from './host-site.ts';

vi.setConfig({ testTimeout: 60_000 });

let host: ScriptedHost;
let site: HostSite;
beforeEach(async () => {
  host = await createScriptedHost();
  site = await siteOver(host.origin, { CATALOGUE_TIMEOUT: '1' });
});
afterEach(async () => {
  await site.close();
  await host.close();
});

async function visit(path: string) {
  const response = await fetch(site.url + path, { redirect: 'manual' });
  const text = await response.text();
  return { status: response.status, text, cached: response.headers.get('cache-control') ?? '' };
}

const film = (id: number, title = `Film ${id}`) => ({ id, title });
const GRID = '/movies/PopularMovies';
const MOVIE = '/zxyxvyXdF/7';
/** Moves the clock by one window, after which an open breaker lets one call try. */
const window = () => site.pass(TRY_EVERY / 1000);

/** One of each kind of failure. */
const OF_EACH_KIND: [string, Reply][] = [
  ['never answers', { hang: true }],
  ['resets', { reset: true }],
  ['answers 401', { status: 401, json: {} }],
  ['answers null', { json: null }],
];
const FAILURES: [string, Reply][] = [
  ...OF_EACH_KIND,
  ['sends headers and stops', { text: '', hang: true }],
  ['closes half-way', { text: '{"results": [', reset: true }],
  ['redirects', { redirect: '/elsewhere' }],
  ['answers 429', { status: 429, json: {}, headers: { 'retry-after': '1' } }],
  ['answers 500', { status: 500, text: 'Error: at /srv/host.js:1:2' }],
  ['answers 503', { status: 503, text: '' }],
  ['answers with a page of HTML', { text: '<title>Down</title>' }],
  ['answers with text', { json: 'text' }],
];

describe.each(FAILURES)('a host that %s', (_, reply) => {
  it('gives each screen its message: 502, in our design, with a Retry link on a grid', async () => {
    host.answer('/', reply);
    const grid = await visit(`${GRID}?page=2`);
    expect(grid.status).toBe(502);
    expect(grid.text).toContain(m.listFailed);
    expect(grid.text).toContain(`<a href="${GRID}?page=2">${m.retry}</a>`);
    const movie = await visit(MOVIE);
    expect(movie.status).toBe(502);
    expect(movie.text).toContain(m.movieNotFound);
    expect(movie.text).toContain(m.unavailableHint);
    for (const { text, cached } of [grid, movie]) {
      expect(cached).toBe('no-store');
      expect(text).toMatch(/<header[\s\S]*<main id="main"[\s\S]*<\/html>/);
      expect(text).not.toMatch(/127\.0\.0\.1:|node_modules|\.[jt]s:\d|Upstream|BadAnswer/);
    }
  });
});

it.each(OF_EACH_KIND)(
  'a host that %s changes nothing on a page that was visited, or on a page of stored answers',
  async (_, reply) => {
    host.answer('/', { json: { ...film(7), results: [film(7, 'Seen')] } });
    expect((await visit(GRID)).text).toContain('Seen');
    expect((await visit(MOVIE)).status).toBe(200);
    host.answer('/', reply);
    site.pass(7200);
    for (let n = 0; n < 3; n += 1) {
      site.pass(LIST.fresh + 1);
      expect(await visit(GRID)).toMatchObject({
        status: 200,
        text: expect.stringContaining('Seen'),
      });
      expect((await visit(MOVIE)).status).toBe(200);
      expect((await visit('/movie-dashboard/row/popular')).status).toBe(200);
    }
    // Another page, not visited before, of a stored answer.
    expect((await visit(`${GRID}?play=7`)).text).toContain('Seen');
  },
);

describe('the first bytes of home', () => {
  it.each(['', '?play=7'])('wait for no answer of the host (%s)', async (query) => {
    const held = Promise.withResolvers<void>();
    host.answer('/', { json: {}, until: held.promise });
    const { body, status } = await fetch(`${site.url}/movie-dashboard${query}`);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    expect(status).toBe(200);
    let html = '';
    while (!html.includes('<main id="main">')) html += (await reader?.read())?.value ?? '';
    expect(html).toContain('<header');
    expect(html).not.toContain('</html>');
    held.resolve();
    await reader?.cancel();
  });
});

describe('404', () => {
  it('is the status of a detail only when the host answers 404, or 410 for what is withdrawn', async () => {
    expect((await visit(MOVIE)).status).toBe(404);
    host.answer('/api/tmdb/dashboard/movie/9', { status: 410, json: {} });
    expect((await visit('/zxyxvyXdF/9')).status).toBe(404);
    host.answer('/', { status: 400, json: {} });
    expect((await visit('/zxyxvyXdF/8')).status).toBe(502);
    expect((await visit('/people/detail/8')).status).toBe(502);
    expect((await visit('/detail/tv-series/8')).status).toBe(502);
  });

  it('stays the status of an address that is not a page, whether the host is up or down', async () => {
    host.answer('/', { reset: true });
    expect((await visit('/nowhere')).status).toBe(404);
  });
});

describe('a host that is down when the site starts', () => {
  it('makes the lists fail and nothing else, until it is up', async () => {
    host.down();
    expect((await visit('/')).status).toBe(200);
    const home = await visit('/movie-dashboard');
    expect(home.status).toBe(200);
    expect(home.text).toContain(m.trailersFailed);
    expect((await visit(GRID)).status).toBe(502);
    expect(await visit('/data/search?query=lamp')).toMatchObject({
      status: 502,
      text: '{"error":"no answer"}',
    });
    expect(site.site.source.health()?.ok).toBe(false);
    host.up();
    host.answer('/', { json: { results: [film(1, 'Back')] } });
    window();
    expect(await visit(GRID)).toMatchObject({ status: 200, text: expect.stringContaining('Back') });
  });
});

describe('a host that is down for a day', () => {
  it('is replaced by stale answers for that day, and no longer', async () => {
    host.answer('/', { json: { results: [film(1, 'Seen')] } });
    await visit(GRID);
    host.answer('/', { status: 500, json: {} });
    for (let hour = 1; hour < 24; hour += 1) {
      site.pass(3600);
      window();
      expect((await visit(GRID)).status).toBe(200);
    }
    site.pass(3601);
    await vi.waitFor(async () => expect((await visit(GRID)).status).toBe(502));
    host.answer('/', { json: { results: [film(1, 'Back')] } });
    window();
    expect((await visit(GRID)).text).toContain('Back');
  });
});

it('a page has no age while it is fresh, and then its own while it is rendered again', async () => {
  const told = async () => {
    const { headers } = await fetch(site.url + GRID);
    return [headers.get('age'), headers.get('warning')];
  };
  host.answer('/', { json: { results: [film(1)] } });
  expect(await told()).toEqual([null, null]);
  site.pass(LIST.fresh - 1);
  expect(await told()).toEqual([null, null]);
  site.pass(31);
  expect(await told()).toEqual([`${LIST.fresh + 30}`, '110 - "Response is Stale"']);
  await expect.poll(told).toEqual([null, null]);
});

const VISITORS = isFull ? 10_000 : 500;

describe(`${VISITORS} visitors on one cold address`, () => {
  it('cause one call', async () => {
    const held = Promise.withResolvers<void>();
    host.answer('/', { json: { results: [film(1, 'Once')] }, until: held.promise });
    await site.close();
    site = await siteOver(host.origin);
    const pool = new Pool(site.url, { connections: 200 });
    const visits = Array.from({ length: VISITORS }, async () => {
      const { statusCode, body } = await pool.request({ path: GRID, method: 'GET' });
      return `${statusCode} ${(await body.text()).includes('Once')}`;
    });
    await vi.waitFor(() => expect(host.requests).toHaveLength(1));
    held.resolve();
    expect(new Set(await Promise.all(visits))).toEqual(new Set(['200 true']));
    expect(host.requests).toEqual(['/api/tmdb/popular?page=1']);
    await pool.close();
  });
});
