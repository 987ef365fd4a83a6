/** The movie database's answers in the contract's words: each is parsed by the wire's schema. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallName, ParamsOf } from '#/contract/calls.ts';
import { rolesOf } from '#/site/role-work.ts';
import { detail, film, show, titleOf, video } from '../../../../fixtures/tmdb/data.ts';
import { sourceOver, type TestSource, tmdbOfTests } from '../../../../fixtures/tmdb/source.ts';

const tmdb = await tmdbOfTests();
let made: TestSource;
beforeEach(() => {
  made = sourceOver(tmdb);
});

const CALLS: [CallName, ParamsOf<CallName>][] = [
  ...(['popular', 'nowPlaying', 'topRated', 'upcoming', 'thisYear', 'popularPeople'] as const).map(
    (name): [CallName, ParamsOf<CallName>] => [name, { page: 2 } as ParamsOf<CallName>],
  ),
  ['trending', { timeWindow: 'week' }],
  ['trailersDay', {}],
  ['trailersWeek', {}],
  ['movie', { id: '603' }],
  ['series', { id: '603' }],
  ['seriesVideos', { id: '603' }],
  ['person', { id: '603' }],
  ['search', { query: 'lantern' }],
  ['genre', { genre: 'drama', page: 1 }],
  ['discover', { page: 1 }],
  ['discover', { page: 1, genre: 'drama', length: 'under-120' }],
  ['seriesLists', { list: 'top-rated', page: 2 }],
  ['punjabiTrailers', { page: 4, limit: 50 }],
];

// requests.test.ts asks for them in English.
it.each(CALLS)('the answer to %s in Urdu has the shape of the wire', async (name, params) => {
  await made.body(name, params, 'ur');
  expect(tmdb.requests.join()).toMatch(/[?&]language=ur\b|translations/);
});

describe('a list', () => {
  it('leaves out what is for adults, and has no rating where nobody voted', async () => {
    const { items } = await made.ask('popular', { page: 1 });
    const ids = items.map(({ id }) => Number(id));
    expect(ids).not.toContain(612);
    expect(ids).toContain(613);
    const unrated = items.filter(({ rating }) => rating === null).map(({ id }) => Number(id) % 7);
    expect(new Set(unrated)).toEqual(new Set([0]));
    expect(items.find(({ id }) => id === '601')?.rating).toBe(6.2);
  });

  it('has a field only where the database gives a value', async () => {
    const { items } = await made.ask('popular', { page: 1 });
    expect(items.find(({ id }) => id === '605')).toMatchObject({ poster: null });
    expect(items.find(({ id }) => id === '611')).toMatchObject({ date: null });
  });

  it('ends at page 500, and asks for no later one', async () => {
    const first = await made.ask('popular', { page: 1 });
    expect(first).toMatchObject({ totalPages: 500, totalResults: 10_000 });
    const past = await made.ask('popular', { page: 501 });
    expect(past).toMatchObject({ items: [], page: 501, totalPages: 500 });
    expect(tmdb.requests).toHaveLength(1);
  });

  it('of a genre is asked for a language, a decade and an order; a rating needs votes', async () => {
    const part = { language: 'hi', decade: 2020, sort: 'rating' } as const;
    const answer = await made.ask('genre', { genre: 'science-fiction', page: 1, ...part });
    expect(answer).toMatchObject({
      genre: 'Science Fiction',
      sorts: ['popularity', 'rating', 'date'],
    });
    expect(new URLSearchParams(tmdb.requests[0]?.split('?')[1])).toEqual(
      new URLSearchParams({
        page: '1',
        region: 'IN',
        'primary_release_date.gte': '2020-01-01',
        'primary_release_date.lte': '2029-12-31',
        sort_by: 'vote_average.desc',
        'vote_count.gte': '200',
        with_genres: '878',
        with_original_language: 'hi',
      }),
    );
  });

  it('of all films has choices without counts, and nothing of what plays', async () => {
    const { choices, watchable } = await made.ask('discover', { page: 1 });
    expect(choices?.genres).toContainEqual({ value: 'western', name: 'Western', count: null });
    expect(choices?.decades[0]).toEqual({ value: 2020, count: null });
    expect([watchable, choices?.lengths.length]).toEqual([false, 3]);
  });

  it('of a part of them ends at 1,000 films, and says that there are more', async () => {
    const part = await made.ask('discover', { page: 1, language: 'hi' });
    expect(part).toMatchObject({ totalResults: 1000, totalPages: 50, more: true, choices: null });
  });

  it('of a genre that the database has not, or of what plays, is not found', async () => {
    for (const part of [{ genre: 'silent' }, { watch: '1' }] as const) {
      await expect(made.ask('discover', { page: 1, ...part })).rejects.toThrow();
    }
    expect(tmdb.requests).toEqual([]);
  });

  it('of series has names and first dates, and is asked for by name, or by genre as a search', async () => {
    const { items, choices } = await made.ask('seriesLists', { list: 'top-rated', page: 1 });
    expect(items[0]).toMatchObject({ id: '601', name: expect.any(String), rating: 8.1 });
    expect(choices?.genres).toContainEqual({ value: 'kids', name: 'Kids', count: null });
    await made.ask('seriesLists', { list: 'on-the-air', genre: 'drama', page: 1 });
    await made.ask('seriesLists', { list: 'trending', genre: 'drama', page: 1 });
    expect(tmdb.requests).toEqual([
      '/tv/top_rated?page=1',
      '/discover/tv?page=1&air_date.gte=2026-11-21&air_date.lte=2026-11-28&sort_by=popularity.desc&with_genres=18',
      '/discover/tv?page=1&sort_by=popularity.desc&with_genres=18',
    ]);
    const ofWeek = { list: 'trending', page: 1 } as const;
    expect(await made.ask('seriesLists', ofWeek)).toMatchObject({ totalPages: 1 });
    expect((await made.ask('seriesLists', { ...ofWeek, page: 2 })).items).toEqual([]);
    expect(tmdb.requests.splice(3)).toEqual(['/trending/tv/week']);
    const unknown = { list: 'trending', genre: 'silent', page: 1 } as const;
    await expect(made.ask('seriesLists', unknown)).rejects.toThrow();
    expect(tmdb.requests).toHaveLength(3);
  });

  it('of this year is asked by the year', async () => {
    await made.ask('thisYear', { page: 1 });
    expect(tmdb.requests).toEqual(['/discover/movie?page=1&region=IN&primary_release_year=2026']);
  });

  it('of people has the genders that the site tells', async () => {
    const { items } = await made.ask('popularPeople', { page: 1 });
    const genders = [601, 602, 603, 604].map(
      (id) => items.find((one) => one.id === `${id}`)?.gender,
    );
    expect(genders).toEqual(['female', 'male', null, null]);
  });
});

describe('a film', () => {
  it('has its facts, people, companies and films like it', async () => {
    const film = await made.ask('movie', { id: '603' });
    expect(film).toMatchObject({
      id: '603',
      title: titleOf(603),
      kind: 'movie',
      votes: 703,
      watchable: false,
      facts: { runtime: 134, countries: ['IN'], language: 'en' },
      directors: [{ id: '40' }],
      companies: [{ name: 'River Films', logo: '/l1.png' }],
    });
    expect(film.facts.genres).toEqual([
      { name: 'Drama', slug: 'drama' },
      { name: 'Science Fiction', slug: 'science-fiction' },
    ]);
    expect(film.similar).toHaveLength(12);
    expect(film.cast).toHaveLength(30);
  });

  it('has the date on which it came to the cinemas of the region, else its first release', async () => {
    const dateOf = async (id: number) => (await made.ask('movie', { id: `${id}` })).date;
    expect([await dateOf(606), await dateOf(607)]).toEqual(['2001-02-09', film(607).release_date]);
  });

  it('has its certificate in the region, its tagline, and where other sites have it', async () => {
    const { facts } = await made.ask('movie', { id: '606' });
    expect(facts).toMatchObject({ certificate: 'UA', tagline: 'A light in the night.' });
    expect(facts.status).toBeNull();
    tmdb.bodies.set('/movie/608', { id: 608, title: 'Odd', status: '__proto__' });
    expect(await made.body('movie', { id: '608' })).not.toHaveProperty('status');
    expect(facts.outward).toEqual([
      { site: 'IMDb', href: 'https://www.imdb.com/title/tt0000606/' },
      { site: 'Wikidata', href: 'https://www.wikidata.org/wiki/Q606' },
      { site: null, href: 'http://films.example/lantern' },
    ]);
    const other = await made.ask('movie', { id: '607' }, 'ur');
    expect(other.facts).toMatchObject({
      certificate: null,
      tagline: 'رات میں روشنی۔',
      taglineLanguage: 'ur',
    });
  });

  it('has its title in the letters of its language', async () => {
    const { native } = await made.ask('movie', { id: '605' });
    expect(native).toEqual({ lang: 'hi', text: 'काग़ज़ की नाव' });
  });

  it.each([
    [600, 'v0000000600', 'the official trailer, behind others'],
    [601, 'v0000000601', 'a trailer that is not official'],
    [602, 'v0000000602', 'a teaser'],
  ])('%i plays %s: %s', async (id, key) => {
    const { trailer } = await made.ask('movie', { id: `${id}` });
    expect(trailer?.src).toBe(`https://www.youtube-nocookie.com/embed/${key}`);
  });

  it.each([
    ['te', 'ur', 'spoken-te-0', 'a trailer in any language, though there is a teaser in its own'],
    ['te,en', 'ur', 'spoken-en-0', 'one in English before others'],
    ['te,en,hi', 'ur', 'spoken-hi-0', 'one in the film’s own language before English'],
    ['te,en,hi,ur', 'ur', 'spoken-ur-0', 'one in the page’s language before all'],
    ['te,en,hi,ur', 'en', 'spoken-en-0', 'one in English on English pages'],
    ['cn', 'hi', 'spoken-cn-0', 'an official one'],
  ] as const)(
    'with trailers in %s plays on pages in %s %s: %s',
    async (languages, ui, key, _why) => {
      const trailers = languages.split(',').flatMap((one) => {
        const iso_639_1 = one === 'null' ? null : one;
        return [false, true].map((official) =>
          video('Trailer', `spoken-${one}-${official ? 0 : 1}`.slice(0, 11), {
            iso_639_1,
            official,
          }),
        );
      });
      const results = [video('Teaser', 'teaser00000', { iso_639_1: 'hi' }), ...trailers];
      tmdb.bodies.set('/movie/605', { ...detail('movie', 605, []), videos: { results } });
      const { trailer } = await made.ask('movie', { id: '605' }, ui);
      expect(trailer?.src).toContain(`/embed/${key}`);
    },
  );

  it('plays the newest of its official trailers', async () => {
    const results = ['2020-01-01', '2021-01-01', '2019-01-01'].map((day, at) =>
      video('Trailer', `published-${at}`, { published_at: `${day}T09:00:00.000Z` }),
    );
    tmdb.bodies.set('/movie/605', { ...detail('movie', 605, []), videos: { results } });
    const { trailer } = await made.ask('movie', { id: '605' });
    expect(trailer?.src).toContain('/embed/published-1');
  });

  it('names its further videos: trailers before clips, by language, each once, without the one that plays first', async () => {
    const results = [
      video('Clip', 'clip-000000', { name: 'A scene' }),
      video('Trailer', 'trailer-tel', { name: 'In Telugu', iso_639_1: 'te' }),
      video('Trailer', 'trailer-eng', { name: 'In English' }),
      video('Trailer', 'trailer-hin', { name: 'In Hindi', iso_639_1: 'hi' }),
      video('Trailer', 'trailer-hin', { name: 'In Hindi', iso_639_1: 'hi' }),
      video('Bloopers', 'bloopers-00', { name: 'Slips' }),
      video('Clip', 'nameless-00', { name: '' }),
      video('Clip', 'elsewhere-0', { name: 'Elsewhere', site: 'Vimeo' }),
    ];
    tmdb.bodies.set('/movie/605', { ...detail('movie', 605, []), videos: { results } });
    const { facts } = await made.ask('movie', { id: '605' });
    expect(facts.videos.map(({ name }) => name)).toEqual([
      'In Hindi',
      'In Telugu',
      'A scene',
      'Slips',
    ]);
    expect(facts.videos[0]?.player.src).toContain('/embed/trailer-hin');
  });

  it('has four stills at most, without the picture of its head', async () => {
    const { stills } = (await made.body('movie', { id: '603' })) as { stills: string[] };
    expect(stills).toHaveLength(4);
    expect(stills).not.toContain(film(603).backdrop_path);
  });

  it('without a video on YouTube has no trailer', async () => {
    expect((await made.ask('movie', { id: '603' })).trailer).toBeNull();
  });

  it('for adults is a 404', async () => {
    await expect(made.body('movie', { id: '612' })).rejects.toThrow('movie: 404');
  });

  it('that is not there is a 404', async () => {
    await expect(made.body('movie', { id: '404' })).rejects.toThrow('movie: 404');
  });
});

describe('a series', () => {
  it('has its makers, its runtime and its seasons, which have pages of their own', async () => {
    const series = await made.ask('series', { id: '603' });
    expect(series).toMatchObject({ facts: { runtime: 52 }, creators: [{ id: '9' }] });
    expect(series.seasons.map(({ id, year }) => [id, year])).toEqual([
      ['TV603-1', 2011],
      ['TV603-2', 2012],
    ]);
  });

  it('has the cast and crew of all its seasons, each with the longest part, and the series like it', async () => {
    const series = await made.ask('series', { id: '603' });
    expect(series.cast[1]).toMatchObject({ id: '2', part: 'Part 1' });
    expect(series.crew).toMatchObject([{ id: '41', part: 'Writer' }]);
    expect(series.similar).toHaveLength(12);
    expect(series.similar[0]).toMatchObject({
      id: '604',
      title: show(604).name,
      date: '2019-03-04',
    });
  });

  it('has its certificate in the region, how far it is, and no site that is no address of the web', async () => {
    const { facts } = await made.ask('series', { id: '603' });
    expect(facts).toMatchObject({ certificate: 'UA 13+', status: 'returning', tagline: null });
    expect(facts.outward).toEqual([
      { site: 'IMDb', href: 'https://www.imdb.com/title/tt0000603/' },
    ]);
  });

  it('gives its trailer as the first video of type Trailer', async () => {
    const videos = await made.ask('seriesVideos', { id: '602' });
    expect(videos[0]).toMatchObject({ type: 'Trailer', player: { kind: 'embed' } });
  });
});

it('a person has pictures of the films with most votes, and all titles with year and character, the newest first', async () => {
  const person = await made.ask('person', { id: '603' });
  expect(person).toMatchObject({ name: expect.stringContaining('Asha'), birthday: '1954-02-03' });
  expect(person.images).toHaveLength(8);
  expect(person.images.every(({ wide }) => wide)).toBe(true);
  expect(person.movies.length).toBeGreaterThan(100);
  const years = person.movies.map(({ year }) => year ?? 0);
  expect(years).toEqual(years.toSorted((a, b) => b - a));
  expect(years.at(-1)).toBe(0);
  expect(person.movies[0]).toMatchObject({
    year: 2024,
    character: expect.stringMatching(/^Part \d/),
  });
  expect(person.series).toHaveLength(70);
  expect(person.photographs).toHaveLength(6);
  expect(person.outward).toEqual([{ site: 'IMDb', href: 'https://www.imdb.com/name/nm0000603/' }]);
});

it('a title that a person acts in and works for stands once, with part and job', async () => {
  const { movies } = await made.ask('person', { id: '603' });
  const both = movies.filter(({ id }) => id === `${603 + 129}`);
  expect(both).toMatchObject([{ character: 'Part 129', job: 'Director' }]);
  const behind = movies.filter(({ character, job }) => job && !character);
  expect(behind.map(({ id, job }) => [id, job])).toEqual([[`${603 + 131}`, 'Writer']]);
});

it('a title whose part has no name is still one in which the person acts, beside the job', async () => {
  const cast = [{ ...film(701), character: '' }];
  const crew = [701, 702].map((id) => ({ ...film(id), job: 'Director' }));
  tmdb.bodies.set('/person/605', { ...detail('person', 605, []), movie_credits: { cast, crew } });
  const { movies } = await made.ask('person', { id: '605' });
  expect(movies).toHaveLength(2);
  expect(rolesOf(movies, 'cast').map(({ id }) => id)).toEqual(['701']);
  expect(rolesOf(movies, 'crew')).toHaveLength(2);
});
