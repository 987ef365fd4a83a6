import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { callNames, calls } from '#/contract/calls.ts';
import * as envelope from '#/contract/envelope.ts';
import type { Paged } from '#/contract/page.ts';
import { paged } from '#/contract/page.ts';
import { movie } from '#/contract/rows/movie.ts';
import { bodyOf } from '../../fixtures/answers.ts';

/** These tests run many cases, which take long on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

describe.each(callNames)('the envelope of %s', (name) => {
  const { unwrap } = calls[name];
  const wrap = calls[name].wrap as (wire: unknown) => unknown;

  it('gives back what was wrapped, after a round trip through JSON', () => {
    fc.assert(
      fc.property(bodyOf(name), (body) => {
        const value = unwrap(body);
        expect(value).not.toBeNull();
        expect(unwrap(JSON.parse(JSON.stringify(wrap(value))))).toEqual(value);
      }),
    );
  });
});

describe('a page of rows', () => {
  const { wrap, unwrap } = paged({ rows: 'movies', total: 'totalPages' }, movie);
  const read = (body: unknown, asked?: number): Paged<unknown> | null => unwrap(body, asked);

  it('has numbers on the wire, because clients compare them', () => {
    const told = { totalPages: 10, totalResults: 200, watchable: true, playing: 0 };
    expect(wrap({ rows: [], page: 9, ...told })).toEqual({
      movies: [],
      page: 9,
      totalPages: 10,
      total_results: 200,
      watchable: true,
      playing: 0,
      ui: true,
    });
  });

  it('leaves out a total and a number of what plays that are not known', () => {
    const unknown = { totalResults: null, watchable: false, playing: null };
    const sent = wrap({ rows: [], page: 1, totalPages: 1, ...unknown });
    expect(sent).not.toHaveProperty('playing');
    expect(sent).not.toHaveProperty('total_results');
    expect(sent).not.toHaveProperty('watchable');
  });

  it('reads numbers that are text', () => {
    const body = { movies: [1], page: '2', totalPages: '10', total_results: '190', playing: '7' };
    expect(read(body)).toEqual({
      rows: [1],
      page: 2,
      totalPages: 10,
      totalResults: 190,
      watchable: false,
      playing: 7,
    });
  });

  it.each([undefined, null, 'many', -1, 1.5, {}])(
    'takes %j for no number of what plays',
    (playing) => {
      expect(read({ movies: [], totalPages: 1, playing })?.playing).toBeNull();
    },
  );

  it('takes the requested page when the host does not give one', () => {
    expect(read({ movies: [], totalPages: 9 }, 4)?.page).toBe(4);
    expect(read({ movies: [], page: 0, totalPages: 9 }, 4)?.page).toBe(4);
    expect(read({ movies: [], page: 'four', totalPages: 9 }, 4)?.page).toBe(4);
  });

  it('reads no rows from another key', () => {
    expect(read({ results: [], totalPages: 3 })).toBeNull();
    expect(read({ movies: {}, totalPages: 3 })).toBeNull();
    expect(read(JSON.parse('{"__proto__": {"movies": []}}'))).toBeNull();
  });
});

describe('trending', () => {
  const { unwrap } = envelope.nested(movie);

  it('is read nested, as existing hosts answer it', () => {
    expect(unwrap({ data: { results: [1] } })).toEqual([1]);
  });

  it('is read flat too, as the movie database answers it', () => {
    expect(unwrap({ results: [1] })).toEqual([1]);
  });
});
