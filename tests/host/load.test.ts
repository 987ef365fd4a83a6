import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadSeed, SeedError } from '#/host/seed/load.ts';
import { folderOfEach } from '../fixtures/folder.ts';
import { shippedSeed } from '../fixtures/shipped-seed.ts';

const OURS = fileURLToPath(new URL('../../src/host/seed/', import.meta.url));
const folder = folderOfEach();

/** So few of the files that reading them takes no time; captions belong to the clips. */
const SOME = ['films/our-own.json', 'people/others.json', 'clips.json', 'captions'];

/** Makes a folder with copies of files that ship. */
function copies(...files: string[]): void {
  for (const file of files) cpSync(join(OURS, file), join(folder, file), { recursive: true });
}

/** Rewrites a file with the entries that `make` returns. */
function change(file: string, make: (entries: Record<string, unknown>[]) => unknown): void {
  const path = join(folder, file);
  writeFileSync(path, JSON.stringify(make(JSON.parse(readFileSync(path, 'utf8')))));
}

const FACTS = { kind: 'facts only', reason: 'Protected.' };

function problems(): string {
  try {
    loadSeed(folder);
  } catch (error) {
    if (error instanceof SeedError) return error.message;
    throw error;
  }
  return '';
}

describe('the files of the open catalogue', () => {
  it('load from any folder, with a fingerprint of their bytes', () => {
    copies('.');
    const copied = loadSeed(folder);
    expect(copied).toEqual(shippedSeed());
    change('songs.json', (songs) => songs);
    expect(loadSeed(folder).fingerprint).not.toBe(copied.fingerprint);
  });

  it.each([
    ['a wrong type', { rating: 'good' }, /films\/our-own\.json:1:\d+: The Nuqta: rating: /],
    [
      'an impossible date',
      { date: '2026-02-30' },
      /our-own\.json:1:\d+: The Nuqta: date: YYYY-MM-DD, such as 1951-12-14/,
    ],
    [
      'a year before the term has ended',
      { date: '1931', basis: { ...FACTS, free: [{ country: 'US', year: 2026 }] } },
      /our-own\.json:1:\d+: The Nuqta: basis\.free\.0\.year: comes before 2027: .* 95 years/,
    ],
    [
      'a year that is free in a country without a judgement',
      { basis: { ...FACTS, free: [{ country: 'DE', year: 2090 }] } },
      /The Nuqta: basis\.free\.0\.year: is of a country that is not judged: IN, PK, US are/,
    ],
    [
      'two years of a country',
      {
        date: '1931',
        basis: { ...FACTS, free: [2027, 2028].map((year) => ({ country: 'US', year })) },
      },
      /The Nuqta: basis\.free: has a country twice/,
    ],
    [
      'a key that is not known',
      { raiting: 5 },
      /our-own\.json:1:\d+: The Nuqta: raiting: no field has this name/,
    ],
    ['an invalid video id', { youtube: 'short' }, /our-own\.json:1:\d+: The Nuqta: youtube: /],
    ['an overview without a word', { overview: ' ' }, /The Nuqta: overview: /],
  ])('are refused with file and entry for %s', (_, wrong, expected) => {
    copies(...SOME);
    change('films/our-own.json', ([film, ...rest]) => [{ ...film, ...wrong }, ...rest]);
    expect(problems()).toMatch(expected);
  });
});
