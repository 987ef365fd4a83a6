/** What the database would refuse is found in the files: no two entries may claim one id, number or key. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openFolder, PARTS, type Part } from '#/host/catalogue/files/folder.ts';
import { lineOf } from '#/host/catalogue/files/mistake.ts';
import { importFolder } from '#/host/catalogue/import.ts';
import { openDb } from '#/host/db.ts';
import { stableId } from '#/host/ids.ts';
import { fillFromSeed } from '#/host/seed/fill.ts';
import { folderOfEach } from '../../../fixtures/folder.ts';

const folder = folderOfEach();

function write(file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const read = () => openFolder(folder).read();
const lines = () => read().mistakes.map(lineOf);

/** Expects mistakes, and that the database takes what is left. */
function expectLines(...expected: unknown[]): void {
  expect(lines()).toEqual(expected);
  const db = openDb(':memory:');
  fillFromSeed(db, read().seed);
  db.close();
}

const season = (more: string) => `title: Season 1, released: 2001, ${more}`;

describe('a mistake that names both entries, with file and line, is', () => {
  it.each([
    ['a drama', 'dramas/waris.yaml', '', 'Waris', ''],
    ['a season', 'series/waris.yaml', 'seasons:\n - ', 'Waris, Season 1', 'seasons.0.'],
  ])('two episodes of one number in %s', (_, file, head, entry, at) => {
    const rest = head && '{ title: Season 1, released: 2001, episodes: [';
    const list = head
      ? '{ number: 1 }, { number: 1 }] }\n'
      : 'episodes:\n  - number: 1\n  - number: 1\n';
    write(file, `title: Waris\ndate: 1979\n${head}${rest}${list}`);
    expectLines(
      expect.stringMatching(
        new RegExp(
          `^${file}:\\d:\\d+: ${entry}: ${at}episodes\\.1\\.number: another episode has the number 1$`,
        ),
      ),
    );
    expect(read().seed.dramas.length + read().seed.series.length).toBe(0);
  });

  it('episodes of two seasons whose ids are one', () => {
    write(
      'series.yaml',
      `title: Toba\ndate: 2001\nseasons: [{ id: toba, ${season('episodes: [{ number: 1.5 }]')} }]\n`,
    );
    write(
      'series/b.yaml',
      `title: Other\ndate: 2001\nseasons: [{ id: toba-1, ${season('episodes: [{ number: 5 }]')} }]\n`,
    );
    expectLines(
      'series/b.yaml:3:71: Other, Season 1: seasons.0.episodes.0.number: toba-1-5 is the id of episode 1.5 of Toba, Season 1, in series.yaml',
    );
  });

  it('a season and a drama of one title and year', () => {
    write(
      'series.yaml',
      `title: Toba\ndate: 2001\nseasons: [{ ${season('episodes: [{ number: 1 }]')} }]\n`,
    );
    write('dramas.yaml', 'title: Season 1\ndate: 2001\n');
    expectLines(
      'dramas.yaml:1:1: Season 1: id: season-1-2001 is the id of Toba, Season 1, in series.yaml',
    );
  });

  it.each([
    ['two films of one title', 'films', '- title: Devdas\n  date: 1936\n  id: 7\n', 'films.yaml'],
    [
      'a film and a series of one title',
      'series',
      'title: Devdas\ndate: 1936\nid: 7\n',
      'films.yaml',
    ],
  ])('an id of %s', (_, part, text, first) => {
    write('films.yaml', 'title: Devdas\ndate: 1955\nid: 7\n');
    write(`${part}/b.yaml`, text);
    expectLines(
      expect.stringMatching(
        `^${part}/b.yaml:3:[13]: Devdas: id: 7 is the id of Devdas, in ${first}$`,
      ),
    );
  });

  it('an id of a film that is also of a person with only a credit', () => {
    const id = stableId('person', 'raj-kapoor');
    write(
      'films.yaml',
      `- title: Awara\n  date: 1951\n  id: ${id}\n- title: Aag\n  date: 1948\n  cast: [[Raj Kapoor]]\n`,
    );
    expectLines(`films.yaml:3:3: Awara: id: ${id} is the id of Raj Kapoor, who has a credit`);
  });

  it('titles whose addresses are the same', () => {
    write('dramas.yaml', '- title: Waris\n  date: 1979\n- title: "Waris!"\n  date: 1979\n');
    write('songs.yaml', '- title: Heer!\n- title: Heer\n');
    expectLines(
      'dramas.yaml:3:3: Waris!: id: waris-1979 is the id of Waris',
      'songs.yaml:2:3: Heer: id: song-heer is the id of Heer!',
    );
  });

  it('a song that is a clip of our own', () => {
    const clip = {
      name: 'heer',
      file: 'heer.webm',
      title: 'Heer',
      kind: 'song',
      seconds: 3,
      notes: 'Ours.',
    };
    write('clips.json', JSON.stringify([clip, { ...clip, title: 'Heer again' }]));
    write('songs.yaml', 'title: Heer\n');
    expectLines(
      'clips.json:1:2: Heer: id: song-heer is the id of Heer, in songs.yaml',
      expect.stringMatching(/^clips\.json:1:\d\d+: heer: stands in clips\.json already$/),
    );
  });

  it('an entry that stands twice in a file with other mistakes', () => {
    write(
      'films.yaml',
      '- title: Awara\n- title: Awara\n  date: 1951\n- title: Awara\n  date: 1951\n',
    );
    expectLines(
      'films.yaml:1:3: Awara: date is missing',
      'films.yaml:4:3: Awara (1951): stands in films.yaml already',
    );
    expect(read().seed.films).toHaveLength(1);
  });
});

describe('a file that can not be read', () => {
  it('is a separate mistake', () => {
    mkdirSync(join(folder, 'films.yaml'));
    write('series', 'title: Toba\n');
    write(
      'dramas.yaml',
      `a: &a [1,1,1,1,1,1,1,1,1,1]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: [*b,*b,*b,*b,*b,*b,*b,*b,*b,*b,*b]\n`,
    );
    expect(lines()).toEqual([
      expect.stringMatching(/^films\.yaml:1:1: .*EISDIR/),
      expect.stringMatching(/^dramas\.yaml:1:1: .*alias/i),
    ]);
  });
});

/** A generator of numbers below a bound, the same at every run. */
function numbersFrom(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** Returns a folder's parts with entries of few words and ids, so that many of them claim the same. */
function anyParts(below: (bound: number) => number): Record<Part, object[]> {
  const one = <T>(...of: T[]): T => of[below(of.length)] as T;
  const some = <T>(most: number, make: () => T): T[] =>
    Array.from({ length: below(most + 1) }, make);
  const own = () =>
    one(
      undefined,
      undefined,
      7,
      8,
      stableId('person', 'raj-kapoor'),
      stableId('movie', 'waris-1979'),
    );
  const code = () => one(undefined, undefined, 'waris-1979', 'waris', 'waris-1', 'song-waris');
  const title = () =>
    one('Waris', 'Waris!', 'waris', 'Season 1', 'وارث', '!', 'Waris 1', 'a\ud800', 'a\ud801');
  const name = () => one('Raj Kapoor', 'Raj-Kapoor', 'Nargis', 'Waris');
  const year = () => one(1979, 1980);
  const credits = () => some(2, () => [name()]);
  const episodes = () => [{ number: 9 }, ...some(3, () => ({ number: one(1, 2, 1.5, 5, 9) }))];
  const titled = () => ({ id: own(), title: title(), date: String(year()), cast: credits() });
  const seasons = () =>
    some(2, () => ({ id: code(), title: title(), released: year(), episodes: episodes() }));
  const recording = () => ({
    id: code(),
    title: title(),
    artist: one(undefined, 'Nargis'),
    singers: some(2, name),
  });
  const clip = () => ({
    name: one('a', 'b', 'c'),
    file: 'a.webm',
    title: title(),
    seconds: 3,
    notes: 'Ours.',
    kind: one('song', 'fitness', 'movie'),
  });
  return {
    films: some(3, () => ({ ...titled(), directors: some(1, name), genres: some(2, title) })),
    series: some(2, () => ({ ...titled(), creators: some(1, name), seasons: seasons() })),
    dramas: some(2, () => ({ ...titled(), writer: some(1, name), episodes: episodes() })),
    people: some(3, () => ({ id: own(), name: name() })),
    songs: some(2, recording),
    fitness: some(2, recording),
    clips: some(2, clip),
    lists: [],
  };
}

it('no entry that passes is refused by the database, whatever stands beside it or was imported', () => {
  const below = numbersFrom(27);
  const parts = Object.keys(PARTS) as Part[];
  const seedOf = () => {
    const entries = anyParts(below);
    for (const part of parts) write(`${part}.json`, JSON.stringify(entries[part]));
    return { given: Object.values(entries).flat().length, ...read() };
  };
  let db = openDb(':memory:');
  let clean = 0;
  for (let round = 0; round < 60; round += 1) {
    // Later rounds of a database meet the rows that earlier ones have imported.
    if (round % 12 === 0) {
      db.close();
      db = openDb(':memory:');
    }
    const { seed, mistakes, given } = seedOf();
    const kept = parts.reduce((sum, part) => sum + seed[part].length, 0);
    expect(kept === given).toBe(mistakes.length === 0);
    if (mistakes.length === 0) clean += 1;
    if (round % 4 === 1) importFolder(db, seed);
    else fillFromSeed(db, { ...seed, fingerprint: String(round) });
  }
  expect(db.one('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
  expect(db.all('PRAGMA foreign_key_check')).toEqual([]);
  db.close();
  expect(clean).toBeGreaterThan(3);
});
