/** The examples of docs/editors.md are tried as they stand there: each block of YAML that names its file. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openFolder, PARTS, type Part } from '#/host/catalogue/files/folder.ts';
import { lineOf } from '#/host/catalogue/files/mistake.ts';
import { openDb } from '#/host/db.ts';
import { fieldWords } from '#/host/seed/field-words.ts';
import { fillFromSeed } from '#/host/seed/fill.ts';
import { fieldLines, newEntry } from '#/tools/fields.ts';
import { folderOfEach } from '../fixtures/folder.ts';

const folder = folderOfEach();
const document = readFileSync(new URL('../../docs/editors.md', import.meta.url), 'utf8');

function write(file: string, text: string | Buffer): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

it('the whole examples make a catalogue without a mistake, of every kind of entry', async () => {
  const blocks = document.matchAll(/^```(?:yaml|text)\n# (\S+)\n(.*?)^```/gms);
  for (const [, file = '', text = ''] of blocks) write(file, text);
  const [picture = ''] = /images\/lamp[\w.-]+/.exec(document) ?? [];
  const create = { width: 40, height: 60, channels: 3 as const, background: 'red' };
  write(picture, await sharp({ create }).jpeg().toBuffer());
  const { seed, mistakes } = openFolder(folder).read();
  expect(mistakes.map(lineOf)).toEqual([]);
  const db = openDb(':memory:');
  fillFromSeed(db, seed);
  const count = (sql: string) => db.one<{ n: number }>(`SELECT count(*) AS n FROM ${sql}`)?.n ?? 0;
  for (const kind of ['movie', 'series', 'drama', 'song', 'person']) {
    expect(count(`entity WHERE kind = '${kind}'`), kind).toBeGreaterThan(0);
  }
  expect(count('episode')).toBeGreaterThanOrEqual(4);
  expect(count('caption')).toBeGreaterThan(0);
  expect(count('picture')).toBe(1);
  expect(count('list_entry')).toBe(seed.lists.flatMap(({ entries }) => entries).length);
  db.close();
});

it('every field of every entry has words, which its list prints', () => {
  for (const part of Object.keys(PARTS) as Part[]) {
    const lines = fieldLines(part);
    expect(
      lines.filter((line) => !/ {2,}[A-Z].*: \S/.test(line) && !/\) +[A-Z].*: \S/.test(line)),
    ).toEqual([]);
  }
  expect(fieldLines('films')).toContain(
    'date (needed)        The day on which it was first shown: YYYY-MM-DD, such as 1951-12-14, or a year alone',
  );
  expect(fieldWords(['films', 'nothing'])).toBeNull();
});

it.each(['films', 'series', 'dramas', 'people', 'songs', 'fitness'] as const)(
  'a new entry of %s is right as it is written, and takes what it offers',
  (part) => {
    const text = newEntry(part, 'Pyaasa: "The Thirst"', '1957');
    write(`${part}.yaml`, text);
    expect(openFolder(folder).read().mistakes.map(lineOf)).toEqual([]);
    expect(text).toMatch(/^ {2}# \w+: \S/m);
  },
);
