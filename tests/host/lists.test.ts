/** Which entities each list has, and in which order. */
import { afterAll, describe, expect, it } from 'vitest';
import { openDb } from '#/host/db.ts';
import { recount } from '#/host/totals.ts';
import { askHost, createTestHost, NOW } from '../fixtures/embedded-host.ts';
import { SITE_URL } from '../fixtures/site-url.ts';

const { host, db } = createTestHost();
afterAll(() => db.close());

type Entity = {
  id: number;
  kind: string;
  form: string | null;
  language: string | null;
  released: string;
  rating: number;
  popularity: number;
  plays: number;
  free_from: number | null;
  added: string | null;
};

/** Returns the entities of all pages of a list, in the order of the list. */
async function listed(path: string, key: string): Promise<Entity[]> {
  const found: Entity[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await askHost(host, `/api/tmdb/${path}?page=${page}`);
    const rows = (body as Record<string, { id: number }[]>)[key] ?? [];
    if (rows.length === 0) return found;
    for (const { id } of rows) {
      const sql = 'SELECT * FROM entity LEFT JOIN movie USING (id) WHERE id = ?';
      const entity = db.one<Entity>(sql, id);
      if (entity) found.push(entity);
    }
  }
}

const falling = (values: readonly number[]) => values.toSorted((a, b) => b - a);
const year = NOW.getUTCFullYear();

describe('the lists by language', () => {
  it.each([
    ['punjabi-movies', 'pa'],
    ['english-movies', 'en'],
    ['hindi-movies', 'hi'],
  ])('%s has the films of its language and no cartoons', async (path, language) => {
    const rows = await listed(path, 'result');
    expect(new Set(rows.map((row) => row.language))).toEqual(new Set([language]));
    expect(rows.filter((row) => row.kind !== 'movie' || row.form === 'cartoon')).toEqual([]);
  });

  it('of cartoons have nothing else', async () => {
    const rows = await listed('trending/cartoon', 'results');
    expect(new Set(rows.map((row) => row.form))).toEqual(new Set(['cartoon']));
  });
});

it.each([
  ['recently-add/movies', 'movies'],
  ['trending/cartoon', 'results'],
  ['all/songs', 'songs'],
  ['fitness/data', 'data'],
])('%s can be kept to what plays, in the same order', async (path, key) => {
  const kept = await pagesOf(`${path}?watch=1`, key);
  const all = await pagesOf(`${path}?`, key);
  expect(kept.rows).toEqual(all.rows.filter(plays));
  expect(kept.rows.length).toBeGreaterThan(0);
  expect(kept.rows.length).toBeLessThan(all.rows.length);
  expect(all.first).toMatchObject({ watchable: true, playing: kept.rows.length });
  expect(kept.first).toMatchObject({ total_results: kept.rows.length });
});

type Played = { links?: string; trailerKey?: string };
const plays = ({ links, trailerKey }: Played) => !/^$|no-video/.test(links ?? trailerKey ?? '');

/** Returns the rows of all pages of a list, and the envelope of the first. */
async function pagesOf(address: string, key: string) {
  const rows: Played[] = [];
  const { body: first } = await askHost(host, `/api/tmdb/${address}&page=1`);
  for (let page = 1; page <= (first as { totalPages: number }).totalPages; page += 1) {
    const { body } = await askHost(host, `/api/tmdb/${address}&page=${page}`);
    rows.push(...((body as Record<string, Played[]>)[key] ?? []));
  }
  return { rows, first };
}

it('upcoming films are of one year if asked for, and the envelope says that it can be', async () => {
  const { body } = await askHost(host, '/api/tmdb/upcoming?page=1&year=2028');
  const { results, total_results, years } = body as Record<string, unknown> & {
    results: { free_from: number }[];
  };
  expect(new Set(results.map(({ free_from }) => free_from))).toEqual(new Set([2028]));
  expect([total_results, years]).toEqual([results.length, true]);
  const none = await askHost(host, '/api/tmdb/upcoming?page=1&year=2020');
  expect(none.body).toMatchObject({ results: [], total_pages: 1, total_results: 0 });
});

describe('the order', () => {
  it('of popular films and people is that of their popularity', async () => {
    for (const path of ['popular', 'popular-people']) {
      const values = (await listed(path, 'results')).map((row) => row.popularity);
      expect(values).toEqual(falling(values));
      expect(new Set(values).size).toBeGreaterThan(5);
    }
  });

  it('of top-rated films is that of their rating', async () => {
    const values = (await listed('top-rated', 'results')).map((row) => row.rating);
    expect(values).toEqual(falling(values));
    expect(new Set(values).size).toBeGreaterThan(5);
  });

  it('of recently added films is that of the days on which they were added; of a day, those that play first', async () => {
    const rows = await listed('recently-add/movies', 'movies');
    const days = rows.map((row) => row.added ?? '');
    expect(days).toEqual(days.toSorted().toReversed());
    const playing = (day: string) =>
      rows.filter(({ added }) => added === day).map((row) => Math.min(1, row.plays));
    for (const day of new Set(days)) {
      const plays = playing(day);
      expect(plays).toEqual(falling(plays));
    }
    expect(new Set(playing('2026-11-21')).size).toBe(2);
  });

  it.each([
    ['punjabi-movies', 'result'],
    ['english-movies', 'result'],
    ['hindi-movies', 'result'],
    ['trending/cartoon', 'results'],
  ])('of %s has what plays first, then the popular ones', async (path, key) => {
    // The last film gets a player and the least popularity.
    const [last] = (await listed(path, key)).slice(-1);
    db.run('UPDATE entity SET plays = 1, popularity = 0.1 WHERE id = ?', last?.id ?? 0);
    recount(db);
    const rows = await listed(path, key);
    const places = rows.map((row) => row.plays * 1000 + row.popularity);
    expect(places).toEqual(falling(places));
    expect(rows.find(({ id }) => id === last?.id)?.plays).toBe(1);
    expect(rows.at(-1)?.plays).toBe(0);
  });

  it('of this year’s films has the newest years first, and no years to come', async () => {
    const years = (await listed('this-year', 'movies')).map((row) => +row.released.slice(0, 4));
    expect(years).toEqual(falling(years));
    expect(Math.max(...years)).toBeLessThanOrEqual(year);
  });
});

describe('the lists of films now playing and upcoming', () => {
  it('have what became free in the newest five Januaries, and what becomes free later', async () => {
    const playing = (await listed('now-playing', 'results')).map((row) => row.free_from ?? 0);
    const coming = (await listed('upcoming', 'results')).map((row) => row.free_from ?? 0);
    expect(playing).toEqual(falling(playing));
    expect(playing.every((from) => from > year - 5 && from <= year)).toBe(true);
    expect(coming).toEqual(coming.toSorted((a, b) => a - b));
    expect(coming.every((from) => from > year)).toBe(true);
    const { body } = await askHost(host, '/api/tmdb/upcoming');
    const said = (body as { results: { free_from: number }[] }).results.map((row) => row.free_from);
    expect(said).toEqual(coming.slice(0, said.length));
  });

  it('move on with the year', async () => {
    const later = createTestHost(db, new Date(`${year + 1}-01-01T00:00:00Z`)).host;
    const total = async (requested: typeof host) => {
      const { body } = await askHost(requested, '/api/tmdb/upcoming');
      return (body as { total_results: number }).total_results;
    };
    expect(await total(later)).toBeLessThan(await total(host));
  });
});

describe.each(['popular', 'now-playing', 'top-rated'])('the list of %s', (path) => {
  const ask = async (query: string) => (await askHost(host, `/api/tmdb/${path}?${query}`)).body;

  it('has with watch=1 only films that play here whole, in the same order', async () => {
    const all = (await listed(path, 'results')).filter((row) => row.plays > 0);
    const { results, total_results } = (await ask('page=1&watch=1')) as {
      results: { id: number }[];
      total_results: number;
    };
    expect(total_results).toBe(all.length);
    expect(results.map(({ id }) => id)).toEqual(all.slice(0, 20).map(({ id }) => id));
  });

  it('says in its envelope whether any of its films plays', async () => {
    expect(await ask('page=1')).toHaveProperty('watchable', true);
    const bare = createTestHost(openDb(':memory:')).host;
    const { body } = await askHost(bare, `/api/tmdb/${path}?page=1`);
    expect(body).not.toHaveProperty('watchable');
  });

  it('refuses another value of watch', async () => {
    expect((await askHost(host, `/api/tmdb/${path}?watch=yes`)).status).toBe(400);
  });
});

describe('the trailer feed', () => {
  it('has Punjabi films first, however unpopular', async () => {
    const film = db.one<Entity>(
      "SELECT id FROM entity WHERE kind = 'movie' AND language = 'pa' ORDER BY popularity",
    );
    const others = "SELECT id FROM entity WHERE language = 'pa'";
    db.run(`UPDATE movie SET video_id = NULL WHERE id IN (${others})`);
    db.run("UPDATE movie SET video_id = 'abcdefghijk' WHERE id = ?", film?.id ?? 0);
    const { body } = await askHost(host, '/api/tmdb/punjabi-movies-trailers');
    const [first, second] = (body as { results: { id: number; trailerKey: string }[] }).results;
    expect(first).toMatchObject({ id: film?.id, trailerKey: 'abcdefghijk' });
    expect(second?.id).not.toBe(film?.id);
  });
});

describe('the pictures of trailers', () => {
  it.each([
    '/api/tmdb/punjabi-movies-trailers',
    '/api/tmdb/dashboard/popular/trailer',
    '/api/tmdb/dashboard/trailer',
  ])('of %s are the poster, for existing clients, and a wide one without letters', async (path) => {
    const { body } = await askHost(host, path);
    const rows = Array.isArray(body) ? body : (body as { results: unknown[] }).results;
    const [first] = rows as { id: number }[];
    const drawn = `${SITE_URL}/t/p/w500/${first?.id}`;
    expect(first).toMatchObject({ posterPath: `${drawn}.svg`, backdrop: `${drawn}-b.svg` });
  });
});
