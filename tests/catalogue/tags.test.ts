/** The tags of answers, by which they are purged. */
import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { genderTag, isOfAnswers, isTag, tagsOf, tagsOfKeys } from '#/catalogue/tags.ts';
import { type CallName, callNames, calls, type ParamsOf } from '#/contract/calls.ts';
import { trust } from '../fixtures/trust.ts';

function tags(name: CallName, params: object, body: unknown) {
  const read = calls[name].read as (body: unknown, with_: unknown, params: object) => object;
  return tagsOf(name, params as ParamsOf<CallName>, read(body, trust, params));
}

it('a list is named by its call, and shows its rows', () => {
  const body = {
    results: [
      { id: 603, title: 'A' },
      { id: 11, title: 'B' },
    ],
    total_pages: 1,
    page: 1,
  };
  expect(tags('nowPlaying', { page: 1 }, body)).toEqual({
    own: 'list-now-playing',
    shown: ['movie-603', 'movie-11'],
  });
});

it('a film is named by its id, and shows its people and the films like it', () => {
  const body = {
    id: 603,
    title: 'A',
    cast: [{ id: 5, name: 'C' }],
    directors: [{ id: 6, name: 'D' }],
    similar: [{ id: 9 }],
  };
  const { own, shown } = tags('movie', { id: '603' }, body);
  expect(own).toBe('movie-603');
  expect(shown).toEqual(['person-5', 'person-6', 'movie-9']);
});

it('a 404 is named by what was asked for', () => {
  expect(tagsOf('person', { id: '7' }, null)).toEqual({ own: 'person-7', shown: [] });
});

it('a drama has no id: its title is hashed', () => {
  const digits = hash('sha256', 'Dhoop Kinare').slice(0, 16);
  expect(tags('dramas', {}, [{ title: 'Dhoop Kinare' }])).toEqual({
    own: 'list-dramas',
    shown: [`drama-${digits}`],
  });
  expect(tagsOf('dramaEpisodes', { title: 'Dhoop Kinare' }, null).own).toBe(`drama-${digits}`);
});

it('a season shows the series that its first episode names', () => {
  const season = { title: 'Season 2', series: { id: 9, name: 'S' } };
  const first = { _id: 'e1', title: 'A', episodeNumber: 1, season };
  const { own, shown } = tags('seasonEpisodes', { id: 's2' }, [first]);
  expect(own).toBe('season-s2');
  expect(shown).toContain('series-9');
});

it('a search result has the tag of its kind, and no text of the visitor', () => {
  const rows = [
    { id: 1, title: 'A', media_type: 'tv' },
    { id: 2, name: 'B', media_type: 'person' },
  ];
  expect(tags('search', { query: 'list-popular, x' }, rows)).toEqual({
    own: 'list-search',
    shown: ['series-1', 'person-2'],
  });
});

it('every call has a tag of the grammar, without parameters of visitors but ids', () => {
  const params = { id: 'a_b', title: '<b> ,', query: '<b>', genre: 'drama', page: 1 };
  for (const name of callNames) {
    const { own } = tagsOf(name, params as unknown as ParamsOf<CallName>, null);
    expect(isTag(own), own).toBe(true);
  }
});

it('nothing else is a tag', () => {
  const no = [
    '',
    'movie',
    'movie-',
    'film-1',
    'movie-1 list-a',
    'movie-<b>',
    `movie-${'1'.repeat(65)}`,
    7,
  ];
  expect(no.filter(isTag)).toEqual([]);
});

it('what may be withdrawn under a key has the tag of its thing', () => {
  const drama = { own: expect.any(String), shown: [tagsOfKeys(['drama Waris'])[0]] };
  expect(tags('dramas', {}, [{ title: 'Waris' }])).toEqual(drama);
  expect(tagsOfKeys(['movie 603', 'series 9', 'episode e1', 'movie', 'person a b'])).toEqual([
    'movie-603',
    'series-9',
  ]);
});

it('answers may have every tag but that of a gender, which pages alone have', () => {
  expect(isTag(genderTag('31'))).toBe(true);
  expect(isOfAnswers(new Set([genderTag('31'), genderTag('32')]))).toBe(false);
  expect(isOfAnswers(new Set([genderTag('31'), 'person-31']))).toBe(true);
});
