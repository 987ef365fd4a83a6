/**
 * Budgets for the size of a page's HTML in Brotli as it is first sent. Home is sent whole, or in pieces where an answer
 * was late. The machine's speed decides which, so the tests compress what the site has sent in both ways.
 */
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { ENGLISH, type Language, languages, prefixOf } from '#/contract/language.ts';
import { brotliPage, mostBytesIn, QUICK } from '#/server/compress.ts';
import { scriptHeavyHost } from '../fixtures/heavy-host.ts';
import { scriptWholeHost, wholePages } from '../fixtures/whole-host.ts';
import { PAGES as OPEN_PAGES } from '../hostile/routes.ts';
import { ask, br } from './ask.ts';
import { expect, test } from './fixtures.ts';

/** Every page of up to 100 cards, with as much content as it can have. */
const PAGES = {
  ...wholePages,
  genre: '/movies/genre/drama?language=hi&decade=1950&sort=rating',
  filters: '/discover',
  'a part of all films': '/discover?genre=drama&language=hi&decade=1950&watch=1&sort=rating',
  people: '/people/popularPeople',
  regional: '/movies/punjabi-movies',
  cartoons: '/all-cartoons',
  songs: '/all-hi-ur-en-pun-songs',
  'five pages of a grid': '/movies/PopularMovies?through=5',
  seasons: '/all-seasons',
  dramas: '/all-pak-tv-darama',
  episodes: '/season/s1',
  'an episode': '/movie/season/episodes?season=s1&episode=e1',
  search: '/search?query=lantern',
  lists: '/lists',
  'a list': '/lists/list-1',
  'what becomes free': '/free',
};

/** Budget in bytes for hosts with titles of 60 characters and whole addresses of pictures. */
const HEAVY = 15_000;
/** Astro's runtime of islands and the directive stand before the first island: 1,500 bytes of these. */
const FIRST_SCREEN = 11_850;
/** Home in pieces has more bytes: each piece leaves at once, so all are compressed quickly. */
const homeInPieces = (language: Language) => (language === ENGLISH ? 15_200 : 17_350);
/** The heaviest details of the open catalogue, with the pages of its other kinds. */
const OF_CATALOGUE = [
  ...OPEN_PAGES,
  '/zxyxvyXdF/1356686031',
  '/detail/tv-series/2214251492',
  '/people/detail/747459763',
  '/movies/hindi-movies',
  PAGES.filters,
  PAGES['a part of all films'],
  PAGES['five pages of a grid'],
  '/all-hi-ur-en-pun-songs?through=5',
];

type Weighed = { path: string; bytes: number };

/** Returns each page with its bytes: as it was sent, and home whole. */
async function weighed(site: string, paths: string[], language: Language): Promise<Weighed[]> {
  const all: Weighed[] = [];
  for (const path of paths) {
    const { status, body } = await ask(site + prefixOf(language) + path, br);
    expect([path, status]).toEqual([path, 200]);
    if (path !== PAGES.home) {
      all.push({ path, bytes: body.length });
      continue;
    }
    const html = brotliDecompressSync(body);
    const quick = brotliCompressSync(html, QUICK).length;
    expect(Math.max(quick, body.length)).toBeLessThanOrEqual(homeInPieces(language));
    all.push({ path, bytes: (await brotliPage(html, mostBytesIn(language))).length });
  }
  return all;
}

/** Returns the pages that have more bytes than a limit. */
function heavierThan(limit: number, all: Weighed[]): Weighed[] {
  return all.filter(({ bytes }) => bytes > limit);
}

/** Returns the bytes of a page's inline scripts in Brotli. JSON-LD is data that no browser runs. */
function inlineScriptOf(html: string): number {
  const inline = [
    ...html.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g),
  ];
  expect(inline.length).toBeGreaterThan(1);
  return brotliCompressSync(inline.map(([, text]) => text).join('\n')).length;
}

test('the HTML of every page is at most what its language allows, with 3,940 bytes of script at most, 4,200 with a player', async ({
  scripted: { host, site },
}) => {
  scriptWholeHost(host);
  const all = await weighed(site.url, Object.values(PAGES), ENGLISH);
  expect(Math.min(...all.map(({ bytes }) => bytes))).toBeGreaterThan(5_000);
  expect(heavierThan(mostBytesIn(ENGLISH), all)).toEqual([]);
  for (const path of Object.values(PAGES)) {
    const script = inlineScriptOf((await ask(site.url + path)).body.toString());
    const most = path === PAGES['an episode'] ? 4_200 : 3_940;
    expect([path, script > most]).toEqual([path, false]);
  }
});

test('the HTML of every page is 15,000 bytes at most when the host has long titles', async ({
  scripted: { host, site },
}) => {
  scriptHeavyHost(host);
  expect(heavierThan(HEAVY, await weighed(site.url, Object.values(PAGES), ENGLISH))).toEqual([]);
});

for (const language of languages) {
  const most = mostBytesIn(language);

  test(`the HTML of every page of the open catalogue is ${most} bytes at most, and its content waits for no style sheet: ${language}`, async ({
    site,
  }) => {
    const all = await weighed(site.url, OF_CATALOGUE, language);
    expect(heavierThan(most, all)).toEqual([]);
    for (const path of OF_CATALOGUE) {
      const html = (await ask(site.url + prefixOf(language) + path)).body.toString();
      const content = html.slice(0, html.indexOf('</main>'));
      expect([path, content.match(/<link[^>]*stylesheet[^>]*>/)?.[0]]).toEqual([path, undefined]);
      // Astro's own style of islands is one more.
      const styles = content.match(/<style>(?!astro-island)/g);
      expect(styles).toHaveLength(language === ENGLISH || path === '/' ? 1 : 2);
    }
  });
}

test.describe('the first screen of a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, isMobile: true });

  /** Elements that visitors see. Each of them has a start tag in the HTML. */
  const SEEN = ['a', 'p', 'h1', 'h2', 'h3', 'img', 'button', 'summary', 'li'];

  /** Returns the number of these elements up to the last one on the screen. */
  function countToLast(page: Page): Promise<number> {
    return page.evaluate((names) => {
      const all = [...document.querySelectorAll(names.join())];
      const onScreen = (element: Element) => {
        const { top, left, width, height } = element.getBoundingClientRect();
        const inside = top < innerHeight && left < innerWidth && width * height > 0;
        return inside && element.checkVisibility();
      };
      return all.findLastIndex(onScreen) + 1;
    }, SEEN);
  }

  /** Returns the HTML up to the end of the `count`th of these elements. */
  function htmlUntil(html: string, count: number): string {
    const begins = [...html.matchAll(new RegExp(`<(${SEEN.join('|')})[\\s>]`, 'g'))];
    const [, name = ''] = begins[count - 1] ?? [];
    const from = begins[count - 1]?.index ?? 0;
    return html.slice(0, html.indexOf(name === 'img' ? '>' : `</${name}>`, from) + name.length + 3);
  }

  test('comes with the first 11,850 bytes of every page, in every language', async ({
    page,
    scripted: { host, site },
  }) => {
    scriptHeavyHost(host);
    await page.route('**/t/**', (route) => route.abort());
    for (const path of Object.values(PAGES)) {
      await page.goto(site.url + path);
      const count = await countToLast(page);
      expect(count).toBeGreaterThan(3);
      // Pages have the same elements in every language, so only the English one is laid out.
      for (const language of languages) {
        const address = prefixOf(language) + path;
        const html = (await ask(site.url + address)).body.toString();
        const first = htmlUntil(html, count);
        expect(first.length).toBeLessThan(html.length);
        const bytes = brotliCompressSync(first, QUICK).length;
        expect(bytes).toBeGreaterThan(4_000);
        expect([address, bytes > FIRST_SCREEN]).toEqual([address, false]);
      }
    }
  });
});
