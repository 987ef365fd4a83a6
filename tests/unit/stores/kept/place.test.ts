import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clock, readPlace, writePlace } from '#/stores/kept/place.ts';

describe('a place in an address', () => {
  it.each([
    ['95', 0, 95],
    ['0', 0, 0],
    ['95s', 0, 95],
    ['41m20s', 0, 2480],
    ['41m', 0, 2460],
    ['1h2m3s', 0, 3723],
    ['1h', 0, 3600],
    ['1h3s', 0, 3603],
    ['90m', 0, 5400],
    ['2-41m20s', 1, 2480],
    ['2-95', 1, 95],
    ['1-95', 0, 95],
  ])('%s is in part %i at %i s', (written, part, seconds) => {
    expect(readPlace(written)).toEqual({ part, seconds });
  });

  it.each([
    ...['', ' ', 's', 'h', '2-', '-5', '0-5', '1.5', '1e3', '95 ', '+5', '5m5', '5s5m', '٥', 'NaN'],
    ...['1234567', '999h', '5m5m', '41:20', '<b>', '100-5', '2-2-5', '95\n'],
  ])('%j is none', (written) => {
    expect(readPlace(written)).toBeNull();
  });

  it('is none where the address has none', () => {
    expect(readPlace(null)).toBeNull();
  });

  it('that was written is read again, to the second', () => {
    const same = (part: number, seconds: number) => {
      const whole = { part, seconds: Math.floor(seconds) };
      expect(readPlace(writePlace({ part, seconds }))).toEqual(whole);
    };
    const seconds = fc.double({ min: 0, max: 359_999, noNaN: true });
    fc.assert(fc.property(fc.integer({ min: 0, max: 98 }), seconds, same), { numRuns: 300 });
  });

  it.each([
    [0, 0, '0s'],
    [0, 41 * 60 + 20.9, '41m20s'],
    [0, 3600, '1h'],
    [0, 3660, '1h1m'],
    [1, 5, '2-5s'],
  ])('in part %i at %d s is written %s', (part, seconds, written) => {
    expect(writePlace({ part, seconds })).toBe(written);
  });
});

describe('a time on a clock', () => {
  it.each([
    [0, '0:00'],
    [9.9, '0:09'],
    [2480, '41:20'],
    [3599, '59:59'],
    [3723, '1:02:03'],
    [36_000, '10:00:00'],
  ])('of %d s is %s', (seconds, shown) => {
    expect(clock(seconds)).toBe(shown);
  });
});
