/** The built site on the movie database: addresses, pictures, `/api`, the footer, and sizes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#/contract/language.ts';
import { CREDIT } from '#/messages/tmdb.ts';
import { inLanguage } from '#/paths.ts';
import { type RunningSite, startSiteHere } from '../e2e/site.ts';
import { createScriptedHost, type ScriptedHost } from '../fixtures/scripted-host.ts';
import { createTmdb, type Tmdb, TOKEN } from '../fixtures/tmdb/database.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const folder = mkdtempSync(join(tmpdir(), 'manzar-tmdb-'));
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
    ...{ TMDB_TOKEN: TOKEN, TMDB_URL: tmdb.base, IMAGE_HOST: `${images.origin}/t/p` },
    ...{ PICTURE_CACHE: join(folder, 'pictures'), SHELF_DB: join(folder, 'shelf.db') },
  };
  site = await startSiteHere({ ...env, TMDB_LOGO: logo });
});
afterAll(async () => {
  expect(tmdb.wrong).toEqual([]);
  await site.stop();
  await tmdb.close();
  await images.close();
  rmSync(folder, { recursive: true });
});
const visit = (path: string, init: RequestInit = {}) =>
  fetch(site.url + path, { redirect: 'manual', ...init });

const PAGES = [
  ...['/movie-dashboard', '/movies/PopularMovies', '/movies/genre/drama', '/search?query=xyzzy'],
  ...['/zxyxvyXdF/603', '/detail/tv-series/603', '/people/detail/603', '/people/popularPeople'],
  ...['/movies-trailers-latest-trailers?page=3', '/all-cartoons', '/movies/upComing?page=2'],
];

describe.each(languages)('in %s', (language) => {
  it.each(PAGES)('%s opens, and the footer names the database', async (path) => {
    const response = await visit(inLanguage(language, path));
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(CREDIT);
    expect(html).toContain('/tmdb-logo');
  });
});

it('a person with two hundred roles fits in 14,000 bytes of Brotli, in every language', async () => {
  for (const language of languages) {
    const path = inLanguage(language, '/people/detail/603');
    // The first visit may get a stream, which is compressed less than the stored page.
    for (let n = 0; n < 2; n += 1) await visit(path, { headers: { 'accept-encoding': 'br' } });
    const bytes = await bodyOf(path);
    expect([language, bytes.length <= 14_000, bytes.length]).toEqual([
      language,
      true,
      bytes.length,
    ]);
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
    const open = await startSiteHere({ ...env, API_ORIGINS: 'https://app.example' });
    const from = (origin: string) => fetch(open.url + POPULAR, { headers: { origin } });
    const [own, other] = [await from('https://app.example'), await from('https://b.example')];
    const missing = await fetch(`${open.url}/api/tmdb/dashboard/movie/404`);
    await open.stop();
    expect(own.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(own.headers.get('vary')).toBe('accept-encoding, origin');
    expect(((await own.json()) as { results: unknown[] }).results.length).toBeGreaterThan(15);
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
    expect(missing.status).toBe(404);
  });

  it('has a quarter of the rate at most', async () => {
    const open = await startSiteHere({ ...env, API_ORIGINS: 'https://app.example' });
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
  const wrong = startSiteHere({ ...env, TMDB_LOGO: join(folder, 'none.svg') });
  await expect(wrong).rejects.toThrow('TMDB_LOGO');
});

it('the site map lists what the files hold, and the fixed lists', async () => {
  const text = await (await visit('/sitemap-1.xml')).text();
  expect(text).toContain('/movies/PopularMovies');
  expect(text).not.toContain('/zxyxvyXdF/603<');
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
