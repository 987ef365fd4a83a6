/** Players are shown only where they are free, and framed; a film whose player is hidden has none anywhere. */
import { afterEach, describe, expect, it } from 'vitest';
import { exportCatalogue } from '#/host/catalogue/export.ts';
import type { Seed } from '#/host/catalogue/files/folder.ts';
import { importFolder } from '#/host/catalogue/import.ts';
import { type Db, openDb } from '#/host/db.ts';
import { createHost } from '#/host/host.ts';
import { fillFromSeed } from '#/host/seed/fill.ts';
import { loadSeed } from '#/host/seed/load.ts';
import { askHost, createTestHost, filledDb, NOW } from '../../fixtures/embedded-host.ts';
import { openWorkshop } from '../../fixtures/imports.ts';
import { seedOf } from '../../fixtures/seeds.ts';
import { shippedSeed } from '../../fixtures/shipped-seed.ts';
import { SITE_URL } from '../../fixtures/site-url.ts';

const basisIn = (...countries: string[]) => ({
  basis: { kind: 'term ended', reason: 'the term has ended.', countries },
});
const youtube = 'abcdefghijk';
const player = { archive: 'an-item', youtube };
const both = { ...player, date: '1950', language: 'hi', added: '2026-11-22' };
const season = { title: 'Nagar', released: 1951, episodes: [{ number: 1, archive: 'an-episode' }] };
const entries = {
  films: [
    { title: 'Ghar', ...both, ...basisIn('IN') },
    { title: 'House', ...both, ...basisIn('US', 'IN') },
    { title: 'Everywhere', ...both, ...basisIn() },
    { title: 'Without', ...both },
  ],
  series: [
    {
      title: 'Nagar',
      date: '1951',
      seasons: [season],
      ...basisIn('IN'),
      videos: [{ type: 'Trailer', name: 'Trailer', youtube }],
    },
  ],
  dramas: [{ title: 'Waris', date: '1979', episodes: season.episodes, ...basisIn('PK') }],
  songs: [{ title: 'Geet', ...player, ...basisIn('IN') }],
};
const seed = seedOf(entries) as Seed;
const empty = { ...(seedOf({}) as Seed), fingerprint: 'empty' };

let db: Db;
afterEach(() => db.close());

function filledFor(freeIn: string[] | undefined, of = seed): void {
  db = openDb(':memory:');
  fillFromSeed(db, of, undefined, { freeIn });
}

const body = async (path: string) => (await askHost(createTestHost(db).host, path)).body as never;
const idOf = (name: string) =>
  db.one<{ id: number }>("SELECT id FROM entity WHERE name = ? AND kind <> 'person'", name)?.id;

/** Returns the players of everything that is listed, and what a film's page says of it. */
async function shown(): Promise<unknown> {
  const { result } = (await body('/api/tmdb/hindi-movies?page=1')) as {
    result: { title: string; links: string }[];
  };
  const plays = ({ title, links }: { title: string; links: string }) =>
    links.endsWith('/clips/no-video') ? [] : [title];
  const { songs } = (await body('/api/tmdb/all/songs?page=1')) as { songs: typeof result };
  const trailers: { trailerName: string }[] = await body('/api/tmdb/dashboard/trailer');
  const { results } = (await body('/api/tmdb/popular?page=1&watch=1')) as { results: object[] };
  const page: { watchable: boolean; trailer: string } = await body(
    `/api/tmdb/dashboard/movie/${idOf('Ghar')}`,
  );
  const [episode]: { links: string }[] = await body('/api/seasons/nagar-1951/episodes');
  const [drama]: { links: string }[] = await body('/api/seasons/dashboard/drama/Waris');
  return {
    order: result.map(({ title }) => title),
    plays: [...result, ...songs].flatMap(plays).sort(),
    trailers: trailers.map(({ trailerName }) => trailerName).sort(),
    watchable: results.length,
    ghar: [page.watchable, page.trailer.endsWith('/no-video')],
    complete: await body(`/api/tmdb/dashboard/complete/${idOf('Ghar')}`),
    videos: await body(`/api/tmdb/series/videos/${idOf('Nagar')}`),
    episodes: [episode?.links, drama?.links],
  };
}

const ITEM = 'https://archive.org/embed/an-item';
const EPISODE = 'https://archive.org/embed/an-episode';

/** What is shown in the United States alone. */
const IN_US = {
  plays: ['Everywhere', 'House', 'Without'],
  trailers: ['Everywhere', 'House', 'Without'],
  watchable: 3,
  ghar: [false, true],
  complete: { title: 'Ghar', links: '' },
  videos: [],
  episodes: [expect.stringMatching(/\/clips\/no-video$/), expect.stringMatching(/\/no-video$/)],
};
/** What is shown in India alone. */
const IN_INDIA = {
  plays: ['Everywhere', 'Geet', 'Ghar', 'House', 'Without'],
  trailers: ['Everywhere', 'Ghar', 'House', 'Without'],
  watchable: 4,
  ghar: [true, false],
  complete: { title: 'Ghar', links: ITEM },
  videos: [expect.objectContaining({ type: 'Trailer' })],
  episodes: [EPISODE, expect.stringMatching(/\/no-video$/)],
};

describe('players', () => {
  it('are all shown where the site is for every country', async () => {
    filledFor(undefined);
    expect(await shown()).toMatchObject({ ...IN_INDIA, episodes: [EPISODE, EPISODE] });
  });

  it('are hidden from every call where they are free in no country of the site', async () => {
    filledFor(['US', 'FR']);
    expect(await shown()).toMatchObject(IN_US);
    expect(await shown()).toHaveProperty('order', expect.arrayContaining(['Ghar']));
    const { order } = (await shown()) as { order: string[] };
    expect(order.at(-1)).toBe('Ghar');
  });

  it('come back, or go, when the site is for other countries', async () => {
    filledFor(['US']);
    for (const [freeIn, expected] of [
      [['IN'], IN_INDIA],
      [['US'], IN_US],
      [undefined, { ...IN_INDIA, episodes: [EPISODE, EPISODE] }],
    ] as const) {
      expect(fillFromSeed(db, seed, undefined, { freeIn })).toBe(true);
      expect(await shown()).toMatchObject(expected);
      expect(fillFromSeed(db, seed, undefined, { freeIn })).toBe(false);
    }
    expect(db.all('SELECT * FROM hidden')).toEqual([]);
  });

  it('of imported entries are hidden at once, come back too, and stay in an export', async () => {
    filledFor(['US'], empty);
    importFolder(db, seed);
    expect(await shown()).toMatchObject(IN_US);
    const work = openWorkshop();
    exportCatalogue(db, work.pathOf('out'));
    expect(loadSeed(work.pathOf('out')).films[0]).toMatchObject(player);
    work.close();
    fillFromSeed(db, empty, undefined, { freeIn: ['IN'] });
    expect(await shown()).toMatchObject(IN_INDIA);
  });
});

describe('players of hosts that the site does not frame', () => {
  const origins = (...embedOrigins: string[]) => ({ embedOrigins });
  const YOUTUBE = 'https://www.youtube-nocookie.com';
  const ARCHIVE = 'https://archive.org';

  it('are given by no call, and come back when the site frames them', async () => {
    db = openDb(':memory:');
    fillFromSeed(db, seed, undefined, origins(YOUTUBE));
    expect(await shown()).toMatchObject({
      plays: [],
      watchable: 0,
      ghar: [false, false],
      trailers: IN_INDIA.trailers,
      complete: { title: 'Ghar', links: '' },
      videos: [expect.objectContaining({ type: 'Trailer' })],
      episodes: [expect.stringMatching(/\/no-video$/), expect.stringMatching(/\/no-video$/)],
    });
    expect(fillFromSeed(db, seed, undefined, origins(ARCHIVE))).toBe(true);
    expect(await shown()).toMatchObject({
      ...IN_INDIA,
      ghar: [true, true],
      trailers: [],
      videos: [],
      episodes: [EPISODE, EPISODE],
    });
    fillFromSeed(db, seed, undefined, origins(ARCHIVE, YOUTUBE));
    expect(await shown()).toMatchObject({ ...IN_INDIA, episodes: [EPISODE, EPISODE] });
    expect(fillFromSeed(db, seed, undefined, origins(YOUTUBE, ARCHIVE))).toBe(false);
    expect(db.all('SELECT * FROM hidden')).toEqual([]);
  });

  it('are told while each answer that would have named them is made', () => {
    db = openDb(':memory:');
    fillFromSeed(db, seed, undefined, { ...origins(YOUTUBE), freeIn: ['IN'] });
    let told: string[] = [];
    const context = { db, siteUrl: SITE_URL, now: () => NOW, hidden: (p: string) => told.push(p) };
    const host = createHost(context, () => undefined);
    const toldBy = (path: string) => {
      told = [];
      host.fetch(path);
      return [...new Set(told)];
    };
    for (const path of [
      '/api/tmdb/hindi-movies',
      '/api/tmdb/recently-add/movies',
      '/api/tmdb/all/songs',
      `/api/tmdb/dashboard/movie/${idOf('Ghar')}`,
      '/api/tmdb/popular-people',
    ]) {
      expect(toldBy(path)).toEqual(path.endsWith('people') ? [] : [ITEM]);
    }
    expect(toldBy('/api/seasons/nagar-1951/episodes')).toEqual([EPISODE]);
  });
});

it('a film of the open catalogue plays in India, and nowhere else', () => {
  const playing = () =>
    db.one<{ n: number }>("SELECT sum(plays) AS n FROM entity WHERE name = 'Awaara'")?.n;
  const ours = shippedSeed();
  db = filledDb();
  expect(fillFromSeed(db, ours, undefined, { freeIn: ['US'] })).toBe(true);
  expect(playing()).toBe(0);
  fillFromSeed(db, ours, undefined, { freeIn: ['IN', 'US'] });
  expect(playing()).toBe(1);
});
