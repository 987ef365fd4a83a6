/** What is read of a host's choices: what a filter can have, each value once. */
import { describe, expect, it } from 'vitest';
import { choicesIn } from '#/contract/page.ts';

const none = {
  genres: [],
  languages: [],
  countries: [],
  decades: [],
  lengths: [],
  services: [],
  sorts: [],
};

describe('the choices of a host', () => {
  it('are null where the envelope has none', () => {
    for (const body of [{}, { choices: null }, { choices: [] }, 'choices', null])
      expect(choicesIn(body)).toBeNull();
  });

  it('have each value that a filter can have once, and no other', () => {
    const service = { value: '8', name: 'Lantern TV', country: 'IN' };
    const genre = { value: 'war', name: 'War', count: 3 };
    const choices = {
      genres: [genre, genre, { value: 'War', name: 'War' }, { value: 'noir' }, 'war', null],
      languages: [{ value: 'hi', count: '9' }, { value: 'Hindi' }, { value: 7 }],
      countries: [{ value: 'IN', count: -1 }, { value: 'in' }, { value: 'IND' }],
      decades: [{ value: 1950, count: 1.5 }, { value: '1960' }, { value: 1955 }, { value: 'abc' }],
      lengths: [{ value: 'under-40' }, { value: '40' }],
      services: [service, { value: '9', name: 'Reel' }, { ...service, value: 8 }],
      sorts: ['date', 'title', 'popularity', 'date'],
    };
    expect(choicesIn({ choices })).toEqual({
      genres: [genre],
      languages: [{ value: 'hi', count: 9 }],
      countries: [{ value: 'IN', count: null }],
      decades: [
        { value: 1950, count: null },
        { value: 1960, count: null },
      ],
      lengths: [{ value: 'under-40', count: null }],
      services: [{ ...service, count: null }],
      sorts: ['popularity', 'date'],
    });
    expect(choicesIn({ choices: { genres: 'war', sorts: {} } })).toEqual(none);
  });

  it('are 60 of each filter at most', () => {
    const genres = Array.from({ length: 99 }, (_, n) => ({ value: `g${n}`, name: `G ${n}` }));
    expect(choicesIn({ choices: { genres } })?.genres).toHaveLength(60);
  });
});
