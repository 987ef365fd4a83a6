/** A shelf that runs for long, that another process has open, or that is spoilt while it is in use. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it } from 'vitest';
import { openShelf, type Shelf } from '#/catalogue/answer-file.ts';
import { DELETED_AT, STALE_IF_ERROR } from '#/contract/lifetimes.ts';
import { folderOfEach } from '../../../fixtures/folder.ts';

const HOST = 'https://a.example';

const folder = folderOfEach();
let clock: number;
let said: string[];
beforeEach(() => {
  clock = Date.UTC(2026, 10, 23);
  said = [];
});

const path = () => join(folder, 'shelf.db');
function open(): Shelf {
  const log = (message: string) => void said.push(message);
  return openShelf({
    path: path(),
    mostBytes: 1_000_000,
    log,
    wall: () => clock,
    now: () => clock,
  });
}

it('a shelf deletes what is older than six months while it runs, too', () => {
  const shelf = open();
  shelf.put(HOST, '/a', 'old');
  clock += 1000 * (DELETED_AT + 1);
  shelf.put(HOST, '/b', 'new');
  const file = new DatabaseSync(path());
  expect(file.prepare('SELECT request FROM answer').all()).toEqual([{ request: '/b' }]);
  file.close();
  shelf.close();
});

it('a shelf takes an answer from the future as stale: the clock was set back', () => {
  const shelf = open();
  shelf.put(HOST, '/a', 'kept');
  clock -= 3_600_000;
  expect(shelf.get(HOST, '/a')).toEqual({ body: 'kept', age: STALE_IF_ERROR });
  shelf.close();
});

it('the site does without a shelf that is damaged behind its first page, and says so once', () => {
  const first = open();
  for (let n = 0; n < 200; n += 1) first.put(HOST, `/${n}`, 'x'.repeat(500));
  first.close();
  const bytes = readFileSync(path());
  writeFileSync(path(), bytes.fill('spoilt', 4096));
  const shelf = open();
  expect(shelf.get(HOST, '/7')).toBeNull();
  shelf.put(HOST, '/7', 'x');
  expect(shelf.get(HOST, '/7')).toBeNull();
  shelf.close();
  expect(said).toHaveLength(1);
});

/** What a process with a shelf says that may not write more than 64 kB into a file. */
const FULL = `
  import { openShelf } from '#/catalogue/answer-file.ts';
  const said = [];
  const log = (message) => said.push(message);
  const shelf = openShelf({ path: process.argv[1], mostBytes: 1e9, log });
  for (let n = 0; n < 200; n += 1) shelf.put('${HOST}', '/' + n, 'x'.repeat(1000));
  const kept = [0, 199].map((n) => shelf.get('${HOST}', '/' + n) !== null);
  console.log(JSON.stringify({ kept, said }));`;

it.skipIf(process.platform === 'win32')(
  'a full disk costs what would be kept, not what is; the log says so once',
  () => {
    const node = [process.execPath, '--input-type=module', '--eval', FULL, path()];
    const { stdout } = spawnSync('sh', ['-c', 'ulimit -f 128; exec "$@"', 'sh', ...node]);
    expect(JSON.parse(String(stdout))).toEqual({
      kept: [true, false],
      said: [expect.stringContaining(`The shelf ${path()} (SHELF_DB) is done without: `)],
    });
  },
);

it('a shelf that another process writes into while this one starts is opened a moment later', () => {
  open().close();
  const other = new DatabaseSync(path());
  other.exec('BEGIN IMMEDIATE');
  const shelf = open();
  shelf.put(HOST, '/a', 'lost');
  other.exec('ROLLBACK');
  shelf.put(HOST, '/a', 'kept');
  expect(shelf.get(HOST, '/a')?.body).toBe('kept');
  expect(said).toEqual([]);
  shelf.close();
  other.close();
});

it('a shelf shows two processes what each of them keeps', () => {
  const [one, two] = [open(), open()];
  one.put(HOST, '/a', 'of one');
  two.put(HOST, '/b', 'of two');
  expect(two.get(HOST, '/a')?.body).toBe('of one');
  expect(one.get(HOST, '/b')?.body).toBe('of two');
  one.close();
  two.close();
});

it('a closed shelf takes and gives nothing, and says nothing', () => {
  const shelf = open();
  shelf.close();
  shelf.put(HOST, '/a', 'late');
  expect(shelf.get(HOST, '/a')).toBeNull();
  shelf.close();
  expect(said).toEqual([]);
});
