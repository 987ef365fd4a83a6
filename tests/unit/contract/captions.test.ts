/** The reader of captions, on what hosts may send. */
import { describe, expect, it } from 'vitest';
import { readCaptions } from '#/contract/captions.ts';
import type { Row } from '#/contract/row.ts';
import { clip } from '#/contract/rows/clip.ts';
import { episode } from '#/contract/rows/episode.ts';
import { cartoon, complete, regional } from '#/contract/rows/playable.ts';
import { dashboardTrailer, feedTrailer } from '#/contract/rows/trailer.ts';
import { trust } from '../../fixtures/trust.ts';

const one = (language: unknown, src: unknown = `/captions/7.${language}.vtt`) => ({
  language,
  src,
});
const read = (captions: unknown) => readCaptions(captions, trust);

it('are the languages of the addresses that a row names, with the id in them', () => {
  const languages = ['ur', 'hi', 'pa-Arab', 'mag'];
  expect(read(languages.map((language) => one(language)))).toEqual({ id: '7', languages });
});

it('say which of their languages the film speaks, if the host is sure of it', () => {
  const rows = (spoken: unknown) => [one('hi'), { ...one('ur'), spoken }];
  expect(read(rows(true))).toEqual({ id: '7', languages: ['hi', 'ur'], spoken: 'ur' });
  for (const said of [false, 'true', 1, null, {}]) {
    expect(read(rows(said))).toEqual({ id: '7', languages: ['hi', 'ur'] });
  }
});

describe('nothing is read', () => {
  const NO_ROWS = [
    '/captions/7.ur.vtt',
    {},
    null,
    [],
    [null],
    ['ur'],
    [[one('ur')]],
    [{ language: 'ur' }],
  ].map((captions) => ({ captions }));
  it.each(NO_ROWS)('of $captions', ({ captions }) => {
    expect(read(captions)).toBeNull();
  });

  it.each([
    'https://manzar.example/captions/7.ur.vtt',
    '//x.example/captions/7.ur.vtt',
    '//captions/7.ur.vtt',
    '/captions/../7.ur.vtt',
    '/captions/7.ur.vtt#a',
    '/captions/7.hi.vtt',
    '/captions/7.ur.srt',
    '/Captions/7.ur.vtt',
    'captions/7.ur.vtt',
    '/captions/-7.ur.vtt',
    '/captions/7%2e.ur.vtt',
    '/captions/7/8.ur.vtt',
    '/captions/.ur.vtt',
    `/captions/${'7'.repeat(65)}.ur.vtt`,
    '/captions/7.ur.vtt?a',
    '/captions/7.ur.vtt\n/captions/7.ur.vtt',
    7,
    {},
  ])('of the address %j', (src) => {
    expect(read([one('ur', src)])).toBeNull();
  });

  it.each(['UR', 'u', 'urdu', 'ur-', 'ur-Arab-PK', 'u r', 'ur:', '', 'ur"', 7, null])(
    'of the language %j',
    (language) => {
      expect(read([one(language)])).toBeNull();
    },
  );

  it('of another own property than its own', () => {
    const film = Object.create({ captions: [one('ur')] }) as { links?: string };
    film.links = 'https://archive.org/embed/a';
    expect(complete.read(film, trust)).not.toHaveProperty('captions');
  });

  it('of a host whose captions the site has not', () => {
    expect(readCaptions([one('ur')], { ...trust, captions: false })).toBeNull();
  });
});

it('are of one id, each language once, twenty at most', () => {
  const some = [one('ur'), one('ur'), one('hi', '/captions/8.hi.vtt'), one('pa')];
  expect(read(some)).toEqual({ id: '7', languages: ['ur', 'pa'] });
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  expect(read(letters.map((letter) => one(`x${letter}`)))?.languages).toHaveLength(20);
});

const row = {
  id: '7',
  _id: '7',
  title: 'A',
  movieTitle: 'A',
  trailerName: 'A',
  captions: [one('ur')],
};
const ROWS: [string, Row][] = [
  ['a film', regional],
  ['a cartoon', cartoon],
  ['a complete film', complete],
  ['a trailer', dashboardTrailer],
  ['a trailer of the feed', feedTrailer],
  ['an episode', episode],
  ['a song', clip],
];

describe.each(ROWS)('of %s', (_, { read: readBy }) => {
  const readRow = (given: object) => readBy(given, trust);

  it('come with its player, and with no other', () => {
    const link = 'https://archive.org/embed/a';
    const played = readRow({ ...row, links: link, trailerKey: link });
    expect(played).toMatchObject({ captions: { id: '7', languages: ['ur'] } });
    const refused = readRow({
      ...row,
      links: 'https://x.example',
      trailerKey: 'https://x.example',
    });
    expect(refused).not.toHaveProperty('captions');
    expect(readRow({ ...row, links: link, trailerKey: link, captions: 'ur' })).not.toHaveProperty(
      'captions',
    );
  });
});
