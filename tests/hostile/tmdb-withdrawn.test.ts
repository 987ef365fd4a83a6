/** What withdrawn.json names is on no surface with the movie database, neither its entries nor the files'. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressOf } from '#/contract/address.ts';
import type { CallName, ParamsOf } from '#/contract/calls.ts';
import { ENGLISH } from '#/contract/language.ts';
import { dataPath, paths } from '#/site/paths.ts';
import { type RunningSite, startSiteHere } from '../e2e/site.ts';
import { folderOfTests } from '../fixtures/folder.ts';
import { holding, readSome } from '../fixtures/surfaces.ts';
import { film, person, show } from '../fixtures/tmdb/data.ts';
import { createTmdb, type Tmdb, TOKEN } from '../fixtures/tmdb/database.ts';

const KEPT = '600765021';
const GONE = '600765022';
const FILMS = [
  { id: KEPT, title: 'Lake of the Files', archive: 'lake_of_the_files' },
  { id: GONE, title: 'Hill of the Files', archive: 'hill_of_the_files' },
].map(({ id, ...film }) => ({ ...film, id: Number(id), date: '1930', language: 'hi' }));
const why = { date: '2026-11-24', reason: 'The holder of the rights asked for it.' };
const WITHDRAWN = [
  ...(['608', KEPT] as const).map((id) => ({ kind: 'movie', id, scope: 'player', ...why })),
  ...(['604', GONE] as const).map((id) => ({ kind: 'movie', id, scope: 'entry', ...why })),
  { kind: 'series', id: '704', scope: 'player', ...why },
  { kind: 'series', id: '603', scope: 'entry', ...why },
  { kind: 'person', id: '605', scope: 'entry', ...why },
];
/** What shows each of them. */
const MARKS = [
  'v0000000608',
  'v0000000704',
  'lake_of_the_files',
  'Hill of the Files',
  `${film(604).poster_path}`,
  `${show(603).name}`,
  `${person(605).name}`,
  'hill_of_the_files',
];
const HIDDEN = [
  paths.movie('604'),
  paths.movie(GONE),
  paths.series('603'),
  paths.season('TV603-1'),
  paths.person('605'),
];
const SILENT = [paths.movie('608'), paths.movie(KEPT), paths.series('704')];

const page = 1;
const CALLS: { [N in CallName]?: ParamsOf<N>[] } = {
  popular: [{ page }],
  nowPlaying: [{ page }],
  topRated: [{ page }],
  upcoming: [{ page }],
  thisYear: [{ page }],
  trending: [{ timeWindow: 'day' }],
  trailersDay: [{}],
  genre: [{ genre: 'drama', page }],
  recentlyAdded: [{ page }],
  hindiMovies: [{ page }],
  punjabiTrailers: [{ page, limit: 20 }],
  popularPeople: [{ page }],
  search: [{ query: 'kite' }],
  movie: ['600', '604', '608', KEPT, GONE].map((id) => ({ id })),
  complete: [KEPT, GONE].map((id) => ({ id })),
  person: [{ id: '600' }, { id: '605' }],
  series: [{ id: '603' }, { id: '704' }],
  seriesVideos: [{ id: '704' }],
  seasonEpisodes: [{ id: 'TV603-1' }],
};
const requested = Object.entries(CALLS).flatMap(([name, all]) =>
  all.map((params) => [name as CallName, params as ParamsOf<CallName>] as const),
);
const data = [
  dataPath('search', { query: 'kite' }, ENGLISH),
  ...[KEPT, GONE].map((id) => dataPath('complete', { id }, ENGLISH)),
];
const api = requested.map(([name, params]) => addressOf(name, params));
const LISTS = ['/movies/nowPlaying', '/movies/topRated', '/movies/upComing', paths.genre('drama')];
const PAGES = [
  paths.home,
  paths.popular,
  paths.hindi,
  paths.recent,
  paths.people,
  paths.feed,
  ...LISTS,
  `${paths.search}?query=kite`,
  paths.movie('600'),
  paths.person('600'),
  ...HIDDEN,
  ...SILENT,
  '/recently-added.atom',
  '/sitemap-1.xml',
];

const folder = folderOfTests();
const write = (name: string, value: unknown) =>
  writeFileSync(join(folder, name), JSON.stringify(value));
let tmdb: Tmdb;
let site: RunningSite;
beforeAll(async () => {
  tmdb = await createTmdb();
  write('films.json', FILMS);
  write('withdrawn.json', []);
  site = await startSiteHere({
    TMDB_TOKEN: TOKEN,
    TMDB_URL: tmdb.base,
    CATALOGUE_DIR: folder,
    CATALOGUE_DB: ':memory:',
    API_ORIGINS: 'https://app.example',
  });
});
afterAll(async () => {
  await site.stop();
  await tmdb.close();
});

const readAll = () => readSome(site.url, [...data, ...api, ...PAGES]);

it('is shown before, and after the file has changed on no page, in no answer and in no file', async () => {
  const before = await readAll();
  for (const mark of MARKS.slice(0, -1)) {
    const kinds = holding(before, [mark]).map((path) => path.split('/')[1]);
    expect([mark, kinds]).toEqual([mark, expect.arrayContaining(['api'])]);
    const onPages = kinds.filter((kind) => kind !== 'data' && kind !== 'api');
    expect([mark, onPages.length > 0]).toEqual([mark, true]);
  }
  write('withdrawn.json', WITHDRAWN);
  await expect.poll(site.output, { timeout: 15_000 }).toContain('was read again');
  const after = await readAll();
  expect(MARKS.map((mark) => [mark, holding(after, [mark])])).toEqual(
    MARKS.map((mark) => [mark, []]),
  );
  const statuses = (all: string[]) => all.map((path) => [path, after.get(path)?.status]);
  expect(statuses(HIDDEN)).toEqual(HIDDEN.map((path) => [path, 410]));
  expect(statuses(SILENT)).toEqual(SILENT.map((path) => [path, 200]));
  const calls = requested.flatMap(([name, params]) =>
    (name === 'movie' && ['604', GONE].includes((params as { id: string }).id)) ||
    (name === 'person' && (params as { id: string }).id === '605') ||
    (name === 'series' && (params as { id: string }).id === '603')
      ? [addressOf(name, params)]
      : [],
  );
  expect(calls).toHaveLength(4);
  expect(statuses(calls)).toEqual(calls.map((path) => [path, 410]));
  expect(tmdb.wrong).toEqual([]);
}, 60_000);
