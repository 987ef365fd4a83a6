import { describe, expect, it } from 'vitest';
import { examine, itemsIn, listsIn, withRows } from '#/tools/dev/panel/examine.ts';

const rules = {
  siteUrl: 'http://localhost:4321',
  embedOrigins: ['https://archive.org'],
  imageOrigins: ['https://archive.org'],
};
const movie = { id: 1, title: 'Awara', poster_path: null, vote_average: 8, release_date: '1951' };
const popular = (...results: unknown[]) => ({ results, page: 1, total_pages: 1 });
const of = (body: unknown) => examine('popular', { page: 1 }, body, rules);

describe('an answer', () => {
  it('that keeps to the contract has no findings', () => {
    expect(of(popular(movie, { ...movie, id: 2 }))).toEqual({
      problem: null,
      dropped: [],
      breaking: [],
      refused: [],
    });
  });

  it('with another envelope is of no use as a whole', () => {
    expect(of({ movies: [movie] }).problem).toMatch(
      /^The envelope is not that of popular: results: /,
    );
    expect(of(undefined).problem).toMatch(/^The envelope is not that of popular/);
  });

  it('without its total is shown, though it breaks the schema', () => {
    const { problem, breaking } = of({ results: [movie], page: 1 });
    expect(problem).toBeNull();
    expect(breaking).toEqual([{ row: '', title: '', why: expect.stringContaining('total_pages') }]);
  });

  it('names each row that is left out once, with the reason', () => {
    const { dropped, breaking } = of(popular({ title: 'No id' }, movie, movie, 'a text'));
    expect(dropped.map(({ row }) => row)).toEqual(['results.0', 'results.2', 'results.3']);
    expect(dropped[0]).toMatchObject({ title: 'No id', why: expect.stringMatching(/^id: /) });
    expect(dropped[1]?.why).toBe('repeats an earlier row');
    expect(breaking).toEqual([]);
  });

  it('of one thing has rows, too: a face without a name is left out', () => {
    const cast = [{ name: 'Nargis', character: 'Rita', profile_path: null }, { character: 'Raj' }];
    const detail = {
      ...movie,
      overview: '',
      background_path: null,
      trailer: null,
      directors: [],
      cast,
      productionCompanies: [],
    };
    const { dropped } = examine('movie', { id: '1' }, detail, rules);
    expect(dropped).toEqual([{ row: 'cast.1', title: '', why: expect.stringContaining('name: ') }]);
  });

  it('may have lists that the site does not read: they are no findings', () => {
    const detail = {
      ...movie,
      overview: '',
      background_path: null,
      trailer: null,
      directors: [],
      cast: [],
      productionCompanies: [],
      spoken_languages: [{ name: 'Hindi' }],
      genres: ['Drama'],
    };
    const { dropped, breaking } = examine('movie', { id: '1' }, detail, rules);
    expect([dropped, breaking]).toEqual([[], []]);
  });

  it('names refused hosts with the setting that would allow them', () => {
    const row = {
      id: 1,
      title: 'A',
      posterimage: 'https://p.example/a.jpg',
      links: 'https://v.example/e',
    };
    const body = { result: [row], page: 1, total_pages: 1 };
    expect(examine('punjabiMovies', { page: 1 }, body, rules).refused).toEqual([
      { host: 'p.example', setting: 'IMAGE_HOSTS' },
      { host: 'v.example', setting: 'EMBED_HOSTS' },
    ]);
  });
});

describe('the lists of an answer', () => {
  it('are found in every envelope, and can be replaced', () => {
    const body = { data: { results: [1, 2] } };
    expect(listsIn(body)).toEqual([{ path: ['data', 'results'], rows: [1, 2] }]);
    expect(withRows(body, ['data', 'results'], [1])).toEqual({ data: { results: [1] } });
    expect(listsIn([1])).toEqual([{ path: [], rows: [1] }]);
    expect(itemsIn({ a: [1, { b: [2] }] })).toBe(3);
  });
});
