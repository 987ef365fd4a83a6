import { describe, expect, it } from 'vitest';
import { titleSize } from '#/lib/title-size.ts';

describe('the size of a title', () => {
  it.each([
    ['The Nuqta', undefined],
    ['', undefined],
    ['Metropolis', 'word-6'],
    ['Frankenstein', 'word-7'],
    ['Raja Harishchandra', 'word-8'],
    ['Donaudampfschiff', 'word-10'],
    ['W'.repeat(60), 'word-19'],
  ])('of %s follows its longest word', (title, size) => {
    expect(titleSize(title)).toBe(size);
  });

  it('follows a long title too', () => {
    expect(titleSize('a b c d '.repeat(4))).toBeUndefined();
    expect(titleSize('a b c d '.repeat(30))).toBe('word-13');
  });

  it('breaks after hyphens, and gives marks no width', () => {
    expect(titleSize('Spider-Spider-Spider')).toBe(titleSize('Spider- Spider- Spider'));
    expect(titleSize(`M${'\u0300'.repeat(200)}`)).toBeUndefined();
  });
});
