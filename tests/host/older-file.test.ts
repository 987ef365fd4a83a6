/** A catalogue file from before dramas and songs were entities keeps its imported rows. */
import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { exportCatalogue } from '#/host/catalogue/export.ts';
import { openFolder } from '#/host/catalogue/files/folder.ts';
import { type Db, openDb } from '#/host/db.ts';
import { insert } from '#/host/insert.ts';
import { fillFromSeed } from '#/host/seed/fill.ts';
import { folderOfEach } from '../fixtures/folder.ts';
import { seedOf } from '../fixtures/seeds.ts';
import { shippedSeed } from '../fixtures/shipped-seed.ts';

const folder = folderOfEach();

const DRAMA = {
  title: 'Waris',
  date: '1979',
  language: 'ur',
  writer: ['Amjad'],
  director: [],
  cast: [],
  episodes: [{ number: 1 }],
  basis: 'facts only',
};
const SONG = { title: 'Boots', artist: 'Taylor Holmes', note: 'A recording of 1915.' };

const MIGRATIONS = ['001-catalogue.sql', '002-entries.sql'];

/** Makes an empty catalogue file with the first two migrations alone. */
function emptyFile(): { path: string; db: Db } {
  const path = join(folder, 'catalogue.db');
  const before = join(folder, 'migrations');
  mkdirSync(before);
  for (const file of MIGRATIONS) {
    const from = new URL(`../../src/host/migrations/${file}`, import.meta.url);
    cpSync(fileURLToPath(from), join(before, file));
  }
  return { path, db: openDb(path, { migrations: pathToFileURL(`${before}/`) }) };
}

/** Makes such a file with imported rows as they stood then. */
function olderFile(): string {
  const { path, db } = emptyFile();
  const film = { id: 3_000_000_000, kind: 'movie', name: 'Awara', source: 'import' };
  insert(db, 'entity', { ...film, popularity: 4 });
  insert(db, 'entity', { ...film, id: film.id + 1, kind: 'person', name: 'Nargis' });
  insert(db, 'movie', { id: film.id, added: '2026-11-22', added_order: 1 });
  insert(db, 'person', { id: film.id + 1 });
  const credit = { title_id: film.id, person_id: film.id + 1, role: 'cast', position: 0 };
  insert(db, 'credit', credit);
  const id = 'waris-1979';
  insert(db, 'season', {
    id,
    kind: 'drama',
    number: 1234,
    title: 'Waris',
    language: 'ur',
    position: 0,
    source: 'import',
  });
  insert(db, 'episode', { id: `${id}-1`, season_id: id, number: 1, title: 'Waris, episode 1' });
  insert(db, 'clip', {
    id: 'song-boots-taylor-holmes',
    kind: 'song',
    title: 'Boots (Taylor Holmes)',
    position: 0,
    source: 'import',
  });
  for (const [part, content] of Object.entries({ dramas: DRAMA, songs: SONG })) {
    const entry = { part, source: 'import', position: 0, content: JSON.stringify(content) };
    insert(db, 'entry', entry);
  }
  db.close();
  return path;
}

it('an older file keeps its films, people and credits, and its dramas and songs become entities', () => {
  const db = openDb(olderFile());
  fillFromSeed(db, openFolder(mkdtempSync(join(folder, 'empty-'))).read().seed);
  expect(db.all('SELECT kind, name FROM entity ORDER BY kind, name')).toEqual([
    { kind: 'drama', name: 'Waris' },
    { kind: 'movie', name: 'Awara' },
    { kind: 'person', name: 'Amjad' },
    { kind: 'person', name: 'Nargis' },
    { kind: 'song', name: 'Boots (Taylor Holmes)' },
  ]);
  const titles = `SELECT title.name AS title, person.name, role FROM credit
    JOIN entity AS title ON title.id = title_id JOIN entity AS person ON person.id = person_id`;
  expect(db.all(`${titles} ORDER BY role`)).toEqual([
    { title: 'Awara', name: 'Nargis', role: 'cast' },
    { title: 'Waris', name: 'Amjad', role: 'writer' },
  ]);
  expect(db.all('SELECT title FROM episode')).toEqual([{ title: 'Waris, episode 1' }]);
  expect(db.all('PRAGMA foreign_key_check')).toEqual([]);
  expect(db.one('PRAGMA foreign_keys')).toEqual({ foreign_keys: 1 });
  db.close();
});

it('its entries come out in the form of today’s files', () => {
  const db = openDb(olderFile());
  fillFromSeed(db, openFolder(mkdtempSync(join(folder, 'empty-'))).read().seed);
  const out = join(folder, 'out');
  exportCatalogue(db, out);
  db.close();
  const { seed, mistakes } = openFolder(out).read();
  expect(mistakes).toEqual([]);
  expect(seed.dramas[0]?.basis).toEqual({
    kind: 'not recorded',
    reason: 'facts only',
    countries: [],
  });
  expect(seed.songs[0]).toMatchObject({ title: 'Boots', notes: 'A recording of 1915.' });
});

it('the catalogue’s folder wins where it has a drama and a song of an older file', () => {
  const db = openDb(olderFile());
  const { dramas, songs } = shippedSeed();
  fillFromSeed(db, {
    ...seedOf({}),
    dramas: dramas.filter(({ title }) => title === DRAMA.title),
    songs: songs.filter(({ title }) => title === SONG.title),
  });
  const sources = (table: string, title: string) =>
    db.all(`SELECT source, entity_id IS NOT NULL AS known FROM ${table} WHERE title = ?`, title);
  expect(sources('clip', 'Boots (Taylor Holmes)')).toEqual([{ source: 'seed', known: 1 }]);
  expect(sources('season', 'Waris')).toEqual([{ source: 'seed', known: 1 }]);
  expect(db.all("SELECT part FROM entry WHERE source = 'import'")).toEqual([]);
  db.close();
});
