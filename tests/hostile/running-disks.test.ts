/** Disks that can not be written, and a catalogue that is damaged while the site runs. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseError } from '#/host/database-error.ts';
import { unmarkShipped } from '#/host/integrity/marks.ts';
import { openCatalogue } from '#/host/open.ts';
import { loadSeed } from '#/host/seed/load.ts';
import { type RunningSite, startSite, startSiteHere } from '../e2e/site.ts';
import { folderOfEach } from '../fixtures/folder.ts';
import { SMALL, SMALL_FILM } from '../fixtures/small-catalogue.ts';

const seed = loadSeed(SMALL.CATALOGUE_DIR);
const folder = folderOfEach();
let path = '';
let said: string[] = [];
let site: RunningSite | null = null;
const log = (message: string) => void said.push(message);
beforeEach(() => {
  path = join(folder, 'catalogue.db');
  said = [];
});
afterEach(async () => {
  await site?.stop();
  site = null;
});

const statusOf = async (address: string) => (await fetch((site?.url ?? '') + address)).status;
async function readiness() {
  const answer = await fetch(`${site?.url}/readyz`);
  return { code: answer.status, ...((await answer.json()) as Record<string, string>) };
}
const timesSaid = (what: string) => site?.output().split(what).length ?? 0;

describe('a disk that can not be written', () => {
  it.each([
    ['the catalogue', 'CATALOGUE_DB', {}],
    ['the shelf', 'SHELF_DB', { CATALOGUE_HOST: 'http://127.0.0.1:9' }],
    ['the pictures', 'PICTURE_CACHE', {}],
  ])('for %s costs nothing else, and the log names %s once', async (_, setting, more) => {
    // A plain file is no place for a folder: this fails for root, too.
    writeFileSync(join(folder, 'file'), 'not a folder');
    site = await startSiteHere({ ...SMALL, ...more, [setting]: join(folder, 'file/in/it') });
    expect(await statusOf('/healthz')).toBe(200);
    if (!('CATALOGUE_HOST' in more)) expect(await statusOf(SMALL_FILM)).toBe(200);
    expect(timesSaid(setting)).toBe(2);
  });

  it('with a catalogue on it serves the catalogue as it is', () => {
    openCatalogue(path, { seed, log }).close();
    const before = readFileSync(path);
    const refused = () => {
      throw databaseError(path, 'unwritable', new Error('attempt to write a readonly database'));
    };
    const db = openCatalogue(path, { seed, log, open: refused, mayForget: true });
    expect(db.one("SELECT count(*) AS n FROM entity WHERE kind = 'movie'")).toEqual({
      n: seed.films.length,
    });
    db.close();
    expect(said).toEqual([
      `The catalogue ${path} can not be written: attempt to write a readonly database. CATALOGUE_DB names it. The catalogue in it is served as it is.`,
    ]);
    expect(readFileSync(path)).toEqual(before);
    // A command that writes does not go on.
    expect(() => openCatalogue(path, { seed, log, open: refused })).toThrow('can not be written');
  });

  it('that was mounted read-only is served by two workers', async (context) => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    const mount = (...options: string[]) => spawnSync('mount', [...options, disk]).status;
    // Only root may mount, and not in every container.
    if (mount('-t', 'tmpfs', 'tmpfs') !== 0) return context.skip('no disk can be mounted here');
    try {
      openCatalogue(join(disk, 'catalogue.db'), { seed, log }).close();
      expect(mount('-o', 'remount,ro')).toBe(0);
      site = await startSite({
        ...SMALL,
        CATALOGUE_DB: join(disk, 'catalogue.db'),
        WORKERS: '2',
        PICTURE_CACHE: join(disk, 'pictures'),
      });
      expect(await statusOf(SMALL_FILM)).toBe(200);
      expect(await readiness()).toMatchObject({ code: 200, database: 'open' });
      await site.stop();
      expect(timesSaid('CATALOGUE_DB names it')).toBe(2);
      site = null;
    } finally {
      spawnSync('umount', [disk]);
    }
  });
});

/** Overwrites 512 bytes of each page of 4 kB but the first with nonsense. */
function damage(): void {
  const bytes = readFileSync(path);
  for (let at = 4096; at < bytes.length; at += 4096) bytes.fill(0xa5, at, at + 512);
  writeFileSync(path, bytes);
}

describe('a catalogue that is damaged while the site runs', () => {
  it('is told and made again, whichever worker meets it', async () => {
    openCatalogue(path, { seed, log }).close();
    site = await startSite({ ...SMALL, CATALOGUE_DB: path, WORKERS: '2' });
    damage();
    const setAside = () => readdirSync(folder).some((name) => /\.damaged-\w+$/.test(name));
    // The check beside serving may be over by now: then a query meets the damage.
    let searches = 0;
    const searched = async () => {
      searches += 1;
      await statusOf(`/search?query=film+${searches}`);
      return setAside();
    };
    await expect.poll(searched).toBe(true);
    await expect.poll(readiness).toMatchObject({ code: 200, status: 'ready', database: 'open' });
    await expect.poll(() => statusOf(SMALL_FILM)).toBe(200);
    await site.stop();
    expect(site.output()).toContain(`The catalogue ${path} is damaged: `);
    expect(site.output()).toContain('It is made again; the damaged one is kept as');
    site = null;
  });

  it('is told and left as it is if it may hold imported films', async () => {
    openCatalogue(path, { seed, log }).close();
    site = await startSite({ ...SMALL, CATALOGUE_DB: path });
    unmarkShipped(path);
    damage();
    const before = readFileSync(path);
    const told = { code: 503, status: 'not ready', database: 'damaged' };
    await expect.poll(readiness).toMatchObject(told);
    expect(await statusOf('/healthz')).toBe(200);
    expect(readFileSync(path).equals(before)).toBe(true);
    await site.stop();
    expect(timesSaid('is damaged: ')).toBe(2);
    site = null;
  });
});
