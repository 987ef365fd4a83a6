import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages, prefixOf } from '#/contract/language.ts';
import {
  alternatesOf,
  dataPath,
  inEnglish,
  inLanguage,
  keyInLink,
  otherPage,
  paths,
  pathsIn,
  searchPath,
  slidePath,
  targetPath,
  withParams,
} from '#/site/paths.ts';

const english = pathsIn('en');

describe('withParams', () => {
  it('sets, replaces and removes parameters and keeps the order of the others', () => {
    expect(withParams('/a', { page: 2 })).toBe('/a?page=2');
    expect(withParams('/a?page=2&x=1', { page: 3 })).toBe('/a?page=3&x=1');
    expect(withParams('/a?page=2&x=1', { page: null })).toBe('/a?x=1');
    expect(withParams('/a?page=2', { page: null })).toBe('/a');
    expect(withParams('/a', { page: null })).toBe('/a');
    expect(withParams('/a?', {})).toBe('/a');
  });

  it('encodes what it sets', () => {
    expect(withParams('/a', { play: 'x&y=1#?' })).toBe('/a?play=x%26y%3D1%23%3F');
  });

  it('keeps an unencoded question mark in the query', () => {
    expect(withParams('/search?query=who?', { play: 'x' })).toBe('/search?query=who%3F&play=x');
  });

  it('gives back any value under its name', () => {
    const texts = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(texts, texts, (play, query) => {
        const address = withParams(withParams('/search', { query }), { play });
        const { searchParams, pathname } = new URL(address, 'https://a.example');
        expect([pathname, searchParams.get('query'), searchParams.get('play')]).toEqual([
          '/search',
          query,
          play,
        ]);
      }),
    );
  });
});

describe('the key of a card', () => {
  it.each([
    [paths.movie('7'), '7'],
    [paths.season('a b/c'), 'a b/c'],
    [withParams(`${paths.home}?popular=2`, { play: 'x&y' }), 'x&y'],
  ])('is read from its link %s', (link, key) => {
    expect(keyInLink(new URL(link, 'https://a.example').href)).toBe(key);
  });
});

describe('paths', () => {
  it('are those of docs/product.md', () => {
    expect(paths.movie('603')).toBe('/zxyxvyXdF/603');
    expect(paths.person('31')).toBe('/people/detail/31');
    expect(paths.series('7')).toBe('/detail/tv-series/7');
    expect(paths.season('a-1')).toBe('/season/a-1');
    expect(paths.fitness).toBe('/health-&-exercise-&-fitness');
  });

  it('encode the title of a drama once', () => {
    expect(paths.drama('Kahan Ho? & Phir')).toBe('/drama/Kahan%20Ho%3F%20%26%20Phir');
    expect(paths.drama('a/b%2F')).toBe('/drama/a%2Fb%252F');
    expect(decodeURIComponent(paths.drama('وارث'))).toBe('/drama/وارث');
  });
});

describe('the page of a search result', () => {
  it('is that of its kind, and the movie page when the kind is not known', () => {
    const target = { id: '7', title: 'Waris', place: null };
    expect(targetPath(english, { ...target, kind: 'person' })).toBe('/people/detail/7');
    expect(targetPath(english, { ...target, kind: 'series' })).toBe('/detail/tv-series/7');
    expect(targetPath(english, { ...target, kind: 'movie' })).toBe('/zxyxvyXdF/7');
    expect(targetPath(english, { ...target, kind: null })).toBe('/zxyxvyXdF/7');
    expect(targetPath(english, { ...target, kind: 'drama' })).toBe('/drama/Waris');
  });

  it('is the place in its list for a song and a fitness video, which have no page', () => {
    const target = { id: '7', title: 'Boots', place: { page: 2, key: 'song-boots' } };
    expect(targetPath(english, { ...target, kind: 'song' })).toBe(
      '/all-hi-ur-en-pun-songs?page=2&play=song-boots',
    );
    const first = { ...target, place: { page: 1, key: 'squats' } };
    expect(targetPath(english, { ...first, kind: 'clip' })).toBe(
      '/health-&-exercise-&-fitness?play=squats',
    );
  });

  it('is that of the credits’ usual kind where the host gives none', () => {
    const target = { id: '7', title: null, kind: null, place: null };
    expect(targetPath(english, target, 'series')).toBe('/detail/tv-series/7');
  });
});

describe('searches and data', () => {
  it('send a space as a plus, as existing clients do', () => {
    expect(searchPath(english, 'night of & #1')).toBe('/search?query=night+of+%26+%231');
    expect(dataPath('search', { query: 'a b' }, 'en')).toBe('/data/search?query=a+b');
  });

  it('say the language of the page last, and leave out English', () => {
    expect(dataPath('search', { query: 'a b' }, 'ur')).toBe('/data/search?query=a+b&ui=ur');
    expect(dataPath('complete', { id: 7 }, 'pa')).toBe('/data/complete?id=7&ui=pa');
  });
});

describe.each(languages)('the pages in %s', (language) => {
  const prefix = prefixOf(language);
  const own = pathsIn(language);

  it('have the language’s prefix, whatever they are of', () => {
    const given = { id: '7', title: 'A & “B”/ur', place: { page: 2, key: 'k' } };
    const made = [
      ...Object.values(own).map((path) => (typeof path === 'function' ? path('/a b') : path)),
      ...(['movie', 'series', 'person', 'drama', 'song', 'clip', null] as const).map((kind) =>
        targetPath(own, { ...given, kind }),
      ),
      searchPath(own, 'ur/'),
      slidePath(own, 'k', { page: 2, through: 3, play: 'k' }),
      otherPage(own, { id: '7', kind: 'series' }),
    ];
    const wrong = made.filter((path) => path !== language && !path?.startsWith(`${prefix}/`));
    expect(wrong).toEqual([]);
  });

  it('lead back to the English ones', () => {
    for (const path of ['/', '/drama/ur', '/search?query=a', '/drama/%2Fur%2F'])
      expect(inEnglish(inLanguage(language, path))).toBe(path);
  });

  it('name those of every language, and the English one for all others', () => {
    const site = 'https://a.example';
    const page = '/movies/PopularMovies?page=2';
    expect(alternatesOf(site, prefix + page)).toEqual([
      ...languages.map((one) => ({ hreflang: one, href: site + prefixOf(one) + page })),
      { hreflang: 'x-default', href: `${site}/movies/PopularMovies?page=2` },
    ]);
  });
});
