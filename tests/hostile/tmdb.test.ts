/** The built site on the movie database: addresses, pictures, `/api`, the footer, and sizes. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGLISH, languages } from '#/contract/language.ts';
import { CREDIT } from '#/site/messages/tmdb.ts';
import { inLanguage } from '#/site/paths.ts';
import { type RunningSite, startSite, startSiteHere } from '../e2e/site.ts';
import { folderOfTests } from '../fixtures/folder.ts';
import { createScriptedHost, type ScriptedHost } from '../fixtures/scripted-host.ts';
import { SMALL, SMALL_FILM } from '../fixtures/small-catalogue.ts';
import { film, list, person } from '../fixtures/tmdb/data.ts';
import { createTmdb, type Tmdb, TOKEN } from '../fixtures/tmdb/database.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const folder = folderOfTests();
const logo = join(folder, 'logo.svg');
writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg"/>');

let tmdb: Tmdb;
let images: ScriptedHost;
let site: RunningSite;
let env: Record<string, string>;
beforeAll(async () => {
  tmdb = await createTmdb();
  images = await createScriptedHost();
  images.answer('/t/p', { bytes: PNG });
  env = {
    TMDB_TOKEN: TOKEN,
    TMDB_URL: tmdb.base,
    IMAGE_HOST: `${images.origin}/t/p`,
    PICTURE_CACHE: join(folder, 'pictures'),
    SHELF_DB: join(folder, 'shelf.db'),
  };
  site = await startSiteHere({ ...env, TMDB_LOGO: logo });
});
afterAll(async () => {
  expect(tmdb.wrong).toEqual([]);
  await site.stop();
  await tmdb.close();
  await images.close();
});
const visit = (path: string, init: RequestInit = {}) =>
  fetch(site.url + path, { redirect: 'manual', ...init });

it.each([
  ['a cold home', '/movie-dashboard', 23],
  ['a film', '/zxyxvyXdF/700', 1],
  ['a series', '/detail/tv-series/700', 1],
  ['a person', '/people/detail/700', 1],
  ['a page of a grid', '/movies/nowPlaying?page=4', 1],
  ['a list of a genre', '/movies/genre/war', 1],
  ['films of a language', '/movies/english-movies', 1],
  ['a search', '/search?query=kite', 1],
  ['a later page of a search', '/search?query=kite&page=3', 1],
  ['people of a search', '/search?query=kite&kind=person', 1],
])('%s costs its number of requests', async (_what, path, most) => {
  const before = tmdb.requests.length;
  await (await visit(path)).text();
  const requested = tmdb.requests.slice(before);
  expect(requested.length).toBeGreaterThan(0);
  expect(requested.length, requested.join('\n')).toBeLessThanOrEqual(most);
  await (await visit(path)).text();
  expect(tmdb.requests).toHaveLength(before + requested.length);
});

it('what the files offer stays: lists, a surprise that plays, the film of the day, and what can be watched', async () => {
  for (const prefix of ['', '/ur']) {
    const { status, headers } = await visit(`${prefix}/surprise`);
    expect([status, headers.get('location')]).toEqual([
      302,
      expect.stringMatching(RegExp(`^${prefix}/zxyxvyXdF/\\d{7,}$`)),
    ]);
  }
  const home = await (await visit('/movie-dashboard')).text();
  expect(home).toMatch(
    /id="editors".*href="\/zxyxvyXdF\/\d{7,}".*href="\/lists\/.*href="\/surprise"/s,
  );
  for (const path of ['/lists', '/free']) expect((await visit(path)).status).toBe(200);
  const popular = await (await visit('/movies/PopularMovies')).text();
  expect(popular).toContain('href="/movies/PopularMovies?watch=1"');
  const watched = await (await visit('/movies/PopularMovies?watch=1')).text();
  expect(watched.match(/href="\/zxyxvyXdF\/\d+"/g)?.every((link) => /\/\d{7,}"/.test(link))).toBe(
    true,
  );
});

it('a search has links to each kind and to its next page; a page past the last is none', async () => {
  const html = await (await visit('/ur/search?query=kite&kind=person&page=2')).text();
  for (const more of ['&kind=person&page=3', '', '&kind=movie', '&kind=series', '&kind=here'])
    expect(html).toContain(`href="/ur/search?query=kite${more.replaceAll('&', '&amp;')}"`);
  expect((await visit('/search?query=kite&page=501')).status).toBe(404);
});

it('ids of the database and of IMDb lead to their pages', async () => {
  const found = { movie_results: [], tv_results: [{ id: 700 }], person_results: [] };
  tmdb.bodies.set('/find/tt0050870', found);
  const leads = async (path: string) => (await visit(path)).headers.get('location');
  expect(await leads('/ur/open?tmdb=movie/603')).toBe('/ur/zxyxvyXdF/603');
  expect(await leads('/open?imdb=tt0050870')).toBe('/detail/tv-series/700');
  expect(await leads('/open?tmdb=movie/404')).toBe('/search');
});

it('what the files play has its captions', async () => {
  const { status } = await visit('/captions/fitness-box-breathing.ur.vtt');
  expect(status).toBe(200);
  const html = await (await visit('/health-&-exercise-&-fitness')).text();
  // The four languages of a clip's captions need not be named.
  expect(html).toMatch(/ data-captions(="")?[ >]/);
});

const PAGES = [
  '/movie-dashboard',
  '/movies/PopularMovies',
  '/movies/genre/drama',
  '/search?query=xyzzy',
  '/zxyxvyXdF/603',
  '/detail/tv-series/603',
  '/people/detail/603',
  '/people/popularPeople',
  '/movies-trailers-latest-trailers?page=3',
  '/all-cartoons',
  '/movies/upComing?page=2',
];

/** Each page in English, and in another language by turns. */
const others = languages.filter((language) => language !== ENGLISH);
const VISITED = PAGES.flatMap((path, at) =>
  ([ENGLISH, others[at % others.length] ?? ENGLISH] as const).map((language) =>
    inLanguage(language, path),
  ),
);

it.each(VISITED)('%s opens, and the footer names the database', async (path) => {
  const response = await visit(path);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain(CREDIT);
  expect(html).toContain('/tmdb-logo');
});

it('a person with two hundred roles fits in 14,000 bytes of Brotli in English, and in 16,000 in other languages', async () => {
  for (const language of languages) {
    const path = inLanguage(language, '/people/detail/603');
    // The first visit may get a stream, which is compressed less than the stored page.
    for (let n = 0; n < 2; n += 1) await visit(path, { headers: { 'accept-encoding': 'br' } });
    const bytes = await bodyOf(path);
    const limit = language === 'en' ? 14_000 : 16_000;
    expect([language, bytes.length <= limit, bytes.length]).toEqual([language, true, bytes.length]);
    expect(brotliDecompressSync(bytes).toString()).toContain('?movies=2');
  }
});

/** Returns the bytes of a page as they are sent. */
async function bodyOf(path: string): Promise<Buffer> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' };
    request(site.url + path, { headers }, (response) => {
      const pieces: Buffer[] = [];
      response
        .on('data', (piece) => pieces.push(piece))
        .on('end', () => resolve(Buffer.concat(pieces)));
    })
      .on('error', reject)
      .end();
  });
}

it('texts that have no translation are marked with their language', async () => {
  const html = await (await visit('/hi/zxyxvyXdF/701')).text();
  expect(html).toMatch(/<p class="overview" lang="en" dir="auto">/);
  const urdu = await (await visit('/ur/zxyxvyXdF/701')).text();
  expect(urdu).toMatch(/<p class="overview">/);
});

it('a page past the last one that the database gives is an empty list, which has no page', async () => {
  const { length } = tmdb.requests;
  expect((await visit('/movies/PopularMovies?page=501')).status).toBe(404);
  expect(tmdb.requests).toHaveLength(length);
});

it('a made id on the movie route leads to the page of its kind', async () => {
  const series = await visit('/zxyxvyXdF/4000006032');
  expect([series.status, series.headers.get('location')]).toEqual([301, '/detail/tv-series/603']);
  const person = await visit('/ur/zxyxvyXdF/4000006033');
  expect([person.status, person.headers.get('location')]).toEqual([301, '/ur/people/detail/603']);
});

it('a film of the files opens as before', async () => {
  const { length } = tmdb.requests;
  expect((await visit('/zxyxvyXdF/600765021')).status).toBe(200);
  expect(tmdb.requests).toHaveLength(length);
});

describe('pictures', () => {
  it('that the files draw are theirs; all others come from IMAGE_HOST, for six months', async () => {
    const drawn = await visit('/t/p/w500/600765021.svg');
    expect(drawn.headers.get('content-type')).toContain('image/svg+xml');
    expect(images.requests).toEqual([]);
    for (const file of ['photo.jpg', 'company.svg']) {
      const other = await visit(`/t/p/w500/${file}`);
      expect([file, other.status]).toEqual([file, 200]);
      expect(other.headers.get('cache-control')).toBe('public, max-age=15552000, immutable');
    }
    expect(images.requests.map((path) => path.split('/').at(-1))).toEqual([
      'photo.jpg',
      'company.svg',
    ]);
  });

  it('of the logo come from our origin', async () => {
    const answer = await visit('/tmdb-logo');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });
});

describe('/api', () => {
  const POPULAR = '/api/tmdb/popular?page=3';

  it('is a 404: nobody else spends the quota', async () => {
    const { length } = tmdb.requests;
    const answer = await visit(POPULAR);
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([404, null]);
    expect(tmdb.requests).toHaveLength(length);
  });

  it('with API_ORIGINS answers, readable for pages of these origins alone', async () => {
    const open = await startSiteHere({ ...env, ...SMALL, API_ORIGINS: 'https://app.example' });
    const from = (origin: string) => fetch(open.url + POPULAR, { headers: { origin } });
    const [own, other] = [await from('https://app.example'), await from('https://b.example')];
    const missing = await fetch(`${open.url}/api/tmdb/dashboard/movie/404`);
    const preflight = async (origin: string) => {
      const headers = { origin, 'access-control-request-method': 'GET' };
      const answer = await fetch(open.url + POPULAR, { method: 'OPTIONS', headers });
      return [answer.status, answer.headers.get('access-control-allow-origin')];
    };
    const allowed = [await preflight('https://app.example'), await preflight('https://b.example')];
    await open.stop();
    expect(allowed).toEqual([
      [204, 'https://app.example'],
      [204, null],
    ]);
    expect(own.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(own.headers.get('vary')).toBe('accept-encoding, origin');
    expect(((await own.json()) as { results: unknown[] }).results.length).toBeGreaterThan(15);
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
    expect(missing.status).toBe(404);
  });

  it('has a quarter of the rate at most', async () => {
    const open = await startSiteHere({ ...env, ...SMALL, API_ORIGINS: 'https://app.example' });
    const begin = performance.now();
    const calls = Array.from({ length: 15 }, (_, at) =>
      fetch(`${open.url}/api/tmdb/top-rated?page=${at + 100}`),
    );
    const answers = await Promise.all(calls);
    const within = tmdb.times.filter((time) => time >= begin && time < begin + 950);
    await open.stop();
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(within.length).toBeLessThanOrEqual(10);
  });
});

it('a refused logo is a clear error at the start', async () => {
  const wrong = startSiteHere({ ...env, ...SMALL, TMDB_LOGO: join(folder, 'none.svg') });
  await expect(wrong).rejects.toThrow('TMDB_LOGO');
});

it('the site map has the files’ pages, and the fixed lists with what they name, each once', async () => {
  const twoPages = { ...list(1, film), total_pages: 2 };
  const people = { ...list(1, person), total_pages: 2 };
  for (const path of ['popular', 'now_playing', 'top_rated', 'upcoming']) {
    tmdb.bodies.set(`/movie/${path}`, path === 'popular' ? list(1, film) : twoPages);
  }
  tmdb.bodies.set('/discover/movie', twoPages).set('/person/popular', people);
  const fresh = await startSiteHere({ ...env, ...SMALL, SHELF_DB: ':memory:' });
  const index = await (await fetch(`${fresh.url}/sitemap.xml`)).text();
  const parts = index.match(/sitemap-\d+/g) ?? [];
  const texts = await Promise.all(
    parts.map(async (part) => (await fetch(`${fresh.url}/${part}.xml`)).text()),
  );
  await fresh.stop();
  tmdb.bodies.clear();
  const found = texts.join('').match(/(?<=<loc>[^<]*?localhost:\d+)\/[^<]*/g) ?? [];
  expect(new Set(found).size).toBe(found.length);
  for (const path of [SMALL_FILM, '/zxyxvyXdF/3', '/ur/people/detail/3']) {
    expect(found).toContain(path);
  }
  expect(found).toContain('/movies/PopularMovies?page=25');
  expect(found).not.toContain('/movies/PopularMovies?page=26');
});

describe('a database that', () => {
  it('refuses the token: the site starts, shows the open catalogue, and says so once', async () => {
    const TMDB_TOKEN = 'eyJ.another.secret';
    const refused = await startSite({ ...env, ...SMALL, TMDB_TOKEN, SHELF_DB: ':memory:' });
    await expect.poll(refused.output).toContain('TMDB_TOKEN is refused');
    expect(refused.output()).toContain('TMDB asks sites to show its logo');
    expect(site.output()).not.toContain('TMDB asks');
    const home = await fetch(`${refused.url}/movie-dashboard`);
    const ready = await (await fetch(`${refused.url}/readyz`)).json();
    expect(home.status).toBe(200);
    expect(await home.text()).toMatch(/href="\/zxyxvyXdF\/\d{7,}/);
    expect(ready).toMatchObject({ status: 'ready', host: 'fails' });
    await refused.stop();
    expect(refused.output().match(/TMDB_TOKEN/g)).toHaveLength(1);
    expect(refused.output()).not.toContain(TMDB_TOKEN);
  });

  it('never answers: the site starts before its token is checked', async () => {
    const hung = await createScriptedHost();
    hung.answer('', { hang: true });
    const slow = await startSite({
      ...env,
      ...SMALL,
      TMDB_URL: `${hung.origin}/3`,
      CATALOGUE_TIMEOUT: '60',
    });
    // Its own check, and by what its films can be narrowed, which every page shows.
    const requested = [
      '/3/configuration',
      '/3/discover/movie?page=1&region=IN&sort_by=popularity.desc',
      '/3/watch/providers/movie?watch_region=IN',
    ];
    await expect.poll(() => hung.requests.toSorted()).toEqual(requested);
    expect((await fetch(slow.url + SMALL_FILM)).status).toBe(200);
    await slow.stop();
    await hung.close();
  });
});

it('with the database dead a restarted site has every page that was seen', async () => {
  await tmdb.close();
  const again = await startSiteHere({ ...env, TMDB_LOGO: logo });
  const statuses = await Promise.all(
    PAGES.map(async (path) => [path, (await fetch(again.url + path)).status]),
  );
  const ready = await fetch(`${again.url}/readyz`);
  await again.stop();
  expect(statuses).toEqual(PAGES.map((path) => [path, 200]));
  expect(ready.status).toBe(200);
});
