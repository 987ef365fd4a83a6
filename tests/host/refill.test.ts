import { expect, test } from 'vitest';
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

test('a catalogue in which an entry was renamed, or got a further name, is one that was filled so at first', () => {
  const seed = sampleSeed();
  const [first, second, ...rest] = seed.films;
  if (!first || !second) throw new Error('the sample has two films');
  const changed = [
    { ...first, id: 1_999_999_999, title: 'Another Lamp' },
    { ...second, originalTitle: 'Chiragh' },
    ...rest,
  ];
  const people = seed.people.map((one) => ({ ...one, titles: { ...one.titles, hi: 'दीप' } }));
  const later = { ...seed, films: changed, people, fingerprint: 'another' };
  const [refilled, fresh] = [openDb(':memory:'), openDb(':memory:')];
  fillFromSeed(refilled, seed);
  fillFromSeed(refilled, later);
  fillFromSeed(fresh, later);
  // Keys of sounds stay, also of names that are gone.
  for (const db of [refilled, fresh]) db.run('DELETE FROM near_key');
  expect(dumpCatalogue(refilled)).toBe(dumpCatalogue(fresh));
});
