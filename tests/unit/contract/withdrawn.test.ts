/** Rows of what is withdrawn, on the wire and as the site reads them. */
import { expect, it } from 'vitest';
import type { CallName, ParamsOf } from '#/contract/calls.ts';
import { isGone } from '#/contract/errors.ts';
import { removeWithdrawn } from '#/contract/withdrawn/remove-withdrawn.ts';
import { type Withdrawal, withdrawnOf } from '#/contract/withdrawn/withdrawals.ts';
import { NO_PLAYER, noLink } from '#/contract/withdrawn/without-players.ts';

const SITE = 'https://manzar.example';
const NO_VIDEO = `${SITE}/clips/no-video`;

function swept(
  name: CallName,
  answer: unknown,
  withdrawals: Withdrawal[],
  params: object = { page: 1 },
  isWire = true,
): unknown {
  return removeWithdrawn({
    name,
    params: params as ParamsOf<CallName>,
    answer,
    withdrawn: withdrawnOf(withdrawals),
    noPlayer: isWire ? noLink(name, SITE) : NO_PLAYER,
  });
}
const player = (kind: Withdrawal['kind'], id: string): Withdrawal => ({
  kind,
  id,
  scope: 'player',
});
const entry = (kind: Withdrawal['kind'], id: string): Withdrawal => ({ kind, id, scope: 'entry' });

it('an answer without anything withdrawn is the same object', () => {
  const list = { results: [{ id: 1 }, { id: 2 }], page: 1 };
  expect(swept('popular', list, [entry('movie', '3')])).toBe(list);
  expect(swept('popular', list, [entry('series', '1')])).toBe(list);
});

it('a call for a withdrawn entry throws Gone, also under an id made for clients', () => {
  const gone = (name: CallName, answer: object, params: object) => {
    try {
      swept(name, answer, [entry('series', '603')], params);
      return false;
    } catch (error) {
      return isGone(error);
    }
  };
  expect(gone('series', { series: {}, credits: {} }, { id: '603' })).toBe(true);
  const made = { id: 4_000_006_031, own_id: 603, media_type: 'tv' };
  expect(gone('movie', made, { id: '4000006031' })).toBe(true);
  expect(gone('movie', { id: 603 }, { id: '603' })).toBe(false);
});

it('a row says by its kind what it is; one that does not say it goes with any kind of its id', () => {
  const rows = [
    { id: 5, media_type: 'tv' },
    { id: 5, media_type: 'person' },
    { id: 5, title: 'A' },
    { id: 6, media_type: 'song', page: 1, key: 's-1' },
    { id: 7, media_type: 'drama', title: 'Waris' },
  ];
  const withdrawn = [entry('series', '5'), entry('song', 's-1'), entry('drama', 'Waris')];
  expect(swept('search', rows, withdrawn, { query: 'a' })).toEqual([rows[1]]);
});

it('a drama without its player says neither what plays nor where it is free', () => {
  const first_watchable = { _id: 'e1', episodeNumber: 1 };
  const dramas = [{ id: 1, title: 'Waris', first_watchable, basis: { kind: 'k' } }];
  const withdrawn = [player('drama', 'Waris')];
  expect(swept('dramas', dramas, withdrawn, {})).toEqual([
    { id: 1, title: 'Waris', first_watchable: null, basis: undefined },
  ]);
  const episodes = [{ _id: 'e1', links: 'https://archive.org/embed/a' }];
  expect(swept('dramaEpisodes', episodes, withdrawn, { title: 'Waris' })).toEqual([
    { _id: 'e1', links: NO_VIDEO },
  ]);
});

it('makers of a drama that stand as bare names go with the person', () => {
  const drama = {
    title: 'A',
    writers: ['B', 'C'],
    directors: ['B'],
    people: [{ id: 2, name: 'B' }],
  };
  expect(swept('dramas', [drama], [entry('person', '2')], {})).toEqual([
    { title: 'A', writers: ['C'], directors: [], people: [] },
  ]);
});

it('singers and the composer of a song go with the person, on the wire and on pages', () => {
  const song = { title: 'A', singers: ['B', 'C'], composer: 'B', people: [{ id: 2, name: 'B' }] };
  expect(swept('songs', { songs: [song] }, [entry('person', '2')], { page: 1 })).toEqual({
    songs: [{ title: 'A', singers: ['C'], composer: undefined, people: [] }],
  });
  const faces = (ids: number[]) => ids.map((id) => ({ id: `${id}`, name: `P${id}` }));
  const shown = { title: 'A', singers: faces([2, 3]), composers: faces([2]) };
  expect(swept('songs', { items: [shown] }, [entry('person', '2')], { page: 1 })).toEqual({
    items: [{ title: 'A', singers: faces([3]), composers: [] }],
  });
});

it('a season goes with its series, and names no withdrawn episode as the first that plays', () => {
  const season = (id: string, series: string) => ({
    id,
    series: { id: series, name: 'S' },
    firstWatchable: { id: `${id}-1`, number: 1 },
    law: { free: { countries: ['US'], reason: 'by 1998.' }, factsOnly: null },
  });
  const seasons = [season('a', '1'), season('b', '2'), season('c', '3'), season('d', '4')];
  const withdrawn = [entry('series', '1'), player('series', '2'), player('episode', 'c-1')];
  const [b, c, d] = swept('seasons', seasons, withdrawn, {}, false) as Record<string, unknown>[];
  expect(b).toMatchObject({ id: 'b', firstWatchable: null, law: undefined });
  expect(c).toEqual({ id: 'c', series: { id: '3', name: 'S' }, law: seasons[2]?.law });
  expect(d).toBe(seasons[3]);
});

it.each([true, false])(
  'episodes go with the series that the first one names (on the wire: %s)',
  (isWire) => {
    const link = isWire ? { links: 'https://archive.org/embed/a' } : { player: {} };
    const season = { title: 'Season 2', series: { id: '9', name: 'S' } };
    const episodes = [
      { id: 'a', ...link, season },
      { id: 'b', ...link },
    ];
    const of = (withdrawal: Withdrawal) =>
      swept('seasonEpisodes', episodes, [withdrawal], { id: 's2' }, isWire);
    expect(() => of(entry('series', '9'))).toThrow('seasonEpisodes');
    const silent = isWire ? { links: NO_VIDEO } : { player: null };
    expect(of(player('series', '9'))).toMatchObject([silent, silent]);
    expect(of(entry('series', '8'))).toBe(episodes);
  },
);

it('a title that is withdrawn stands in nothing of what becomes free', () => {
  const dates = [{ country: 'US', year: 2027, of: null }];
  const titles = [
    { id: '1', kind: 'movie', title: 'A', dates },
    { id: '2', kind: 'drama', title: 'B', dates },
    { id: '3', kind: 'series', title: 'C', dates },
  ];
  const withdrawn = [entry('movie', '1'), entry('drama', 'B')];
  expect(swept('free', titles, withdrawn, {})).toEqual([titles[2]]);
});

it('a film that plays nothing is in no list of what plays, and has a card elsewhere', () => {
  const withdrawn = [player('movie', '1')];
  const row = {
    id: 7,
    movie_id: 1,
    links: 'https://archive.org/embed/a',
    trailerKey: 'aqz-KE-bpKQ',
  };
  expect(swept('trailersDay', [row], withdrawn)).toEqual([]);
  expect(swept('punjabiTrailers', { results: [row] }, withdrawn)).toEqual({ results: [] });
  const list = { results: [{ id: 1, watchable: true }], watchable: true };
  expect(swept('popular', list, withdrawn, { page: 1, watch: '1' })).toEqual({
    results: [],
    watchable: true,
  });
  expect(swept('popular', list, withdrawn)).toEqual({
    results: [{ id: 1, watchable: false }],
    watchable: true,
  });
  expect(swept('recentlyAdded', { movies: [row] }, withdrawn)).toMatchObject({
    movies: [{ links: '' }],
  });
});

it('a series without its player has no videos', () => {
  const videos = [{ type: 'Trailer', key: 'aqz-KE-bpKQ' }];
  expect(swept('seriesVideos', videos, [player('series', '1')], { id: '1' })).toEqual([]);
  expect(swept('seriesVideos', videos, [player('series', '2')], { id: '1' })).toBe(videos);
});

it('a person goes from a song’s bare names, also beside invalid people', () => {
  const song = { title: 'Heer', singers: ['Ann', 'Bo'], people: [null, { id: 5, name: 'Ann' }] };
  const found = swept('songs', { songs: [song] }, [entry('person', '5')]);
  expect(found).toEqual({ songs: [{ title: 'Heer', singers: ['Bo'], people: [null] }] });
});

it('a drama whose title is a number on the wire is withdrawn by that title', () => {
  const dramas = [
    { title: 1917, _id: 'a' },
    { title: 'Waris', _id: 'b' },
  ];
  expect(swept('dramas', dramas, [entry('drama', '1917')], {})).toEqual([dramas[1]]);
});
