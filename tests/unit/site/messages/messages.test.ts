import { describe, expect, it } from 'vitest';
import { en } from '#/site/messages/en.ts';
import { sourceFiles, withoutComments } from '../../../fixtures/source-files.ts';

const sources = sourceFiles('src/**/*.{ts,tsx,astro}', 'src/*.ts')
  .filter(({ path }) => !path.startsWith('src/site/messages/'))
  .map(({ text }) => withoutComments(text));

/** Returns whether a file reads a text by its key: `m.key`, or `'key'` in a table of keys. */
const isUsed = (key: string) => {
  const use = new RegExp(`\\bm\\??\\.${key}\\b|'${key}'`);
  return sources.some((text) => use.test(text));
};

describe('the texts', () => {
  it('are all used', () => {
    const keys = Object.keys(en);
    expect(keys.length).toBeGreaterThan(100);
    expect(isUsed('aTextThatNothingUses')).toBe(false);
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });

  it('have these words in English, on pages that browsers test in Urdu', () => {
    expect(en.filmOfDay).toBe('Film of the day');
    expect(en.newestList).toBe('Newest list');
    expect(en.removeFilter('Comedy')).toBe('Remove Comedy');
    const { byYear, moreFilters, chosenFilters } = en;
    expect([byYear, moreFilters, chosenFilters]).toEqual([
      'By year',
      'More filters',
      'Your filters',
    ]);
  });
});
