/** All films, narrowed: what is asked for is what comes, and what is offered leads to films. */
import { afterAll, describe, expect, it } from 'vitest';
import { addressOf } from '#/contract/address.ts';
import type { ParamsOf } from '#/contract/calls.ts';
import { type LENGTHS, SORTS } from '#/contract/params.ts';
import { askHost, createTestHost } from '../fixtures/embedded-host.ts';

const { host, db, reported } = createTestHost();
afterAll(() => {
  db.close();
  expect(reported).toEqual([]);
});

type Film = { id: number; title: string; vote_average: number | null; release_date: string };
type Choice<T> = { value: T; count?: number; name?: string };
type Body = {
  results: Film[];
  total_results: number;
  total_pages: number;
  more?: boolean;
  playing?: number;
  choices?: {
    genres: Choice<string>[];
    languages: Choice<string>[];
    countries: Choice<string>[];
    decades: Choice<number>[];
    lengths: Choice<(typeof LENGTHS)[number]>[];
    sorts: string[];
  };
};
type Asked = Partial<ParamsOf<'discover'>>;

const ask = async (requested: Asked = {}) => {
  const { body } = await askHost(host, addressOf('discover', { page: 1, ...requested }));
  return body as Body;
};

/** What the entries of the files say, which no query of the host reads. */
type Entry = {
  id: number;
  genres: string[];
  countries: string[];
  language: string;
  runtime: number | null;
  date: string;
  plays: number;
};
const entries = db
  .all<{ id: number; plays: number; content: string }>(
    `SELECT entity.id, plays, content FROM entity JOIN entry ON entity_id = entity.id
     WHERE entity.kind = 'movie'`,
  )
  .map(({ id, plays, content }): Entry => {
    const { genres = [], countries = [], language, runtime = null, date } = JSON.parse(content);
    return { id, plays, genres, countries, language, runtime, date };
  });

function fits(entry: Entry, { genre, language, country, decade, length, watch }: Asked): boolean {
  const { runtime } = entry;
  const lasts = {
    'under-40': runtime !== null && runtime < 40,
    'under-120': runtime !== null && runtime < 120,
    longer: runtime !== null && runtime >= 120,
  };
  return (
    (!genre || entry.genres.some((one) => one.toLowerCase().replaceAll(' ', '-') === genre)) &&
    (!language || entry.language === language) &&
    (!country || entry.countries.includes(country)) &&
    (!decade || entry.date.startsWith(String(decade / 10))) &&
    (!length || lasts[length]) &&
    (!watch || entry.plays > 0)
  );
}
const wanted = (requested: Asked) => entries.filter((entry) => fits(entry, requested));

/** Returns the ids of all pages of a part. */
async function idsOf(requested: Asked): Promise<number[]> {
  const first = await ask(requested);
  const ids = first.results.map(({ id }) => id);
  for (let page = 2; page <= first.total_pages; page += 1) {
    ids.push(...(await ask({ ...requested, page })).results.map(({ id }) => id));
  }
  return ids;
}

describe('all films', () => {
  it('come in every order, with the choices and how many films each has', async () => {
    const { choices, total_results, more, playing } = await ask();
    expect(total_results).toBe(entries.length);
    expect([more, playing]).toEqual([undefined, wanted({ watch: '1' }).length]);
    expect(choices?.sorts).toEqual([...SORTS]);
    const counted = {
      genre: choices?.genres,
      language: choices?.languages,
      country: choices?.countries,
      decade: choices?.decades,
      length: choices?.lengths,
    };
    for (const [name, group = []] of Object.entries(counted)) {
      expect(group.length).toBeGreaterThan(2);
      for (const { value, count } of group) {
        expect([name, value, count]).toEqual([name, value, wanted({ [name]: value }).length]);
      }
    }
    for (const sort of SORTS) {
      const part = await ask(sort === 'popularity' ? {} : { sort });
      expect([sort, part.total_results, part.choices?.sorts]).toEqual([
        sort,
        entries.length,
        [...SORTS],
      ]);
    }
  });
});

describe('a part of them', () => {
  const parts: Asked[] = [
    { genre: 'comedy' },
    { language: 'pa' },
    { language: 'en' },
    { country: 'IN' },
    { decade: 1930 },
    { length: 'under-40' },
    { length: 'longer' },
    { watch: '1' },
    { language: 'hi', decade: 1950 },
    { genre: 'comedy', language: 'en', decade: 1920, length: 'under-120' },
    { genre: 'drama', country: 'IN', watch: '1' },
    { language: 'en', country: 'US', length: 'under-40', watch: '1', decade: 1910 },
    { genre: 'drama', language: 'hi', country: 'IN', decade: 1950, length: 'longer', watch: '1' },
  ];
  it.each(parts)('has the films that fit %o, and no others, in every order', async (requested) => {
    const ids = wanted(requested).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    for (const sort of [null, 'rating', 'date'] as const) {
      const found = await idsOf({ ...requested, sort });
      expect(found.slice(0, 1000).toSorted()).toHaveLength(Math.min(1000, ids.length));
      expect(found.filter((id) => !ids.includes(id))).toEqual([]);
      expect(new Set(found).size).toBe(found.length);
    }
    const { choices, total_results, more } = await ask(requested);
    expect(choices).toBeUndefined();
    expect([total_results, more]).toEqual([
      Math.min(1000, ids.length),
      ids.length > 1000 ? true : undefined,
    ]);
  });

  it('comes in the order that is asked for', async () => {
    const requested = { language: 'en', country: 'US' };
    const dates = (await ask({ ...requested, sort: 'date' })).results.map(
      (one) => one.release_date,
    );
    expect(dates).toEqual(dates.toSorted().reverse());
    const ratings = (await ask({ ...requested, sort: 'rating' })).results.map(
      (one) => one.vote_average ?? 0,
    );
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  });

  it('has no films for what nothing has', async () => {
    for (const requested of [{ genre: 'ballet' }, { language: 'zz' }, { country: 'ZZ' }]) {
      expect(await ask(requested)).toMatchObject({ results: [], total_results: 0, total_pages: 1 });
    }
  });

  it('is refused where a filter can not have a value', async () => {
    for (const bad of ['genre=A B', 'language=Hindi', 'country=in', 'decade=abc', 'length=40']) {
      const { status } = await askHost(host, `/api/tmdb/discover/movies?${encodeURI(bad)}`);
      expect([bad, status]).toEqual([bad, 400]);
    }
  });
});
