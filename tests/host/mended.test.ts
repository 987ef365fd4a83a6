/** Rules of the open catalogue that hold for many entries at once. */
import { describe, expect, it } from 'vitest';
import { filmId } from '#/host/seed/ids.ts';
import { shippedSeed } from '../fixtures/shipped-seed.ts';

const { films, series, dramas, songs } = shippedSeed();

const find = <T extends { title: string }>(entries: readonly T[], title: string): T => {
  const found = entries.find((entry) => entry.title === title);
  if (!found) throw new Error(`There is no ${title}.`);
  return found;
};

describe('films', () => {
  it('have their own titles, without our prefix, and their old ids', () => {
    const ours = /^(Betty Boop|Popeye|Superman|Felix the Cat|Private Snafu): /;
    expect(films.filter(({ title }) => ours.test(title))).toEqual([]);
    const date = '1933';
    const sneeze = find(films, "Betty Boop's Ker-Choo");
    expect(filmId(sneeze)).toBe(filmId({ title: `Betty Boop: ${sneeze.title}`, date }));
    expect(films.filter(({ id }) => id !== undefined).length).toBeGreaterThanOrEqual(56);
  });

  it('from before 1923 were free in the United States by 1998', () => {
    const old = films.filter(({ date }) => date < '1923');
    expect(old).toHaveLength(17);
    // Two are protected at home for longer.
    const free = old.flatMap(({ basis }) =>
      basis?.kind === 'facts only' ? [] : (basis?.free?.map(({ year }) => year) ?? [0]),
    );
    expect(free).toHaveLength(15);
    expect(Math.max(...free)).toBe(1998);
    expect(Math.min(...free)).toBeGreaterThan(1950);
  });

  it('of India until 1940 pass the test of 1 January 1996, but for Karma, shown first in London', () => {
    const sound = films.filter(
      ({ countries, date }) => countries.includes('IN') && date >= '1932' && date < '1941',
    );
    expect(sound).toHaveLength(23);
    const failing = sound.filter(({ basis }) => !basis?.reason.includes('on 1 January 1996'));
    expect(failing.map(({ title }) => title)).toEqual(['Karma']);
    const passing = sound.filter((film) => !failing.includes(film));
    expect(passing.filter(({ basis }) => basis?.kind !== 'term ended')).toEqual([]);
    expect(find(films, 'Karma').basis).toMatchObject({ kind: 'facts only', countries: [] });
  });

  it('of the first catalogue have its day as the day on which they were added', () => {
    expect(films.filter(({ added = '' }) => added < '2026-11-21')).toEqual([]);
    const first = films.filter(({ added }) => added === '2026-11-21');
    expect(first.length).toBeGreaterThanOrEqual(391);
  });
});

it('films before 1927 are silent, and silent films name the language of their titles', () => {
  const silent = films.filter(({ genres }) => genres.includes('Silent'));
  expect(silent.length).toBeGreaterThanOrEqual(86);
  expect(silent.filter(({ language }) => language === undefined)).toEqual([]);
  const talking = films.filter(({ date, genres }) => date < '1927' && !genres.includes('Silent'));
  expect(talking).toEqual([]);
});

it('songs that are free in India have a language', () => {
  const indian = songs.filter(({ basis }) => basis?.reason.includes('free in India'));
  expect(indian.length).toBeGreaterThanOrEqual(12);
  expect(indian.filter(({ language }) => language === undefined)).toEqual([]);
});

it('reasons count their years from the year of publication', () => {
  const years: [RegExp, number][] = [
    [/^Protected in the United States until the end of (\d+)/, 95],
    [/^Protected in India until the end of (\d+)/, 60],
    [/60 years .* ended with (\d+)/, 60],
    [/^Protected in Pakistan until the end of (\d+)/, 50],
    [/50 years .*ended with (\d+)/, 50],
    [/^(?:published|recorded) in (\d+)/i, 0],
  ];
  const entries = [
    ...[...films, ...series, ...dramas].map(({ date, basis }) => ({ date, basis })),
    ...songs.map(({ year, basis }) => ({ date: String(year), basis })),
  ];
  const counted = entries.flatMap(({ date, basis }) =>
    years.flatMap(([pattern, term]) => {
      const found = pattern.exec(basis?.reason ?? '')?.[1];
      return found === undefined
        ? []
        : [[basis?.reason, Number(found) - Number(date.slice(0, 4)), term]];
    }),
  );
  expect(counted.length).toBeGreaterThan(80);
  expect(counted.filter(([, count, term]) => count !== term)).toEqual([]);
});

it('a song until 1940 was free in India after 50 years, a later one after 60', () => {
  const since = (title: string) => /since (\d+)/.exec(find(songs, title).basis?.reason ?? '')?.[1];
  expect(since('Babul Mora Naihar Chhooto Hi Jaye')).toBe('1989');
  expect(since('Diya Jalao')).toBe('2004');
});
