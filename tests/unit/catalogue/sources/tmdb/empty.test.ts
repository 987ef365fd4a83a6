/** A field that is null, empty or of another type is no field: the answer is as if it were missing. */
import { expect, it } from 'vitest';
import { movieDetail } from '#/catalogue/sources/tmdb/movie.ts';
import { personDetail } from '#/catalogue/sources/tmdb/person.ts';
import { movieRow, personRow, readRows } from '#/catalogue/sources/tmdb/rows.ts';
import { searchRow } from '#/catalogue/sources/tmdb/search.ts';
import { seriesDetail } from '#/catalogue/sources/tmdb/series.ts';
import { trailerRow } from '#/catalogue/sources/tmdb/trailers.ts';
import { videoRows } from '#/catalogue/sources/tmdb/videos.ts';
import { calls } from '#/contract/calls.ts';
import { field } from '#/contract/raw.ts';
import { detail, film, found, list, person } from '../../../../fixtures/tmdb/data.ts';

const imageHost = 'https://image.tmdb.org/t/p';
const FILM = ['credits', 'videos', 'recommendations', 'translations'];
const movie = detail('movie', 608, FILM);
const results = (body: unknown) => (body as { results?: unknown }).results;
const page = <T>(rows: T[]) => ({ results: rows, page: 1, total_pages: 1 });

const IN_INDIA = { ui: 'ur', region: 'IN', regions: ['IN'], imageHost } as const;

type Case = [what: string, body: unknown, read: (body: unknown) => unknown, name: Name];
type Name = 'movie' | 'series' | 'person' | 'search' | 'popular' | 'popularPeople' | 'trailersDay';

const CASES: Case[] = [
  ['a film', movie, (body) => movieDetail(body, IN_INDIA), 'movie'],
  [
    'a series',
    detail('tv', 607, [
      'aggregate_credits',
      'videos',
      'recommendations',
      'watch/providers',
      'translations',
    ]),
    (body) => seriesDetail(body, IN_INDIA),
    'series',
  ],
  [
    'a person',
    detail('person', 5, ['movie_credits', 'tv_credits', 'translations']),
    (body) => personDetail(body, 'ur'),
    'person',
  ],
  [
    'a search',
    found('multi', 1),
    (body) => readRows(results(body), (row) => searchRow(row, field(row, 'media_type'), 'ur')),
    'search',
  ],
  ['a list', list(1, film), (body) => page(readRows(results(body), movieRow('hi'))), 'popular'],
  ['people', list(1, person), (body) => page(readRows(results(body), personRow)), 'popularPeople'],
  [
    'a trailer',
    movie,
    (body) => [trailerRow(body, { imageHost, ui: 'ur' })].filter(Boolean),
    'trailersDay',
  ],
];

/** Returns all names of fields in a body, at any depth. */
function namesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return names;
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) names.add(name);
    namesIn(inner, names);
  }
  return names;
}

/** Returns a body with three rows of each list at most: enough to tell, and quick. */
function short(body: unknown): unknown {
  const text = JSON.stringify(body, (_, own) => (Array.isArray(own) ? own.slice(0, 3) : own));
  return JSON.parse(text);
}

/** Returns a body with another value in each field of a name; undefined removes the field. */
function having(body: unknown, name: string, value: unknown): unknown {
  const text = JSON.stringify(body, (key, own) => (key === name ? value : own));
  return JSON.parse(text);
}

it.each(CASES)('%s', (_what, whole, read, call) => {
  const body = short(whole);
  const names = [...namesIn(body)];
  expect(names).toContain('id');
  for (const name of names) {
    const missing = read(having(body, name, undefined));
    if (missing !== null) calls[call].schema.parse(missing);
    for (const value of [null, '', '  ', {}]) {
      expect([name, value, read(having(body, name, value))]).toEqual([name, value, missing]);
    }
  }
});

it('a video without a type, a key or a site is left out', () => {
  for (const name of ['type', 'key', 'site']) {
    expect(videoRows(having(movie, name, null), 'en')).toEqual([]);
  }
});
