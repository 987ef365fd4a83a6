import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListedTitle, MOST_TITLES, readTitles, withTitles } from '#/stores/watchlist.ts';

const GOOD: ListedTitle = {
  path: '/zxyxvyXdF/600765021',
  year: 1957,
  plays: true,
  seen: false,
  at: 1_700_000_000_000,
  names: [
    ['ur', 'پیاسا'],
    ['en', 'Pyaasa'],
  ],
  picture: '/t/p/w500/600765021.ur.svg',
};
const read = (...rows: unknown[]) => readTitles(JSON.stringify(rows));
const numbered = (n: number): ListedTitle => ({ ...GOOD, path: `/zxyxvyXdF/${n}` });
const many = Array.from({ length: MOST_TITLES }, (_, n) => numbered(n));

describe('a list', () => {
  it('is read as it was written', () => {
    expect(read(GOOD)).toEqual([GOOD]);
    expect(readTitles(JSON.stringify({ titles: [GOOD] }))).toEqual([GOOD]);
  });

  it.each([
    null,
    '',
    '%',
    '{',
    'null',
    '5',
    '"x"',
    '{}',
    '[null, 5, "x", []]',
    '['.repeat(100_000),
  ])('is empty in a store that holds no such thing (%#)', (text) => {
    expect(readTitles(text)).toEqual([]);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '',
    '/zxyxvyXdF/',
    '/zxyxvyXdF/1/2',
    '/zxyxvyXdF/1?play=movie',
    '/zxyxvyXdF/1#x',
    '/kept',
    '/people/detail/1',
    '/search?query=',
    '/search?query=a#b',
    '/search?query=a?b',
    5,
    null,
    `/drama/${'x'.repeat(1000)}`,
  ])('has no title at the address %j', (path) => {
    expect(read({ ...GOOD, path })).toEqual([]);
  });

  it.each(['/detail/tv-series/3', '/season/s-1', '/drama/Kahan%20Ho%3F', '/search?query=a+1950'])(
    'has a title at %s',
    (path) => {
      expect(read({ ...GOOD, path })).toHaveLength(1);
    },
  );

  it.each([
    ['names', [[], null, 'x', [['ur', '']], [['xx', 'A']], [['en', 'x'.repeat(301)]], [['en']]]],
  ])('has no title without right %s', (name, values) => {
    for (const value of values) expect(read({ ...GOOD, [name]: value })).toEqual([]);
  });

  it.each([
    ['year', null, ['x', 1.5, 99, 99_999, {}]],
    ['plays', null, ['true', 1, {}]],
    ['seen', false, ['true', 1, null]],
    ['at', 0, ['1', -5, 1.5, 1e15, null]],
    ['picture', null, ['https://evil.example/x.png', '//x/y', 'data:,', '/t/p/a"b', '/api/x', 5]],
  ] as const)('knows nothing of a %s of a wrong form, and all the rest', (name, none, values) => {
    for (const value of values) {
      expect(read({ ...GOOD, [name]: value })).toEqual([{ ...GOOD, [name]: none }]);
    }
  });

  it('is read from any text without a failure', () => {
    const isRead = (text: string) => readTitles(text).length <= MOST_TITLES;
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), isRead));
  });

  it('has 500 titles at most, each once', () => {
    expect(read(...many, ...many, numbered(9999))).toEqual(many);
  });
});

describe('titles that are added', () => {
  it('stand at the end, and none goes for another', () => {
    const { titles, counts } = withTitles(many.slice(1), [numbered(9998), numbered(9999)]);
    expect([titles.length, counts.added, titles.at(-1)?.path]).toEqual([
      MOST_TITLES,
      1,
      '/zxyxvyXdF/9998',
    ]);
    expect(titles.slice(0, -1)).toEqual(many.slice(1));
  });

  it('are there already by their page, or by name and year if that is not known', () => {
    const named = {
      ...GOOD,
      path: '/search?query=Pyaasa+1957',
      names: [['en', 'Pyaasa']] as const,
    };
    const other = { ...named, path: '/search?query=Pyaasa+1960', year: 1960 };
    expect(withTitles([GOOD], [GOOD, named, other])).toMatchObject({
      counts: { added: 1, known: 2 },
    });
  });
});
