/** The file of hosts' last answers. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openShelf, type Shelf } from '#/catalogue/answer-file.ts';
import { createCatalogue } from '#/catalogue/catalogue.ts';
import { remoteSource } from '#/catalogue/sources/remote.ts';
import { DELETED_AT } from '#/contract/lifetimes.ts';
import { folderOfEach } from '../../../fixtures/folder.ts';
import { createScriptedHost } from '../../../fixtures/scripted-host.ts';
import { trust } from '../../../fixtures/trust.ts';

const HOST = 'https://a.example';

const folder = folderOfEach();
let clock: number;
let said: string[];
let opened: Shelf[];
beforeEach(() => {
  clock = Date.UTC(2026, 10, 23);
  said = [];
  opened = [];
});
afterEach(() => {
  for (const shelf of opened) shelf.close();
});

function open(mostBytes = 1_000_000, path = join(folder, 'shelf.db')): Shelf {
  const log = (message: string) => void said.push(message);
  const shelf = openShelf({ path, mostBytes, log, wall: () => clock, now: () => clock });
  opened.push(shelf);
  return shelf;
}

it('the shelf keeps the last answer by origin and request, with its age, over a restart', () => {
  const shelf = open();
  shelf.put(HOST, '/a', 'old');
  shelf.put(HOST, '/a', 'new');
  shelf.put('https://b.example', '/a', 'other');
  clock += 90_000;
  expect(shelf.get(HOST, '/a')).toEqual({ body: 'new', age: 90 });
  expect(open().get(HOST, '/a')).toEqual({ body: 'new', age: 90 });
  expect(shelf.get(HOST, '/b')).toBeNull();
});

it('a shelf of an earlier version keeps its answers, and learns tags of hosts', () => {
  const file = new DatabaseSync(join(folder, 'shelf.db'));
  file.exec(`CREATE TABLE answer (
    origin TEXT NOT NULL, request TEXT NOT NULL, at INTEGER NOT NULL, body TEXT NOT NULL,
    bytes INTEGER NOT NULL, PRIMARY KEY (origin, request)) STRICT`);
  const row = file.prepare('INSERT INTO answer VALUES (?, ?, ?, ?, ?)');
  row.run(HOST, '/a', Math.floor(clock / 1000), 'old', 3);
  file.close();
  const shelf = open();
  expect(shelf.get(HOST, '/a')).toEqual({ body: 'old', age: 0 });
  shelf.put(HOST, '/a', 'new', { etag: '"a"' });
  expect(open().get(HOST, '/a')).toEqual({ body: 'new', age: 0, etag: '"a"' });
  shelf.drop(HOST, '/a');
  expect([shelf.get(HOST, '/a'), said]).toEqual([null, []]);
});

it('the shelf deletes the oldest answers when it is full, and takes none that is larger than itself', () => {
  const shelf = open(200_000);
  for (let n = 0; n < 300; n += 1) {
    clock += 1000;
    shelf.put(HOST, `/${n}`, 'x'.repeat(1000));
  }
  const kept = Array.from({ length: 300 }, (_, n) => n).filter((n) => shelf.get(HOST, `/${n}`));
  expect(kept.at(-1)).toBe(299);
  expect(kept).toEqual(Array.from(kept, (_, at) => 300 - kept.length + at));
  expect(kept.length).toBeLessThan(200);
  expect(kept.length).toBeGreaterThan(100);
  shelf.put(HOST, '/large', 'x'.repeat(300_000));
  expect(shelf.get(HOST, '/large')).toBeNull();
});

it('two processes with one shelf keep one limit, each within a sixty-fourth of it', () => {
  const shelves = [open(64_000), open(64_000)];
  for (let n = 0; n < 200; n += 1) shelves[n % 2]?.put(HOST, `/${n}`, 'x'.repeat(980));
  const kept = Array.from({ length: 200 }, (_, n) => shelves[0]?.get(HOST, `/${n}`)).filter(
    Boolean,
  );
  expect(kept.length).toBeLessThanOrEqual(65);
  expect(kept.length).toBeGreaterThanOrEqual(1);
});

it('the shelf has nothing that is older than six months', () => {
  open().put(HOST, '/a', 'old');
  clock += 1000 * DELETED_AT + 1000;
  expect(open().get(HOST, '/a')).toBeNull();
  const file = new DatabaseSync(join(folder, 'shelf.db'));
  expect(file.prepare('SELECT count(*) AS n FROM answer').get()).toEqual({ n: 0 });
  file.close();
});

it.each([
  ['no database', (path: string) => writeFileSync(path, 'x'.repeat(5000))],
  ['a folder', (path: string) => mkdirSync(path)],
])('the site does without a shelf that is %s, and says so once', (_what, spoil) => {
  const path = join(folder, 'bad.db');
  spoil(path);
  const shelf = open(1000, path);
  shelf.put(HOST, '/a', 'lost');
  expect(shelf.get(HOST, '/a')).toBeNull();
  expect(said).toEqual([expect.stringContaining(`The shelf ${path} (SHELF_DB) is done without: `)]);
});

it('the shelf waits only for a moment while another process writes', () => {
  const shelf = open();
  shelf.put(HOST, '/a', 'kept');
  const other = new DatabaseSync(join(folder, 'shelf.db'));
  other.exec('BEGIN IMMEDIATE');
  const waits = [1, 2, 3, 4, 5].map(() => {
    const begin = performance.now();
    shelf.put(HOST, '/b', 'lost');
    return performance.now() - begin;
  });
  // The shortest: the machine may be busy, too.
  expect(Math.min(...waits)).toBeLessThan(45);
  expect(shelf.get(HOST, '/a')?.body).toBe('kept');
  expect(said).toEqual([]);
  other.exec('ROLLBACK');
  other.close();
  shelf.put(HOST, '/b', 'kept');
  expect(shelf.get(HOST, '/b')?.body).toBe('kept');
});

it('the shelf keeps the last good answer where a host answers nonsense', async () => {
  const host = await createScriptedHost();
  host.answer('/api/tmdb/popular', { json: { results: [{ id: 7, title: 'Kept' }], page: 1 } });
  const shelf = open();
  const site = () =>
    createCatalogue({
      source: remoteSource(host.origin, 1000, { shelf }),
      trust,
      log: () => undefined,
    });
  const first = () => site().ask('popular', { page: 1 });
  await first();
  host.answer('/api/tmdb/popular', { json: { nonsense: true } });
  expect((await first()).items).toMatchObject([{ id: '7' }]);
  await host.close();
});
