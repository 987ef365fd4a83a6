import { describe, expect, it } from 'vitest';
import { country, id, limit, page, query, timeWindow, title } from '#/contract/params.ts';

describe('a page', () => {
  it.each([
    [null, 1],
    ['1', 1],
    ['007', 7],
    ['1000000', 1_000_000],
  ])('reads %j as %j', (raw, expected) => {
    expect(page.parse(raw)).toBe(expected);
  });

  it.each(['', '0', '-1', '1.5', '1e3', ' 1', '1 ', 'one', '1000001', '99999999999', '٣'])(
    'refuses %j',
    (raw) => {
      expect(page.parse(raw)).toBeUndefined();
    },
  );
});

describe('a limit', () => {
  it('is 10 by default, and from 1 to 50', () => {
    expect(limit.parse(null)).toBe(10);
    expect(limit.parse('1')).toBe(1);
    expect(limit.parse('50')).toBe(50);
    expect(limit.parse('0')).toBeUndefined();
    expect(limit.parse('51')).toBeUndefined();
  });
});

describe('a time window', () => {
  it('is a day or a week, and a day by default', () => {
    expect(timeWindow.parse(null)).toBe('day');
    expect(timeWindow.parse('week')).toBe('week');
    expect(timeWindow.parse('month')).toBeUndefined();
    expect(timeWindow.parse('')).toBeUndefined();
  });
});

describe('a country', () => {
  it('is two capital letters, or none is given', () => {
    for (const given of [null, 'IN', 'PK']) expect(country.parse(given)).toBe(given);
    for (const given of ['', 'in', 'IND', '91', ' IN', 'IN ']) {
      expect(country.parse(given)).toBeUndefined();
    }
  });
});

describe('an id', () => {
  it('has letters, digits, hyphens and underscores, at most 64', () => {
    expect(id.parse('65f0-a_B')).toBe('65f0-a_B');
    expect(id.parse('x'.repeat(64))).toBe('x'.repeat(64));
    for (const raw of [null, '', '-a', '_a', 'a b', 'a.b', 'ü', 'a\n', 'x'.repeat(65)]) {
      expect(id.parse(raw)).toBeUndefined();
    }
  });
});

describe('a query', () => {
  it('is any text, cut after 200 characters', () => {
    expect(query.parse(null)).toBe('');
    expect(query.parse('x'.repeat(10_000))).toBe('x'.repeat(200));
  });

  it('stays well-formed where it is cut', () => {
    const cut = query.parse(`${'x'.repeat(199)}😀`);
    expect(cut?.isWellFormed()).toBe(true);
    expect(query.parse('\ud800')?.isWellFormed()).toBe(true);
  });
});

describe('a title', () => {
  it('is any well-formed text of at most 1,000 characters that is not empty', () => {
    expect(title.parse(' / ')).toBe(' / ');
    expect(title.parse('x'.repeat(1000))).toHaveLength(1000);
    for (const raw of [null, '', 'x'.repeat(1001), '\ud800']) {
      expect(title.parse(raw)).toBeUndefined();
    }
  });
});
