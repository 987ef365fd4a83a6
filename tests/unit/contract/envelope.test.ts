import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type CallName, callNames, calls } from '#/contract/calls.ts';
import type { Envelope, Paged } from '#/contract/envelope.ts';
import * as envelope from '#/contract/envelope.ts';
import { wireValues } from '../../fixtures/wire-values.ts';

/** These tests run many cases, which take long on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

type AnyEnvelope = Pick<Envelope<never, unknown>, 'unwrap'>;

/** Envelopes in which existing clients find the rows of each call. */
const envelopes: Record<CallName, AnyEnvelope> = {
  search: envelope.bare(),
  popular: envelope.paged('results', 'total_pages'),
  recentlyAdded: envelope.paged('movies', 'totalPages'),
  thisYear: envelope.paged('movies', 'total_pages'),
  trending: envelope.nested(),
  trailersDay: envelope.bare(),
  trailersWeek: envelope.bare(),
  movie: envelope.object(),
  complete: envelope.object(),
  nowPlaying: envelope.paged('results', 'total_pages'),
  topRated: envelope.paged('results', 'total_pages'),
  upcoming: envelope.paged('results', 'total_pages'),
  popularPeople: envelope.paged('results', 'total_pages'),
  person: envelope.object(),
  series: envelope.seriesAndCredits(),
  seriesVideos: envelope.bare(),
  punjabiMovies: envelope.paged('result', 'total_pages'),
  englishMovies: envelope.paged('result', 'total_pages'),
  hindiMovies: envelope.paged('result', 'total_pages'),
  cartoons: envelope.paged('results', 'totalPages'),
  seasons: envelope.bare(),
  seasonEpisodes: envelope.bare(),
  fitness: envelope.paged('data', 'totalPages'),
  punjabiTrailers: envelope.keyed('results'),
  songs: envelope.paged('songs', 'totalPages'),
  dramas: envelope.bare(),
  dramaEpisodes: envelope.bare(),
  genre: envelope.pageOfGenre('results', 'total_pages'),
};

describe.each(callNames)('the envelope of %s', (name) => {
  const wrap = calls[name].wrap as (wire: unknown) => unknown;
  const values: fc.Arbitrary<unknown> = wireValues[name];

  it('gives back what was wrapped, after a round trip through JSON', () => {
    fc.assert(
      fc.property(values, (value) => {
        const sent: unknown = JSON.parse(JSON.stringify(wrap(value)));
        expect(envelopes[name].unwrap(sent)).toEqual(value);
      }),
    );
  });

  it('refuses a body that is not its own', () => {
    for (const body of [null, undefined, 7, 'results', true]) {
      expect(envelopes[name].unwrap(body)).toBeNull();
    }
    const [own] = fc.sample(values, 1);
    const other = Array.isArray(wrap(own)) ? {} : [];
    expect(envelopes[name].unwrap(other)).toBeNull();
  });
});

describe('a page of rows', () => {
  const { wrap, unwrap } = envelope.paged('movies', 'totalPages');
  const read = (body: unknown, asked?: number): Paged<unknown> | null => unwrap(body, asked);

  it('has numbers on the wire, because clients compare them', () => {
    expect(wrap({ rows: [], page: 9, totalPages: 10, totalResults: 200, watchable: true })).toEqual(
      {
        movies: [],
        page: 9,
        totalPages: 10,
        total_results: 200,
        watchable: true,
      },
    );
  });

  it('leaves out a total that is not known', () => {
    const sent = wrap({ rows: [], page: 1, totalPages: 1, totalResults: null, watchable: false });
    expect(sent).not.toHaveProperty('total_results');
    expect(sent).not.toHaveProperty('watchable');
  });

  it('reads numbers that are text', () => {
    const body = { movies: [1], page: '2', totalPages: '10', total_results: '190' };
    expect(read(body)).toEqual({
      ...{ rows: [1], page: 2, totalPages: 10, totalResults: 190, watchable: false },
    });
  });

  it('takes the requested page when the host does not give one', () => {
    expect(read({ movies: [], totalPages: 9 }, 4)?.page).toBe(4);
    expect(read({ movies: [], page: 0, totalPages: 9 }, 4)?.page).toBe(4);
    expect(read({ movies: [], page: 'four', totalPages: 9 }, 4)?.page).toBe(4);
  });

  it.each([undefined, null, 'many', -1, 1.5, {}])(
    'has no further page when the total is %j',
    (total) => {
      const paged = read({ movies: [], page: 3, totalPages: total }, 3);
      expect(paged?.totalPages).toBe(3);
    },
  );

  it('reads no rows from another key', () => {
    expect(read({ results: [], totalPages: 3 })).toBeNull();
    expect(read({ movies: {}, totalPages: 3 })).toBeNull();
    expect(read(JSON.parse('{"__proto__": {"movies": []}}'))).toBeNull();
  });
});

describe('trending', () => {
  const { unwrap } = envelope.nested();

  it('is read nested, as existing hosts answer it', () => {
    expect(unwrap({ data: { results: [1] } })).toEqual([1]);
  });

  it('is read flat too, as the movie database answers it', () => {
    expect(unwrap({ results: [1] })).toEqual([1]);
  });

  it('is not read from a bare array or another key', () => {
    expect(unwrap([1])).toBeNull();
    expect(unwrap({ data: [1] })).toBeNull();
    expect(unwrap({ data: { movies: [1] } })).toBeNull();
  });
});

describe('a series', () => {
  const { unwrap } = envelope.seriesAndCredits();

  it('needs both of its keys', () => {
    expect(unwrap({ series: {}, credits: {} })).toEqual({ series: {}, credits: {} });
    expect(unwrap({ series: {} })).toBeNull();
    expect(unwrap({ credits: {} })).toBeNull();
    expect(unwrap({ series: [], credits: {} })).toBeNull();
    expect(unwrap({ series: {}, credits: null })).toBeNull();
  });
});
