import { describe, expect, it } from 'vitest';
import { movie } from '#/contract/rows/movie.ts';
import { readTarget } from '#/contract/rows/target.ts';
import { trust } from '../../fixtures/trust.ts';

describe('what a search result or a credit leads to', () => {
  it.each([
    ['movie', 'movie'],
    ['tv', 'series'],
    ['series', 'series'],
    ['person', 'person'],
    ['drama', 'drama'],
    ['collection', null],
    [7, null],
    ['constructor', null],
    [undefined, null],
  ])('has for the media type %j the kind %j', (media_type, kind) => {
    expect(readTarget({ id: 7, title: 'Waris', media_type })?.kind).toBe(kind);
  });

  it('is a song or a clip only with its place in a list', () => {
    const row = { id: 7, title: 'Boots', media_type: 'song', page: 2, key: 'song-boots' };
    expect(readTarget(row)).toMatchObject({ kind: 'song', place: { page: 2, key: 'song-boots' } });
    for (const wrong of [
      { page: 0 },
      { page: 1.5 },
      { page: null },
      { key: '../x' },
      { key: 1.5 },
    ]) {
      expect(readTarget({ ...row, ...wrong })).toMatchObject({ id: '7', kind: null, place: null });
    }
  });

  it('is no drama without a title that an address can hold, because it names its page', () => {
    for (const title of [undefined, 'x'.repeat(1001)]) {
      const target = readTarget({ id: 7, media_type: 'drama', title });
      expect(target).toMatchObject({ id: '7', kind: null });
    }
  });

  it('is nothing without an id', () => {
    expect(readTarget({ title: 'Boots' })).toBeNull();
  });
});

describe('a picture of an entry’s own', () => {
  const row = { id: 7, poster_path: '/7.svg' };
  const posterOf = (poster: unknown) => movie.read({ ...row, poster }, trust)?.poster;

  it('takes the place of the one on the image host', () => {
    expect(posterOf('https://image.tmdb.org/t/p/w500/own.jpg')).toBe('/own.jpg');
  });

  it.each(['https://elsewhere.example/a.jpg', 'javascript:alert(1)', 7, null, {}])(
    'is not shown where it may not be: %j',
    (poster) => {
      expect(posterOf(poster)).toBe('/7.svg');
    },
  );
});
