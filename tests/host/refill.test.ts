import { expect, test } from 'vitest';
import type { Seed } from '#/host/catalogue/files/folder.ts';
import { importFolder } from '#/host/catalogue/import.ts';
import { openDb } from '#/host/db.ts';
import { fillFromSeed } from '#/host/seed/fill.ts';
import { dumpCatalogue } from '../fixtures/catalogue-dump.ts';
import { sampleSeed } from '../fixtures/sample-seed.ts';

test('a changed open catalogue replaces the older one', () => {
  const db = openDb(':memory:');
  const seed = sampleSeed();
  const count = () => db.one<{ n: number }>('SELECT count(*) AS n FROM entity')?.n;
  fillFromSeed(db, seed);
  const before = count();
  const [first, ...rest] = seed.films;
  expect(fillFromSeed(db, { ...seed, films: rest, fingerprint: 'another' })).toBe(true);
  expect(db.one('SELECT 1 FROM entity WHERE name = ?', first?.title ?? '')).toBeUndefined();
  expect(fillFromSeed(db, seed)).toBe(true);
  expect(count()).toBe(before);
  const hits = db.all('SELECT rowid FROM search');
  expect(hits).toHaveLength(before ?? 0);
});

const [first, second, ...rest] = sampleSeed().films;
if (!first || !second) throw new Error('the sample has two films');
const ID = 1_999_999_999;
const kept = { ...first, id: ID };
const named = { hi: 'दीप' };

test.each<[string, Partial<Seed>, Partial<Seed>]>([
  [
    'an entry was renamed, or got a further name',
    {},
    {
      films: [{ ...kept, title: 'Another Lamp' }, { ...second, originalTitle: 'Chiragh' }, ...rest],
      people: sampleSeed().people.map((one) => ({ ...one, titles: { ...one.titles, ...named } })),
    },
  ],
  ['an entry has another year', { films: [kept] }, { films: [{ ...kept, date: '1944' }] }],
  [
    'an entry has another popularity',
    { films: [kept, second] },
    { films: [{ ...kept, popularity: 9 }, second] },
  ],
  [
    'a film is a series',
    { films: [kept], series: [] },
    {
      films: [],
      series: sampleSeed().series.map((one) => ({ ...one, id: ID, title: kept.title })),
    },
  ],
  ['an entry is removed', {}, { films: [second, ...rest] }],
])(
  'a catalogue in which %s is one that was filled so at first, also beside an import',
  (_, earlier, later) => {
    const seed = { ...sampleSeed(), ...earlier };
    const now = { ...seed, ...later, fingerprint: 'another' };
    const none = {
      series: [],
      dramas: [],
      songs: [],
      fitness: [],
      clips: [],
      people: [],
      lists: [],
    };
    const imported = {
      ...second,
      id: 2_000_000_000,
      title: 'Beside',
      directors: [],
      cast: [],
      crew: [],
    };
    const [refilled, fresh] = [openDb(':memory:'), openDb(':memory:')];
    fillFromSeed(refilled, seed);
    for (const db of [refilled, fresh]) {
      if (db === fresh) fillFromSeed(db, now);
      importFolder(db, { ...seed, ...none, films: [imported] });
      fillFromSeed(db, now);
      // Keys of sounds stay, also of names that are gone.
      db.run('DELETE FROM near_key');
    }
    expect(dumpCatalogue(refilled)).toBe(dumpCatalogue(fresh));
  },
);
