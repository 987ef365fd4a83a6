/** The dev server answers as production does: with the same statuses and types, at each kind of route. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RunningSite, startSiteHere } from '../e2e/site.ts';
import { type DevSite, startDev } from '../fixtures/dev-site.ts';
import { filledCopy } from '../fixtures/filled-file.ts';
import { folderOfTests } from '../fixtures/folder.ts';
import { CLIPS, KINDS, LOST, PREFIXED } from './routes.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 });

const folder = folderOfTests();
const env = { PICTURE_CACHE: folder };

let built: RunningSite;
let dev: DevSite;
beforeAll(async () => {
  [built, dev] = await Promise.all([
    startSiteHere(env),
    startDev({ ...env, CATALOGUE_DB: filledCopy() }),
  ]);
  // A dev server that cannot render leaves requests open: this one fails for all tests at once.
  await fetch(dev.url);
});
afterAll(async () => {
  await Promise.all([built?.stop(), dev?.stop()]);
});

async function answerOf(site: string, path: string, method = 'GET') {
  const { status, headers } = await fetch(site + path, { method, redirect: 'manual' });
  const [type] = (headers.get('content-type') ?? '').split(';');
  return { status, type, location: headers.get('location') };
}

const OTHERS = [
  '/api/tmdb/popular?page=1',
  '/api/tmdb/popular?page=0',
  '/api/nowhere',
  '/t/p/w500/600765021.svg',
  '/t/p/w500/none.svg',
  '/t/x/w500/bm9uc2Vuc2U',
  '/data/search?query=lamp',
  '/data/complete?id=',
  '/data/nonsense',
  '/ur',
  '/ur/data/search?query=lamp',
  '/healthz',
  '/readyz',
  '/manifest.webmanifest',
  '/icon.svg',
  '/health-%26-exercise-%26-fitness?page=2&x=1',
  '/drama/Tanhai%79aan',
  '/zxyxvyXdF/600765021?play=trailer&utm_source=x',
  '/pa/zxyxvyXdF/600765021',
  '/hi/TvShow/trending',
  '/hi/icon.svg',
  '/ur/clips/24-frames',
];

describe('the dev server', () => {
  // The server sends /500 in place of a page that threw. It is not an address for visitors, and
  // Astro gives it status 500 in the dev server.
  const pages = KINDS.filter((path) => path !== '/500' && !LOST.includes(path));

  it.each([...pages, ...LOST, ...PREFIXED, ...CLIPS, ...OTHERS])(
    'answers %s as production does',
    async (path) => {
      const answers = await Promise.all([answerOf(dev.url, path), answerOf(built.url, path)]);
      expect(answers[0]).toEqual(answers[1]);
    },
  );

  it.each(['/no-such-page', '/ur/no-such-page'])(
    'shows at %s the page of an unknown address, as production does',
    async (path) => {
      const headings = await Promise.all(
        [dev.url, built.url].map(async (site) => {
          const html = await (await fetch(site + path)).text();
          return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
        }),
      );
      expect(headings[0]).toMatch(/\p{L}/u);
      expect(headings[0]).toBe(headings[1]);
    },
  );

  it.each(['/movie-dashboard', '/api/tmdb/popular?page=1', '/healthz'])(
    'refuses POST at %s, as production does',
    async (path) => {
      expect((await answerOf(dev.url, path, 'POST')).status).toBe(405);
      expect((await answerOf(built.url, path, 'POST')).status).toBe(405);
    },
  );
});
