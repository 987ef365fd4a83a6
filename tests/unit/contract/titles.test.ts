import { describe, expect, it } from 'vitest';
import { calls } from '#/contract/calls.ts';
import { trust } from '../../fixtures/trust.ts';

const NO_YEARS = [undefined, null, '', 'soon', 0, -1916, 999, 1916.5, 19_166, true, [1916], {}];

describe('a movie’s page', () => {
  const read = (body: unknown) => calls.movie.read(body, trust, { id: '1' });

  it('has empty lists when the host gives none', () => {
    expect(read({ id: 1 })).toMatchObject({
      directors: [],
      cast: [],
      companies: [],
      trailer: null,
    });
    const wrong = { id: 1, directors: {}, cast: 'nobody', productionCompanies: null };
    expect(read(wrong)).toMatchObject({ directors: [], cast: [], companies: [] });
  });

  it('has each director and each of its cast once', () => {
    const faces = [{ id: 7, name: 'A' }, { id: '7', name: 'A' }, { name: 'B' }, { name: 'B' }];
    const { directors, cast } = read({ id: 1, directors: faces, cast: faces }) ?? {};
    expect([directors, cast].map((list) => list?.map(({ name }) => name))).toEqual([
      ['A', 'B'],
      ['A', 'B'],
    ]);
  });

  it('needs an id, or a title: then it has the id of its address', () => {
    expect(read({ title: 'A' })?.id).toBe('1');
    expect(read({ title: 'A', id: [] })?.id).toBe('1');
    expect(read({ title: 'A', id: 7 })?.id).toBe('7');
    expect(read({ title: ' ' })).toBeNull();
    expect(read({})).toBeNull();
  });

  it('reads the backdrop from background_path and from nothing else', () => {
    expect(read({ id: 1, background_path: '/b.jpg' })?.backdrop).toBe('/b.jpg');
    expect(read({ id: 1, backdrop_path: '/b.jpg' })?.backdrop).toBeNull();
  });

  it.each<[average: number | null, count: unknown, votes?: number]>([
    [8, 1234, 1234],
    [8, '12', 12],
    [0, 3, 3],
    [8, 0],
    [8, -1],
    [8, 1.5],
    [8, 'many'],
    [8, null],
    [8, {}],
    [8, 1e300],
    [null, 5],
  ])('rated %j by %j has that many votes: %j', (vote_average, vote_count, votes) => {
    const rated = { vote_average, vote_count };
    expect(read({ id: 1, ...rated })?.votes).toBe(votes);
    const series = { series: rated, credits: {} };
    expect(calls.series.read(series, trust, { id: '1' })?.votes).toBe(votes);
  });

  it('has each company once: by its id, or by its name without one', () => {
    const companies = [
      { id: 1, name: 'Studio', logo_path: null },
      { id: '1', name: 'Studio Ltd.', logo_path: null },
      { id: 2, name: 'Studio', logo_path: null },
      { name: 'River', logo_path: null },
      { name: 'River', logo_path: '/r.png' },
    ];
    expect(read({ id: 1, productionCompanies: companies })?.companies).toEqual([
      { id: '1', name: 'Studio', logo: null },
      { id: '2', name: 'Studio', logo: null },
      { name: 'River', logo: null },
    ]);
  });

  it('has a director once who stands there with an id and again without', () => {
    const directors = [{ name: 'Guru Dutt' }, { id: 5, name: 'Guru Dutt' }, { name: 'Mehboob' }];
    const named = ['Guru Dutt', 'Mehboob'];
    expect(read({ id: 1, directors })?.directors.map(({ name }) => name)).toEqual(named);
    const series = { series: { created_by: directors }, credits: {} };
    const shown = calls.series.read(series, trust, { id: '1' })?.creators;
    expect(shown?.map(({ id, name }) => [id, name])).toEqual([
      ['5', 'Guru Dutt'],
      [null, 'Mehboob'],
    ]);
  });

  it('drops people and companies without a name', () => {
    const body = {
      id: 1,
      cast: [{ name: 'A', character: 'B', profile_path: '/a.jpg', id: 9 }, { character: 'C' }],
      productionCompanies: [{ name: 'Studio', logo_path: null }, { logo_path: '/x.png' }],
    };
    expect(read(body)?.cast).toEqual([{ id: '9', name: 'A', photo: '/a.jpg', part: 'B' }]);
    expect(read(body)?.companies).toEqual([{ name: 'Studio', logo: null }]);
  });

  it.each([
    [
      { lang: 'ur', text: 'پکار' },
      { lang: 'ur', text: 'پکار' },
    ],
    [
      { lang: 'mr', text: 'संत तुकाराम' },
      { lang: 'mr', text: 'संत तुकाराम' },
    ],
    [{ lang: 'en', text: 'Pukar' }, null],
    [{ lang: 'ur', text: '' }, null],
    ['پکار', null],
  ])('reads the native title %j as %j', (native_title, expected) => {
    expect(read({ id: 1, native_title })?.native).toEqual(expected);
  });
});

describe('a complete movie', () => {
  const read = (body: unknown) => calls.complete.read(body, trust, { id: '1' });

  it('is an answer without a player when there are no links', () => {
    for (const body of [{}, { links: '' }, { links: null }, { links: false }, { links: 7 }]) {
      expect(read(body)).toEqual({ title: null, player: null });
    }
  });

  it('is null when the body is null', () => {
    expect(read(null)).toBeNull();
  });
});

describe('a search result', () => {
  const read = (row: unknown) => calls.search.read([row], trust, { query: 'abc' })?.[0];

  it('prefers its title to its name', () => {
    expect(read({ id: 1, title: 'T', name: 'N' })?.title).toBe('T');
    expect(read({ id: 1, name: 'N' })?.title).toBe('N');
    expect(read({ id: 1, title: '', name: 'N' })?.title).toBe('N');
    expect(read({ id: 1 })?.title).toBeNull();
  });

  it('shows a year only of a real date', () => {
    expect(read({ id: 1, release_date: '1999-03-31' })?.year).toBe('1999');
    expect(read({ id: 1, first_air_date: '1960' })?.year).toBe('1960');
    expect(read({ id: 1, release_date: 'soon' })?.year).toBeNull();
  });

  it.each([
    [true, true],
    [undefined, false],
    [1, false],
    ['true', false],
  ])('with the mark close=%j is a close match: %j', (close, expected) => {
    expect(read({ id: 1, close })?.close).toBe(expected);
  });

  it('shows a person’s photo', () => {
    expect(read({ id: 1, profile_path: '/p.jpg' })?.picture).toBe('/p.jpg');
  });
});

describe('a series’ page', () => {
  const read = (seasons: unknown) =>
    calls.series.read({ series: { name: 'Lamps', seasons }, credits: {} }, trust, { id: '1' });

  it('has the seasons that the host gives, each once', () => {
    const one = { _id: 'one', title: 'One', poster: '/one.jpg', year: 1949 };
    const found = read([one, { id: 'two' }, { ...one, title: 'Again' }, { title: 'lost' }, null]);
    expect(found?.seasons).toMatchObject([
      { id: 'one', title: 'One', poster: '/one.jpg', year: 1949 },
      { id: 'two', title: null, poster: null, year: null },
    ]);
  });

  it.each([
    [
      { _id: 'e2', episodeNumber: 2 },
      { id: 'e2', number: 2 },
    ],
    [{ _id: 'e2' }, { id: 'e2', number: null }],
    [null, null],
    [undefined, undefined],
    [{ episodeNumber: 2 }, undefined],
    [true, undefined],
  ])('of a season with the first episode %j that plays knows %j', (first_watchable, first) => {
    expect(read([{ _id: 'one', first_watchable }])?.seasons[0]?.firstWatchable).toEqual(first);
  });

  it.each([undefined, null, {}, 'one', 3])('has no seasons when they are %j', (seasons) => {
    expect(read(seasons)).toMatchObject({ name: 'Lamps', seasons: [] });
  });
});

describe('a person', () => {
  const read = (body: unknown) => calls.person.read(body, trust, { id: '1' });
  const listed = (row: unknown) =>
    calls.popularPeople.read({ results: [row] }, trust, { page: 1 })?.items[0];

  it.each([
    [1, 'female'],
    [2, 'male'],
    [0, null],
    [3, null],
    ['1', 'female'],
    ['2', 'male'],
    ['one', null],
    [true, null],
    [undefined, null],
  ])('has for the gender code %j the gender %j', (gender, expected) => {
    expect(listed({ id: 1, gender })?.gender).toBe(expected);
    expect(read({ gender })?.gender).toBe(expected);
  });

  it('has a popularity that may pass 10, and none below zero or above 10,000', () => {
    expect(listed({ id: 1, popularity: 10_000 })?.popularity).toBe(10_000);
    expect(listed({ id: 1, popularity: 10_001 })?.popularity).toBeNull();
    expect(listed({ id: 1, popularity: 64.2 })?.popularity).toBe(64.2);
    expect(listed({ id: 1, popularity: -2 })?.popularity).toBeNull();
    expect(listed({ id: 1, popularity: 'high' })?.popularity).toBeNull();
  });

  it('drops roles without an id, because they lead nowhere', () => {
    const roles = [{ id: 5, title: 'A', poster_path: '/a.jpg' }, { title: 'B' }];
    const found = read({ movie_credits: roles, tv_credits: {}, images: null });
    expect(found?.movies).toEqual([
      { id: '5', title: 'A', kind: null, place: null, picture: '/a.jpg' },
    ]);
    expect(found?.series).toEqual([]);
    expect(found?.images).toEqual([]);
  });

  it('has each title and each picture’s film once, by kind and id', () => {
    const twice = [
      { id: 5, title: 'A' },
      { id: '5', title: 'Again' },
      { id: 5, title: 'A', media_type: 'tv' },
    ];
    const found = read({ movie_credits: twice, tv_credits: twice, images: twice });
    for (const list of [found?.movies, found?.series, found?.images]) {
      expect(list?.map(({ kind, title }) => [kind, title])).toEqual([
        [null, 'A'],
        ['series', 'A'],
      ]);
    }
  });

  it('has images that are portraits, unless the host says that they are wide', () => {
    const images = [{ id: 5 }, { id: 6, wide: true }, { id: 7, wide: 'true' }];
    expect(read({ images })?.images.map(({ wide }) => wide)).toEqual([false, true, false]);
  });

  it('has a birthday that exists, or none', () => {
    expect(read({ birthday: '1936-02-30' })?.birthday).toBeNull();
    expect(read({ birthday: '1936' })?.birthday).toBe('1936');
  });
});

describe('episodes', () => {
  const read = (body: unknown) => calls.seasonEpisodes.read(body, trust, { id: 'a' });

  it('have as their id the _id, else the id, and are listed once', () => {
    const rows = [{ _id: 'a', id: 'b' }, { id: 'c' }, { _id: 'a' }, { title: 'none' }];
    expect(read(rows)?.map(({ id }) => id)).toEqual(['a', 'c']);
  });
});

describe('a drama', () => {
  it('needs a title, because its address is made of it', () => {
    const rows = [{ id: 1 }, { title: '..' }, { title: '.' }, { title: 'Waris', _id: 'w' }];
    const found = calls.dramas.read(rows, trust, {});
    const unknown = {
      overview: null,
      writers: [],
      directors: [],
      cast: [],
      free: null,
      factsOnly: null,
    };
    expect(found).toEqual([{ id: 'w', title: 'Waris', poster: null, year: null, ...unknown }]);
  });

  it('is left out where no address can hold its title', () => {
    const named = (length: number) => [{ title: 'Waris' }, { title: 'ਅ'.repeat(length) }];
    expect(calls.dramas.read(named(1000), trust, {})).toHaveLength(2);
    expect(calls.dramas.read(named(1001), trust, {})).toHaveLength(1);
  });

  it('has its year where the host gives one', () => {
    const rows = [{ title: 'Waris', year: 1979 }];
    expect(calls.dramas.read(rows, trust, {})?.[0]?.year).toBe(1979);
  });

  it.each(NO_YEARS)('has no year, and is listed, when its year is %j', (year) => {
    const found = calls.dramas.read([{ title: 'Waris', year }], trust, {});
    expect(found).toMatchObject([{ title: 'Waris', year: null }]);
  });
});

describe('a season', () => {
  const read = (row: object) => calls.seasons.read([{ _id: 'a', ...row }], trust, {})?.[0];

  it('has its year and its series where the host gives them', () => {
    const series = { id: 9, name: 'Judex' };
    expect(read({ title: 'Judex', year: '1916', series })).toEqual({
      id: 'a',
      title: 'Judex',
      poster: null,
      year: 1916,
      series: { id: '9', name: 'Judex' },
    });
    expect(read({})).toMatchObject({ id: 'a', year: null, series: null });
  });

  it.each(NO_YEARS)('has no year, and is listed, when its year is %j', (year) => {
    expect(read({ year })).toMatchObject({ id: 'a', year: null });
  });

  it.each([
    null,
    'Judex',
    9,
    [],
    {},
    { id: 9 },
    { name: 'Judex' },
    { id: '../x', name: 'Judex' },
    { id: 9, name: ' ' },
  ])('leads to no series, and is listed, when its series is %j', (series) => {
    expect(read({ series })).toMatchObject({ id: 'a', series: null });
  });
});
