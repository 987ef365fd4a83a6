import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { importFile } from '#/host/catalogue/import.ts';
import { DatabaseError } from '#/host/database-error.ts';
import { type Db, openDb } from '#/host/db.ts';
import { isMarkedDamaged, isShipped, markDamaged, unmarkShipped } from '#/host/integrity/marks.ts';
import { openCatalogue } from '#/host/open.ts';
import { loadSeed } from '#/host/seed/load.ts';
import { startSite } from '../e2e/site.ts';
import { folderOfEach } from '../fixtures/folder.ts';
import { shippedSeed } from '../fixtures/shipped-seed.ts';
import { SMALL, SMALL_FILM } from '../fixtures/small-catalogue.ts';

/** It takes the place of the open catalogue where its size does not matter. */
const seed = loadSeed(SMALL.CATALOGUE_DIR);
const now = () => new Date(Date.UTC(2026, 0, 2));

const folder = folderOfEach();
let path = '';
let said: string[] = [];
const log = (message: string) => void said.push(message);
beforeEach(() => {
  path = join(folder, 'catalogue.db');
  said = [];
});

/** Makes a file that provably holds nothing but the open catalogue. */
function makeProven(): void {
  openCatalogue(path, { seed, log }).close();
}

const films = (db: Db) =>
  db.one<{ n: number }>("SELECT count(*) AS n FROM entity WHERE kind = 'movie'")?.n ?? 0;
const imported = (db: Db) =>
  db.one<{ n: number }>("SELECT count(*) AS n FROM entity WHERE source = 'import'")?.n ?? 0;

/** Writes a file of `count` films, each with a person. Returns its path. */
function writeFilms(count: number): string {
  const file = join(folder, 'films.ndjson');
  const line = (n: number) =>
    JSON.stringify({
      title: `Quokka ${n}`,
      year: 1950,
      cast: [`Verrat ${n}`],
      extract: 'x'.repeat(200),
    });
  writeFileSync(file, Array.from({ length: count }, (_, n) => line(n)).join('\n'));
  return file;
}

/** Overwrites 512 bytes of each page of 4 kB but the first with nonsense. */
function damage(file: string): void {
  const bytes = readFileSync(file);
  for (let at = 4096; at < bytes.length; at += 4096) bytes.fill(0xa5, at, at + 512);
  writeFileSync(file, bytes);
}

const importing = (file: string, env = {}) =>
  spawn(process.execPath, ['src/tools/catalogue.ts', 'import', file], {
    env: { ...process.env, ...SMALL, CATALOGUE_DB: path, ...env },
    timeout: 60_000,
  });

describe('kill -9', () => {
  it('while the open catalogue is filled leaves nothing half done', async () => {
    const child = spawn(process.execPath, ['src/tools/catalogue.ts', 'import', '/dev/null'], {
      env: { ...process.env, CATALOGUE_DB: path },
    });
    await expect.poll(() => existsSync(`${path}-wal`), { interval: 1 }).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const whole = shippedSeed();
    const db = openCatalogue(path, { seed: whole, log });
    expect(db.one('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
    expect(films(db)).toBe(whole.films.length);
    db.close();
  }, 20_000);
});

describe('a damaged file', () => {
  it('of the open catalogue is set aside and rebuilt by one of several processes, which logs that once', async () => {
    makeProven();
    damage(path);
    const site = await startSite({ ...SMALL, CATALOGUE_DB: path, WORKERS: '2' });
    expect((await fetch(site.url + SMALL_FILM)).status).toBe(200);
    await site.stop();
    expect(site.output().match(/can not be read: the file is damaged/g)).toHaveLength(1);
    expect(site.output()).toContain('It is made again; the damaged one is kept as');
    const kept = readdirSync(folder).filter((name) => /\.damaged-\w+$/.test(name));
    expect(kept).toHaveLength(1);
    expect(isShipped(path)).toBe(true);
  }, 20_000);

  it.each([
    ['no database at all', () => writeFileSync(path, 'This is a text of some length. '.repeat(99))],
    ['cut off', () => writeFileSync(path, readFileSync(path).subarray(0, 50_000))],
    ['without its head', () => writeFileSync(path, readFileSync(path).fill(0, 0, 4096))],
  ])('of the open catalogue that is %s is rebuilt', (_, harm) => {
    makeProven();
    harm();
    const db = openCatalogue(path, { seed, log, now });
    expect(films(db)).toBe(seed.films.length);
    db.close();
    const aside = `${path}.damaged-20260102T000000000Z`;
    expect(existsSync(aside)).toBe(true);
    expect(said).toEqual([
      `The catalogue ${path} can not be read: the file is damaged. It is made again; the damaged one is kept as ${aside}.`,
    ]);
  });

  it('with imported films is left as it is, byte for byte, with one clear message', async () => {
    makeProven();
    const child = importing(writeFilms(50));
    await once(child, 'exit');
    damage(path);
    const before = readFileSync(path);
    const run = spawnSync(process.execPath, ['dist/server/entry.mjs'], {
      env: { ...process.env, ...SMALL, CATALOGUE_DB: path, PORT: '0' },
      encoding: 'utf8',
    });
    expect(run.status).toBe(1);
    expect(run.stderr).toBe(
      `The catalogue ${path} can not be read: the file is damaged. It may hold imported films, so it is left as it is: put a good copy in its place, or move it away to begin with the open catalogue.\n`,
    );
    expect(readFileSync(path)).toEqual(before);
    expect(readdirSync(folder).filter((name) => name.includes('damaged'))).toEqual([]);
  }, 20_000);

  it('with imported films is noted no longer when a good copy is in its place', async () => {
    makeProven();
    const db = openDb(path);
    await importFile(db, writeFilms(3), () => {});
    db.close();
    markDamaged(path);
    const site = await startSite({ ...SMALL, CATALOGUE_DB: path });
    await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(200);
    expect(isMarkedDamaged(path)).toBe(false);
    await site.stop();
  });

  it('that has replaced a proven one is not proven', () => {
    makeProven();
    copyFileSync(path, `${path}.copy`);
    renameSync(`${path}.copy`, path);
    damage(path);
    expect(() => openCatalogue(path, { seed, log })).toThrow(/It may hold imported films/);
  });

  it('into which films were imported is not proven', async () => {
    makeProven();
    expect(isShipped(path)).toBe(true);
    const db = openDb(path);
    await importFile(db, writeFilms(3), () => {});
    db.close();
    openCatalogue(path, { seed, log }).close();
    expect(isShipped(path)).toBe(false);
    unmarkShipped(path);
    expect(isShipped(path)).toBe(false);
  });
});

/**
 * Returns a function that opens a file as on a disk without room for more than `pages` pages of 4
 * kB.
 */
function openFull(pages: number): (file: string) => Db {
  return (file) => {
    const db = openDb(file);
    db.one(`PRAGMA max_page_count = ${pages}`);
    return db;
  };
}

describe('a full disk', () => {
  it('without room for the open catalogue makes the site keep it in memory and log that', () => {
    const db = openCatalogue(path, { seed, log, mayForget: true, open: openFull(60) });
    expect(films(db)).toBe(seed.films.length);
    db.close();
    expect(said).toEqual([
      `The catalogue ${path} can not be written: the disk is full. The open catalogue is kept in memory until the next start.`,
    ]);
    // No part of a file stays, which the next start could not prove to be the open catalogue.
    expect(readdirSync(folder)).toEqual([]);
    openCatalogue(path, { seed, log, mayForget: true, open: openFull(60) }).close();
    expect(said).toHaveLength(2);
  });

  it('without room for a newer open catalogue leaves the older one in place', () => {
    // The newer one needs more room than the older one leaves.
    openCatalogue(path, { seed, log }).close();
    const db = openCatalogue(path, { seed: shippedSeed(), log, open: openFull(1) });
    expect(films(db)).toBe(seed.films.length);
    expect(db.one('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
    db.close();
    expect(said).toEqual([
      `The catalogue ${path} can not be written: the disk is full. The open catalogue in it stays as it was.`,
    ]);
  });

  it('ends an import with one message, and keeps what was written before', async () => {
    makeProven();
    const db = openDb(path);
    const { n = 0 } = db.one<{ n: number }>('SELECT page_count AS n FROM pragma_page_count') ?? {};
    db.one(`PRAGMA max_page_count = ${n + 800}`);
    const sizes = { lines: 500, names: 10_000 };
    const run = importFile(db, writeFilms(5000), () => {}, undefined, sizes);
    const failed = await run.catch((error) => error);
    expect(failed).toBeInstanceOf(DatabaseError);
    expect(failed.message).toBe(`The catalogue ${path} can not be written: the disk is full.`);
    expect(imported(db)).toBeGreaterThan(0);
    db.close();
    const again = openDb(path);
    expect(again.one('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
    // A film and its person for each line.
    expect(imported(again) % (2 * sizes.lines)).toBe(0);
    again.close();
  });

  it('does not stop the site: it starts on a disk of 128 kB', async (context) => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=128k', 'tmpfs', disk]);
    // Only root may mount, and not in every container.
    if (mount.status !== 0) return context.skip('no disk can be mounted here');
    try {
      const site = await startSite({
        ...SMALL,
        CATALOGUE_DB: join(disk, 'catalogue.db'),
        PICTURE_CACHE: join(folder, 'pictures'),
        WORKERS: '2',
      });
      expect((await fetch(site.url + SMALL_FILM)).status).toBe(200);
      await site.stop();
      expect(site.output().match(/the disk is full/g)).toHaveLength(1);
      // What is in the memory of one process no other one finds.
      expect(site.output()).toContain('one process serves the site, whatever WORKERS says');
      const run = importing(writeFilms(3), { CATALOGUE_DB: join(disk, 'catalogue.db') });
      const stderr = (await run.stderr.toArray()).join('');
      expect(stderr).toMatch(/^The catalogue .* can not be written: the disk is full\.\n$/);
    } finally {
      spawnSync('umount', [disk]);
    }
  });
});
