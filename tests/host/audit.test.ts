/** What the audit finds: nothing in the files that ship, and each kind of doubt in made-up ones. */
import { describe, expect, it } from 'vitest';
import { CHECKS, GAPS } from '#/tools/audit/audit.ts';
import judged from '#/tools/audit/judged.json' with { type: 'json' };
import { withoutNative, wrongNative } from '#/tools/audit/letters.ts';
import { maybeOne, maybeTwo } from '#/tools/audit/people.ts';
import { notesAsReasons, protectedAtHome, withoutBasis } from '#/tools/audit/players.ts';
import { wrongTerms } from '#/tools/audit/terms.ts';
import { sharedTexts } from '#/tools/audit/texts.ts';
import { seedOf } from '../fixtures/seeds.ts';
import { shippedSeed } from '../fixtures/shipped-seed.ts';

const shipped = shippedSeed();
/** The day for which the files were judged: a term that ends later makes another day's audit find it. */
const JUDGED_ON = new Date('2026-11-22');
const NOBODY = { two: [], one: [] };

describe('the files that ship', () => {
  it.each(Object.entries({ ...CHECKS, ...GAPS }))('have nothing under “%s”', (_, find) => {
    expect(find(shipped, JUDGED_ON)).toEqual([]);
  });

  it('need each judgement that was written down', () => {
    expect(maybeOne(shipped, NOBODY)).toHaveLength(judged.two.length);
    expect(maybeTwo(shipped, NOBODY)).toHaveLength(judged.one.length);
  });
});

const film = (title: string, date: string, ...names: string[]) => ({
  title,
  date,
  cast: names.map((name) => [name]),
});

describe('one person under two names', () => {
  const requested = (...names: string[]) =>
    maybeOne(seedOf({ films: [film('Quokka', '1940', ...names)] }), NOBODY);

  it.each([
    ['an initial', 'Charles B. Middleton', 'Charles Middleton'],
    ['a letter', 'Shehnaz Sheikh', 'Shahnaz Sheikh'],
    ['two letters of a long name', 'Shehnaz Sheikh', 'Shahnaz Shaikh'],
    ['an accent', 'Rene Cresté', 'René Creste'],
    ['a part of the name', 'Mubarak', 'Mubarak Ali Khan'],
  ])('differ by %s', (_, one, other) => {
    const [first, second] = [one, other].sort();
    expect(requested(one, other)).toEqual([`${first}, ${second} (both in Quokka)`]);
  });

  it.each([
    ['Nargis', 'Nadira'],
    ['Raj Kapoor', 'Prithviraj Kapoor'],
    ['Ajit', 'Amit Roy'],
    ['P. C. Barua', 'B. R. Barua Sahib'],
  ])('are not %s and %s', (one, other) => {
    expect(requested(one, other)).toEqual([]);
  });

  it('are looked for in every part that names people', () => {
    const seed = seedOf({
      series: [{ title: 'A', date: '1940', creators: ['Fran Striker'], crew: [['Ann Bell', 'x']] }],
      dramas: [{ title: 'B', date: '1980', writer: ['Fran K. Striker'] }],
      songs: [{ title: 'C', year: 1940, singers: ['Anne Bell'], composer: 'Anil' }],
    });
    expect(maybeOne(seed, NOBODY)).toEqual([
      'Ann Bell, Anne Bell',
      'Fran K. Striker, Fran Striker',
    ]);
    expect(maybeOne(seed, { two: [['Anne Bell', 'Ann Bell']], one: [] })).toHaveLength(1);
  });
});

describe('two people under one name', () => {
  const films = [film('Sheela', '1935', 'Mubarak'), film('Anarkali', '1953', 'Mubarak')];

  it('have credits years apart', () => {
    expect(maybeTwo(seedOf({ films }), NOBODY)).toEqual(['Mubarak (1935, 1953)']);
    expect(maybeTwo(seedOf({ films }), { two: [], one: [{ name: 'Mubarak' }] })).toEqual([]);
  });

  it('are one if the files know when that person lived', () => {
    const people = [{ name: 'Mubarak', birthday: '1911', deathday: '1970' }];
    expect(maybeTwo(seedOf({ films, people }), NOBODY)).toEqual([]);
  });

  it.each([
    ['before the birth', { birthday: '1940' }],
    ['after the death', { birthday: '1911', deathday: '1950-12-31' }],
  ])('have a credit from %s', (_, life) => {
    const people = [{ name: 'Mubarak', ...life }];
    expect(maybeTwo(seedOf({ films, people }), NOBODY)).toEqual(['Mubarak (1935, 1953)']);
  });
});

describe('native titles', () => {
  const titled = (language: string, more: object = {}) =>
    seedOf({ films: [{ title: 'Pather', date: '1955', language, ...more }] });

  it('are missing from South Asian films alone', () => {
    expect(withoutNative(titled('bn'))).toEqual(['Pather (1955)']);
    expect(withoutNative(titled('bn', { titles: { hi: 'पथ' } }))).toEqual(['Pather (1955)']);
    expect(withoutNative(titled('bn', { titles: { bn: 'পথ' } }))).toEqual([]);
    const hindi = { native: { lang: 'hi', text: 'पथ' } };
    expect(withoutNative(titled('bn', hindi))).toEqual(['Pather (1955)']);
    expect(withoutNative(titled('hi', hindi))).toEqual([]);
    expect(withoutNative(titled('fr'))).toEqual([]);
    expect(withoutNative(seedOf({ dramas: [{ title: 'Waris', date: '1979' }] }))).toHaveLength(1);
  });

  it('of Marathi films must not be Hindi', () => {
    const hindi = { native: { lang: 'hi', text: 'संत' } };
    expect(wrongNative(titled('mr', hindi))).toEqual(['Pather: mr, its title hi']);
    expect(wrongNative(titled('hi', hindi))).toEqual([]);
    expect(wrongNative(titled('pa', hindi))).toEqual([]);
  });
});

describe('players', () => {
  const facts = { kind: 'facts only', reason: 'Protected.' };

  it('need a kind of basis, wherever in an entry they are', () => {
    const episodes = [{ number: 1, archive: 'item' }];
    const series = { title: 'B', date: '1959', basis: facts };
    const seed = seedOf({
      films: [{ ...film('A', '1959'), youtube: 'abcdefghijk' }],
      series: [
        { ...series, seasons: [{ title: 'B 1', released: 1959, episodes }] },
        { ...series, title: 'C', videos: [{ type: 'Clip', name: 'x', archive: 'item' }] },
      ],
      dramas: [{ title: 'D', date: '1980', episodes, basis: facts }],
      songs: [{ title: 'E', archive: 'item', basis: { kind: 'not recorded', reason: 'Nobody.' } }],
      fitness: [{ title: 'F', basis: facts }],
    });
    expect(withoutBasis(seed)).toEqual([
      'A: no basis',
      'B: facts only',
      'C: facts only',
      'D: facts only',
      'E: not recorded',
    ]);
  });

  it.each([
    ['not renewed', [], ['A: not renewed, but in no country']],
    ['not renewed', ['US'], []],
    ['open licence', [], []],
    ['our own', [], []],
  ])('with the basis “%s” in the countries %j are reported as %j', (kind, countries, found) => {
    const basis = { kind, reason: 'Made up.', countries };
    const films = [{ ...film('A', '1950'), archive: 'item', basis }];
    expect(withoutBasis(seedOf({ films }))).toEqual(found);
  });

  const noted = (reason: string) =>
    notesAsReasons(seedOf({ fitness: [{ title: 'F', basis: { kind: 'open licence', reason } }] }));

  it.each([
    'CC BY (confirm).',
    'Not in tv.json.',
    'The US term ended.',
    'An uploader says so.',
    'CC BY; one list says CC BY-ND.',
    'Facts only, no player.',
  ])('have no reason in “%s”', (reason) => {
    expect(noted(reason)).toEqual([`F: ${reason}`]);
  });

  it('have a reason in whole words, though one of them is “us”', () => {
    expect(noted('Its makers let us show it.')).toEqual([]);
  });
});

describe('titles that play', () => {
  const free = (kind: string, ...countries: string[]) => ({
    archive: 'item',
    basis: { kind, reason: 'Made up.', countries },
  });
  const found = (countries: string[], more: object) =>
    protectedAtHome(seedOf({ films: [{ ...film('A', '1927'), countries, ...more }] }));

  it.each([
    ['are free elsewhere', ['DE'], free('term ended', 'US'), ['A (1927): from DE']],
    ['come from no country', [], free('term ended', 'US'), ['A (1927): from no country']],
    ['come from the Soviet Union', ['SU'], free('term ended', 'US'), ['A (1927): from SU']],
    ['are free in one of their countries', ['DE', 'IN'], free('term ended', 'IN'), []],
    ['are free in a country that followed', ['SU'], free('term ended', 'US', 'UA'), []],
    ['are licensed', ['DE'], free('open licence'), []],
    ['are without a basis, which another line says', ['DE'], free('facts only'), []],
    ['do not play', ['DE'], { ...free('term ended', 'US'), archive: undefined }, []],
  ])('and %s', (_, countries, more, lines) => {
    expect(found(countries, more)).toEqual(lines);
  });

  it('are looked for in series, and in dramas, which come from Pakistan', () => {
    const { basis } = free('term ended', 'IN');
    const episodes = [{ number: 1, archive: 'item' }];
    const series = { title: 'B', date: '1950', countries: ['FR'], basis };
    const seed = seedOf({
      series: [{ ...series, seasons: [{ title: 'B 1', released: 1950, episodes }] }],
      dramas: [{ title: 'D', date: '1970', episodes, basis }],
    });
    expect(protectedAtHome(seed)).toEqual(['B (1950): from FR', 'D (1970): from PK']);
  });
});

describe('impossible terms', () => {
  const basis = (kind: string, ...countries: string[]) => ({
    basis: { kind, reason: 'Made up.', countries },
  });
  const because = (why: string) => ({
    basis: { kind: 'facts only', reason: why, countries: [] },
  });
  const from = (...years: number[]) => years.map((year) => ({ country: 'US', year }));
  const free = (year: number) => ({
    basis: { ...basis('term ended', 'US').basis, free: from(year) },
  });
  const until = (end: number | string, ...years: number[]) => ({
    basis: {
      ...because(`Protected in Germany until the end of ${end}.`).basis,
      free: from(...years),
    },
  });
  const reason = (where: string) => because(`Protected in ${where}`);
  const withYears = (country: string, where: string) => {
    const years = [...where.matchAll(/(?:the end|and) of (\d{4})/g)].map(([, end]) => ({
      country,
      year: Number(end) + 1,
    }));
    const named = years.map((one, at) => (at === 0 ? one : { ...one, of: 1980 }));
    return { basis: { ...reason(where).basis, free: named } };
  };
  const ended = (from: number, term: number, end: number) =>
    because(`published in ${from}: the term of ${term} years (section 1) ended with ${end}.`);
  const wrong = (year: number, more: object) =>
    wrongTerms(seedOf({ films: [{ ...film('A', `${year}-05-01`), ...more }] }), JUDGED_ON);

  it.each([
    ['end after 1998 for a film from before 1923', 1922, free(2018)],
    ['end in a year that the reason does not give', 1925, free(2022)],
    ['are of facts alone, with an end and no year', 1931, until(2026)],
    ['end at home before the year that is given', 1931, until(2026, 2028)],
    ['end at home later than the year says', 1931, until(2046, 2027)],
    ['were not renewed from 1964 on', 1964, basis('not renewed', 'US')],
    ['lack a notice that nobody needed', 1989, basis('no notice', 'US')],
    ['ended in the United States, but still run', 1931, basis('term ended', 'US')],
    ['ran in India on 1 January 1996', 1941, basis('term ended', 'IN', 'US')],
    ['still run in India', 1966, basis('public domain in India', 'IN')],
    ['still run in Pakistan', 1976, basis('public domain in Pakistan', 'PK')],
    ['are of India, but named for others', 1965, basis('public domain in India', 'IN', 'US')],
    ['are of Pakistan, but named for nobody', 1975, basis('public domain in Pakistan')],
    ['end in another year than the reason says', 1979, reason('Pakistan until the end of 2030.')],
    ['run on by the reason alone', 1965, reason('India until the end of 2025.')],
    ['are by the reason of another country', 1981, reason('India until the end of 2031.')],
    ['began by the reason in another year', 1951, ended(1950, 60, 2010)],
    ['ended by the reason in another year', 1951, ended(1951, 60, 2012)],
    ['are by the reason of no country', 1951, ended(1951, 55, 2006)],
  ])('%s', (_, year, more) => {
    expect(wrong(year, more)).toEqual([expect.stringMatching(`^A \\(${year}\\): `)]);
  });

  it('are looked for in series and dramas too', () => {
    const titled = { title: 'B', date: '1964', ...basis('not renewed', 'US') };
    expect(wrongTerms(seedOf({ series: [titled], dramas: [titled] }), JUDGED_ON)).toHaveLength(2);
  });

  it.each([
    [1922, free(1998)],
    [1925, free(2021)],
    [1931, until(2046, 2047)],
    [
      1950,
      {
        basis: {
          ...basis('public domain in Pakistan', 'PK').basis,
          free: [{ country: 'PK', year: 2001 }],
        },
      },
    ],
    [1963, basis('not renewed', 'US')],
    [1930, basis('term ended', 'US')],
    [1940, basis('term ended', 'IN', 'US')],
    [1965, basis('public domain in India', 'IN')],
    [1966, basis('term ended', 'PK')],
    [1975, basis('public domain in Pakistan', 'PK')],
    [
      1979,
      withYears(
        'PK',
        'Pakistan until the end of 2029 (first episode) and of 2030 (those of 1980).',
      ),
    ],
    [1981, withYears('IN', 'India until the end of 2041.')],
    [1931, withYears('US', 'the United States until the end of 2026.')],
    [1951, ended(1951, 60, 2011)],
    [1951, ended(1951, 50, 2001)],
  ])('are not found for a film of %i with %j', (year, more) => {
    expect(wrong(year, more)).toEqual([]);
  });
});

describe('texts', () => {
  const run = 'a harbour of glass that nobody has ever seen';

  it('are too alike with eight words in a row, whatever the letters and signs between them', () => {
    const seed = seedOf({
      films: [{ ...film('Zanthe', '1931'), overview: `Here is ${run}.` }],
      people: [{ name: 'Verrat', biography: 'A harbour of “glass”, that nobody has EVER seen!' }],
      clips: [],
    });
    const { shared, runs } = sharedTexts(seed);
    expect(shared).toEqual([`Verrat and Zanthe (1931): a harbour of glass that nobody has ever`]);
    expect(runs.get('a harbour of glass that nobody has ever')).toBe('Zanthe (1931)');
  });

  it('are those of episodes too', () => {
    const episodes = [{ number: 2, description: `${run}, and a lamp` }];
    const seed = seedOf({
      series: [{ title: 'B', date: '1931', seasons: [{ title: 'B 1', released: 1931, episodes }] }],
      dramas: [{ title: 'D', date: '1980', episodes }],
    });
    expect(sharedTexts(seed).shared).toEqual([
      'D, episode 2 and B 1, episode 2: a harbour of glass that nobody has ever',
    ]);
  });

  it('may share seven', () => {
    const seven = run.split(' ').slice(0, 7).join(' ');
    const seed = seedOf({
      songs: [{ title: 'One', notes: `${seven} sings` }],
      fitness: [{ title: 'Two', notes: `${seven} runs` }],
    });
    expect(sharedTexts(seed).shared).toEqual([]);
  });
});
