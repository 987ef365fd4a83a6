/** The check of a catalogue's file beside serving, and what the next start does. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Db, openDb } from '#/host/db.ts';
import { checkInProcess, endCheck } from '#/host/integrity/check-process.ts';
import { isMarkedDamaged, markShipped, unmarkShipped } from '#/host/integrity/marks.ts';
import { type MendedOptions, mendedDb } from '#/host/integrity/mended.ts';
import { openCatalogue } from '#/host/open.ts';
import { copyFilled } from '../fixtures/filled-file.ts';
import { folderOfEach } from '../fixtures/folder.ts';
import { sampleSeed } from '../fixtures/sample-seed.ts';

/** A small catalogue: making it again takes no time. */
const seed = sampleSeed();
const folder = folderOfEach();
let path = '';
let said: string[] = [];
const log = (message: string) => void said.push(message);
beforeEach(() => {
  path = join(folder, 'catalogue.db');
  said = [];
  openCatalogue(path, { seed, log }).close();
});

/** Damages a page that a start does not read: one of the search index. */
function damage(): void {
  const db = openDb(path);
  const { page } = db.one<{ page: number }>(
    "SELECT rootpage AS page FROM sqlite_schema WHERE name = 'entity_name'",
  ) ?? { page: 0 };
  db.close();
  const bytes = readFileSync(path);
  bytes.fill(0xa5, (page - 1) * 4096, page * 4096);
  writeFileSync(path, bytes);
}

const films = (db: Db) => db.one("SELECT count(*) AS n FROM entity WHERE kind = 'movie'");

it('a sound file is said nothing of', async () => {
  await checkInProcess(path, log);
  expect(said).toEqual([]);
  expect(isMarkedDamaged(path)).toBe(false);
});

it('damage is logged and noted, and the next start makes a proven file again', async () => {
  damage();
  await checkInProcess(path, log);
  expect(said).toEqual([expect.stringContaining(`The catalogue ${path} is damaged: `)]);
  expect(isMarkedDamaged(path)).toBe(true);
  const db = openCatalogue(path, { seed, log });
  expect(films(db)).toEqual({ n: seed.films.length });
  db.close();
  expect(said.at(-1)).toContain('It is made again; the damaged one is kept as');
  expect(isMarkedDamaged(path)).toBe(false);
});

describe('damage that a query meets', () => {
  const QUERY = 'SELECT count(content) AS n FROM entry';
  /** Returns what a whole read of a damaged file gives. A large one, so that SQLite does not hold all of it. */
  function damaged(options: Pick<MendedOptions, 'onDamage'> & { isProven: boolean }) {
    copyFilled(path);
    if (options.isProven) markShipped(path);
    else unmarkShipped(path);
    const open = () => (isMarkedDamaged(path) ? openCatalogue(path, { seed, log }) : openDb(path));
    const db = mendedDb({ path, open, log, reopened: () => log('reopened'), ...options });
    const bytes = readFileSync(path);
    for (let at = 8192; at < bytes.length; at += 4096) bytes.fill(0xa5, at, at + 512);
    writeFileSync(path, bytes);
    return db;
  }

  it('makes a proven file again, and the query is answered', () => {
    const db = damaged({ isProven: true });
    expect(Number(db.one<{ n: number }>(QUERY)?.n)).toBeGreaterThan(0);
    expect(db.isDamaged()).toBe(false);
    expect(said).toEqual([
      expect.stringContaining(`The catalogue ${path} is damaged: `),
      expect.stringContaining('It is made again; the damaged one is kept as'),
      'reopened',
    ]);
    db.close();
  });

  it('is noted once in a file that is not proven, or that another process mends', () => {
    for (const onDamage of [undefined, (why: string) => void said.push(`told: ${why}`)]) {
      said = [];
      const db = damaged({ isProven: onDamage !== undefined, onDamage });
      for (let n = 0; n < 2; n += 1) expect(() => db.one(QUERY)).toThrow('the file is damaged');
      expect([db.isDamaged(), isMarkedDamaged(path), said.length]).toEqual([true, true, 1]);
      expect(said[0]).toMatch(
        onDamage ? /^told: database disk image is malformed/ : /is damaged: /,
      );
      db.close();
      rmSync(`${path}.damage`);
    }
  });
});

it('a check under way ends before the file is closed, so that SQLite can merge its log', async () => {
  // A large file, so that the check is still under way.
  copyFilled(path);
  const db = openDb(path);
  db.run("UPDATE entity SET popularity = popularity WHERE kind = 'person'");
  const over = checkInProcess(path, log);
  await endCheck();
  expect(await over).toBe(false);
  db.close();
  expect(readdirSync(folder).filter((name) => /-(wal|shm)$/.test(name))).toEqual([]);
});
