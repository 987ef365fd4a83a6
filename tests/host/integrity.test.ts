/** The check of a catalogue's file beside serving, and what the next start does. */
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Db, openDb } from '#/host/db.ts';
import { checkBeside, endCheck } from '#/host/integrity/beside.ts';
import { isMarkedDamaged, markDamaged } from '#/host/integrity/mark.ts';
import { openCatalogue } from '#/host/open.ts';
import { unmarkShipped } from '#/host/shipped.ts';
import { copyFilled } from '../fixtures/filled-file.ts';
import { sampleSeed } from '../fixtures/sample-seed.ts';

/** A small catalogue: making it again takes no time. */
const seed = sampleSeed();
let folder = '';
let path = '';
let said: string[] = [];
const log = (message: string) => void said.push(message);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manzar-integrity-'));
  path = join(folder, 'catalogue.db');
  said = [];
  openCatalogue(path, { seed, log }).close();
});
afterEach(() => rmSync(folder, { recursive: true }));

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
  await checkBeside(path, log);
  expect(said).toEqual([]);
  expect(isMarkedDamaged(path)).toBe(false);
});

it('damage is logged and noted, and the next start makes a proven file again', async () => {
  damage();
  await checkBeside(path, log);
  expect(said).toEqual([expect.stringContaining(`The catalogue ${path} is damaged: `)]);
  expect(isMarkedDamaged(path)).toBe(true);
  const db = openCatalogue(path, { seed, log });
  expect(films(db)).toEqual({ n: seed.films.length });
  db.close();
  expect(said.at(-1)).toContain('It is made again; the damaged one is kept as');
  expect(isMarkedDamaged(path)).toBe(false);
});

it('a damaged file that may hold imports stays as it is, and is served', async () => {
  unmarkShipped(path);
  damage();
  const before = readFileSync(path);
  await checkBeside(path, log);
  const db = openCatalogue(path, { seed, log });
  expect(db.one('SELECT 1 AS n FROM entity LIMIT 1')).toEqual({ n: 1 });
  db.close();
  expect(readFileSync(path)).toEqual(before);
  expect(said).toHaveLength(1);
});

it('a check under way ends before the file is closed, so that SQLite can merge its log', async () => {
  // A large file, so that the check is still under way.
  copyFilled(path);
  const db = openDb(path);
  db.run("UPDATE entity SET popularity = popularity WHERE kind = 'person'");
  const over = checkBeside(path, log);
  // Linux lists what this process has open: the check opens the file anew.
  const opened = () =>
    readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`) === path;
      } catch {
        return false;
      }
    }).length;
  const begun = vi.waitFor(() => expect(opened()).toBeGreaterThan(1), { interval: 1 });
  await Promise.race([begun, over]);
  await endCheck();
  db.close();
  expect(readdirSync(folder).filter((name) => /-(wal|shm)$/.test(name))).toEqual([]);
});

it('the note of damage does not hold for another file in the same place', () => {
  markDamaged(path);
  expect(isMarkedDamaged(path)).toBe(true);
  const copy = readFileSync(path);
  rmSync(path);
  writeFileSync(`${path}.new`, copy);
  rmSync(`${path}.new`);
  expect(existsSync(path)).toBe(false);
  expect(isMarkedDamaged(path)).toBe(false);
});
