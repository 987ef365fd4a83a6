/** Pages of every route in every language: one address has one answer, and leads to its language. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { directionOf, type Language, languageNames, languages } from '#/contract/language.ts';
import { localeIn } from '#/site/locale.ts';
import { matchAddress } from '#/site/match.ts';
import { inEnglish, inLanguage, withParams } from '#/site/paths.ts';
import { sayingPages } from '../fixtures/sayings.ts';
import { SITE_URL } from '../fixtures/site-url.ts';
import { type HostSite, scriptedSite, siteOver } from './host-site.ts';
import { FEW, NOT_THERE, SHOWN, scriptMixed, WRITTEN } from './language-pages.ts';
import { all, type Element, named, parse } from './markup.ts';
import { addressesIn, alternatesTo, linksOf, strayAddresses, waysOf } from './page-links.ts';
import { steady } from './steady.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const ALL = [...SHOWN, ...NOT_THERE, ...WRITTEN];
/** What another visitor's browser sends. */
const OTHER = { 'accept-language': 'ur,hi;q=0.8', cookie: 'language=pa; lang=ur; NEXT_LOCALE=hi' };

type Got = { status: number; headers: Headers; html: string; page: Element };
type Pages = Map<string, Got>;

async function pagesFrom(site: HostSite, paths: string[], headers = {}): Promise<Pages> {
  const pages: Pages = new Map();
  for (const path of paths) {
    const response = await fetch(site.url + path, { headers, redirect: 'manual' });
    const html = steady(await response.text());
    const { status, headers: heard } = response;
    pages.set(path, { status, headers: heard, html, page: parse(html) });
  }
  return pages;
}
/** Returns the addresses that are tested in a language: all of them in English and in one with a prefix. */
function pathsIn(language: Language): string[] {
  const paths = language === 'en' || language === 'ur' ? ALL : FEW;
  return paths.map((path) => inLanguage(language, path));
}

const { host, site } = await scriptedSite({ SITE_URL });
/** Pages of one server that has rendered every other language before English. */
const pages = {} as Record<Language, Pages>;
beforeAll(async () => {
  scriptMixed(host);
  for (const language of languages.toReversed())
    pages[language] = await pagesFrom(site, pathsIn(language), OTHER);
});
/** The site's name on the splash, in the order of the languages: two of them are drawn. Each says its language. */
const SPLASH = ['', '', 'मंज़र', 'ਮੰਜ਼ਰ'];
const order = (language: string | undefined) => languages.indexOf(language as Language);

/** Returns the English address that a page has for itself, without a player that is open. */
function hereOf(path: string): string {
  return WRITTEN.includes(path) ? path : withParams(matchAddress(path).path, { play: null });
}

/** Returns the paths of the pages for which `wrong` returns something, with what it returns. */
const wrongIn = (language: Language, wrong: (got: Got, path: string) => unknown[]) =>
  [...pages[language]].flatMap(([path, got]) => wrong(got, path).map((one) => [path, one]));

it('English pages are those of a fresh server, byte for byte, after all other languages and whatever a browser sends', async () => {
  const fresh = await siteOver(host.origin, { SITE_URL });
  // The menu has lists by editors once the host has said that it has some.
  await pagesFrom(fresh, ['/movies/PopularMovies']);
  const plain = await pagesFrom(fresh, pathsIn('en'));
  await fresh.close();
  expect(plain.size).toBe(ALL.length);
  expect(wrongIn('en', ({ html }, path) => (html === plain.get(path)?.html ? [] : ['']))).toEqual(
    [],
  );
});

describe.each(languages)('a page in %s', (language) => {
  it('has the status of the same page in English, and says its language and direction', () => {
    for (const [path, { status, page }] of pages[language]) {
      const english = pages.en.get(inEnglish(path));
      expect(status, path).toBe(english?.status);
      const [html] = all(page, named('html'));
      expect([html?.attributes.get('lang'), html?.attributes.get('dir')], path).toEqual([
        language,
        directionOf(language),
      ]);
    }
    const gone = [...pages[language]].filter(([path]) => NOT_THERE.includes(inEnglish(path)));
    expect(new Set(gone.map(([, { status }]) => status))).toEqual(new Set([404]));
  });

  it('is the same for every visitor, however it is compressed: no header says that it could be another', () => {
    for (const [path, { headers }] of pages[language]) {
      const vary = headers.get('vary')?.toLowerCase() ?? 'accept-encoding';
      expect(vary.replace(', available-dictionary', ''), path).toBe('accept-encoding');
      expect(headers.get('set-cookie'), path).toBeNull();
    }
  });

  it('leads to addresses of its language, by every link, form, island and call of data', () => {
    expect(wrongIn(language, ({ page }) => strayAddresses(page, language))).toEqual([]);
    const movie = pages[language].get(inLanguage(language, '/zxyxvyXdF/7')) as Got;
    const called = addressesIn(movie.page).filter(({ address }) => address.startsWith('/data/'));
    expect(called.length).toBeGreaterThan(0);
  });

  it('leads to itself in each language, in the language’s own words, from header, drawer and footer', () => {
    const wrong = wrongIn(language, ({ page }, path) => {
      const ways = waysOf(page);
      const here = hereOf(inEnglish(path));
      const expected = languages.map((one) => ({
        href: inLanguage(one, here),
        lang: one,
        hreflang: one,
        text: languageNames[one],
        current: one === language,
      }));
      const inScripts = expected.map((way, at) => ({ ...way, text: `${SPLASH[at]}${way.text}` }));
      // The feed's header floats over the trailer, without languages.
      const places = path.includes(sayingPages['the feed']) ? 2 : 3;
      const right = here === '/' ? inScripts : Array(places).fill(expected).flat();
      if (here === '/') ways.sort((a, b) => order(a.lang) - order(b.lang));
      return JSON.stringify(ways) === JSON.stringify(right) ? [] : ways;
    });
    expect(wrong).toEqual([]);
  });

  it('names itself in each language to search engines, unless they should not list it', () => {
    const wrong = wrongIn(language, ({ page }, path) => {
      const english = pages.en.get(inEnglish(path)) as Got;
      const canonical = linksOf(english.page, 'canonical').map(({ href = '' }) => href);
      const [plain] = canonical.map((href) => href.slice(SITE_URL.length));
      // A feed has a type.
      const others = linksOf(page, 'alternate').filter(({ type }) => type === undefined);
      const found = [linksOf(page, 'canonical'), others];
      const right = [
        plain === undefined ? [] : [{ href: SITE_URL + inLanguage(language, plain) }],
        plain === undefined || /[?&](play|through)=/.test(path) ? [] : alternatesTo(plain),
      ];
      return JSON.stringify(found) === JSON.stringify(right) ? [] : found;
    });
    expect(wrong).toEqual([]);
    const listed = [...pages[language].values()].filter(
      ({ page }) => linksOf(page, 'alternate').length > 0,
    );
    expect(listed.length).toBeGreaterThan(2);
    const hidden = listed.filter(({ html, status }) => status !== 200 || html.includes('noindex'));
    expect(hidden).toEqual([]);
  });
});

describe('a redirect', () => {
  it.each([
    ['/ur', '/ur/'],
    ['/pa?x=1', '/pa/'],
    ['/hi/health-%26-exercise-%26-fitness?page=2&x=1', '/hi/health-&-exercise-&-fitness?page=2'],
    ['/ur/drama/%4bahani', '/ur/drama/Kahani'],
    ['/ur/zxyxvyXdF/3?play=trailer', '/ur/detail/tv-series/3'],
    ['/zxyxvyXdF/3', '/detail/tv-series/3'],
  ])('of %s keeps the language: it leads to %s', async (from, to) => {
    const headers = { 'accept-language': 'pa', cookie: 'language=pa' };
    host.answer('/api/tmdb/dashboard/movie/3', { json: { id: 3, title: 'S', media_type: 'tv' } });
    const { status, headers: heard } = await fetch(site.url + from, {
      headers,
      redirect: 'manual',
    });
    expect([status, heard.get('location')]).toEqual([301, to]);
  });
});

describe('what has no language', () => {
  it.each([
    '/ur/api/tmdb/popular',
    '/ur/t/p/w92/well.svg',
    '/ur/clips/24-frames.webm',
    '/ur/data/search?query=lamp',
  ])('is not at %s', async (path) => {
    const [got] = (await pagesFrom(site, [path])).values();
    expect(got?.status).toBe(404);
    expect(got?.html).toContain('<html lang="ur"');
  });
});

it('the page of a clip has its title in the language, and the one video', async () => {
  const titles = { ur: 'چوبیس فریم', hi: 'चौबीस फ़्रेम', pa: 'ਚੌਵੀ ਫ਼ਰੇਮ' } as const;
  for (const [language, title] of Object.entries(titles)) {
    const html = await (await fetch(`${site.url}/${language}/clips/24-frames`)).text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain('src="/clips/24-frames.webm"');
    const none = await (await fetch(`${site.url}/${language}/clips/no-video`)).text();
    expect(none).toContain(`<title>${localeIn(language as Language).m.noVideo}</title>`);
  }
});
