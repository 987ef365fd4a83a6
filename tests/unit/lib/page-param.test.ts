import { describe, expect, it } from 'vitest';
import { pageParam } from '#/lib/page-param.ts';

const page = (query: string, name?: string) => pageParam(new URLSearchParams(query), name);

describe('the page of an address', () => {
  it.each([
    ['', 1],
    ['page=', 1],
    ['page=1', 1],
    ['page=7', 7],
    ['page=007', 7],
    ['page=7&page=8', 7],
    ['page=999999', 999_999],
    ['page=1000001', 1],
    ['page=0', 1],
    ['page=-1', 1],
    ['page=1.5', 1],
    ['page=1e3', 1],
    ['page=1234567', 1],
    ['page=two', 1],
    ['page=%F0', 1],
  ])('%j is %d', (query, expected) => {
    expect(page(query)).toBe(expected);
  });

  it('may have another parameter’s name', () => {
    expect(page('popular=3&page=2', 'popular')).toBe(3);
  });
});
