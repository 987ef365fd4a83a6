import { describe, expect, it } from 'vitest';
import { calls } from '#/contract/calls.ts';
import type { Facts } from '#/contract/rows/facts.ts';
import { movieDetail } from '#/contract/rows/movie.ts';
import { trust } from '../../fixtures/trust.ts';

/** Returns the facts of a film from what a host says. */
function factsIn(said: unknown): Facts {
  const film = movieDetail.read({ id: 1, ...(Object(said) as object) }, trust);
  if (!film) throw new Error('no film');
  return film.facts;
}
const NONE = factsIn({});
const HARM = [null, 7, 'text', [], {}, [[]], [{}], true];

describe('facts beyond the contract', () => {
  it('are read whole', () => {
    const basis = {
      kind: 'public domain in India',
      reason: 'published in 1951',
      countries: ['IN'],
    };
    const facts = { runtime: 193, language: 'hi', countries: ['IN'] };
    const genres = ['Drama', 'Crime'];
    const genre_lists = [{ name: 'Crime', slug: 'crime' }];
    expect(factsIn({ ...facts, genres, genre_lists, basis })).toEqual({
      ...NONE,
      ...facts,
      genres: [
        { name: 'Drama', slug: null },
        { name: 'Crime', slug: 'crime' },
      ],
      free: { countries: ['IN'], reason: 'published in 1951' },
      factsOnly: null,
    });
  });

  it('are left out where a host gives none, or other things in their place', () => {
    const said = Object.values(NONE).filter((fact) => ![fact].flat().every((one) => one === null));
    expect(said).toEqual([]);
    for (const harm of HARM) {
      expect(factsIn(harm)).toEqual(NONE);
      const wrong = { genres: harm, runtime: [harm], language: harm, countries: harm, basis: harm };
      const lists = { genres: ['Drama'], genre_lists: [{ name: 'Drama', slug: harm }, harm] };
      if (harm !== 'text') expect(factsIn(lists).genres).toEqual([{ name: 'Drama', slug: null }]);
      expect(factsIn(wrong)).toMatchObject({ ...NONE, genres: [] });
    }
    expect(factsIn({ runtime: 0, language: 'Hindi', countries: ['India', 'in'] })).toEqual(NONE);
    expect(factsIn({ runtime: 1e9 }).runtime).toBeNull();
  });

  it('name each genre and each country once, and no more than a line holds', () => {
    const genres = ['Drama', 'Drama', ...Array.from({ length: 100 }, (_, n) => `Genre ${n}`)];
    expect(factsIn({ genres }).genres).toHaveLength(8);
    const first = factsIn({ genres }).genres.slice(0, 2);
    expect(first.map(({ name }) => name)).toEqual(['Drama', 'Genre 0']);
    expect(factsIn({ countries: ['IN', 'IN', 'US'] }).countries).toEqual(['IN', 'US']);
  });

  it.each([
    [{ kind: 'open licence', reason: 'licensed CC BY', countries: [] }, []],
    [{ kind: 'open licence', reason: 'licensed CC BY' }, []],
    [{ kind: 'term ended', reason: 'it ended', countries: ['US', 'x'] }, ['US']],
  ])('say of %j that it is free in %j', (basis, countries) => {
    expect(factsIn({ basis }).free?.countries).toEqual(countries);
  });

  it.each([
    { kind: 'facts only', reason: 'it is protected', countries: [] },
    { kind: 'not recorded', reason: 'nobody knows', countries: [] },
    { kind: 'term ended', reason: '', countries: ['US'] },
    { reason: 'it ended', countries: ['US'] },
    { kind: 'term ended', reason: 'it ended', countries: ['somewhere'] },
  ])('do not say of %j that it is free', (basis) => {
    expect(factsIn({ basis }).free).toBeNull();
  });

  it('say why there are only facts, and say it of nothing else', () => {
    const said = (kind: string, reason: unknown = 'Protected.') =>
      factsIn({ basis: { kind, reason, countries: [] } }).factsOnly;
    expect(said('facts only')).toBe('Protected.');
    expect(said('facts only', 7)).toBeNull();
    expect(said('not recorded')).toBeNull();
    expect(said('open licence')).toBeNull();
  });
});

describe('a drama', () => {
  const read = (row: object) => calls.dramas.read([{ title: 'Waris', ...row }], trust, {})?.[0];

  it('says where it is free, or why there are only facts', () => {
    const basis = { kind: 'public domain in Pakistan', reason: 'old', countries: ['PK'] };
    const free = { countries: ['PK'], reason: 'old' };
    expect(read({ basis })).toMatchObject({ free, factsOnly: null });
    expect(read({ basis: { ...basis, kind: 'facts only' } })).toMatchObject({
      free: null,
      factsOnly: 'old',
    });
    for (const basis of HARM)
      expect(read({ basis })).toMatchObject({ free: null, factsOnly: null });
  });

  it('has its title in its own letters, where the host gives it', () => {
    const native_titles = [
      { language: 'fr', text: 'Héritier' },
      { language: 'ur', text: ' وارث ' },
    ];
    expect(read({ native_titles })?.native).toEqual({ lang: 'ur', text: 'وارث' });
    expect(read({ native_titles: 'وارث' })).not.toHaveProperty('native');
  });

  it('has its makers, with their ids, its cast and its overview', () => {
    const row = {
      overview: 'A dam.',
      writers: ['Amjad', 'Nobody'],
      directors: ['Nusrat'],
      people: [
        { id: 4, name: 'Amjad' },
        { id: 5, name: 'Nusrat' },
      ],
      cast: [
        { id: 6, name: 'Mehboob', character: 'Hashmat' },
        { name: 'Nargis', character: '' },
      ],
    };
    const face = (id: string | null, name: string, part: string | null = null) =>
      expect.objectContaining({ id, name, part });
    expect(read(row)).toMatchObject({
      overview: 'A dam.',
      writers: [face('4', 'Amjad'), face(null, 'Nobody')],
      directors: [face('5', 'Nusrat')],
      cast: [face('6', 'Mehboob', 'Hashmat'), face(null, 'Nargis')],
    });
  });

  it('has none of them where the host gives none, or other things in their place', () => {
    const none = { overview: null, writers: [], directors: [], cast: [] };
    expect(read({})).toMatchObject(none);
    for (const harm of HARM.filter((value) => typeof value !== 'string')) {
      const wrong = { overview: harm, writers: harm, directors: harm, cast: harm, people: harm };
      expect(read(wrong)).toMatchObject(none);
    }
  });
});

describe('a song', () => {
  const read = (row: object) =>
    calls.songs.read({ songs: [{ title: 'Geet', ...row }] }, trust, { page: 1 })?.items[0];

  it('has its film, year, singers, composer and notes', () => {
    const facts = { year: 1951, notes: 'A song.' };
    const row = { ...facts, film: 'Awara', singers: ['Mukesh', 'Lata'], composer: 'SJ' };
    const named = (name: string) => ({ name, id: null });
    expect(read(row)).toMatchObject({
      ...facts,
      film: { title: 'Awara' },
      singers: ['Mukesh', 'Lata'].map(named),
      composers: [named('SJ')],
    });
  });

  it('has names and ids of its makers and names of its film, and the language of its notes', () => {
    const titles = (text: string) => ({ native_titles: [{ language: 'ur', text }] });
    const row = {
      film: 'Awara',
      singers: ['Mukesh', 'Lata'],
      composer: 'SJ',
      notes: 'گیت۔',
      film_titles: titles('آوارہ').native_titles,
      notes_language: 'ur',
      people: [
        { id: 3, name: 'SJ', ...titles('شنکر جے کشن') },
        { id: 1, name: 'Mukesh', ...titles('مکیش') },
      ],
    };
    expect(read(row)).toMatchObject({
      film: { title: 'Awara', names: { ur: 'آوارہ' } },
      singers: [
        { id: '1', names: { ur: 'مکیش' } },
        { id: null, name: 'Lata' },
      ],
      composers: [{ id: '3', name: 'SJ', names: { ur: 'شنکر جے کشن' } }],
      notesLanguage: 'ur',
    });
    expect(read({ ...row, notes_language: 'xx' })).not.toHaveProperty('notesLanguage');
  });

  it('has none of them where the host gives none, or other things in their place', () => {
    const none = { film: null, year: null, singers: [], composers: [], notes: null };
    expect(read({})).toMatchObject(none);
    for (const harm of HARM.filter((value) => !['string', 'number'].includes(typeof value))) {
      const wrong = { film: harm, year: [harm], singers: harm, composer: harm, notes: harm };
      expect(read(wrong)).toMatchObject({ ...none, singers: [] });
    }
  });
});

it('a person has a deathday, where the host gives one', () => {
  const read = (body: object) => calls.person.read(body, trust, { id: '1' })?.deathday;
  expect(read({ deathday: '1981-05-03' })).toBe('1981-05-03');
  expect([read({}), read({ deathday: 'long ago' })]).toEqual([null, null]);
});
