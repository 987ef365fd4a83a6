/** Names in further languages, which a host may give beside the title of anything. */
import { describe, expect, it } from 'vitest';
import { type CallName, calls } from '#/contract/calls.ts';
import { nameLanguage, namesIn } from '#/contract/names.ts';
import { movie } from '#/contract/rows/movie.ts';
import type { Trust } from '#/contract/trust.ts';
import { trust } from '../../fixtures/trust.ts';

const native_titles = [{ language: 'ur', text: 'منظر' }];
const names = { ur: 'منظر' };
const named = { native_titles };

describe('the names of a row', () => {
  it('are those in the languages of pages', () => {
    const given = [
      { language: 'pa', text: 'ਮੰਜ਼ਰ' },
      { language: 'ru', text: 'Вид' },
      { language: 'en', text: 'View' },
      { language: 'hi', text: ' मंज़र ' },
      ...native_titles,
    ];
    const all = { pa: 'ਮੰਜ਼ਰ', hi: 'मंज़र', ur: 'منظر' };
    expect(namesIn(given)).toEqual(all);
  });

  it('are the first of each language that is a text', () => {
    const given = [
      null,
      'منظر',
      7,
      [],
      { language: 'ur' },
      { language: 'ur', text: '  ' },
      { language: 'ur', text: 7 },
      { language: ['ur'], text: 'x' },
      { text: 'x' },
      { language: '__proto__', text: 'x' },
      ...native_titles,
      { language: 'ur', text: 'x' },
    ];
    expect(namesIn(given)).toEqual(names);
  });

  it.each([
    [undefined],
    [null],
    ['منظر'],
    [{ ur: 'منظر' }],
    [[]],
    [[{ language: 'ru', text: 'Вид' }]],
  ])('are left out of the entity when the host gives %j', (given) => {
    expect(movie.read({ id: 1, native_titles: given }, trust)).not.toHaveProperty('names');
  });

  it('can be encoded, whatever they hold', () => {
    const given = [{ language: 'ur', text: 'a\ud800b' }];
    expect(namesIn(given)).toEqual({ ur: 'a\ufffdb' });
  });

  it('are in one of three languages', () => {
    expect(['ur', 'hi', 'pa'].map(nameLanguage)).toEqual(['ur', 'hi', 'pa']);
    for (const other of ['en', 'UR', '', null, undefined, 0, ['ur'], 'toString'])
      expect(nameLanguage(other)).toBeNull();
  });
});

const one = { id: 1, _id: 'a', title: 'T', name: 'N', movieTitle: 'T', trailerName: 'T', ...named };
const face = { name: 'N', ...named };
const paged = { page: 1, total_pages: 1, totalPages: 1 };
const people = { directors: [face], cast: [face] };
const shown = { names };
const ANSWERS: [CallName, body: unknown, expected: unknown][] = [
  ['search', [one], [shown]],
  ['popular', { ...paged, results: [one] }, { items: [shown] }],
  ['recentlyAdded', { ...paged, movies: [one] }, { items: [shown] }],
  ['cartoons', { ...paged, results: [one] }, { items: [shown] }],
  ['popularPeople', { ...paged, results: [one] }, { items: [shown] }],
  ['songs', { ...paged, songs: [one] }, { items: [shown] }],
  ['punjabiTrailers', { results: [one] }, { items: [shown] }],
  ['trailersDay', [one], [shown]],
  ['movie', { ...one, ...people }, { names, directors: [shown], cast: [shown] }],
  [
    'person',
    { ...named, images: [one], movie_credits: [one], tv_credits: [one] },
    { names, images: [shown], movies: [shown], series: [shown] },
  ],
  [
    'series',
    {
      series: { ...one, created_by: [face], seasons: [one] },
      credits: { cast: [face], crew: [face] },
    },
    { names, creators: [shown], seasons: [shown], cast: [shown], crew: [shown] },
  ],
  ['seasons', [{ ...one, series: { id: 1, ...face } }], [{ names, series: { names } }]],
  [
    'dramas',
    [{ ...one, writers: ['N'], people: [face], cast: [face] }],
    [{ names, writers: [shown], cast: [shown] }],
  ],
  ['seasonEpisodes', [one], [shown]],
];

it.each(ANSWERS)(
  'the reader of %s keeps the names of all that it shows',
  (call, body, expected) => {
    const read = calls[call].read as (body: unknown, trust: Trust, params: unknown) => unknown;
    expect(read(body, trust, { page: 1, limit: 10 })).toMatchObject(expected as object);
  },
);
