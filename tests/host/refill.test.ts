import { expect, test } from 'vitest';
import { openDb } from '#/host/db.ts';
import { fillFromSeed } from '#/host/seed/fill.ts';
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
