/** Captions of the embedded host: what rows name, and what is at their addresses. */
import { afterAll, describe, expect, it } from 'vitest';
import type { Withdrawal } from '#/contract/withdrawn/withdrawals.ts';
import { withdrawnOf } from '#/contract/withdrawn/withdrawals.ts';
import { showPlayers } from '#/host/catalogue/hidden-players.ts';
import { importFolder } from '#/host/catalogue/import.ts';
import { openDb } from '#/host/db.ts';
import { createHost, type Host } from '#/host/host.ts';
import { fillFromSeed } from '#/host/seed/fill.ts';
import { askHost, NOW } from '../fixtures/embedded-host.ts';
import { hostOfFiles } from '../fixtures/folder-host.ts';
import { seedOf } from '../fixtures/seeds.ts';
import { SITE_URL } from '../fixtures/site-url.ts';

const vtt = (text: string) => `WEBVTT\n\n00:00.000 --> 00:04.000\n${text}\n`;
const captions = (...languages: string[]) =>
  languages.map((language) => ({ language, file: `captions/a.${language}.vtt` }));
const FREE = { kind: 'term ended', reason: 'Published in 1921.', countries: ['US'] };
const film = {
  title: 'Awara',
  date: '1951',
  language: 'hi',
  id: 7,
  archive: 'awara',
  captions: captions('ur', 'en'),
  basis: FREE,
};
const episodes = [
  { number: 1, archive: 'waris_1', captions: captions('en') },
  { number: 2, archive: 'waris_2' },
];
const season = { title: 'Hum Log', released: 1984, episodes };
const ENTRIES = {
  films: [film, { title: 'Barsaat', date: '1949', language: 'hi', archive: 'barsaat' }],
  series: [{ title: 'Hum Log', date: '1984', id: 9, seasons: [season] }],
  dramas: [{ title: 'Waris', date: '1979', episodes }],
  songs: [{ title: 'Awara Hoon', film: 'Awara', archive: 'song', captions: captions('ur') }],
  clips: [
    {
      name: 'lamp',
      file: 'lamp.webm',
      title: 'Lamp',
      kind: 'fitness',
      seconds: 4,
      notes: 'A lamp.',
      captions: captions('en'),
    },
  ],
};
const files = {
  ...Object.fromEntries(
    Object.entries(ENTRIES).map(([part, all]) => [`${part}.json`, JSON.stringify(all)]),
  ),
  'captions/a.ur.vtt': vtt('آوارہ ہوں'),
  'captions/a.en.vtt': vtt('I am a vagabond'),
};
const { host, db, close } = hostOfFiles(files);
afterAll(close);

type Row = { title: string; captions?: { language: string; src: string }[] };
/** Returns the rows of an answer, or the answer itself. */
async function rowsAt(path: string, from: Host = host): Promise<Row[]> {
  const { body } = await askHost(from, path);
  const isOne = Object.hasOwn(body as object, 'links');
  const lists = isOne ? [] : Object.values(body as object).filter(Array.isArray);
  return Array.isArray(body) ? body : (lists[0] ?? [body]);
}
const saidAt = async (path: string) =>
  (await rowsAt(path)).map((row) => (row.captions ?? []).map(({ src }) => src));
const statusAt = async (path: string, from: Host = host) => (await askHost(from, path)).status;

const SEASON = '/captions/hum-log-1984-1.en.vtt';
const DRAMA = '/captions/waris-1979-1.en.vtt';
const SONG = '/captions/song-awara-hoon.ur.vtt';
const ALL = ['/captions/7.en.vtt', '/captions/7.ur.vtt', SEASON, DRAMA, SONG];

describe('rows', () => {
  it.each([
    ['a list of films', '/api/tmdb/hindi-movies?page=1', [ALL.slice(0, 2), []]],
    ['the complete film', '/api/tmdb/dashboard/complete/7', [ALL.slice(0, 2)]],
    ['the episodes of a season', '/api/seasons/hum-log-1984/episodes', [[SEASON], []]],
    ['the episodes of a drama', '/api/seasons/dashboard/drama/Waris', [[DRAMA], []]],
    ['a list of songs', '/api/tmdb/all/songs?page=1', [[SONG]]],
    ['a clip of ours', '/api/tmdb/fitness/data?page=1', [['/captions/fitness-lamp.en.vtt']]],
  ])('of %s name the captions of what plays', async (_, path, expected) => {
    expect(await saidAt(path)).toEqual(expected);
  });

  it('of recently added films and of cartoons name them, with the language of each', async () => {
    const cartoon = { ...film, kind: 'cartoon', captions: captions('ur') };
    const other = hostOfFiles({ ...files, 'films.json': JSON.stringify([cartoon]) });
    for (const list of ['recently-add/movies', 'trending/cartoon']) {
      const [row] = await rowsAt(`/api/tmdb/${list}?page=1`, other.host);
      expect(row?.captions).toEqual([{ language: 'ur', src: '/captions/7.ur.vtt' }]);
    }
    other.close();
  });

  it('say which language what plays speaks, also of a season, where the catalogue knows it', async () => {
    const both = { captions: captions('hi', 'ur') };
    const season = { title: 'Hum Log', released: 1984, episodes: [{ ...episodes[0], ...both }] };
    const other = hostOfFiles({
      ...files,
      'captions/a.hi.vtt': vtt('आवारा हूँ'),
      'films.json': JSON.stringify([{ ...film, ...both }]),
      'series.json': JSON.stringify([{ ...ENTRIES.series[0], language: 'hi', seasons: [season] }]),
    });
    for (const path of ['tmdb/recently-add/movies?page=1', 'seasons/hum-log-1984/episodes']) {
      const [row] = await rowsAt(`/api/${path}`, other.host);
      expect(row?.captions).toEqual([
        expect.objectContaining({ language: 'hi', spoken: true }),
        { language: 'ur', src: expect.stringMatching(/\.ur\.vtt$/) },
      ]);
    }
    other.close();
  });

  it('of what was opened as a movie name those of the song', async () => {
    const song = db.one<{ id: number }>("SELECT id FROM entity WHERE kind = 'song'");
    expect(await saidAt(`/api/tmdb/dashboard/complete/${song?.id}`)).toEqual([[SONG]]);
  });
});

describe('an address', () => {
  it('has the text as it was written', async () => {
    const { status, headers, text } = await askHost(host, `${SONG}?v=1`);
    expect([status, text]).toEqual([200, vtt('آوارہ ہوں')]);
    expect(headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    // Like a page: what is withdrawn is gone from shared caches within the same two minutes.
    expect(headers.get('cache-control')).toMatch(/max-age=0, s-maxage=60, /);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    '/captions/7.hi.vtt',
    '/captions/8.ur.vtt',
    '/captions/7.UR.vtt',
    '/captions/7.ur.vtt/',
    '/captions/7.ur.srt',
    '/captions/../7.ur.vtt',
    '/captions/%37.ur.vtt',
    '/captions/',
    "/captions/7'.ur.vtt",
    '/captions/7.ur.vtt%00',
    '/captions/constructor.ur.vtt',
  ])('%s has nothing', async (path) => {
    const { status, headers } = await askHost(host, path);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('is for reading alone', () => {
    expect(host.fetch(SONG, 'HEAD').status).toBe(200);
    expect(host.fetch(SONG, 'POST').status).toBe(405);
  });
});

describe('what may not be shown has no captions', () => {
  const hostWith = (options: object) =>
    createHost({ db, siteUrl: SITE_URL, now: () => NOW, ...options }, (error) => {
      throw error;
    });
  const KEYS: [Withdrawal['kind'], string, string][] = [
    ['movie', '7', ALL[0] as string],
    // The song is from the film.
    ['movie', '7', SONG],
    ['song', 'song-awara-hoon', SONG],
    ['clip', 'fitness-lamp', '/captions/fitness-lamp.en.vtt'],
    ['episode', 'waris-1979-1', DRAMA],
    ['drama', 'Waris', DRAMA],
    ['season', 'hum-log-1984', SEASON],
    ['series', '9', SEASON],
  ];

  describe.each(['player', 'entry'] as const)('%s withdrawn', (scope) => {
    it.each(KEYS)('%s %s: %s is gone', async (kind, id, path) => {
      const withdrawn = withdrawnOf([{ kind, id, scope }]);
      const swept = hostWith({ withdrawn: () => withdrawn });
      const { status, text } = await askHost(swept, path);
      expect([status, text]).toEqual([410, '{"error":"withdrawn"}']);
      const gone = id === '7' ? [...ALL.slice(0, 2), SONG] : [path];
      for (const other of ALL.filter((one) => !gone.includes(one))) {
        expect([other, await statusAt(other, swept)]).toEqual([other, 200]);
      }
    });
  });

  it('withdrawn: no row names them', async () => {
    const withdrawn = withdrawnOf([
      { kind: 'movie', id: '7', scope: 'player' },
      { kind: 'drama', id: 'Waris', scope: 'player' },
    ]);
    const swept = hostWith({ withdrawn: () => withdrawn });
    const paths = ['/api/tmdb/hindi-movies?page=1', '/api/tmdb/dashboard/complete/7'];
    for (const path of [...paths, '/api/seasons/dashboard/drama/Waris']) {
      for (const row of await rowsAt(path, swept)) expect(row).not.toHaveProperty('captions');
    }
  });

  it('free in no country of the site: neither rows nor addresses have them', async () => {
    showPlayers(db, { freeIn: ['PK'] });
    expect((await saidAt('/api/tmdb/hindi-movies?page=1')).flat()).toEqual([]);
    expect(await statusAt('/captions/7.ur.vtt')).toBe(404);
    showPlayers(db, {});
    expect(await statusAt('/captions/7.ur.vtt')).toBe(200);
  });
});

describe('a changed folder', () => {
  const texts = (text: string) =>
    new Map(['ur', 'en'].map((language) => [`captions/a.${language}.vtt`, vtt(text)]));
  const textsIn = (in_: typeof db) =>
    in_.all<{ id: string; text: string }>('SELECT id, text FROM caption ORDER BY id, language');

  it('replaces its captions, and leaves none of what it no longer has', () => {
    const own = openDb(':memory:');
    fillFromSeed(own, { ...seedOf({ films: [film] }), captions: texts('One'), fingerprint: '1' });
    const shorter = { ...film, captions: captions('en') };
    fillFromSeed(own, {
      ...seedOf({ films: [shorter] }),
      captions: texts('Two'),
      fingerprint: '2',
    });
    expect(textsIn(own)).toEqual([{ id: '7', text: vtt('Two') }]);
    fillFromSeed(own, { ...seedOf({}), fingerprint: '3' });
    expect(textsIn(own)).toEqual([]);
    own.close();
  });

  it('leaves imported ones, which an import of the same entry leaves too, until it has the entry itself', () => {
    const own = openDb(':memory:');
    fillFromSeed(own, { ...seedOf({}), fingerprint: '1' });
    const english = { ...film, captions: captions('en') };
    importFolder(own, { ...seedOf({ films: [english] }), captions: texts('Imported') });
    importFolder(own, { ...seedOf({ films: [english] }), captions: texts('Again') });
    fillFromSeed(own, { ...seedOf({}), fingerprint: '2' });
    expect(textsIn(own)).toEqual([{ id: '7', text: vtt('Imported') }]);
    fillFromSeed(own, {
      ...seedOf({ films: [english] }),
      captions: texts('Own'),
      fingerprint: '3',
    });
    expect(textsIn(own)).toEqual([{ id: '7', text: vtt('Own') }]);
    own.close();
  });

  it('wins where an import has a song of a film’s id', () => {
    const own = openDb(':memory:');
    fillFromSeed(own, { ...seedOf({}), fingerprint: '1' });
    const song = { id: '7', title: 'A', archive: 'aaa', captions: captions('en') };
    importFolder(own, { ...seedOf({ songs: [song] }), captions: texts('Song') });
    const english = { ...film, captions: captions('en') };
    fillFromSeed(own, {
      ...seedOf({ films: [english] }),
      captions: texts('Film'),
      fingerprint: '2',
    });
    importFolder(own, { ...seedOf({ songs: [song] }), captions: texts('Song') });
    expect(textsIn(own)).toEqual([{ id: '7', text: vtt('Film') }]);
    own.close();
  });
});
