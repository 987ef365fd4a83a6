import { describe, expect, it } from 'vitest';
import {
  type ArchiveFile,
  archiveItem,
  chooseFile,
  fileAddress,
  megabytesOf,
} from '#/lib/archive.ts';

const ITEM = 'https://archive.org/embed/the_lamp.1931';

/** Files named by their heights in lines, `?` where it is not known, and maybe by their bytes. */
function filesOf(names: readonly string[]): ArchiveFile[] {
  return names.map((src) => {
    const [lines, bytes] = src.split(' of ');
    return {
      src,
      height: lines === '?' ? null : Number(lines),
      bytes: bytes ? Number(bytes) : null,
    };
  });
}

describe('the file that a browser plays', () => {
  it.each([
    [['240', '360', '480', '720', '1080'], '720', '360'],
    [['480', '240'], '480', '480'],
    [['240', '120'], '240', '240'],
    [['2160', '1080'], '1080', '1080'],
    [['1080', '?', '240'], '240', '1080'],
    [['1080', '?'], '?', '1080'],
    [['240', '?'], '240', '?'],
    [['? of 90', '? of 70', '?'], '? of 70', '? of 70'],
    [['480 of 900', '480 of 300', '480'], '480 of 300', '480 of 300'],
  ])('of %j is %s, and on a slow connection %s', (names, best, small) => {
    const files = filesOf(names);
    expect(chooseFile(files, {})?.src).toBe(best);
    expect(chooseFile(files, { saveData: false, effectiveType: '4g' })?.src).toBe(best);
    expect(chooseFile(files, { saveData: true, effectiveType: '4g' })?.src).toBe(small);
    for (const effectiveType of ['3g', '2g', 'slow-2g']) {
      expect(chooseFile(files, { effectiveType })?.src).toBe(small);
    }
  });

  it('is null without files', () => {
    expect(chooseFile([], {})).toBeUndefined();
  });

  it('does not depend on the order in which a list gives them', () => {
    const files = filesOf(['720 of 9', '?', '360', '720 of 4']);
    expect(chooseFile(files, {})).toEqual(chooseFile(files.toReversed(), {}));
  });
});

describe('the address of archive.org’s player', () => {
  it('names an item, and maybe a file in it', () => {
    expect(archiveItem(ITEM)).toEqual({ item: 'the_lamp.1931', file: null });
    const file = 'reel%201/The%20Lamp.mp4';
    expect(archiveItem(`${ITEM}/${file}`)).toEqual({ item: 'the_lamp.1931', file });
  });

  it.each([
    `${ITEM}?start=90`,
    `${ITEM}#t=90`,
    `${ITEM}/a.mp4?start=90`,
    `${ITEM}/`,
    'https://archive.org/details/the_lamp.1931',
    'https://archive.org/embed/',
    '/clips/x',
    '',
    'https://archive.org/embed/a%20b',
    'https://archive.org/embed/a b',
  ])('%j does not name an item or a file alone', (src) => {
    expect(archiveItem(src)).toBeNull();
    expect(fileAddress(src)).toBeNull();
  });

  it('leads to the file that it names, at the same host', () => {
    const stand = 'http://127.0.0.1:8080';
    expect(fileAddress(`${stand}/embed/lamp/a%20b.MP4`)).toBe(`${stand}/download/lamp/a%20b.MP4`);
    expect(fileAddress(`${ITEM}/reel/1.m4v`)).toMatch(/\/download\/the_lamp\.1931\/reel\/1\.m4v$/);
    // The catalogue's files write a folder's slash as a part of the name.
    expect(fileAddress(`${ITEM}/reel%2F1.mp4`)).toMatch(
      /\/download\/the_lamp\.1931\/reel\/1\.mp4$/,
    );
  });

  it('leads to no file without one, or if browsers do not play it', () => {
    for (const src of [ITEM, `${ITEM}/lamp.mpeg`, `${ITEM}/lamp.avi`, `${ITEM}/lamp.mp4.zip`]) {
      expect(fileAddress(src)).toBeNull();
    }
  });
});

describe('the megabytes of a film', () => {
  const part = (...names: string[]) => ({ files: filesOf(names) });

  it.each([
    [[part('720 of 188000000', '360 of 60200000')], 190, 60],
    [[part('480 of 1400000')], 1, 1],
    [[part('480 of 300')], 1, 1],
    [[part('480 of 700000000'), part('480 of 733000000')], 1430, 1430],
    [[part('480'), part('480 of 5000000')], null, null],
  ])('are those of the files that this connection takes, rounded', (parts, best, small) => {
    expect([megabytesOf(parts, {}), megabytesOf(parts, { saveData: true })]).toEqual([best, small]);
  });
});
