/** Captions beside the entries of a folder: what is read, and how mistakes are named. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { openFolder } from '#/host/catalogue/files/folder.ts';
import { lineOf } from '#/host/catalogue/files/mistake.ts';
import { folderOfEach } from '../../../fixtures/folder.ts';

const above = folderOfEach();
let folder = '';
beforeEach(() => {
  folder = join(above, 'catalogue');
});

function write(file: string, text: string | Buffer): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const GOOD = 'WEBVTT\n\n00:01.000 --> 00:04.000\nAwara hoon\n';
/** A film whose captions stand in lines 4 and 5. */
const film = (...captions: string[]) =>
  `title: Awara\ndate: 1951\ncaptions:\n${captions.map((one) => `  - { ${one} }\n`).join('')}`;
const HINDI = 'language: hi, file: captions/awara.hi.vtt';
const read = () => openFolder(folder).read();
const lines = () => read().mistakes.map(lineOf);

it('stand beside a film, an episode, a song, an exercise film and a clip of ours', () => {
  const captions = 'captions: [{ language: ur, file: captions/a.vtt }]';
  const episodes = `episodes: [{ number: 1, ${captions} }]`;
  const clip = `file: a.webm, seconds: 9, notes: A, ${captions}`;
  write('films.yaml', film(HINDI));
  write(
    'series.yaml',
    `title: A\ndate: 1990\nseasons: [{ title: A, released: 1990, ${episodes} }]`,
  );
  write('dramas.yaml', `{ title: Waris, date: 1979, ${episodes} }`);
  write('songs.yaml', `{ title: A, ${captions} }`);
  write('fitness.yaml', `{ title: A, ${captions} }`);
  write('clips.yaml', `{ name: b, title: B, kind: song, ${clip} }`);
  write('captions/a.vtt', GOOD);
  write('captions/awara.hi.vtt', GOOD);
  expect(lines()).toEqual([]);
  expect([...read().seed.captions.keys()]).toEqual(['captions/awara.hi.vtt', 'captions/a.vtt']);
  // What plays is the film or the episode of such a clip.
  write('clips.yaml', `{ name: b, title: B, kind: movie, ${clip} }`);
  expect(lines()).toEqual([
    expect.stringMatching(/^clips\.yaml:1:\d+: B: captions: stand beside the film or the episode/),
  ]);
});

it.each([
  ['no file', 'there is no file captions/awara.hi.vtt', () => undefined],
  ['a folder', 'captions/awara.hi.vtt is no file', () => write('captions/awara.hi.vtt/a', '')],
  [
    'a file of more than 500,000 bytes',
    'captions/awara.hi.vtt has 500002 bytes; 500000 are the most',
    () => write('captions/awara.hi.vtt', `${GOOD}\n`.padEnd(500_002, 'a')),
  ],
  [
    'letters of another encoding',
    'captions/awara.hi.vtt is not in UTF-8',
    () => write('captions/awara.hi.vtt', Buffer.from([...Buffer.from(GOOD), 0xe9])),
  ],
  [
    'a link that leads out of the folder',
    'captions/awara.hi.vtt leads out of the folder',
    () => {
      write('../secret.vtt', GOOD);
      mkdirSync(join(folder, 'captions'));
      symlinkSync(join(above, 'secret.vtt'), join(folder, 'captions/awara.hi.vtt'));
    },
  ],
])('%s is a mistake of the entry that names it', (_, expected, make) => {
  write('films.yaml', film(HINDI));
  make();
  const { seed, mistakes } = read();
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]).toMatchObject({
    file: 'films.yaml',
    line: 4,
    column: 21,
    entry: 'Awara',
    field: 'captions.0.file',
    expected: typeof expected === 'string' ? expected : expect.stringMatching(expected),
  });
  expect([seed.films, seed.captions.size]).toEqual([[], 0]);
});

it('a wrong line is named in its own file, once, with the entry', () => {
  write('films.yaml', film(HINDI, 'language: ur, file: captions/awara.hi.vtt'));
  write('captions/awara.hi.vtt', `${GOOD}\n00:00.000 --> 00:02.000\nYa\n\n00:09,000\nA\n`);
  expect(lines()).toEqual([
    'captions/awara.hi.vtt:6:1: Awara: begins before the caption above it',
    expect.stringMatching(/^captions\/awara\.hi\.vtt:9:1: Awara: a caption begins with its times/),
  ]);
});

it.each([
  [
    'language: qz, file: captions/a.vtt',
    'captions.0.language: is no code of a language, such as ur or pa-Arab',
  ],
  ['language: english, file: captions/a.vtt', 'captions.0.language: is no code'],
  ['language: "e!", file: captions/a.vtt', 'captions.0.language: is no code'],
  ['language: hi, file: ../a.vtt', /captions\.0\.file: a \.vtt file in the folder captions/],
  [
    'language: hi, file: captions/../../a.vtt',
    /captions\.0\.file: a \.vtt file in the folder captions/,
  ],
  ['language: hi, file: /etc/a.vtt', /captions\.0\.file: a \.vtt file in the folder captions/],
  ['language: hi, file: captions/a.srt', /captions\.0\.file: a \.vtt file in the folder captions/],
])('{ %s } is a mistake at its line', (caption, expected) => {
  write('films.yaml', film(caption));
  write('captions/a.vtt', GOOD);
  expect(lines()).toEqual([expect.stringMatching(/^films\.yaml:4:\d+: Awara: /)]);
  expect(lines()[0]).toMatch(expected);
});

it('one language has one file', () => {
  write('films.yaml', film(HINDI, HINDI));
  write('captions/awara.hi.vtt', GOOD);
  expect(lines()).toEqual(['films.yaml:3:1: Awara: captions: has a language twice']);
});

it('two entries can not have captions at one address', () => {
  write('films.yaml', film(HINDI).replace('title', 'id: 7\ntitle'));
  write('songs.yaml', `{ title: A, id: "7", captions: [{ ${HINDI} }] }`);
  write('captions/awara.hi.vtt', GOOD);
  expect(lines()).toEqual([
    expect.stringMatching(
      /^songs\.yaml:1:\d+: A: captions: the captions of Awara.*, in films\.yaml have the same address$/,
    ),
  ]);
});

it('a saved file is read again, and makes the folder another one', () => {
  write('films.yaml', film(HINDI));
  write('captions/awara.hi.vtt', GOOD);
  const opened = openFolder(folder);
  const before = opened.read().seed;
  expect(opened.read().seed.fingerprint).toBe(before.fingerprint);
  write('captions/awara.hi.vtt', GOOD.replace('hoon', 'hun!'));
  const after = opened.read().seed;
  expect(after.fingerprint).not.toBe(before.fingerprint);
  expect(after.captions.get('captions/awara.hi.vtt')).toContain('Awara hun!');
  write('captions/awara.hi.vtt', 'Awara');
  expect(opened.read().mistakes.map(lineOf)).toEqual([
    'captions/awara.hi.vtt:1:1: Awara: is no WebVTT, which begins with a line WEBVTT',
  ]);
});
