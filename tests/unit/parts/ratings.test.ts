import { describe, expect, it } from 'vitest';
import { percent, tone } from '#/parts/ratings.ts';

describe('a rating', () => {
  it.each([
    [0, 0],
    [6.84, 68],
    [6.85, 69],
    [7.25, 73],
    [10, 100],
    [64.2, 642],
  ])('of %d is %d percent', (value, expected) => {
    expect(percent(value)).toBe(expected);
  });

  it.each([
    [10, 'good'],
    [7, 'good'],
    [6.99, 'ok'],
    [5, 'ok'],
    [4.99, 'bad'],
    [0, 'bad'],
  ] as const)('of %d is %s', (value, expected) => {
    expect(tone(value)).toBe(expected);
  });
});
