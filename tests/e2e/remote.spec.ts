/**
 * Only the source knows whether the catalogue is embedded or in another process: with the same
 * database and the same SITE_URL, both ways give the same pages.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { en } from '#/site/messages/en.ts';
import { listings } from '#/site/pages.ts';
import { paths } from '#/site/paths.ts';
import { copyFilled } from '../fixtures/filled-file.ts';
import { CLIPS, PAGES } from '../hostile/routes.ts';
import { expect, test } from './fixtures.ts';
import { type RunningSite, startHost, startSite } from './site.ts';

type Pair = { embedded: RunningSite; remote: RunningSite };

/** A worker's fixture of this file would need its own worker. */
let pair: Pair;
let end: () => Promise<void>;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'manzar-'));
  const env = {
    CATALOGUE_DB: join(folder, 'catalogue.db'),
    SITE_URL: 'https://manzar.example',
  };
  copyFilled(env.CATALOGUE_DB);
  const host = await startHost(env);
  const [embedded, remote] = await Promise.all([
    startSite(env),
    startSite({ ...env, CATALOGUE_HOST: host.url, IMAGE_HOST: `${host.url}/t/p` }),
  ]);
  pair = { embedded, remote };
  end = async () => {
    await Promise.all([embedded.stop(), remote.stop(), host.stop()]);
    await rm(folder, { recursive: true });
  };
});
test.afterAll(() => end());

/** What pages say of the catalogue only where it is their own: of another host it may be false. */
const OWN = [
  `<div class="section-head"><p>${en.ownDescription}`,
  en.newestHere,
  en.becameFree(new Date().getUTCFullYear() - 4),
  en.trailersHere,
];
const ofOwn = new RegExp(`(<p[^>]*>)?(${OWN.map(RegExp.escape).join('|')})[^<]*</p>(</div>)?`, 'g');

/**
 * Returns a page without the island prefixes, which differ from run to run, and without what only the embedded
 * catalogue has: what is said of it, the link to the feed of new films, and captions.
 */
async function pageOf(site: RunningSite, path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(site.url + path, { redirect: 'manual' });
  const html = (await response.text())
    // Astro makes an island's `uid` from its props, which hold captions here.
    .replaceAll(/(<astro-island[^>]*?) (?:uid="[^"]*" )?prefix="[^"]*"/g, '$1')
    .replaceAll(/<track [^>]*>/g, '')
    .replaceAll(/ data-captions="[^"]*"|,&quot;captions&quot;:\[0,(?:null|\{[^}]*\})\]/g, '')
    .replace(/<link rel="alternate" type="application\/atom\+xml"[^>]*>\s*/, '')
    .replaceAll(ofOwn, '')
    .replaceAll(en.ownDescription, en.siteDescription);
  return { status: response.status, html };
}

const SEARCHES = ['night+of+the+liv', 'chaplin', 'flash', 'zzzqqqxxx', 'ab'].map(
  (query) => `/search?query=${query}`,
);

/** Home with other choices, second pages, and what the address opens. */
const FURTHER = [
  '/movie-dashboard?trailers=week&trending=week&popular=2',
  '/movies/PopularMovies?page=2',
  '/movies/nowPlaying?page=2',
  '/movies/topRated?page=2',
];
/** Pages with twenty cards or more. */
const FULL = [
  '/movie-dashboard',
  '/movies/PopularMovies',
  '/movies/nowPlaying',
  '/movies/topRated',
  ...FURTHER,
];

test('every page is the same with the catalogue in either process', async () => {
  // Into the feed the site puts films of its own catalogue alone.
  for (const path of [...PAGES, ...FURTHER].filter((path) => path !== paths.feed)) {
    const embedded = await pageOf(pair.embedded, path);
    expect(embedded.status, path).toBe(200);
    const least = FULL.includes(path) ? 20 : listings.some((list) => list.path === path) ? 1 : 0;
    const cards = embedded.html.match(/<li class="card/g) ?? [];
    expect(cards.length, path).toBeGreaterThanOrEqual(least);
    expect(await pageOf(pair.remote, path), path).toEqual(embedded);
  }
});

test('the feed has the same trailers, and films between them only of the own catalogue', async () => {
  const [own, other] = await Promise.all(
    [pair.embedded, pair.remote].map(async (site) => {
      const { status, html } = await pageOf(site, paths.feed);
      const trailers = html.match(/<article\s+class="slide"[^>]* id="[^"]*" aria-label="[^"]*"/g);
      return { status, trailers, films: html.match(/class="slide slide-film"/g) };
    }),
  );
  expect(own?.films).not.toBeNull();
  expect(other?.films).toBeNull();
  expect(own?.trailers).toHaveLength(10);
  expect(other).toEqual({ ...own, films: null });
});

test('movies, searches, clips and pages that are not found are the same', async () => {
  const popular = await fetch(`${pair.embedded.url}/api/tmdb/popular`);
  const { results } = (await popular.json()) as { results: { id: number }[] };
  const nuqta = '/zxyxvyXdF/600765021';
  const movies = results.slice(0, 2).map(({ id }) => `/zxyxvyXdF/${id}`);
  const found = [
    ...movies,
    nuqta,
    `${nuqta}?play=movie`,
    `${nuqta}?play=trailer`,
    ...SEARCHES,
    ...CLIPS,
  ];
  for (const [status, addresses] of [
    [200, found],
    [404, ['/zxyxvyXdF/1', '/no-such-page']],
  ] as const) {
    for (const path of addresses) {
      const embedded = await pageOf(pair.embedded, path);
      expect(embedded.status, path).toBe(status);
      expect(await pageOf(pair.remote, path), path).toEqual(embedded);
    }
  }
});

test('pictures come from our own origin, drawn by the site or fetched from the host', async () => {
  const file = '/t/p/w500/600765021.svg';
  const drawn = await fetch(pair.embedded.url + file);
  const had = await fetch(pair.remote.url + file);
  expect(drawn.headers.get('content-type')).toContain('image/svg+xml');
  // The site never passes on a drawing of another host: it re-encodes it as a raster picture.
  expect(had.headers.get('content-type')).toMatch(/^image\/(webp|avif)$/);
  expect((await had.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  expect(had.url).toBe(pair.remote.url + file);
});

test('/api is there for other clients when the host is embedded, and 404 when it is not', async () => {
  for (const path of ['/api/tmdb/popular?page=1', '/api/seasons']) {
    const embedded = await fetch(pair.embedded.url + path);
    expect(embedded.status).toBe(200);
    expect(embedded.headers.get('access-control-allow-origin')).toBe('*');
    const remote = await fetch(pair.remote.url + path);
    expect(remote.status).toBe(404);
    expect(await remote.json()).toEqual({ error: 'not found' });
  }
});
