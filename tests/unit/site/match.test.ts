import { describe, expect, it } from 'vitest';
import { DETAIL, LIST } from '#/contract/lifetimes.ts';
import { isNowhere, matchAddress } from '#/site/match.ts';

const keyOf = (target: string) => matchAddress(target).key;

describe('the address of a page', () => {
  it.each([
    ['/movie-dashboard?utm_source=x&popular=2', '/movie-dashboard?popular=2'],
    ['/movie-dashboard?popular=1', '/movie-dashboard'],
    ['/movie-dashboard?popular=-3&recent=zero', '/movie-dashboard'],
    ['/movie-dashboard?trending=week&trailers=month', '/movie-dashboard?trending=week'],
    ['/people/detail/7?series=x&movies=2&images=1&play=a', '/people/detail/7?movies=2'],
    ['/people/detail/7?movies=2&gender=1', '/people/detail/7?gender=1&movies=2'],
    ['/people/detail/7?gender=2', '/people/detail/7?gender=2'],
    ['/people/detail/7?gender=3', '/people/detail/7'],
    ['/people/detail/7?gender=01', '/people/detail/7'],
    ['/people/detail/7?gender=female', '/people/detail/7'],
    ['/movie-dashboard?popular=3&trailers=week', '/movie-dashboard?trailers=week&popular=3'],
    ['/movies/PopularMovies?page=2&fbclid=a', '/movies/PopularMovies?page=2'],
    ['/search?page=3&kind=all&query=+lamp+', '/search?query=lamp&page=3'],
    ['/search?query=', '/search'],
    [`/search?query=${'a'.repeat(300)}`, `/search?query=${'a'.repeat(200)}`],
    ['/zxyxvyXdF/7?play=trailer&x=1', '/zxyxvyXdF/7?play=trailer'],
    ['/zxyxvyXdF/7?play=<script>', '/zxyxvyXdF/7'],
    // The time at which a film begins is for scripts alone.
    ['/zxyxvyXdF/7?play=movie&t=41m20s', '/zxyxvyXdF/7?play=movie'],
    ['/movies/hindi-movies?t=95&play=zz1&page=2', '/movies/hindi-movies?page=2&play=zz1'],
    ['/zxyxvyXdF/%00?play=trailer', '/zxyxvyXdF/-'],
    ['/people/detail/..', '/people/detail/-'],
    ['/season/s1?play=e1&through=2&page=2', '/season/s1?page=2'],
    ['/movies/PopularMovies?play=zz1', '/movies/PopularMovies'],
    ['/season/a%20b', '/season/-'],
    ['/drama/Waris?page=2', '/drama/Waris?page=2'],
    ['/drama-pak-tv-episode-play?drama=Cafe%CC%81', '/drama-pak-tv-episode-play?drama=Caf%C3%A9'],
  ])('of %s is %s', (target, key) => {
    expect(keyOf(target)).toBe(key);
  });

  it('has its parameters in one order, however they were given', () => {
    const spellings = ['popular=2&recent=3', 'recent=3&popular=2', 'recent=3&popular=2&popular=9'];
    expect(new Set(spellings.map((query) => keyOf(`/movie-dashboard?${query}`))).size).toBe(1);
  });

  it('has the lifetime of an entity or of a list', () => {
    expect(matchAddress('/people/detail/12').lifetime).toBe(DETAIL);
    expect(matchAddress('/movies/topRated').lifetime).toBe(LIST);
  });

  it.each([
    '/nowhere',
    '/nowhere/',
    '//nowhere',
    '/zxyxvyXdF/a/b',
    '/zxyxvyXdF/a%20b/',
    '/data/popular/',
    '/movie-dashboard/row/popular/',
    '/zxyxvyXdF/',
    '/constructor',
    '/drama/',
    '/drama/..',
    '/drama/%2e',
    '/drama/100%',
    '/drama/a/b',
    `/drama/${'a'.repeat(1001)}`,
    '/season',
    '/%',
  ])('does not exist for %s', (target) => {
    expect(isNowhere(matchAddress(target))).toBe(true);
  });

  it.each([
    ['/health-%26-exercise-%26-fitness?page=2', '/health-&-exercise-&-fitness?page=2'],
    ['/drama/Ainak%2DWala', '/drama/Ainak-Wala'],
    ['/zxyxvyXdF/%37', '/zxyxvyXdF/7'],
    ['/movie-dashboard/', '/movie-dashboard'],
    ['//movie-dashboard?utm_source=a//&popular=2', '/movie-dashboard?popular=2'],
    ['/zxyxvyXdF//7///?play=movie', '/zxyxvyXdF/7?play=movie'],
    ['/health-%26-exercise-%26-fitness/', '/health-&-exercise-&-fitness'],
    ['//', '/'],
    ['//ur//drama//Waris/', '/ur/drama/Waris'],
    ['/hi//', '/hi/'],
    ['/open/?url=https://example.com//a/', '/open?url=https%3A%2F%2Fexample.com%2F%2Fa%2F'],
    ['/drama/Ainak+Wala+Jin', '/drama/Ainak%20Wala%20Jin'],
    ['/drama/A%2BB+C', '/drama/A%2BB%20C'],
    ['/drama/Cafe%CC%81', '/drama/Caf%C3%A9'],
    ['/drama-pak-tv-episode-play/?drama=Cafe%CC%81', '/drama-pak-tv-episode-play?drama=Caf%C3%A9'],
  ])('that is spelled as %s has moved to %s', (target, moved) => {
    expect(matchAddress(target).moved).toBe(moved);
    expect(matchAddress(moved)).toMatchObject({ key: moved, moved: null });
  });

  it('of data has its call’s parameters, and no lifetime when the call is invalid', () => {
    expect(keyOf('/data/complete?id=2&x=1')).toBe('/data/complete?id=2');
    expect(matchAddress('/data/complete?id=').lifetime).toBeNull();
  });

  it.each(['popular?page=2', 'movie?id=7', 'discover?genre=war', 'nonsense', 'toString'])(
    'of data has no lifetime for what no browser asks for: %s',
    (call) => {
      expect(matchAddress(`/data/${call}`)).toMatchObject({
        key: '/data/unknown',
        label: '/data/unknown',
        lifetime: null,
      });
    },
  );

  it.each([
    ['/movie-dashboard/row/popular?page=2&popular=3', '/movie-dashboard/row/popular?page=2'],
    ['/ur/movie-dashboard/row/recent?page=1&choice=week', '/ur/movie-dashboard/row/recent'],
    [
      '/movie-dashboard/toggle/trailers?choice=week&page=2',
      '/movie-dashboard/toggle/trailers?choice=week',
    ],
    ['/movie-dashboard/toggle/trending?choice=day', '/movie-dashboard/toggle/trending'],
  ])('of a part of home has what its section takes: %s is %s', (target, key) => {
    expect(matchAddress(target)).toMatchObject({ key, moved: null, lifetime: LIST });
  });

  it.each([
    '/movie-dashboard/row/trending',
    '/movie-dashboard/row/-',
    '/movie-dashboard/row/',
    '/movie-dashboard/row/toString?page=2',
    '/movie-dashboard/toggle/popular',
    '/movie-dashboard/toggle/trailers%00',
  ])('of a part of home does not exist for %s', (target) => {
    expect(isNowhere(matchAddress(target))).toBe(true);
  });

  it('of the files of an item has its id alone, in no language', () => {
    expect(keyOf('/data/archive?x=1&item=Lamp.1931&ui=ur')).toBe('/data/archive?item=Lamp.1931');
    expect(matchAddress('/data/archive?item=lamp').label).toBe('/data/archive');
    for (const wrong of ['', '..', '_lamp', 'a/b', 'a%0Ab', 'x'.repeat(101)]) {
      expect(keyOf(`/data/archive?item=${wrong}`), wrong).toBe('/data/archive');
    }
    expect(isNowhere(matchAddress('/ur/data/archive?item=lamp'))).toBe(true);
  });

  it.each([
    ['/data/complete?id=-&x=1', '/data/complete?id=-'],
    ['/data/complete?id=', '/data/complete?id='],
    ['/data/complete', '/data/complete'],
  ])('of data with bad parameters keeps them, so that %s is refused', (target, key) => {
    expect(matchAddress(target)).toMatchObject({ key, lifetime: null });
  });

  it.each([
    ['/data/search?ui=pa&query=lamp', '/data/search?query=lamp&ui=pa'],
    ['/data/complete?id=7&ui=hi&ui=ur', '/data/complete?id=7&ui=hi'],
    ['/data/complete?ui=en&id=7', '/data/complete?id=7'],
    ['/data/complete?id=7&ui=UR', '/data/complete?id=7'],
    ['/data/complete?id=7&ui=%3Cscript%3E', '/data/complete?id=7'],
    ['/data/complete?id=7&ui=', '/data/complete?id=7'],
  ])('of data says the language of names last, if there is one: %s is %s', (target, key) => {
    expect(matchAddress(target)).toMatchObject({ key, moved: null });
    expect(matchAddress(target).lifetime).not.toBeNull();
  });

  it('is logged by its pattern, never by what was typed', () => {
    const labelOf = (target: string) => matchAddress(target).label;
    expect(labelOf('/zxyxvyXdF/secret')).toBe('/zxyxvyXdF/:id');
    expect(labelOf('/drama/secret')).toBe('/drama/:name');
    expect(labelOf('/search?query=secret')).toBe('/search');
    expect(labelOf('/data/secret')).toBe('/data/unknown');
    expect(labelOf('/data/complete?id=secret')).toBe('/data/complete');
    expect(labelOf('/drama/%73ecret')).toBe('redirect');
    expect(labelOf('/secret')).toBe('/not-found');
  });
});

describe('a page of filters', () => {
  it.each([
    ['/discover?genre=&language=hi&decade=&sort=', '/discover?language=hi'],
    ['/discover?sort=date&genre=war', '/discover?genre=war&sort=date'],
    ['/ur/discover?genre=war&genre=noir', '/ur/discover?genre=war'],
    ['/discover?decade=abc&utm=1&page=1', '/discover'],
    [`/discover?genre=${'a'.repeat(99)}&country=in`, '/discover'],
  ])('%s is redirected to the one address, and not stored', (target, moved) => {
    const match = matchAddress(target);
    expect([match.moved, match.lifetime]).toEqual([moved, null]);
    expect(matchAddress(moved).moved).toBeNull();
  });

  it('is stored as long as nothing narrows it', () => {
    for (const target of ['/discover', '/discover?page=3', '/ur/discover?page=2&through=3'])
      expect(matchAddress(target).lifetime).toBe(LIST);
    for (const target of ['/discover?genre=war', '/hi/discover?sort=date', '/discover?watch=1'])
      expect(matchAddress(target).lifetime).toBeNull();
    expect(matchAddress('/movies/topRated?watch=1').lifetime).toBe(LIST);
  });
});
