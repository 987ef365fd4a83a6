/** Seasons of the database: their episodes, with one request. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keysOfSeason, seasonAt } from '#/catalogue/sources/tmdb/ids.ts';
import { detail, show } from '../../../../fixtures/tmdb/data.ts';
import { createTmdb, type Tmdb } from '../../../../fixtures/tmdb/database.ts';
import { sourceOver, type TestSource } from '../../../../fixtures/tmdb/source.ts';

let tmdb: Tmdb;
let made: TestSource;
beforeEach(async () => {
  tmdb = await createTmdb();
  made = sourceOver(tmdb);
});
afterEach(async () => {
  expect(tmdb.wrong).toEqual([]);
  made.source.close();
  await tmdb.close();
});

it('a season has its episodes by number, its own name and that of its series, by one request', async () => {
  const episodes = await made.ask('seasonEpisodes', { id: 'TV603-2' });
  expect(episodes.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(episodes[0]).toMatchObject({
    title: 'The River',
    description: 'What the River tells.',
    date: '2012-01-01',
    runtime: 41,
    player: null,
    season: { title: 'Season 2', year: 2012, series: { id: '603', name: show(603).name } },
  });
  const pictures = episodes.map(({ poster }) => poster);
  expect(pictures).toEqual(['/season.jpg', '/still2.jpg', '/still3.jpg']);
  await made.ask('seasonEpisodes', { id: 'TV603-2' });
  expect(tmdb.requests.map(decodeURIComponent)).toEqual([
    '/tv/603?append_to_response=season/2,keywords,content_ratings',
  ]);
});

it('a season of hundreds of episodes has them all', async () => {
  const episodes = Array.from({ length: 450 }, (_, at) => ({
    id: at + 1,
    name: `Episode ${at + 1}`,
    episode_number: at + 1,
  }));
  const season = { name: 'Season 1', episodes };
  tmdb.bodies.set('/tv/603', { ...detail('tv', 603, []), 'season/1': season });
  expect(await made.ask('seasonEpisodes', { id: 'TV603-1' })).toHaveLength(450);
});

it.each(['TV603-9', 'TV404-1'])(
  'the season %s, which the database has not, is a 404',
  async (id) => {
    await expect(made.body('seasonEpisodes', { id })).rejects.toThrow('404');
  },
);

it('a season of a series for adults is a 404', async () => {
  tmdb.bodies.set('/tv/603', { ...detail('tv', 603, ['season/1']), adult: true });
  await expect(made.body('seasonEpisodes', { id: 'TV603-1' })).rejects.toThrow('404');
});

it.each(['603', 'TV603', 'TV0-1', 'tv603-1', 'TV1000000-1', 'les-vampires-1915'])(
  '%s is no season of the database',
  (id) => {
    expect(seasonAt(id)).toBeNull();
  },
);

it('a season has one id, under which it may be withdrawn', () => {
  expect(seasonAt('TV603-0')).toEqual({ series: 603, number: 0 });
  for (const id of ['TV603-01', 'TV603-00', 'TV0603-1']) expect(seasonAt(id)).toBeNull();
});

it('a season is withdrawn with its series', () => {
  expect(keysOfSeason('seasonEpisodes', { id: 'TV603-2' })).toEqual(['series 603']);
  expect(keysOfSeason('series', { id: '603' })).toEqual([]);
});
