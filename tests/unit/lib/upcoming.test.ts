import { describe, expect, it } from 'vitest';
import { becomingFree, upcomingOut } from '#/lib/upcoming.ts';

describe('the line of a list of films that become free', () => {
  it('is there when the host says so of each film', () => {
    expect(becomingFree([{ freeFrom: 2027 }, { freeFrom: 2028 }])).toMatch(/^Films that are still/);
    expect(becomingFree([{ freeFrom: 2027 }, {}])).toBeNull();
    expect(becomingFree([])).toBeNull();
  });
});

describe('the line of upcoming trailers', () => {
  const out = { date: '1922-03-04' };

  it('is there when all films are out', () => {
    expect(upcomingOut('trailer', 'week', [out, { date: '1922' }])).toMatch(/^The newest films/);
  });

  it('is not there when a film is still to come, or the host does not say', () => {
    for (const other of [{ date: '9999-01-01' }, {}, { date: null }])
      expect(upcomingOut('trailer', 'week', [out, other])).toBeNull();
    expect(upcomingOut('trailer', 'week', [])).toBeNull();
  });

  it('belongs to the second choice of trailers', () => {
    expect(upcomingOut('trailer', 'day', [out])).toBeNull();
    expect(upcomingOut('movie', 'week', [out])).toBeNull();
  });
});
