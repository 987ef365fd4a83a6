import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openFolder } from '#/host/catalogue/files/folder.ts';
import { lineOf } from '#/host/catalogue/files/mistake.ts';
import { openDb } from '#/host/db.ts';
import { fillFromSeed } from '#/host/seed/fill.ts';
import { folderOfEach } from '../../../fixtures/folder.ts';

const folder = folderOfEach();

function write(file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const titles = () =>
  openFolder(folder)
    .read()
    .seed.films.map(({ title }) => title);
const lines = () => openFolder(folder).read().mistakes.map(lineOf);

describe('a folder of catalogue files', () => {
  it('may be empty: every part is optional', () => {
    const { seed, mistakes } = openFolder(folder).read();
    expect(mistakes).toEqual([]);
    expect([seed.films, seed.people, seed.songs]).toEqual([[], [], []]);
  });

  it('has a part as one file, or as a folder of files, in JSON and in YAML', () => {
    write('films.yaml', '- title: Awara\n  date: "1951-12-14"\n');
    write('films/b.json', '{ "title": "Barsaat", "date": "1949" }');
    write('films/c.yml', 'title: Chandralekha\ndate: "1948"\n');
    write('films/notes.txt', 'not read');
    expect(lines()).toEqual([]);
    expect(titles()).toEqual(['Awara', 'Barsaat', 'Chandralekha']);
  });

  it('asks for a title and a date of a film, and for nothing else', () => {
    write('films.yaml', '- title: Awara\n- date: "1951"\n');
    expect(lines()).toEqual([
      'films.yaml:1:3: Awara: date is missing',
      'films.yaml:2:3: entry 2: title is missing',
    ]);
  });

  it('takes a number of YAML as text where text belongs, as it is written', () => {
    write('films.yaml', 'title: 1984\ndate: 1956\ndirectors: [Michael Anderson, 007]\n');
    const { seed, mistakes } = openFolder(folder).read();
    expect(mistakes).toEqual([]);
    expect(seed.films[0]).toMatchObject({
      title: '1984',
      date: '1956',
      directors: ['Michael Anderson', '007'],
    });
  });

  it('refuses a number of JSON as text, and text as a number', () => {
    write('films/a.json', '{ "title": 1984, "date": "1956" }');
    write('films/b.yaml', 'title: B\ndate: "1950"\nrating: good\n');
    expect(lines()).toEqual([
      'films/a.json:1:3: 1984: title: text, in quotes',
      'films/b.yaml:3:1: B: rating: a number from 0 to 10, such as 7.5',
    ]);
  });

  it('reports an unknown field at its key, and an entry that stands twice', () => {
    write('films.yaml', '- title: Awara\n  date: "1951"\n  raiting: 8\n');
    write('people.yaml', '- name: Nargis\n- name: Raj Kapoor\n- name: Nargis\n');
    expect(lines()).toEqual([
      expect.stringMatching(/^films\.yaml:3:3: Awara: raiting: /),
      'people.yaml:3:3: Nargis: stands in people.yaml already',
    ]);
  });

  it('takes whole addresses of players, a runtime, and titles in other languages', () => {
    const more =
      'link: https://player.example/e/1\ntrailer: https://player.example/t/1\nruntime: 168\n';
    write('films.yaml', `title: Awara\ndate: "1951"\n${more}titles: { hi: आवारा, ur: آوارہ }\n`);
    const { seed, mistakes } = openFolder(folder).read();
    expect(mistakes).toEqual([]);
    const db = openDb(':memory:');
    fillFromSeed(db, seed);
    expect(db.one('SELECT link, trailer FROM movie')).toEqual({
      link: 'https://player.example/e/1',
      trailer: 'https://player.example/t/1',
    });
    const [entry] = db.all<{ content: string }>('SELECT content FROM entry');
    expect(JSON.parse(entry?.content ?? '')).toMatchObject({
      runtime: 168,
      titles: { hi: 'आवारा' },
    });
    db.close();
  });

  it('refuses a motif that nobody has drawn, in every kind of entry that has pictures', () => {
    const wrong = ['films', 'series', 'dramas'].map((part) => `${part}.yaml`);
    for (const file of wrong) write(file, `title: ${file}\ndate: 1951\nmotif: cactus\n`);
    write('songs.yaml', 'title: Yaman\nmotif: book\n');
    expect(lines()).toEqual([]);
    for (const file of wrong) write(file, `title: ${file}\ndate: 1951\nmotif: kaktus\n`);
    write('songs.yaml', 'title: Yaman\nmotif: toString\n');
    expect(lines()).toEqual(
      [...wrong.map((file) => `${file}:3:1: ${file}`), 'songs.yaml:2:1: Yaman'].map((place) =>
        expect.stringContaining(`${place}: motif: a name of a file in src/host/motifs`),
      ),
    );
  });

  it('refuses an id that another entry has, of whatever kind', () => {
    write('films.yaml', '- title: Awara\n  date: "1951"\n  id: 7\n');
    write('people.yaml', '- name: Nargis\n  id: 7\n');
    expect(lines()).toEqual(['people.yaml:2:3: Nargis: id: 7 is the id of Awara, in films.yaml']);
  });

  it('refuses seasons of two series with one title and year, unless one has its own id', () => {
    const season = 'title: Season 1, released: 2001, episodes: [{ number: 1 }]';
    write('series/a.yaml', `title: Toba\ndate: 2001\nseasons: [{ ${season} }]\n`);
    write('series/b.yaml', `title: Other\ndate: 2001\nseasons:\n  - { ${season} }\n`);
    expect(lines()).toEqual([
      'series/b.yaml:4:5: Other, Season 1: seasons.0.id: season-1-2001 is the id of Toba, Season 1, in series/a.yaml',
    ]);
    write('series/b.yaml', `title: Other\ndate: 2001\nseasons: [{ id: other-1, ${season} }]\n`);
    expect(lines()).toEqual([]);
  });

  it('takes a basis of a known kind, with its reason and countries', () => {
    const basis = (kind: string) =>
      `{ kind: ${kind}, reason: Published in 1921., countries: [US] }`;
    write('films.yaml', `title: Sevenfold\ndate: 1921\nbasis: ${basis('term ended')}\n`);
    expect(lines()).toEqual([]);
    write('films.yaml', `title: Sevenfold\ndate: 1921\nbasis: ${basis('hearsay')}\n`);
    expect(lines()).toEqual([
      expect.stringMatching(/^films.yaml:3:\d+: Sevenfold: basis.kind: one of term ended, /),
    ]);
  });

  it('refuses a picture whose address some clients could not put into a style sheet', () => {
    write('films.yaml', `title: Awara\ndate: 1951\nposter: "https://a.example/a(1).jpg"\n`);
    expect(lines()).toHaveLength(1);
  });

  it('refuses a song that stands twice, and what is no folder', () => {
    write('songs.yaml', '- title: Heer\n  artist: A\n- title: Heer\n- title: Heer\n  artist: A\n');
    expect(lines()).toEqual(['songs.yaml:4:3: Heer (A): stands in songs.yaml already']);
    expect(() => openFolder(join(folder, 'nowhere'))).toThrow(/nowhere is no folder\.$/);
  });

  it.each([
    ['film.yaml', 'no part has this name (`films.yaml`?)'],
    ['Series.yml', 'no part has this name (`series.yml`?)'],
    ['list/a.yaml', 'no part has this name (`lists`?)', 'list'],
    ['films/hindi/a.yaml', expect.stringContaining('lie in films itself'), 'films/hindi'],
    ['films/a.YAML', 'this name is not read (`a.yaml`?)'],
    ['films/a.yaml.txt', 'this name is not read (`a.yaml`?)'],
  ])('names a file that nobody reads: %s', (file, expected, named = file) => {
    write(file, 'title: Awara\ndate: 1951\n');
    const { mistakes } = openFolder(folder).read();
    expect(mistakes).toEqual([expect.objectContaining({ file: named, expected })]);
  });

  it.each(['drafts/a.yaml', 'docker-compose.yaml', 'package.json'])(
    'leaves other files alone: %s',
    (file) => {
      write(file, 'title: Awara\n');
      expect(lines()).toEqual([]);
    },
  );

  it('shows an entry as it was while it has a mistake, and the others as they are', () => {
    const two = (year: string, title: string) =>
      `- title: Awara\n  date: ${year}\n- title: ${title}\n  date: 1949\n`;
    write('films.yaml', two('1951', 'Barsaat'));
    const opened = openFolder(folder);
    const shown = () => opened.read().seed.films.map(({ title, date }) => `${title} ${date}`);
    expect(shown()).toEqual(['Awara 1951', 'Barsaat 1949']);
    write('films.yaml', two('soon', 'Andaz'));
    expect(shown().toSorted()).toEqual(['Andaz 1949', 'Awara 1951']);
    write('films.yaml', '- title: [');
    expect(shown().toSorted()).toEqual(['Andaz 1949', 'Awara 1951']);
  });

  it('knows an entry with a mistake again among others of its title, and by its place if its title is missing', () => {
    const films = (...all: string[]) => write('films.yaml', all.join('\n'));
    const devdas = (year: number | string, more = '') =>
      `- title: Devdas\n  date: ${year}\n${more}`;
    const awara = (head: string) => `- ${head}\n  date: 1951`;
    const opened = openFolder(folder);
    const shown = () =>
      opened
        .read()
        .seed.films.map(({ title, date }) => `${title} ${date}`)
        .toSorted();
    films(devdas(1936), devdas(1955), awara('title: Awara'));
    const all = ['Awara 1951', 'Devdas 1936', 'Devdas 1955'];
    expect(shown()).toEqual(all);
    films(devdas(1936), devdas(1955, '  rating: x\n'), awara('titel: Awara'));
    expect(shown()).toEqual(all);
    films(devdas('soon'), devdas(1955), awara('title: ""'));
    expect(shown()).toEqual(all);
  });

  it('gives the valid entries beside those with mistakes', () => {
    write('films.yaml', '- title: Awara\n  date: "1951"\n- title: No date\n');
    expect(titles()).toEqual(['Awara']);
  });

  it('has a fingerprint that changes with any byte', () => {
    write('films.yaml', 'title: Awara\ndate: "1951"\n');
    const before = openFolder(folder).read().seed.fingerprint;
    write('films.yaml', 'title: Awara\ndate: "1951" \n');
    expect(openFolder(folder).read().seed.fingerprint).not.toBe(before);
  });

  it('has another fingerprint where titles have other drawings to choose from', () => {
    write('films.yaml', 'title: Awara\ndate: "1951"\n');
    const fingerprintOf = (offer?: string) => openFolder(folder, offer).read().seed.fingerprint;
    expect(fingerprintOf('one drawing more')).not.toBe(fingerprintOf());
    expect(fingerprintOf()).toBe(fingerprintOf());
  });

  it('is read again file by file: only a changed one is parsed', () => {
    write('films/a.yaml', 'title: Awara\ndate: "1951"\n');
    write('films/b.yaml', 'title: Barsaat\ndate: "1949"\n');
    const opened = openFolder(folder);
    const [a, b] = opened.read().seed.films;
    write('films/a.yaml', 'title: Andaz\ndate: "1949"\n');
    utimesSync(join(folder, 'films/a.yaml'), 1, 1);
    const [newA, newB] = opened.read().seed.films;
    expect(newA).not.toBe(a);
    expect(newA?.title).toBe('Andaz');
    expect(newB).toBe(b);
  });
});
