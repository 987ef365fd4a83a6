import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { field, fnv1a, number, shortHash, text } from '#/contract/raw.ts';
import { anyUtf16 } from '../../fixtures/texts.ts';

describe('a field', () => {
  it('is an own property of a record and nothing else', () => {
    expect(field({ a: 1 }, 'a')).toBe(1);
    expect(field({}, 'constructor')).toBeUndefined();
    expect(field({}, '__proto__')).toBeUndefined();
    expect(field(['x'], '0')).toBeUndefined();
    expect(field('text', 'length')).toBeUndefined();
    expect(field(null, 'a')).toBeUndefined();
  });
});

describe('a number', () => {
  it.each([
    [7, 7],
    ['7', 7],
    [' -7.5 ', -7.5],
    ['', null],
    ['1e3', null],
    ['0x10', null],
    ['1,000', null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [true, null],
    [[7], null],
  ])('reads %j as %j', (value, expected) => {
    expect(number(value)).toBe(expected);
  });
});

describe('text', () => {
  it('is trimmed, not empty and well-formed', () => {
    expect(text(' a ')).toBe('a');
    expect(text(' \n ')).toBeNull();
    expect(text(7)).toBeNull();
    expect(text('\udc00')).toBe('\ufffd');
  });
});

describe('a hash', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('of %j is that of Fowler, Noll and Vo', (value, expected) => {
    expect(fnv1a(value)).toBe(expected);
  });

  it('can stand in an address', () => {
    fc.assert(fc.property(anyUtf16(40), (value) => /^[a-z0-9]{1,7}$/.test(shortHash(value))));
  });
});
