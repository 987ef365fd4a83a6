/** Whatever is shared leads to a path of ours: to the page of the title, else to a search. */
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '#/catalogue/catalogue.ts';
import { Gone, NotFound, Upstream } from '#/contract/errors.ts';
import type { Found, Outside } from '#/contract/outside.ts';
import { openedPath } from '#/loaders/open.ts';
import { isNowhere, matchAddress } from '#/site/match.ts';
import { pathsIn } from '#/site/paths.ts';

const siteUrl = 'https://films.example';
const MISSING: Record<string, Error> = {
  '404': new NotFound('no'),
  '410': new Gone('movie'),
  '502': new Upstream('down'),
};
/** A catalogue that knows both databases' names, as with a token. */
const knowing = {
  async find(outside: Outside): Promise<Found | null> {
    if (outside.base === 'imdb')
      return outside.id === 'tt0050870' ? { kind: 'movie', id: '7' } : null;
    const kinds = { movie: 'movie', tv: 'series', person: 'person' } as const;
    return { kind: kinds[outside.medium], id: String(outside.id) };
  },
  async ask(_name: string, { id }: { id: string }) {
    if (MISSING[id]) throw MISSING[id];
    return {};
  },
} as unknown as Catalogue;
const unknowing = { find: async () => null } as unknown as Catalogue;

const opened = (shared: Record<string, string>, catalogue = knowing, paths = pathsIn('en')) =>
  openedPath(new URLSearchParams(shared), { catalogue, siteUrl, paths });

describe('a title is opened', () => {
  it.each([
    [{ tmdb: 'movie/603' }, '/zxyxvyXdF/603'],
    [{ tmdb: 'tv/1399' }, '/detail/tv-series/1399'],
    [{ tmdb: 'person/31' }, '/people/detail/31'],
    [{ imdb: 'tt0050870' }, '/zxyxvyXdF/7'],
    [{ url: 'https://www.themoviedb.org/movie/603-the-matrix?language=hi' }, '/zxyxvyXdF/603'],
    [{ url: 'https://m.imdb.com/title/tt0050870/?ref_=share' }, '/zxyxvyXdF/7'],
    [{ text: 'See this: https://www.imdb.com/title/tt0050870/ now' }, '/zxyxvyXdF/7'],
    [{ url: `${siteUrl}/ur/zxyxvyXdF/12?utm=1` }, '/ur/zxyxvyXdF/12'],
    [{ text: `Look ${siteUrl}/drama/Waris` }, '/drama/Waris'],
    // Punctuation behind an address is not part of it.
    [{ text: `Pyaasa (${siteUrl}/zxyxvyXdF/12), tonight` }, '/zxyxvyXdF/12'],
    [{ text: `“${siteUrl}/lists/nargis”!` }, '/lists/nargis'],
    [{ text: `یہ دیکھیں ${siteUrl}/ur/zxyxvyXdF/12۔` }, '/ur/zxyxvyXdF/12'],
    [{ text: `देखें ${siteUrl}/hi/zxyxvyXdF/12।` }, '/hi/zxyxvyXdF/12'],
    [{ text: 'https://www.themoviedb.org/movie/603.' }, '/zxyxvyXdF/603'],
    // What was withdrawn, and a source that fails, have pages that say so.
    [{ tmdb: 'movie/410' }, '/zxyxvyXdF/410'],
    [{ tmdb: 'movie/502' }, '/zxyxvyXdF/502'],
  ])('%o', async (shared, path) => {
    expect(await opened(shared)).toBe(path);
  });

  it('in the language of the address', async () => {
    expect(await opened({ tmdb: 'movie/603' }, knowing, pathsIn('ur'))).toBe('/ur/zxyxvyXdF/603');
  });
});

describe('anything else is searched for', () => {
  it.each([
    [{ text: 'Mughal-e-Azam  https://video.example/watch?v=1' }, '/search?query=Mughal-e-Azam'],
    [{ url: 'https://films.other/film/mughal-e-azam/' }, '/search?query=mughal+e+azam'],
    [{ url: 'https://en.wikipedia.org/wiki/Pyaasa' }, '/search?query=Pyaasa'],
    [{ text: 'https://en.wikipedia.org/wiki/Guide_(film)!' }, '/search?query=Guide+%28film%29'],
    // An id that no title can have.
    [{ text: `Pyaasa ${siteUrl}/zxyxvyXdF/-x-` }, '/search?query=Pyaasa'],
    [{ url: 'https://www.themoviedb.org/movie/404-the-lost-film' }, '/search?query=the+lost+film'],
    [{ tmdb: 'movie/404' }, '/search'],
    [{ imdb: 'tt0000001' }, '/search'],
    [{}, '/search'],
  ])('%o', async (shared, path) => {
    expect(await opened(shared)).toBe(path);
  });

  it('also what a source without other names is asked for', async () => {
    expect(await opened({ tmdb: 'movie/603' }, unknowing)).toBe('/search');
    const url = 'https://www.themoviedb.org/movie/603-the-matrix';
    expect(await opened({ url }, unknowing)).toBe('/search?query=the+matrix');
  });
});

describe('a hostile value never leads away', () => {
  const EVIL = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    `${siteUrl}.evil.example/zxyxvyXdF/1`,
    `${siteUrl}@evil.example/zxyxvyXdF/1`,
    `${siteUrl}:9/search`,
    `${siteUrl}//evil.example`,
    `${siteUrl}/\\evil.example`,
    `${siteUrl}/%2F%2Fevil.example`,
    `${siteUrl}/open?url=https://evil.example`,
    `${siteUrl}/surprise`,
    `${siteUrl}/data/search?query=lamp`,
    'http://films.example/search',
    `${siteUrl}/drama/..%2f..%2f%2fevil.example`,
    'https://[',
    '%',
    'movie/603/../../evil',
    'movie/603\r\nlocation: https://evil.example',
    'tt0050870\r\nx: y',
    '\u202e',
  ];

  it.each(EVIL)('%j', async (value) => {
    for (const name of ['url', 'text', 'tmdb', 'imdb']) {
      const path = await opened({ [name]: value }, unknowing);
      const { origin, pathname, search } = new URL(path, siteUrl);
      expect([origin, pathname + search]).toEqual([siteUrl, path]);
      const match = matchAddress(path);
      expect([name, isNowhere(match), match.address.kind]).toEqual([name, false, 'page']);
    }
  });
});
