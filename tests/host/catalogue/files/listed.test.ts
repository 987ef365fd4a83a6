/** What is wrong with a list by editors is named with its file and line. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { openFolder } from '#/host/catalogue/files/folder.ts';
import { lineOf } from '#/host/catalogue/files/mistake.ts';
import { folderOfTests } from '../../../fixtures/folder.ts';

const folder = folderOfTests();
beforeAll(() => {
  mkdirSync(join(folder, 'lists'));
  const films = [
    { title: 'Awara', date: '1951-12-14', cast: [['Nargis']] },
    { title: 'Devdas', date: '1935' },
    { title: 'Devdas', date: '1955' },
  ];
  writeFileSync(join(folder, 'films.json'), JSON.stringify(films));
  writeFileSync(join(folder, 'dramas.json'), '{ "title": "Waris", "date": "1979" }');
  const clip = { name: 'yaman', file: 'yaman.webm', title: 'Yaman', seconds: 9, notes: 'Ours.' };
  writeFileSync(join(folder, 'clips.json'), JSON.stringify({ ...clip, kind: 'song' }));
});

const inAll = (text: string) => `{ en: ${text}, ur: ${text}, hi: ${text}, pa: ${text} }`;

/** Reads the folder with one list, whose entries are these lines. Returns the names of lists, and the mistakes. */
function read(
  entries: string[],
  { name = 'a-list', words = inAll('B'), date = '2026-11-24' } = {},
) {
  const head = [`name: ${name}`, `titles: ${inAll('A')}`, `words: ${words}`, `date: ${date}`];
  const rows = entries.map((entry) => `  - { ${entry}, why: ${inAll('C')} }`);
  writeFileSync(join(folder, 'lists', 'a.yaml'), [...head, 'entries:', ...rows].join('\n'));
  const { seed, mistakes } = openFolder(folder).read();
  return { names: seed.lists.map((list) => list.name), lines: mistakes.map(lineOf) };
}

it('a list may have a film, a drama, a song of our own and somebody who has a credit', () => {
  const known = ['movie: Awara (1951)', 'drama: Waris', 'song: Yaman', 'person: Nargis'];
  expect(read(known)).toEqual({ names: ['a-list'], lines: [] });
});

it('an entry that the folder does not have is named at its line, and the others are shown', () => {
  const wrong = ['movie: Devdas', 'movie: Devdas (1936)', 'person: Raj', 'clip: Yaman'];
  expect(read(['movie: Awara (1951)', ...wrong])).toEqual({
    names: ['a-list'],
    lines: [
      expect.stringMatching(/:7:\d+: a-list: entries\.1\.movie: Devdas is the name of no movie/),
      expect.stringMatching(
        /:8:\d+: a-list: .*Devdas \(1936\) is the name of no movie in this folder \(`Devdas \(1935\)`\?\)/,
      ),
      expect.stringMatching(/:9:\d+: a-list: entries\.3\.person: Raj is the name of no person/),
      expect.stringMatching(/:10:\d+: a-list: entries\.4\.clip: Yaman is the name of no clip/),
    ],
  });
});

it('an entry that stands twice is named; two of one title with their years are two', () => {
  expect(read(['movie: Devdas (1935)', 'movie: Devdas (1955)']).lines).toEqual([]);
  expect(read(['drama: Waris', 'movie: Devdas (1935)', 'drama: Waris']).lines).toEqual([
    expect.stringMatching(
      /^lists\/a\.yaml:8:\d+: a-list: entries\.2\.drama: Waris stands in this list already/,
    ),
  ]);
});

it.each([
  [
    'a text in no language',
    { words: '{}' },
    /:3:\d+: a-list: words: write it in one language: en, ur/,
  ],
  [
    'a name that no address can have',
    { name: '../Nargis' },
    /:1:\d+: .*name: small Latin letters, digits, and hyphens/,
  ],
  ['a year alone', { date: '2026' }, /:4:\d+: a-list: date/],
])('%s is a mistake', (_, given, expected) => {
  expect(read(['drama: Waris'], given)).toEqual({
    names: [],
    lines: [expect.stringMatching(expected)],
  });
});

it('an entry that names nothing, or two things, is a mistake', () => {
  const { names, lines } = read(['movie: Awara (1951), drama: Waris']);
  expect(names).toEqual([]);
  expect(lines).toEqual([
    expect.stringMatching(/^lists\/a\.yaml:6:.*names not just one of movie, series/),
  ]);
});

it('films of the movie database stand once, beside something of the folder, and are twenty at most', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => `tmdb: ${at + 1}`);
  expect(read(['drama: Waris', ...numbers(20)]).lines).toEqual([]);
  for (const [entries, expected] of [
    [['drama: Waris', ...numbers(21)], /name more than 20 films by `tmdb`/],
    [numbers(1), /name nothing of this catalogue/],
    [
      ['tmdb: 603', 'drama: Waris', 'tmdb: 603'],
      /entries\.2\.tmdb: 603 stands in this list already/,
    ],
    [['drama: Waris', 'movie: Awara (1951), tmdb: 603'], /names not just one of .*, tmdb/],
  ] as const)
    expect(read([...entries]).lines).toEqual([expect.stringMatching(expected)]);
});

it('two lists of one name are a mistake of the second', () => {
  writeFileSync(
    join(folder, 'lists', 'b.yaml'),
    `name: a-list\ntitles: ${inAll('A')}\nwords: ${inAll('B')}\ndate: 2026-11-24\nentries: [{ drama: Waris, why: ${inAll('C')} }]`,
  );
  const { names, lines } = read(['drama: Waris']);
  rmSync(join(folder, 'lists', 'b.yaml'));
  expect(names).toEqual(['a-list']);
  expect(lines).toEqual([
    expect.stringMatching(/^lists\/b\.yaml:1:1: a-list: stands in lists\/a\.yaml already/),
  ]);
});

it('a text in one language is enough', () => {
  expect(read(['drama: Waris'], { words: '{ ur: B }' })).toEqual({ names: ['a-list'], lines: [] });
});

it('a mistake of a film is told once, not again for the lists that name it', () => {
  const films = join(folder, 'films.yaml');
  const listed = ['drama: Waris', 'movie: Pyaasa (1957)', 'person: Waheeda Rehman'];
  writeFileSync(films, 'title: Pyaasa\ndate: soon\ncast: [Waheeda Rehman]\n');
  expect(read(listed)).toEqual({
    names: ['a-list'],
    lines: [expect.stringMatching(/^films\.yaml:2:1: Pyaasa: date: /)],
  });
  writeFileSync(films, 'title: [Pyaasa\n');
  expect(read(listed).lines).toEqual(['films.yaml:2:1: the list is not closed: end it with ]']);
  rmSync(films);
});
