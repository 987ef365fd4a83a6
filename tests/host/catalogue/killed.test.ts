/**
 * `kill -9` at any moment of an import, a migration or a new indexing leaves a file that the next one brings to
 * the same end. What it leaves is what stands in the file and its log at that moment.
 */
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { importFile } from '#/host/catalogue/import.ts';
import { type Db, openDb } from '#/host/db.ts';
import { openCatalogue } from '#/host/open.ts';
import { missingNames } from '#/host/search/search-index.ts';
import { fillFromSeed } from '#/host/seed/fill.ts';
import { dumpCatalogue } from '../../fixtures/catalogue-dump.ts';
import { folderOfTests } from '../../fixtures/folder.ts';
import { sampleSeed } from '../../fixtures/sample-seed.ts';

const quiet = () => {};
const seed = sampleSeed();
const sizes = { lines: 5, names: 3 };
const folder = folderOfTests();
let count = 0;

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-02T03:04:05Z') });
});
afterAll(() => {
  vi.useRealTimers();
});

/** Writes films of a few people, so that each import raises the popularity of earlier ones. */
function filmsFile(name: string, films: number): string {
  const path = join(folder, name);
  const lines = Array.from({ length: films }, (_, n) => ({
    title: `${name} ${n}`,
    year: 1950 + n,
    genres: ['Drama'],
    cast: [`Actor ${n % 5}`, `${name} actor ${n}`],
    directors: [`Director ${n % 2}`],
  }));
  writeFileSync(path, lines.map((line) => JSON.stringify(line)).join('\n'));
  return path;
}

/** Copies a file as a killed process leaves it. */
function killed(path: string): string {
  count += 1;
  const copy = join(folder, `killed-${count}.db`);
  copyFileSync(path, copy);
  if (existsSync(`${path}-wal`)) copyFileSync(`${path}-wal`, `${copy}-wal`);
  return copy;
}

function dumpOf(path: string): string {
  const db = openDb(path);
  expect(missingNames(db)).toBeNull();
  const dump = dumpCatalogue(db);
  db.close();
  return dump;
}

/** Returns a database that calls `told` before and after each transaction ends. */
function watched(db: Db, told: () => void): Db {
  const transaction = <T>(work: () => T): T => {
    const result = db.transaction(() => {
      const done = work();
      told();
      return done;
    });
    told();
    return result;
  };
  return { ...db, transaction };
}

it('an import is gone on with', async () => {
  const path = join(folder, 'import.db');
  const films = filmsFile('Second', 12);
  const db = openDb(path);
  fillFromSeed(db, seed);
  await importFile(db, filmsFile('First', 12), quiet, quiet, sizes);
  const states: string[] = [];
  await importFile(
    watched(db, () => states.push(killed(path))),
    films,
    quiet,
    quiet,
    sizes,
  );
  db.close();
  const whole = dumpOf(path);
  expect(whole).toContain('"name":"First 3","original":null');
  expect(states.length).toBeGreaterThan(20);
  for (const state of states) {
    const again = openDb(state);
    await importFile(again, films, quiet, quiet, sizes);
    again.close();
    expect(dumpOf(state)).toBe(whole);
  }
});

describe('a start', () => {
  it('finishes the indexing that an earlier one began', async () => {
    const path = join(folder, 'start.db');
    const db = openDb(path);
    fillFromSeed(db, seed);
    await importFile(db, filmsFile('Third', 6), quiet);
    db.close();
    const whole = dumpOf(path);
    const states: string[] = [];
    const begun = openDb(path);
    begun.run("UPDATE fact SET value = '0' WHERE key = 'indexed'");
    // Without room in memory, what is not committed stands in the log.
    begun.one('PRAGMA cache_size = 4');
    let runs = 0;
    const run: Db['run'] = (...statement) => {
      begun.run(...statement);
      runs += 1;
      if (runs % 20 === 0) states.push(killed(path));
    };
    fillFromSeed({ ...begun, run }, seed);
    begun.close();
    expect(dumpOf(path)).toBe(whole);
    expect(states.length).toBeGreaterThan(3);
    for (const state of states) {
      openCatalogue(state, { seed, log: quiet }).close();
      expect(dumpOf(state)).toBe(whole);
    }
  });

  it('ends the migrations of an earlier one', () => {
    const all = new URL('../../../src/host/migrations/', import.meta.url);
    const names = readdirSync(all).sort();
    const dumps = names.slice(1).map((_, at) => {
      const some = join(folder, `migrations-${at}`);
      mkdirSync(some);
      for (const name of names.slice(0, at + 1)) cpSync(new URL(name, all), join(some, name));
      const path = join(folder, `migrated-${at}.db`);
      openDb(path, { migrations: pathToFileURL(`${some}/`) }).close();
      openCatalogue(path, { seed, log: quiet }).close();
      return dumpOf(path);
    });
    expect(new Set(dumps).size).toBe(1);
  });
});
