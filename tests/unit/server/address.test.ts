import { describe, expect, it } from 'vitest';
import { addressOf, NOWHERE } from '#/server/address.ts';

const keyOf = (target: string) => addressOf(target).key;

describe('the address of a page', () => {
  it.each([
    ['/movie-dashboard?utm_source=x&popular=2', '/movie-dashboard?popular=2'],
    ['/movie-dashboard?popular=1', '/movie-dashboard'],
    ['/movie-dashboard?popular=-3&recent=zero', '/movie-dashboard'],
    ['/movie-dashboard?trending=week&trailers=month', '/movie-dashboard?trending=week'],
    ['/movie-dashboard?popular=3&trailers=week', '/movie-dashboard?trailers=week&popular=3'],
    ['/movies/PopularMovies?page=2&fbclid=a', '/movies/PopularMovies?page=2'],
    ['/search?query=+lamp+&page=3', '/search?query=lamp'],
    ['/search?query=', '/search'],
    ['/zxyxvyXdF/7?play=trailer&x=1', '/zxyxvyXdF/7?play=trailer'],
    ['/zxyxvyXdF/7?play=<script>', '/zxyxvyXdF/7'],
    ['/zxyxvyXdF/%00?play=trailer', '/zxyxvyXdF/-'],
    ['/people/detail/..', '/people/detail/-'],
    ['/season/s1?play=e1', '/season/s1?play=e1'],
  ])('of %s is %s', (target, key) => {
    expect(keyOf(target)).toBe(key);
  });

  it('has its parameters in one order, however they were given', () => {
    const spellings = ['popular=2&recent=3', 'recent=3&popular=2', 'recent=3&popular=2&popular=9'];
    expect(new Set(spellings.map((query) => keyOf(`/movie-dashboard?${query}`))).size).toBe(1);
  });

  it('is kept for five minutes when it is of one thing, and for one when it is of a list', () => {
    expect(addressOf('/people/detail/12').lifetime?.fresh).toBe(300);
    expect(addressOf('/movies/topRated').lifetime?.fresh).toBe(60);
  });

  it.each(['/nowhere', '/movie-dashboard/', '/zxyxvyXdF/a/b', '/zxyxvyXdF/', '/constructor'])(
    'is nowhere for %s',
    (target) => {
      expect(addressOf(target)).toBe(NOWHERE);
    },
  );

  it('that only redirects is never kept', () => {
    expect(addressOf('/health-%26-exercise-%26-fitness').lifetime).toBeNull();
    expect(addressOf('/health-&-exercise-&-fitness').lifetime).not.toBeNull();
  });

  it('of data has what its call takes, and is never kept when the call can not be', () => {
    expect(keyOf('/data/popular?page=2&x=1')).toBe('/data/popular?page=2');
    expect(addressOf('/data/popular?page=0').lifetime).toBeNull();
    expect(addressOf('/data/nonsense').lifetime).toBeNull();
    expect(addressOf('/data/toString').lifetime).toBeNull();
  });
});
