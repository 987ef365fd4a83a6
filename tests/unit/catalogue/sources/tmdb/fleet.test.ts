/** Several instances over the movie database. */
import { describe, expect, it } from 'vitest';
import { createPurges } from '#/catalogue/sources/purges.ts';
import { createFleetPace, createPace } from '#/catalogue/sources/tmdb/pace.ts';
import { season } from '#/catalogue/sources/tmdb/requests.ts';
import { tagsIn } from '#/catalogue/sources/tmdb/tags.ts';
import { memoryStore, tiersOver } from '../../../../fixtures/memory-store.ts';
import { sourceOver, tmdbOfTests } from '../../../../fixtures/tmdb/source.ts';

const tmdb = await tmdbOfTests();

it('two instances send each request once', async () => {
  const { store } = memoryStore();
  const instances = tiersOver(store, 2).map((sharedAnswers) => sourceOver(tmdb, { sharedAnswers }));
  const found = await Promise.all(instances.map(({ ask }) => ask('popular', { page: 1 })));
  expect(found[0]).toEqual(found[1]);
  expect(tmdb.requests).toHaveLength(1);
});

it('an answer of another instance that says nothing is deleted, and asked for', async () => {
  const { store, answers } = memoryStore();
  const [first, second] = tiersOver(store, 2);
  await sourceOver(tmdb, { sharedAnswers: first }).body('movie', { id: '603' });
  for (const [name, kept] of answers) answers.set(name, { ...kept, body: '{}' });
  const film = await sourceOver(tmdb, { sharedAnswers: second }).body('movie', { id: '603' });
  expect(film).toMatchObject({ id: 603 });
  expect(tmdb.requests).toHaveLength(2);
  expect(answers.size).toBe(0);
});

it('a purge deletes from the shelf what shows the film, and keeps nothing that is under way', async () => {
  const purges = createPurges(true);
  const { body, shelf } = sourceOver(tmdb, { purges });
  purges.add(shelf.forget);
  const { results } = (await body('popular', { page: 1 })) as { results: { id: number }[] };
  const [request = ''] = tmdb.requests;
  expect(shelf.get(tmdb.base, request)).not.toBeNull();
  purges.purge([`movie-${results[0]?.id}`]);
  expect(shelf.get(tmdb.base, request)).toBeNull();
  tmdb.mood.after = 50;
  const underWay = body('popular', { page: 1 });
  await expect.poll(() => tmdb.requests).toHaveLength(2);
  purges.purge(['list-popular']);
  await underWay;
  expect(shelf.get(tmdb.base, request)).toBeNull();
});

it('a purge of a row of trailers deletes the list from which its films come', async () => {
  const purges = createPurges(true);
  const { body, shelf } = sourceOver(tmdb, { purges });
  await body('trailersDay', {});
  const [request = ''] = tmdb.requests;
  expect(shelf.get(tmdb.base, request)).not.toBeNull();
  shelf.forget(new Set(['list-trailers-day']));
  expect(shelf.get(tmdb.base, request)).toBeNull();
});

describe('the tags of its answers', () => {
  it.each([
    ['/movie/603?append_to_response=credits', null, ['movie-603']],
    ['/person/7', null, ['person-7']],
    ['/tv/9', null, ['series-9']],
    [
      '/movie/popular?page=1',
      { results: [{ id: 1, release_date: '' }] },
      ['list-popular', 'list-trailers-day', 'movie-1'],
    ],
    ['/movie/upcoming?page=1', null, ['list-upcoming', 'list-trailers-week']],
    ['/trending/movie/day', null, ['list-trending']],
    [
      '/discover/movie?page=1',
      null,
      [
        'list-this-year',
        'list-genre',
        'list-discover',
        'list-punjabi-movies',
        'list-english-movies',
        'list-hindi-movies',
        'list-punjabi-trailers',
        'list-popular',
        'list-trailers-day',
        'list-now-playing',
        'list-top-rated',
        'list-upcoming',
        'list-trailers-week',
      ],
    ],
    ['/trending/tv/week', null, ['list-series-lists']],
    ['/tv/top_rated?page=1', null, ['list-series-lists']],
    ['/tv/on_the_air?page=1', null, ['list-series-lists']],
    ['/discover/tv?page=1', null, ['list-series-lists']],
    [
      '/collection/7?language=ur',
      { id: 7, parts: [{ id: 1, release_date: '' }] },
      ['list-collection-7', 'movie-1'],
    ],
    ['/watch/providers/movie?watch_region=IN', null, ['list-discover']],
    ['/keyword/800', { id: 800, name: 'rain' }, ['list-discover']],
    [season(9, 2, 'ur'), null, ['series-9', 'season-TV9-2']],
    [
      '/search/multi?query=x',
      { results: [{ id: 1, first_air_date: '' }] },
      ['list-search', 'list-search-pages', 'series-1'],
    ],
    ['/movie/1', { credits: { cast: [{ id: 2, profile_path: null }] } }, ['movie-1', 'person-2']],
    ['/movie/1', { genres: [{ id: 18, name: 'Drama' }] }, ['movie-1']],
  ])('of %s', (request, answer, tags) => {
    expect(tagsIn(request, answer)).toEqual(tags);
  });
});

describe('the pace of a fleet', () => {
  const never = {
    turn: async () => {
      throw new Error('alone');
    },
  };

  it('is that of the store, and of this instance alone while the store is away', async () => {
    const { store, state } = memoryStore();
    const pace = createFleetPace(store, { name: 'visitors', perSecond: 40, alone: never });
    await pace.turn();
    state.isAway = true;
    await expect(pace.turn()).rejects.toThrow('alone');
  });

  it('rejects at once when the turn is too far away', async () => {
    const full = { reserve: async () => null };
    const alone = createPace(1);
    const pace = createFleetPace(full, { name: 'guests', perSecond: 10, alone });
    await expect(pace.turn(1000)).rejects.toThrow('too many calls are under way');
  });
});
