/** The folder of finished pictures, in which the operator's own files stay untouched. */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OWN_FOLDER, pictureStore } from '#/server/pictures/disk.ts';
import { folderOfEach } from '../../../fixtures/folder.ts';

const folder = folderOfEach();
let own = '';
beforeEach(() => {
  own = join(folder, OWN_FOLDER);
});
afterEach(() => vi.useRealTimers());

const picture = (letter: string, size = 100) => Buffer.from(letter.repeat(size));
/** Seconds. */
const DAY = 86_400;
const NAME = 'a'.repeat(40);
const DRAFT = `${NAME}.123-00000000-0000-4000-8000-000000000000.draft`;

/** Writes a file that is `minutes` minutes old. */
function writeAged(path: string, minutes: number, size = 100): void {
  writeFileSync(path, Buffer.alloc(size, 1));
  const time = new Date(Date.now() - minutes * 60_000);
  utimesSync(path, time, time);
}

/** Sets the clock to that of files, which a run with another clock for its processes does not change. */
function useClockOfFiles(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: statSync(folder).mtimeMs });
}

describe('pictures on disk', () => {
  it('are returned, also after a restart', async () => {
    await pictureStore(folder, 1000).set('a', picture('a'));
    const later = pictureStore(folder, 1000);
    expect(await later.get('a')).toEqual(picture('a'));
    expect(await later.get('b')).toBeNull();
  });

  it('stay within their limit: the least recently used is evicted first', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const store = pictureStore(folder, 250);
    await store.set('a', picture('a'));
    await store.set('b', picture('b'));
    await store.get('a');
    await store.set('c', picture('c'));
    expect(await store.get('b')).toBeNull();
    expect(await store.get('a')).toEqual(picture('a'));
    expect(await store.get('c')).toEqual(picture('c'));
    expect(readdirSync(own)).toHaveLength(2);
  });

  it('stay within a limit that has become smaller', async () => {
    const store = pictureStore(folder, 1000);
    for (const key of ['a', 'b', 'c', 'd']) await store.set(key, picture(key));
    pictureStore(folder, 210);
    await expect.poll(() => readdirSync(own)).toHaveLength(2);
    pictureStore(folder, 50);
    await expect.poll(() => readdirSync(own)).toEqual([]);
  });

  it('that are larger than the limit are not stored', async () => {
    const store = pictureStore(folder, 50);
    await store.set('a', picture('a'));
    expect(await store.get('a')).toBeNull();
    expect(existsSync(own)).toBe(false);
  });

  it('may have a fractional limit', async () => {
    const store = pictureStore(folder, 0.0002 * 1024 * 1024);
    await store.set('a', picture('a'));
    expect(await store.get('a')).toEqual(picture('a'));
  });

  it('that are too old are removed at the start, and never returned', async () => {
    useClockOfFiles();
    await pictureStore(folder, 1000, DAY).set('a', picture('a'));
    const [name = ''] = readdirSync(own);
    writeAged(join(own, name), 24 * 60 + 1);
    expect(await pictureStore(folder, 1000, DAY).get('a')).toBeNull();
    writeAged(join(own, NAME), 24 * 60 + 1);
    pictureStore(folder, 1000, DAY);
    await expect.poll(() => readdirSync(own)).toEqual([]);
  });

  it('that become too old while the store is open are removed within a day', async () => {
    useClockOfFiles();
    let clock = 0;
    const store = pictureStore(folder, 1_000_000, 100 * DAY, undefined, () => clock);
    await store.set('a', picture('a'));
    const [old = ''] = readdirSync(own);
    writeAged(join(own, old), 100 * 24 * 60);
    vi.setSystemTime(Date.now() + 1001 * DAY);
    clock += 1001 * DAY;
    await store.set('b', picture('b'));
    await expect.poll(() => readdirSync(own)).not.toContain(old);
    expect(readdirSync(own)).toHaveLength(1);
  });

  it('from the future are misses: the clock was set back since', async () => {
    useClockOfFiles();
    const store = pictureStore(folder, 1000, DAY);
    await store.set('a', picture('a'));
    const [name = ''] = readdirSync(own);
    writeAged(join(own, name), -60 * 24 * 400);
    expect(await store.get('a')).toBeNull();
    expect(readdirSync(own)).toEqual([]);
  });

  it('that somebody removed are misses, also without their folder', async () => {
    const store = pictureStore(folder, 1000);
    await store.set('a', picture('a'));
    rmSync(own, { recursive: true });
    expect(await store.get('a')).toBeNull();
    await store.set('a', picture('a'));
    expect(await store.get('a')).toEqual(picture('a'));
  });

  it('leave no draft behind when writing fails', async () => {
    const store = pictureStore(folder, 1000);
    await store.set('a', picture('a'));
    const [name = ''] = readdirSync(own);
    rmSync(join(own, name));
    mkdirSync(join(own, name));
    await store.set('a', picture('a'));
    expect(readdirSync(own)).toEqual([name]);
  });
});

describe('a folder that is not empty', () => {
  it('loses nothing that lies beside the pictures, whatever its name', async () => {
    mkdirSync(join(folder, 'letters'));
    const files = ['report.odt', 'letters/mother.txt', NAME, `${NAME}.123`, DRAFT];
    for (const name of files) writeAged(join(folder, name), 100 * 24 * 60);
    const store = pictureStore(folder, 150);
    for (const key of ['a', 'b', 'c']) await store.set(key, picture(key));
    expect(files.filter((name) => !existsSync(join(folder, name)))).toEqual([]);
  });

  it('loses nothing among the pictures that is neither a picture nor a draft', async () => {
    mkdirSync(join(own, NAME), { recursive: true });
    mkdirSync(join(own, DRAFT));
    const files = [`${NAME}/mother.txt`, `${DRAFT}/father.txt`, 'notes.txt', `${NAME}.123`];
    for (const name of files) writeAged(join(own, name), 100 * 24 * 60);
    const store = pictureStore(folder, 150);
    for (const key of ['a', 'b', 'c']) await store.set(key, picture(key));
    expect(files.filter((name) => !existsSync(join(own, name)))).toEqual([]);
  });

  it('loses nothing through links that are named like pictures and drafts', () => {
    mkdirSync(own);
    const outside = join(folder, 'report.odt');
    writeAged(outside, 100 * 24 * 60, 5000);
    const links = [NAME, DRAFT].map((name) => join(own, name));
    for (const link of links) symlinkSync(outside, link);
    pictureStore(folder, 10);
    expect(existsSync(outside)).toBe(true);
    expect(links.every((link) => lstatSync(link).isSymbolicLink())).toBe(true);
  });

  it('is done without when the pictures’ place in it is a link to elsewhere', async () => {
    const documents = join(folder, 'documents');
    mkdirSync(documents);
    writeAged(join(documents, NAME), 100 * 24 * 60);
    symlinkSync(documents, own);
    const said: string[] = [];
    const store = pictureStore(folder, 10_000, DAY, (message) => void said.push(message));
    await store.set('a', picture('a'));
    expect(await store.get('a')).toBeNull();
    expect(readdirSync(documents)).toEqual([NAME]);
    expect(said).toEqual([
      `Pictures can not be kept in ${folder} (PICTURE_CACHE): ${own} is not a folder of its own`,
    ]);
  });
});

describe('a folder that can not be made', () => {
  it('is said once, until it can be', async () => {
    const said: string[] = [];
    const place = join(folder, 'a file');
    writeFileSync(place, 'not a folder');
    const store = pictureStore(join(place, 'pictures'), 10_000, DAY, (message) =>
      said.push(message),
    );
    for (const key of ['a', 'b']) await store.set(key, picture(key));
    expect(await store.get('a')).toBeNull();
    expect(said).toEqual([expect.stringContaining('(PICTURE_CACHE): ENOTDIR')]);
    rmSync(place);
    await store.set('a', picture('a'));
    expect(await store.get('a')).toEqual(picture('a'));
  });
});

describe('two processes over one folder', () => {
  it('keep each other’s drafts, until they are an hour old', async () => {
    mkdirSync(own);
    const [old, early] = ['456', '789'].map((pid) => DRAFT.replace('123', pid)) as [string, string];
    writeAged(join(own, DRAFT), 59);
    writeAged(join(own, old), 61);
    // Its process wrote it before the clock was set back.
    writeAged(join(own, early), -2);
    pictureStore(folder, 1000);
    await expect.poll(() => readdirSync(own)).toEqual([DRAFT]);
  });

  it('write one picture at the same time, each with its own draft', async () => {
    const stores = [pictureStore(folder, 10_000_000), pictureStore(folder, 10_000_000)];
    const large = ['x', 'y'].map((letter) => picture(letter, 1_000_000));
    const writes = Array.from({ length: 20 }, (_, n) =>
      stores[n % 2]?.set('a', large[n % 2] as Buffer),
    );
    await Promise.all(writes);
    for (const store of stores) {
      const read = await store.get('a');
      expect(large.some((one) => read?.equals(one))).toBe(true);
    }
    expect(readdirSync(own)).toHaveLength(1);
  });

  it('keep one limit, each within a sixty-fourth of it', async () => {
    const stores = [pictureStore(folder, 6400), pictureStore(folder, 6400)];
    for (let n = 0; n < 200; n += 1) await stores[n % 2]?.set(`${n}`, picture('a'));
    expect(readdirSync(own).length).toBeLessThanOrEqual(65);
    expect(readdirSync(own).length).toBeGreaterThan(60);
  });

  it('miss what the other has evicted, and go on', async () => {
    useClockOfFiles();
    const first = pictureStore(folder, 1000);
    await first.set('a', picture('a'));
    vi.setSystemTime(Date.now() + 1);
    const second = pictureStore(folder, 150);
    await second.set('b', picture('b'));
    expect(await first.get('a')).toBeNull();
    await first.set('a', picture('a'));
    expect(await first.get('a')).toEqual(picture('a'));
  });
});

it('a picture is as old as the clock of the process says, not that of the disk', async () => {
  vi.setSystemTime(Date.now() + 500 * DAY * 1000);
  const store = pictureStore(folder, 1000, 365 * DAY);
  await store.set('a', picture('a'));
  expect(await store.get('a')).toEqual(picture('a'));
});
