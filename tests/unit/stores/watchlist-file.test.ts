import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_OWN } from '#/host/ids.ts';
import type { ListedTitle } from '#/stores/watchlist.ts';
import {
  asCsv,
  asJson,
  FIRST_OTHER,
  readCsv,
  readFile,
  writeCsv,
} from '#/stores/watchlist-file.ts';

const OURS: ListedTitle = {
  path: '/zxyxvyXdF/600765021',
  year: 2026,
  plays: true,
  seen: true,
  at: 5,
  picture: null,
  names: [
    ['ur', 'نقطہ'],
    ['en', 'The "Nuqta", again'],
  ],
};
const THEIRS: ListedTitle = {
  ...OURS,
  path: '/zxyxvyXdF/940',
  names: [['ur', 'آوارہ']],
  year: null,
};
const READING = { now: 7, language: 'en', hasDatabase: true } as const;

describe('a table', () => {
  it('is read as it was written, whatever stands in it', () => {
    const cell = fc.string({ unit: 'grapheme' }).map((text) => `x${text}`);
    const same = (rows: string[][]) => {
      expect(readCsv(writeCsv(rows))).toEqual(rows);
    };
    fc.assert(fc.property(fc.array(fc.array(cell, { minLength: 1 })), same));
    const odd = fc
      .array(fc.constantFrom('a', '"', ',', '\r\n', '\n', '', ' '))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(
        fc.array(
          fc.array(
            odd.map((one) => `x${one}`),
            { minLength: 1 },
          ),
        ),
        same,
      ),
    );
  });

  it.each(['"', '"a', 'a"b"c', '"a"b,c', ',,,\r\r\n', '\ufeffa,b', '"'.repeat(99_999)])(
    'is read whatever it is (%#)',
    (text) => {
      expect(Array.isArray(readCsv(text))).toBe(true);
    },
  );
});

describe('a list as a file', () => {
  it('of JSON has all of it', () => {
    expect(readFile(asJson([OURS, THEIRS]), READING)).toEqual([OURS, THEIRS]);
    expect(JSON.parse(asJson([OURS]))).toEqual({ titles: [OURS] });
  });

  it('of CSV has title, year and the movie database’s number, in Latin letters where they are known', () => {
    expect(FIRST_OTHER).toBe(FIRST_OWN.movie);
    expect(asCsv([OURS, THEIRS])).toBe(
      'Title,Year,tmdbID\r\n"The ""Nuqta"", again",2026,\r\nآوارہ,,940\r\n',
    );
  });

  it('of CSV leads to the page of a number, or else to the search', () => {
    const rows = 'Year,Name,TMDB ID,Rating\n1951,Awaara,940,5\n,آوارہ,x,\n,,,\n2020,Far,3000000,\n';
    const shown = (
      file: typeof READING | (Omit<typeof READING, 'hasDatabase'> & { hasDatabase: false }),
    ) => readFile(rows, file)?.map(({ path, year, names }) => [path, year, ...names.flat()]);
    const others = [
      [`/search?query=${encodeURIComponent('آوارہ')}`, null, 'ur', 'آوارہ'],
      ['/search?query=Far+2020', 2020, 'en', 'Far'],
    ];
    expect(shown(READING)).toEqual([['/zxyxvyXdF/940', 1951, 'en', 'Awaara'], ...others]);
    expect(shown({ ...READING, hasDatabase: false })).toEqual([
      ['/search?query=Awaara+1951', 1951, 'en', 'Awaara'],
      ...others,
    ]);
  });

  it.each(['', 'null', '{}', '5', 'a,b\n1,2', '<html>', 'x'.repeat(2_000_001)])(
    'that is no list is not read (%#)',
    (text) => {
      expect(readFile(text, READING)).toBeNull();
    },
  );

  it('has no title of a wrong form', () => {
    const rows = [{ ...OURS, path: 'https://evil.example/' }, { ...OURS, names: [] }, null, OURS];
    expect(readFile(JSON.stringify({ titles: rows }), READING)).toEqual([OURS]);
    expect(readFile(`Title\n${'x'.repeat(301)}\nGood\n`, READING)).toHaveLength(1);
  });
});
