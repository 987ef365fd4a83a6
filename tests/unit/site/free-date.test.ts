/** When titles become free, at the end of a year, at its beginning and years later. */
import { describe, expect, it } from 'vitest';
import type { FreeDate } from '#/contract/law.ts';
import { daysUntil, freeWords, freeYears, nextFree } from '#/site/free-date.ts';
import { localeIn } from '#/site/locale.ts';

const LAST_MINUTE = new Date('2026-12-31T23:59:00Z');
const NEW_YEAR = new Date('2027-01-01T00:00:00Z');
const LATER = new Date('2028-02-29T12:00:00Z');
const en = localeIn('en');

const dateIn = (country: string, year: number, of: number | null = null): FreeDate => ({
  country,
  year,
  of,
});
const said = (dates: FreeDate[], now: Date, locale = en) => {
  const when = nextFree({ dates }, now);
  return when && freeWords(when, locale);
};

describe('a title that becomes free in 2027', () => {
  const dates = [dateIn('US', 2027)];

  it('is free from that January, until it begins', () => {
    expect(said(dates, LAST_MINUTE)).toBe('Free from January 1, 2027 (United States)');
  });

  it.each([NEW_YEAR, LATER])('is free since then at %s', (now) => {
    expect(said(dates, now)).toBe('Free since January 1, 2027 (United States)');
  });

  it('says so in the language of the page', () => {
    expect(said(dates, LAST_MINUTE, localeIn('hi'))).toBe('1 जनवरी 2027 से कॉपीराइट से मुक्त (अमेरिका)');
    expect(said(dates, LAST_MINUTE, localeIn('ur'))).toContain('1 جنوری، 2027 سے');
    expect(said(dates, NEW_YEAR, localeIn('pa'))).toContain('1 ਜਨਵਰੀ 2027 ਤੋਂ ਹੀ');
  });
});

it('names all countries of one January, and the next January of several', () => {
  const dates = [dateIn('PK', 2027), dateIn('IN', 2027), dateIn('US', 2062)];
  expect(said(dates, LAST_MINUTE)).toBe('Free from January 1, 2027 (Pakistan and India)');
  expect(said(dates, NEW_YEAR)).toBe('Free from January 1, 2062 (United States)');
});

it('says nothing of a title without a year', () => {
  expect(nextFree({}, LATER)).toBeNull();
  expect(nextFree({ dates: [] }, LATER)).toBeNull();
});

it.each([
  ['2026-11-28T23:59:59Z', 34],
  ['2026-12-31T00:00:00Z', 1],
  ['2026-12-31T23:59:00Z', 1],
  ['2027-01-01T00:00:00Z', 0],
])('from %s there are %i days until 2027', (now, days) => {
  expect(daysUntil(2027, new Date(now))).toBe(days);
});

describe('titles by year', () => {
  const title = (id: string, dates: FreeDate[]) => ({
    id,
    title: id,
    kind: 'drama' as const,
    place: null,
    picture: null,
    released: '1978',
    dates,
  });
  const titles = [
    title('a', [dateIn('PK', 2035, 1984), dateIn('PK', 2029, 1978)]),
    title('b', [dateIn('IN', 2027), dateIn('US', 2027)]),
    title('c', []),
  ];
  const shown = (now: Date) =>
    freeYears(titles, now).map(({ year, begun, titles: all }) => [
      year,
      begun,
      ...all.map(({ key, countries }) => `${key} ${countries.join()}`),
    ]);

  it('stand in the year of each of their parts, once for several countries', () => {
    expect(shown(LAST_MINUTE)).toEqual([
      [2027, false, 'drama-b IN,US'],
      [2029, false, 'drama-a-1978 PK'],
      [2035, false, 'drama-a-1984 PK'],
    ]);
  });

  it('have become free once their year has begun', () => {
    expect(shown(NEW_YEAR).map(([year, begun]) => [year, begun])).toEqual([
      [2027, true],
      [2029, false],
      [2035, false],
    ]);
  });
});
