/** A start with files that have mistakes: the site says what it refuses, and serves. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openEmbedded } from '#/compose/embedded.ts';
import { readConfig } from '#/config.ts';
import { openDb } from '#/host/db.ts';
import { askHost } from '../fixtures/embedded-host.ts';
import { folderOfEach } from '../fixtures/folder.ts';

const folder = folderOfEach();

const pathOf = (name: string) => join(folder, name);
const write = (file: string, text: string) => writeFileSync(pathOf(file), text);

/** Starts the embedded host. Returns the titles that it serves, what it logs, and what its lists have. */
async function start() {
  const said: string[] = [];
  const config = readConfig({ CATALOGUE_DIR: folder, CATALOGUE_DB: pathOf('catalogue.db') });
  const { host, db } = openEmbedded(config, (message) => void said.push(message));
  const { body } = await askHost(host, '/api/tmdb/popular?page=1');
  const titles = (body as { results: { title: string }[] }).results.map(({ title }) => title);
  const listed = db
    .all<{ name: string | null }>(
      `SELECT entity.name FROM list LEFT JOIN list_entry ON list = list.name
       LEFT JOIN entity ON id = entity_id`,
    )
    .map(({ name }) => name);
  db.close();
  return { titles, said, listed };
}

const FILM = '- title: Awara\n  date: 1951\n';
const WARIS = 'title: Waris\ndate: 1979\nepisodes: [{ number: 1 }, { number: 1 }]\n';
const LINE = () =>
  `${pathOf('dramas.yaml')}:3:29: Waris: episodes.1.number: another episode has the number 1`;

it('a start serves a part as it was until its files are mended, and the other parts as they are now', async () => {
  write('films.yaml', FILM);
  expect((await start()).titles).toEqual(['Awara']);
  write('films.yaml', `${FILM}- title: Aag\n  date: 1948\n`);
  write('dramas.yaml', WARIS);
  for (const again of [false, true]) {
    const { titles, said } = await start();
    expect(titles.toSorted(), `again: ${again}`).toEqual(['Aag', 'Awara']);
    expect(said).toEqual([
      'The files of the catalogue have mistakes (1): what they do not touch is shown; dramas as before them.',
      LINE(),
    ]);
  }
  rmSync(pathOf('dramas.yaml'));
  write('films.yaml', '- title: [');
  expect((await start()).titles.toSorted()).toEqual(['Aag', 'Awara']);
  write('films.yaml', FILM);
  expect(await start()).toEqual({ titles: ['Awara'], said: [], listed: [] });
});

it('a start keeps the films of a list while their file has a mistake, and shows no list of nothing', async () => {
  write('films.yaml', '- title: [');
  write('dramas.yaml', 'title: Waris\ndate: 1979\n');
  write(
    'lists.yaml',
    'name: a-list\ntitles: { en: A }\nwords: { en: B }\ndate: 2026-11-24\n' +
      'entries: [{ movie: Awara (1951), why: { en: C } }]\n',
  );
  expect((await start()).listed).toEqual([]);
  write('films.yaml', FILM);
  expect((await start()).listed).toEqual(['Awara']);
  write('films.yaml', '- title: [');
  expect((await start()).listed).toEqual(['Awara']);
});

it('a start brings the index of the older catalogue up to date all the same', async () => {
  write('films.yaml', FILM);
  await start();
  const db = openDb(pathOf('catalogue.db'));
  db.run("UPDATE fact SET value = '0' WHERE key = 'indexed'");
  db.close();
  write('dramas.yaml', WARIS);
  const { titles, said } = await start();
  expect(titles).toEqual(['Awara']);
  expect(said).toContainEqual(expect.stringMatching(/indexed again: /));
});

it('a start without an older catalogue serves the entries without mistakes', async () => {
  write('films.yaml', FILM);
  write('dramas.yaml', WARIS);
  const { titles, said } = await start();
  expect(titles).toEqual(['Awara']);
  expect(said.slice(0, 2)).toEqual([
    'The files of the catalogue have mistakes (1): their entries are left out.',
    LINE(),
  ]);
});

it('a start with nothing to serve fails with a message that names file, line and entry', async () => {
  write('dramas.yaml', WARIS);
  await expect(start()).rejects.toThrow(`The files of the catalogue have mistakes:\n  ${LINE()}`);
});

it('a start logs twenty mistakes, and how many more there are', async () => {
  write('films.yaml', FILM.repeat(30));
  const { said } = await start();
  expect(said[0]).toContain('mistakes (29)');
  expect(said).toHaveLength(1 + 20 + 1);
  expect(said[21]).toBe('… and 9 more: npm run catalogue -- check prints them.');
});

it('a start serves the older catalogue when only the database finds a mistake', async () => {
  write('films.yaml', FILM);
  await start();
  const db = openDb(pathOf('catalogue.db'));
  db.run("CREATE TRIGGER refuse BEFORE INSERT ON movie BEGIN SELECT RAISE(ABORT, 'no more'); END");
  db.close();
  write('films.yaml', `${FILM}- title: Aag\n  date: 1948\n`);
  expect(await start()).toMatchObject({
    titles: ['Awara'],
    said: [
      `The files can not be filled into ${pathOf('catalogue.db')}: Error: no more. The open catalogue in it stays as it was.`,
    ],
  });
});
