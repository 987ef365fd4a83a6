import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../../src/host/seed/clips.json' with { type: 'json' };

const folder = new URL('../../public/clips/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder));

const EBML_MAGIC = [0x1a, 0x45, 0xdf, 0xa3];
const KILOBYTE = 1000;

test('every clip of the manifest has its file, and every file its clip', () => {
  const listed = manifest.map(({ file }) => file).sort();
  expect(readdirSync(folder).sort()).toEqual(listed);
});

test('there are at least thirty-two clips', () => {
  expect(manifest.length).toBeGreaterThanOrEqual(32);
});

test('no two clips share a name, and each file is called after its clip', () => {
  const names = manifest.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, file } of manifest) expect(file).toBe(`${name}.webm`);
});

test.each(manifest)('$file is a WebM file of less than 300 kB', ({ file }) => {
  const bytes = read(file);
  expect([...bytes.subarray(0, 4)]).toEqual(EBML_MAGIC);
  expect(bytes.length).toBeLessThan(300 * KILOBYTE);
});

test('all clips together weigh less than 6 MB', () => {
  const total = manifest.reduce((sum, { file }) => sum + read(file).length, 0);
  expect(total).toBeLessThan(6000 * KILOBYTE);
});

test('the episodes of the series are numbered from one, without a gap', () => {
  const numbers = manifest.flatMap(({ episode }) => episode ?? []).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers).toHaveLength(manifest.filter(({ kind }) => kind === 'episode').length);
});
