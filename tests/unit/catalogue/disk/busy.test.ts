/** A shelf that another process has open. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it } from 'vitest';
import { folderOfEach } from '../../../fixtures/folder.ts';
import { openShelf, type Shelf } from '#/catalogue/answer-file.ts';

const folder = folderOfEach();
let said: string[];
beforeEach(() => {
  said = [];
});

function open(): Shelf {
  const log = (message: string) => void said.push(message);
  return openShelf({ path: join(folder, 'shelf.db'), mostBytes: 1_000_000, log });
}

it('a shelf that another process writes into while this one starts is opened a moment later', () => {
  open().close();
  const other = new DatabaseSync(join(folder, 'shelf.db'));
  other.exec('BEGIN IMMEDIATE');
  const shelf = open();
  shelf.put('https://a.example', '/a', 'lost');
  other.exec('ROLLBACK');
  shelf.put('https://a.example', '/a', 'kept');
  expect(shelf.get('https://a.example', '/a')?.body).toBe('kept');
  expect(said).toEqual([]);
  shelf.close();
  other.close();
});

it('a shelf shows two processes what each of them keeps', () => {
  const [one, two] = [open(), open()];
  one.put('https://a.example', '/a', 'of one');
  two.put('https://a.example', '/b', 'of two');
  expect(two.get('https://a.example', '/a')?.body).toBe('of one');
  expect(one.get('https://a.example', '/b')?.body).toBe('of two');
  one.close();
  two.close();
});

it('a closed shelf takes and gives nothing, and says nothing', () => {
  const shelf = open();
  shelf.close();
  shelf.put('https://a.example', '/a', 'late');
  expect(shelf.get('https://a.example', '/a')).toBeNull();
  shelf.close();
  expect(said).toEqual([]);
});
