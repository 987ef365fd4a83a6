import { describe, expect, it } from 'vitest';
import { type AnswerOf, type CallName, calls, type ParamsOf } from '#/contract/calls.ts';
import type { Trust } from '#/contract/trust.ts';
import { trust } from '../../fixtures/trust.ts';

function read<N extends CallName>(name: N, body: unknown): AnswerOf<N> | null {
  const reader = calls[name].read as (
    body: unknown,
    trust: Trust,
    params: unknown,
  ) => AnswerOf<N> | null;
  return reader(body, trust, { page: 1 } as unknown as ParamsOf<N>);
}

/** Returns the first film of a list with this one row. */
const movie = (row: unknown) => read('popular', { results: [row] })?.items[0];
const regional = (row: unknown) => read('hindiMovies', { result: [row] })?.items[0];
const clip = (row: unknown) => read('songs', { songs: [row] })?.items[0];
const played = { kind: 'archive', src: 'https://archive.org/embed/x' };

describe('a page of the trailer feed', () => {
  const rows = (...keys: string[]) => ({ results: keys.map((trailerKey) => ({ trailerKey })) });
  const portion = (limit: number, body: unknown) =>
    calls.punjabiTrailers.read(body, trust, { page: 1, limit });

  it('is the last when the host sent fewer rows than it was asked for', () => {
    expect(portion(3, rows('a', 'b'))).toMatchObject({ items: { length: 2 }, last: true });
    expect(portion(2, rows('a', 'b'))).toMatchObject({ items: { length: 2 }, last: false });
  });

  it('is not the last because a row comes twice, or can not be named', () => {
    expect(portion(3, rows('a', 'b', 'a'))).toMatchObject({ items: { length: 2 }, last: false });
    expect(portion(3, rows('a', '', 'b'))).toMatchObject({ items: { length: 2 }, last: false });
  });

  it('has the wide picture of a host that gives one', () => {
    const given = { results: [{ trailerKey: 'a', posterPath: '/a.jpg', backdrop: '/b.jpg' }] };
    expect(portion(1, given)?.items[0]).toMatchObject({ poster: '/a.jpg', backdrop: '/b.jpg' });
    expect(portion(1, rows('a'))?.items[0]).toMatchObject({ poster: null, backdrop: null });
  });
});

describe('a movie card', () => {
  const whole = {
    id: 603,
    title: 'The Matrix',
    poster_path: '/abc.jpg',
    vote_average: 8.2,
    release_date: '1999-03-31',
  };

  it('is read whole', () => {
    expect(movie(whole)).toEqual({
      id: '603',
      title: 'The Matrix',
      poster: '/abc.jpg',
      rating: 8.2,
      date: '1999-03-31',
    });
  });

  it('stays a card when nothing but its id is known', () => {
    const bare = { id: '603', title: null, poster: null, rating: null, date: null };
    expect(movie({ id: 603 })).toEqual(bare);
    const nulls = { title: null, poster_path: null, vote_average: null, release_date: null };
    expect(movie({ id: 603, ...nulls })).toEqual(bare);
    const wrong = { title: [7], poster_path: {}, vote_average: 'x', release_date: ['1999'] };
    expect(movie({ id: 603, ...wrong })).toEqual(bare);
    const empty = { title: '\u200b\u200e ', poster_path: '', vote_average: -1, release_date: '' };
    expect(movie({ id: 603, ...empty })).toEqual(bare);
  });

  it.each([
    ['603', '603'],
    [603, '603'],
    [0, '0'],
    ['65f0c0ffee', '65f0c0ffee'],
    ['a_b-c', 'a_b-c'],
  ])('has the id %j as text', (id, expected) => {
    expect(movie({ ...whole, id })?.id).toBe(expected);
  });

  it.each([undefined, null, '', -1, 1.5, 1e300, '../x', 'a b', '%2F', {}, [], 'x'.repeat(65)])(
    'is dropped when its id is %j',
    (id) => {
      expect(movie({ ...whole, id })).toBeUndefined();
    },
  );

  it.each([
    [{ vote_average: 0 }, 0],
    [{ vote_average: 0, vote_count: 0 }, null],
    [{ vote_average: 0, vote_count: 'many' }, 0],
    [{ vote_average: 0, vote_count: 3 }, 0],
    [{ vote_average: '7.5' }, 7.5],
    [{ vote_average: '0', vote_count: '0' }, null],
    [{ vote_average: 6.5, vote_count: 0 }, 6.5],
  ])('of %j has the rating %j', (votes, rating) => {
    expect(movie({ ...whole, ...votes })?.rating).toBe(rating);
  });

  it.each([-0.1, 10.1, Number.NaN, '8/10', true])(
    'has no ring for a rating of %j',
    (vote_average) => {
      expect(movie({ ...whole, vote_average })?.rating).toBeNull();
    },
  );

  it('keeps its title well-formed, so that it can stand in an address', () => {
    const title = movie({ ...whole, title: ' a\ud800b ' })?.title;
    expect(title).toBe('a\ufffdb');
  });

  it('has a number for its title', () => {
    expect(movie({ ...whole, title: 1917 })?.title).toBe('1917');
  });
});

describe('a film that plays from its card', () => {
  it('has as its key its id, else its _id, else a hash of its link, else a hash of its title', () => {
    expect(regional({ id: 7, _id: 'b', links: 'https://archive.org/embed/x' })?.key).toBe('7');
    expect(regional({ _id: 'b', links: 'https://archive.org/embed/x' })?.key).toBe('b');
    const byLink = regional({ title: 'A', links: 'https://archive.org/embed/x' })?.key;
    expect(byLink).toMatch(/^[a-z0-9]{1,7}$/);
    expect(regional({ title: 'B', links: 'https://archive.org/embed/x' })?.key).toBe(byLink);
    expect(regional({ title: 'A' })?.key).not.toBe(byLink);
    expect(regional({})).toBeUndefined();
  });

  it('has no player when its link is missing or may not be framed', () => {
    expect(regional({ id: 7, links: 'https://archive.org/embed/x' })?.player).toEqual(played);
    expect(regional({ id: 7, links: '' })?.player).toBeNull();
    expect(regional({ id: 7, links: ['https://archive.org/embed/x'] })?.player).toBeNull();
    expect(regional({ id: 7, links: 'javascript:alert(1)' })?.player).toBeNull();
  });

  it('is read from a cartoon’s own keys', () => {
    const row = { movieTitle: 'Popeye', posterUrl: '/p.jpg', trailerKey: played.src };
    const cartoon = read('cartoons', { results: [row], totalPages: 1 })?.items[0];
    expect(cartoon).toMatchObject({ title: 'Popeye', poster: '/p.jpg', player: played });
  });
});

describe('a song or fitness video', () => {
  it.each([
    [12, 12],
    ['12', 12],
    ['1.2M views', '1.2M views'],
    ['', null],
    [{ count: 3 }, null],
    [undefined, null],
  ])('shows views of %j as %j', (views, expected) => {
    expect(clip({ title: 'Song', views })?.views).toBe(expected);
  });

  it.each([
    [30, 30],
    ['215.4', 215.4],
    [0, undefined],
    [-5, undefined],
    [1e9, undefined],
    ['long', undefined],
  ])('plays for %j as %j seconds', (seconds, expected) => {
    expect(clip({ title: 'Song', seconds })?.seconds).toBe(expected);
  });

  it('is dropped when it has neither a title nor a link nor an id', () => {
    expect(clip({ views: 7 })).toBeUndefined();
    expect(clip({ title: 'Song' })).toMatchObject({ title: 'Song', player: null });
  });
});
