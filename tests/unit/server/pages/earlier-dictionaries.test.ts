/** The dictionaries that starts of other builds have left beside the catalogue. */
import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { createDictionary } from '#/server/dictionary.ts';
import { withEarlier } from '#/server/pages/earlier-dictionaries.ts';
import { folderOfEach } from '../../../fixtures/folder.ts';

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
const data = folderOfEach();
const folder = join(data, 'dictionaries');
const place = { catalogueDb: join(data, 'catalogue.db') };
const log = vi.fn();
beforeEach(() => void log.mockClear());

const textOf = (text: string) => createDictionary(Buffer.from(text));
const pathOf = (text: string, language = 'en') =>
  join(folder, `${language}.${textOf(text).hash.toString('hex')}`);

/** Starts a build with this text. Resolves to the texts of the dictionaries that it knows. */
async function start(text: string, at = place): Promise<string[]> {
  const known = await withEarlier(new Map([['en', textOf(text)]]), at, log);
  return (known.get('en') ?? []).map(({ bytes }) => String(bytes));
}

/** Makes a file as old as if it had been written then. */
function age(text: string, milliseconds: number): void {
  const then = new Date(Date.now() - milliseconds);
  utimesSync(pathOf(text), then, then);
}

it('a dictionary is known until a week after the start that made another', async () => {
  expect(await start('one')).toEqual(['one']);
  age('one', 3 * WEEK);
  expect(await start('two')).toEqual(['two', 'one']);
  age('two', WEEK - HOUR);
  expect(await start('two')).toEqual(['two', 'one']);
  age('two', WEEK + HOUR);
  expect(await start('two')).toEqual(['two']);
  expect(readdirSync(folder).length).toBe(1);
  expect(log).not.toHaveBeenCalled();
});

it('a build that comes back is the newest again, and has its file once', async () => {
  await start('one');
  age('one', 2 * WEEK);
  await start('two');
  age('two', WEEK + HOUR);
  expect(await start('one')).toEqual(['one', 'two']);
  expect(await start('three')).toEqual(['three', 'one', 'two']);
  expect(readdirSync(folder).length).toBe(3);
});

it('seven earlier ones are kept; further ones go, and those of a language that has none', async () => {
  for (let index = 0; index < 20; index += 1) {
    await start(`${index}`);
    age(`${index}`, HOUR - 1000 * index);
  }
  expect(await start('last')).toEqual(['last', '19', '18', '17', '16', '15', '14', '13', '12']);
  writeFileSync(pathOf('other', 'ur'), 'other');
  expect(await start('last')).toEqual(['last', '19', '18', '17', '16', '15', '14', '13']);
  expect(readdirSync(folder).length).toBe(8);
});

it('a file that is broken, too large, a link or a stranger is not read, and a broken one of this build is written again', async () => {
  mkdirSync(folder);
  const large = 'x'.repeat(1_100_000);
  writeFileSync(pathOf(large), large);
  writeFileSync(pathOf('cut'), 'cu');
  writeFileSync(pathOf('own'), '');
  writeFileSync(join(data, 'linked'), 'linked');
  symlinkSync(join(data, 'linked'), pathOf('linked'));
  writeFileSync(join(folder, 'en.notes'), 'notes');
  expect(await start('own')).toEqual(['own']);
  expect(readFileSync(pathOf('own'), 'utf8')).toBe('own');
  expect(readdirSync(folder)).toContain('en.notes');
});

it('drafts of processes that ended early go after an hour', async () => {
  await start('one');
  const draft = `${pathOf('one')}.1-${randomUUID()}.draft`;
  writeFileSync(draft, 'o');
  await start('one');
  expect(readdirSync(folder).length).toBe(2);
  const then = new Date(Date.now() - 2 * HOUR);
  utimesSync(draft, then, then);
  await start('one');
  expect(readdirSync(folder).length).toBe(1);
});

it('where nothing can be kept the site has its own dictionaries, and says once why', async () => {
  expect(await start('own', { catalogueDb: ':memory:' })).toEqual(['own']);
  expect(log).not.toHaveBeenCalled();
  writeFileSync(folder, 'a file');
  expect(await start('own')).toEqual(['own']);
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.lastCall?.[0]).toContain(`Dictionaries can not be kept in ${folder}: `);
});
