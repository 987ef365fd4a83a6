import { describe, expect, it } from 'vitest';
import { areBecomingFree, areOut } from '#/parts/upcoming.ts';

describe('the line of a list of films that become free', () => {
  it('is there when the host says so of each film', () => {
    expect(areBecomingFree([{ freeFrom: 2027 }, { freeFrom: 2028 }])).toBe(true);
    expect(areBecomingFree([{ freeFrom: 2027 }, {}])).toBe(false);
    expect(areBecomingFree([])).toBe(false);
  });
});

describe('the line of upcoming trailers', () => {
  const out = { date: '1922-03-04' };

  it('is there when all films are out', () => {
    expect(areOut('trailer', 'week', [out, { date: '1922' }])).toBe(true);
  });

  it('is not there when a film is still to come, or the host does not say', () => {
    for (const other of [{ date: '9999-01-01' }, {}, { date: null }])
      expect(areOut('trailer', 'week', [out, other])).toBe(false);
    expect(areOut('trailer', 'week', [])).toBe(false);
  });

  it('belongs to the second choice of trailers', () => {
    expect(areOut('trailer', 'day', [out])).toBe(false);
    expect(areOut('movie', 'week', [out])).toBe(false);
  });
});
