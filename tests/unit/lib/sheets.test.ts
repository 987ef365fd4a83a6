import { describe, expect, it } from 'vitest';
import { eras, nicheFor, niches, portraitPalettes, sheetFor, sheetMotifs } from '#/lib/sheets.ts';

const partsOf = (address: string) => /^\/t\/n\/([a-z]+)-([a-zA-Z]+)\.svg$/.exec(address)?.slice(1);
const titles = Array.from({ length: 100 }, (_, n) => `Film ${n}`);

describe('the sheet of a title', () => {
  it.each([
    ['1913-05-03', eras.silent],
    ['1930', eras.silent],
    ['1931-03-14', eras.talkies],
    ['1949', eras.talkies],
    [1950, eras.golden],
    ['1969-12-31', eras.golden],
    ['1970-01-01', eras.modern],
    [null, [...eras.golden, ...eras.modern]],
    ['soon', [...eras.golden, ...eras.modern]],
  ])('of %s has a palette of that time', (date, palettes) => {
    const used = titles.map((title) => partsOf(sheetFor(title, date))?.[0]);
    expect(new Set(used)).toEqual(new Set(palettes));
  });

  it('keeps its motif wherever the title stands, with a year and without', () => {
    const motifs = [null, 1950, '1931-03-14'].map(
      (date) => partsOf(sheetFor('Alam Ara', date))?.[1],
    );
    expect(new Set(motifs).size).toBe(1);
    expect(sheetFor('Alam Ara', '1931-03-14')).toBe(sheetFor('Alam Ara', 1931));
  });

  it('seldom is that of another title in the same list', () => {
    const used = titles.map((title) => partsOf(sheetFor(title, 2020))?.[1]);
    expect(new Set(used)).toEqual(new Set(sheetMotifs));
    const page = titles.slice(0, 20).map((title) => sheetFor(title, 1955));
    expect(new Set(page).size).toBeGreaterThan(15);
  });

  it('is that of “Untitled” if there is no title', () => {
    expect(sheetFor(null)).toBe(sheetFor('Untitled'));
  });
});

it('the niche of a person is one of all palettes and fillings', () => {
  const used = titles.map((name) => partsOf(nicheFor(name)));
  expect(new Set(used.map((parts) => parts?.[0]))).toEqual(new Set(portraitPalettes));
  expect(new Set(used.map((parts) => parts?.[1]))).toEqual(new Set(niches));
});
