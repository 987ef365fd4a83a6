import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#/host/db.ts';
import { importFile } from '#/host/import.ts';
import { fillFromSeed } from '#/host/seed/fill.ts';
import { loadSeed } from '#/host/seed/load.ts';
import { askHost, createTestHost, filledDb } from '../fixtures/embedded-host.ts';

let folder = '';
let db: Db;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manzar-import-'));
  db = filledDb();
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

const quiet = () => {};
const films = [
  {
    title: 'The Glass Harbour of Zanthe',
    year: 1931,
    cast: ['Quillon Verrat', 'Buster Keaton'],
    genres: ['Drama'],
    extract: 'A harbour of glass is guarded by a keeper who has never seen the sea.',
  },
  { title: 'Quokka Parade', year: 1932, cast: [], genres: ['Animated'] },
  { title: 'Vellichor Nights', year: 1933 },
];

function file(name: string, lines: readonly unknown[]): string {
  const path = join(folder, name);
  const text = lines
    .map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
    .join('\n');
  writeFileSync(path, name.endsWith('.gz') ? gzipSync(text) : text);
  return path;
}

async function search(query: string) {
  const { host } = createTestHost(db);
  const path = `/api/tmdb/dashboard/search?${new URLSearchParams({ query })}`;
  return (await askHost(host, path)).body as { id: number; title?: string; name?: string }[];
}

async function movie(id: number | undefined) {
  const { body } = await askHost(createTestHost(db).host, `/api/tmdb/dashboard/movie/${id}`);
  return body as { title: string; overview: string; cast: { id: number; name: string }[] };
}

describe('an import', () => {
  it.each(['films.ndjson', 'films.ndjson.gz'])('adds the films of %s', async (name) => {
    const report = await importFile(db, file(name, films), quiet);
    expect(report).toEqual({ added: 3, known: 0, refused: [] });
    const [hit] = await search('glass harbour');
    expect(hit?.title).toBe('The Glass Harbour of Zanthe');
    expect(await movie(hit?.id)).toMatchObject({
      title: 'The Glass Harbour of Zanthe',
      overview: films[0]?.extract,
      release_date: '1931',
      vote_average: null,
      cast: [{ name: 'Quillon Verrat' }, { name: 'Buster Keaton' }],
    });
  });

  it('adds people once, and knows those who are there', async () => {
    const again = { title: 'The Second Harbour', year: 1934, cast: ['Quillon Verrat'] };
    const keaton = (await search('buster keaton'))[0]?.id;
    await importFile(db, file('films.ndjson', [...films, again]), quiet);
    const found = await search('quillon verrat');
    expect(found.map(({ name }) => name)).toEqual(['Quillon Verrat']);
    const [hit] = await search('glass harbour');
    expect((await movie(hit?.id)).cast.map(({ id }) => id)).toEqual([found[0]?.id, keaton]);
  });

  it('puts animated films among the cartoons', async () => {
    const total = () =>
      db.one<{ n: number }>("SELECT count(*) AS n FROM entity WHERE form = 'cartoon'")?.n ?? 0;
    const before = total();
    await importFile(db, file('films.ndjson', films), quiet);
    expect(total()).toBe(before + 1);
  });

  it('adds nothing the second time', async () => {
    const path = file('films.ndjson', films);
    await importFile(db, path, quiet);
    const before = db.one('SELECT count(*) AS n, max(id) AS id FROM entity');
    expect(await importFile(db, path, quiet)).toEqual({ added: 0, known: 3, refused: [] });
    expect(db.one('SELECT count(*) AS n, max(id) AS id FROM entity')).toEqual(before);
  });

  it('leaves a film of the open catalogue as it is', async () => {
    const known = { title: 'Night of the Living Dead', year: 1968, extract: 'Another text.' };
    const report = await importFile(db, file('films.ndjson', [known]), quiet);
    expect(report).toEqual({ added: 0, known: 1, refused: [] });
    const [hit] = await search('night of the living dead');
    expect((await movie(hit?.id)).overview).not.toBe('Another text.');
  });

  it('takes two films of one title and different years for two', async () => {
    const two = [1931, 1941].map((year) => ({ title: 'Zanthe Again', year }));
    expect(await importFile(db, file('films.ndjson', two), quiet)).toMatchObject({ added: 2 });
  });

  it('counts a person once who is named twice in a cast', async () => {
    const twice = { title: 'Twice', year: 1931, cast: ['Quillon Verrat', ' Quillon Verrat'] };
    await importFile(db, file('films.ndjson', [twice]), quiet);
    const [hit] = await search('twice');
    expect((await movie(hit?.id)).cast).toHaveLength(1);
  });

  it('refuses lines that are no film, with number and reason, and reads on', async () => {
    const lines = [
      films[0],
      '{ not json',
      '',
      { year: 1931 },
      { title: 'No Year' },
      { title: '   ', year: 1931 },
      { title: 'Year As Text', year: '1931' },
      { title: 'Future', year: 3000 },
      { title: 'Cast', year: 1931, cast: 'Nobody' },
      { title: 'Cast', year: 1931, cast: ['A', 7] },
      '[]',
      'null',
      films[2],
    ];
    const { added, refused } = await importFile(db, file('films.ndjson', lines), quiet);
    expect(added).toBe(2);
    expect(refused.map(({ line }) => line)).toEqual([2, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(refused.every(({ why }) => why.length > 5)).toBe(true);
    expect(refused.find(({ line }) => line === 5)?.why).toMatch(/^year: /);
    expect(refused.find(({ line }) => line === 10)?.why).toMatch(/^cast\.1: /);
    expect(refused.find(({ line }) => line === 2)?.why).toMatch(/JSON/);
  });

  it('tells how far it is', async () => {
    const many = Array.from({ length: 2500 }, (_, n) => ({ title: `Film ${n}`, year: 1950 }));
    const told: number[] = [];
    await importFile(db, file('films.ndjson.gz', many), (lines) => told.push(lines));
    expect(told).toEqual([1000, 2000, 2500]);
  });

  it.each([
    ['lines that end in carriage returns', '{"title":"A Film","year":1931}\r\n'],
    ['a byte order mark', '\ufeff{"title":"A Film","year":1931}\n'],
  ])('reads %s', async (_, text) => {
    expect(await importFile(db, file('films.ndjson', [text]), quiet)).toEqual({
      added: 1,
      known: 0,
      refused: [],
    });
  });

  it('rejects when the file is not there', async () => {
    await expect(importFile(db, join(folder, 'none.ndjson'), quiet)).rejects.toThrow('ENOENT');
    await expect(importFile(db, join(folder, 'none.ndjson.gz'), quiet)).rejects.toThrow('ENOENT');
  });

  it('rejects when a .gz is none, or is cut off', async () => {
    const plain = join(folder, 'plain.gz');
    writeFileSync(plain, JSON.stringify(films[0]));
    await expect(importFile(db, plain, quiet)).rejects.toThrow(/header/);
    const cut = join(folder, 'cut.gz');
    writeFileSync(
      cut,
      gzipSync(films.map((film) => JSON.stringify(film)).join('\n')).subarray(0, 60),
    );
    await expect(importFile(db, cut, quiet)).rejects.toThrow(/end of file/);
  });
});

describe('imported films in a search', () => {
  it('are found by a typo at once, though words were looked up before', async () => {
    expect(await search('vellichro')).toEqual([]);
    await importFile(db, file('films.ndjson', films), quiet);
    expect((await search('vellichro')).map(({ title }) => title)).toEqual(['Vellichor Nights']);
  });

  it('leave a short exact title first among hundreds that begin with it', async () => {
    const many = Array.from({ length: 500 }, (_, n) => ({ title: `Zan${n}`, year: 1950 }));
    await importFile(db, file('films.ndjson', [...many, { title: 'Zan', year: 1920 }]), quiet);
    expect((await search('zan'))[0]?.title).toBe('Zan');
  });
});

describe('a changed open catalogue', () => {
  const changed = () => ({ ...loadSeed(), fingerprint: 'another' });

  it('leaves imported films and their cast as they were', async () => {
    await importFile(db, file('films.ndjson', films), quiet);
    const [hit] = await search('glass harbour');
    const before = await movie(hit?.id);
    expect(fillFromSeed(db, changed())).toBe(true);
    expect(await movie(hit?.id)).toEqual(before);
    expect((await search('glass harbour'))[0]?.id).toBe(hit?.id);
  });

  it('keeps a person whom only an imported film has still, to be found', async () => {
    await importFile(db, file('films.ndjson', films), quiet);
    const seed = changed();
    const isKeaton = (name: string) => name === 'Buster Keaton';
    const others = seed.films.filter(
      ({ directors, cast }) => !directors.some(isKeaton) && !cast.some(([name]) => isKeaton(name)),
    );
    fillFromSeed(db, { ...seed, films: others });
    expect((await search('buster keaton'))[0]?.name).toBe('Buster Keaton');
    const [hit] = await search('glass harbour');
    expect((await movie(hit?.id)).cast.map(({ name }) => name)).toContain('Buster Keaton');
  });
});
