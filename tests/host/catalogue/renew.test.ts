/**
 * At start, a catalogue file of another version, or with an index that lacks names, is brought up
 * to date.
 */
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importFile } from '#/host/catalogue/import.ts';
import { CATALOGUE_VERSION } from '#/host/catalogue-version.ts';
import { type Db, openDb } from '#/host/db.ts';
import { checked } from '#/host/integrity/checked.ts';
import { openCatalogue } from '#/host/open.ts';
import { markLacking } from '#/host/search/search-index.ts';
import { askHost, createTestHost } from '../../fixtures/embedded-host.ts';
import { folderOfEach } from '../../fixtures/folder.ts';
import { sampleSeed } from '../../fixtures/sample-seed.ts';

/** A catalogue with entries of every kind, and one of its films. */
const seed = sampleSeed();
const FILM = 'The Talking Map';
/** The number of titles of one person from which a film without a text is as popular as it can be. */
const FILMS = 256;

const folder = folderOfEach();
let path = '';
let said: string[] = [];
let db: Db;

/** Opens the catalogue file as a site does at start, with the given opener. */
function start(open = openDb): void {
  said = [];
  db = openCatalogue(path, { seed, log: (message) => void said.push(message), open });
}

function restart(open = openDb): void {
  db.close();
  start(open);
}

/** Opens a new file that has a catalogue and imported films. */
async function begin(): Promise<void> {
  start();
  const lines = Array.from({ length: FILMS }, (_, n) =>
    JSON.stringify({ title: `Quokka Parade ${n}`, year: 1950, cast: ['Quillon Verrat'] }),
  );
  writeFileSync(join(folder, 'films.ndjson'), lines.join('\n'));
  await importFile(db, join(folder, 'films.ndjson'), () => {});
}

beforeEach(() => {
  path = join(folder, 'catalogue.db');
});
afterEach(() => {
  db.close();
});

const count = (table: string) => db.one<{ n: number }>(`SELECT count(*) AS n FROM ${table}`)?.n;

async function search(query: string): Promise<{ name: string; isPerson: boolean }[]> {
  const { host } = createTestHost(db);
  const { body } = await askHost(host, `/api/tmdb/dashboard/search?query=${encodeURI(query)}`);
  const rows = body as { title?: string; name?: string; media_type: string }[];
  return rows.map(({ title = '', name = title, media_type }) => ({
    name,
    isPerson: media_type === 'person',
  }));
}

const namesFor = async (query: string) => (await search(query)).map(({ name }) => name);

/** Returns everything on which searches depend: each word of the index, with its entity. */
function words(): unknown[] {
  db.run("CREATE VIRTUAL TABLE temp.words USING fts5vocab ('main', 'search', 'instance')");
  const rows = db.all('SELECT term, doc, col, "offset" FROM temp.words ORDER BY 1, 2, 3, 4');
  db.run('DROP TABLE temp.words');
  return rows;
}

async function expectWhole(before: unknown[]): Promise<void> {
  expect(count('search_docsize')).toBe(count('entity'));
  expect(count('sound_docsize')).toBe(count('entity'));
  expect(await namesFor('क्वोका परेड 255')).toContain('Quokka Parade 255');
  expect(await namesFor('quokka parade 255')).toContain('Quokka Parade 255');
  const people = (await search('quillon verrat')).filter(({ isPerson }) => isPerson);
  expect(people).toEqual([{ name: 'Quillon Verrat', isPerson: true }]);
  expect(await namesFor(FILM.toLowerCase())).toContain(FILM);
  expect(words()).toEqual(before);
}

describe('a catalogue file', () => {
  it('that is up to date is left as it is, without a message', async () => {
    await begin();
    restart();
    expect(db.one('SELECT total_changes() AS n')).toEqual({ n: 0 });
    expect(said).toEqual([]);
  });

  it('of another version is refilled and reindexed, with its imported films', async () => {
    await begin();
    const before = words();
    db.run("UPDATE fact SET value = '0' WHERE key = 'indexed'");
    db.run("UPDATE fact SET value = 'by other code' WHERE key = 'seed'");
    // Rows that another version has made from the same names and lines.
    db.run("INSERT INTO search (search) VALUES ('delete-all')");
    db.run("INSERT INTO search (rowid, words) SELECT id, 'older words' FROM entity");
    db.run("UPDATE entity SET popularity = 99 WHERE kind = 'movie'");
    restart();
    await expectWhole(before);
    expect(db.one("SELECT max(popularity) AS n FROM entity WHERE name LIKE 'Quokka%'")).toEqual({
      n: 36,
    });
    expect(said).toEqual([
      `The catalogue is filled and indexed again: its search index is of version 0, not ${CATALOGUE_VERSION}.`,
    ]);
    restart();
    expect(said).toEqual([]);
  });

  it.each([
    ['nothing', "INSERT INTO search (search) VALUES ('delete-all')", 0],
    [
      'one name too few',
      'DELETE FROM search WHERE rowid = (SELECT max(id) FROM search_docsize)',
      -1,
    ],
    ['one name too many', "INSERT INTO search (rowid, words) VALUES (7, 'nobody')", 1],
    [
      'one sound too few',
      'DELETE FROM sound WHERE rowid = (SELECT max(id) FROM sound_docsize)',
      -1,
    ],
  ])('whose index has %s is reindexed at the start after a check', async (_, harm, indexed) => {
    await begin();
    const before = words();
    const names = count('entity') ?? 0;
    db.run(harm);
    const has = indexed === 0 ? 0 : names + indexed;
    expect(checked(path)).toEqual({
      unindexed: `its search index has ${has} of ${names} names`,
    });
    restart();
    await expectWhole(before);
    expect(said).toEqual(['The catalogue is indexed again: its search index lacks names.']);
    expect(checked(path)).toEqual({});
  });

  it('that a migration has changed is reindexed', async () => {
    await begin();
    const before = words();
    const migrations = join(folder, 'migrations/');
    cpSync(fileURLToPath(new URL('../../../src/host/migrations/', import.meta.url)), migrations, {
      recursive: true,
    });
    writeFileSync(
      join(migrations, '999-name.sql'),
      "UPDATE entity SET name = 'Wombat Parade' WHERE name = 'Quokka Parade 7'",
    );
    restart((file) => openDb(file, { migrations: pathToFileURL(migrations) }));
    expect(await namesFor('wombat parade')).toContain('Wombat Parade');
    // The new name lacks the word `7`.
    expect(words()).toHaveLength(before.length - 1);
    expect(said).toEqual([
      'The catalogue is indexed again: its search index is of an unknown version.',
    ]);
  });
});

describe('a catalogue file that cannot be brought up to date, because the disk is full,', () => {
  it('stays as it was, and the next start tries again', async () => {
    await begin();
    const before = words();
    db.run("INSERT INTO search (search) VALUES ('delete-all')");
    markLacking(db);
    db.run('VACUUM');
    restart((file) => {
      const full = openDb(file);
      full.one('PRAGMA max_page_count = 1');
      return full;
    });
    const trouble = 'its search index lacks names';
    expect(said).toEqual([
      `The catalogue is indexed again: ${trouble}.`,
      `The catalogue ${path} can not be written: the disk is full. The open catalogue in it stays as it was.`,
    ]);
    restart();
    await expectWhole(before);
  });
});
