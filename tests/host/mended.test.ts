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

it('a reason names the year in which its work was published or recorded', () => {
  const dated = [...films, ...series, ...dramas].map(({ date, basis }) => ({ date, basis }));
  const recorded = songs.map(({ year, basis }) => ({ date: String(year), basis }));
  const named = [...dated, ...recorded].flatMap(({ date, basis }) => {
    const [reason, year] = /^(?:published|recorded) in (\d+)/i.exec(basis?.reason ?? '') ?? [];
    return reason ? [{ reason, year, of: date.slice(0, 4) }] : [];
  });
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ year, of }) => year !== of)).toEqual([]);
});

it('a song until 1940 was free in India after 50 years, a later one after 60', () => {
  const since = (title: string) => /since (\d+)/.exec(find(songs, title).basis?.reason ?? '')?.[1];
  expect(since('Babul Mora Naihar Chhooto Hi Jaye')).toBe('1989');
  expect(since('Diya Jalao')).toBe('2004');
});
