import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clock, readTime, writeTime } from '#/lib/film-time.ts';

describe('a time in an address', () => {
  it.each([
    ['95', 95],
    ['0', 0],
    ['95s', 95],
    ['41m20s', 2480],
    ['41m', 2460],
    ['1h2m3s', 3723],
    ['1h', 3600],
    ['1h3s', 3603],
    ['90m', 5400],
  ])('%s is %i s', (written, seconds) => {
    expect(readTime(written)).toBe(seconds);
  });

  it.each([
    '',
    ' ',
    's',
    'h',
    '-5',
    '1.5',
    '1e3',
    '95 ',
    '+5',
    '5m5',
    '5s5m',
    '٥',
    'NaN',
    '2-5s',
    '1234567',
    '999h',
    '5m5m',
    '41:20',
    '<b>',
    '95\n',
  ])('%j is not a time', (written) => {
    expect(readTime(written)).toBeNull();
  });

  it('is null where the address has none', () => {
    expect(readTime(null)).toBeNull();
  });

  it('that was written is read again, to the second', () => {
    const same = (seconds: number) => readTime(writeTime(seconds)) === Math.floor(seconds);
    const seconds = fc.double({ min: 0, max: 359_999, noNaN: true });
    fc.assert(fc.property(seconds, same), { numRuns: 300 });
  });

  it.each([
    [0, '0s'],
    [41 * 60 + 20.9, '41m20s'],
    [3600, '1h'],
    [3660, '1h1m'],
  ])('of %d s is written %s', (seconds, written) => {
    expect(writeTime(seconds)).toBe(written);
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
