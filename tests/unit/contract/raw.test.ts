import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  exact,
  field,
  fnv1a,
  list,
  number,
  observed,
  rows,
  shortHash,
  text,
} from '#/contract/raw.ts';
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

describe('text of many letters', () => {
  it('ends in an ellipsis after as many as are read, and never within a letter', () => {
    expect(text('abcdef', 4)).toBe('abc…');
    expect(text('abcd', 4)).toBe('abcd');
    expect(text('😀😀😀😀', 4)).toBe('😀😀😀😀');
    expect(text('😀😀😀😀😀', 4)).toBe('😀😀😀…');
  });

  it('is well-formed and no longer than that, whatever it is', () => {
    fc.assert(
      fc.property(anyUtf16(20), fc.integer({ min: 1, max: 9 }), (value, most) => {
        const read = text(value, most) ?? 'x';
        return read.isWellFormed() && [...read].length <= most;
      }),
    );
  });

  it('is null if it stands in an address', () => {
    expect(exact('abcd', 4)).toBe('abcd');
    expect(exact('abcde', 4)).toBeNull();
    expect(exact(7)).toBeNull();
  });
});

describe('a long list', () => {
  const ids = (value: unknown, most: number) => rows(value, text, undefined, most);

  it('is cut before its rows are read', () => {
    expect(list([1, 2, 3], 2)).toEqual([1, 2]);
    expect(ids(['a', 7, 'b', 'c'], 3)).toEqual(['a', 'b']);
  });

  it('and a long text are told to who observes the reader, once each', () => {
    const { value, met } = observed(() => [ids(['a', 'b'], 1), ids(['c', 'd'], 1), text('ef', 1)]);
    expect(value).toEqual([['a'], ['c'], '…']);
    expect([...met]).toEqual(['more than 1 rows', 'a text of more than 1 letters']);
    expect(observed(() => text('a')).met.size).toBe(0);
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
