import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importFile } from '#/host/catalogue/import.ts';
import { films, openWorkshop, quiet, type Workshop } from '../../fixtures/imports.ts';

let work: Workshop;
beforeEach(() => {
  work = openWorkshop();
});
afterEach(() => work.close());

describe('an import', () => {
  it.each(['films.ndjson', 'films.ndjson.gz'])('adds the films of %s', async (name) => {
    const report = await importFile(work.db, work.file(name, films), quiet);
    expect(report).toEqual({ added: 3, known: 0, refused: [] });
    const [hit] = await work.search('glass harbour');
    expect(hit?.title).toBe('The Glass Harbour of Zanthe');
    expect(await work.movie(hit?.id)).toMatchObject({
      title: 'The Glass Harbour of Zanthe',
      overview: films[0]?.extract,
      release_date: '1931',
      vote_average: null,
      cast: [{ name: 'Quillon Verrat' }, { name: 'Buster Keaton' }],
    });
  });

  it('adds each person once, and reuses people who exist already', async () => {
    const again = { title: 'The Second Harbour', year: 1934, cast: ['Quillon Verrat'] };
    const keaton = (await work.search('buster keaton'))[0]?.id;
    await importFile(work.db, work.file('films.ndjson', [...films, again]), quiet);
    const found = await work.search('quillon verrat');
    const people = found.flatMap(({ name }) => name ?? []);
    expect(people).toEqual(['Quillon Verrat']);
    const [hit] = await work.search('glass harbour');
    expect((await work.movie(hit?.id)).cast.map(({ id }) => id)).toEqual([found[0]?.id, keaton]);
  });

  it('puts animated films among the cartoons', async () => {
    const total = () =>
      work.db.one<{ n: number }>("SELECT count(*) AS n FROM entity WHERE form = 'cartoon'")?.n ?? 0;
    const before = total();
    await importFile(work.db, work.file('films.ndjson', films), quiet);
    expect(total()).toBe(before + 1);
  });

  it('adds nothing the second time', async () => {
    const path = work.file('films.ndjson', films);
    await importFile(work.db, path, quiet);
    const before = work.db.one('SELECT count(*) AS n, max(id) AS id FROM entity');
    expect(await importFile(work.db, path, quiet)).toEqual({ added: 0, known: 3, refused: [] });
    expect(work.db.one('SELECT count(*) AS n, max(id) AS id FROM entity')).toEqual(before);
  });

  it('leaves a film of the open catalogue as it is', async () => {
    const known = { title: 'Night of the Living Dead', year: 1968, extract: 'Another text.' };
    const report = await importFile(work.db, work.file('films.ndjson', [known]), quiet);
    expect(report).toEqual({ added: 0, known: 1, refused: [] });
    const [hit] = await work.search('night of the living dead');
    expect((await work.movie(hit?.id)).overview).not.toBe('Another text.');
  });

  it('adds two films of one title and different years', async () => {
    const two = [1931, 1941].map((year) => ({ title: 'Zanthe Again', year }));
    expect(await importFile(work.db, work.file('films.ndjson', two), quiet)).toMatchObject({
      added: 2,
    });
  });

  it('adds a person once who is named twice in a cast', async () => {
    const twice = { title: 'Twice', year: 1931, cast: ['Quillon Verrat', ' Quillon Verrat'] };
    await importFile(work.db, work.file('films.ndjson', [twice]), quiet);
    const [hit] = await work.search('twice');
    expect((await work.movie(hit?.id)).cast).toHaveLength(1);
  });

  it('refuses lines that are not films, with line number and reason, and reads on', async () => {
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
    const { added, refused } = await importFile(work.db, work.file('films.ndjson', lines), quiet);
    expect(added).toBe(2);
    expect(refused.map(({ line }) => line)).toEqual([2, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(refused.every(({ why }) => why.length > 5)).toBe(true);
    expect(refused.find(({ line }) => line === 5)?.why).toMatch(/^year: /);
    expect(refused.find(({ line }) => line === 10)?.why).toMatch(/^cast\.1: /);
    expect(refused.find(({ line }) => line === 2)?.why).toMatch(/JSON/);
  });

  it('reports its progress', async () => {
    const many = Array.from({ length: 2500 }, (_, n) => ({ title: `Film ${n}`, year: 1950 }));
    const told: number[] = [];
    await importFile(work.db, work.file('films.ndjson.gz', many), (lines) => told.push(lines));
    expect(told).toEqual([2000, 2500]);
  });

  it.each([
    ['lines that end in carriage returns', '{"title":"A Film","year":1931}\r\n'],
    ['a byte order mark', '\ufeff{"title":"A Film","year":1931}\n'],
  ])('reads %s', async (_, text) => {
    expect(await importFile(work.db, work.file('films.ndjson', [text]), quiet)).toEqual({
      added: 1,
      known: 0,
      refused: [],
    });
  });

  it('rejects when the file is not there', async () => {
    await expect(importFile(work.db, work.pathOf('none.ndjson'), quiet)).rejects.toThrow('ENOENT');
    await expect(importFile(work.db, work.pathOf('none.ndjson.gz'), quiet)).rejects.toThrow(
      'ENOENT',
    );
  });

  it('rejects when a .gz file is not compressed, or is cut off', async () => {
    const plain = work.pathOf('plain.gz');
    writeFileSync(plain, JSON.stringify(films[0]));
    await expect(importFile(work.db, plain, quiet)).rejects.toThrow(/header/);
    const cut = work.pathOf('cut.gz');
    writeFileSync(
      cut,
      gzipSync(films.map((film) => JSON.stringify(film)).join('\n')).subarray(0, 60),
    );
    await expect(importFile(work.db, cut, quiet)).rejects.toThrow(/end of file/);
  });
});
