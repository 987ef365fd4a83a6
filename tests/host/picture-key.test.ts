import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type PictureKeyOptions, pictureKey } from '#/host/signed-pictures.ts';
import { folderOfTests } from '../fixtures/folder.ts';

const folder = folderOfTests();

/** Returns the key for a catalogue's file, and what the log says. */
function keyFor(catalogueDb: string, more: Partial<PictureKeyOptions> = {}) {
  const log: string[] = [];
  const settings = { pictureKey: null, catalogueDb, redis: null, ...more };
  return { key: pictureKey(settings, (message) => log.push(message)), log };
}

it('the key of pictures is that of the settings', () => {
  expect(keyFor(join(folder, 'a', 'c.db'), { pictureKey: 'given' })).toEqual({
    key: 'given',
    log: [],
  });
  expect(readdirSync(folder)).toEqual([]);
});

it('is else made once beside the catalogue, and only its owner may read it', () => {
  const file = join(folder, 'b', 'catalogue.db');
  const { key, log } = keyFor(file);
  expect(key).toMatch(/^[\w-]{32}$/);
  expect(log).toEqual([]);
  expect(keyFor(file).key).toBe(key);
  const at = join(folder, 'b', 'picture-key');
  expect(readFileSync(at, 'utf8')).toBe(key);
  expect(statSync(at).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, 'b'))).toEqual(['picture-key']);
});

it('is else remembered, and the log says so but of a catalogue in memory', () => {
  const memory = keyFor(':memory:');
  expect(memory.log).toEqual([]);
  expect(keyFor(':memory:').key).not.toBe(memory.key);
  // No folder can be made under a file, not even by an administrator.
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const { key, log } = keyFor(join(file, 'catalogue.db'));
  expect(key).toMatch(/^[\w-]{32}$/);
  expect(log).toEqual([expect.stringContaining('Set PICTURE_KEY')]);
});

it('of a damaged file is no key', () => {
  const at = join(folder, 'picture-key');
  writeFileSync(at, 'half');
  expect(keyFor(join(folder, 'catalogue.db')).key).toMatch(/^[\w-]{32}$/);
});

it('has to be set where several machines share Redis', () => {
  expect(keyFor(':memory:', { redis: {} }).log).toEqual([
    expect.stringContaining('Set PICTURE_KEY'),
  ]);
});
