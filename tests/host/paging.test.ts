import { afterAll, describe, expect, it } from 'vitest';
import { askHost, createTestHost } from '../fixtures/embedded-host.ts';

const { host, db } = createTestHost();
afterAll(() => db.close());
const ask = (path: string) => askHost(host, path);

/** Path, key of the rows and key of the number of pages, of every paged call. */
const paged = [
  ['/api/tmdb/popular', 'results', 'total_pages'],
  ['/api/tmdb/recently-add/movies', 'movies', 'totalPages'],
  ['/api/tmdb/this-year', 'movies', 'total_pages'],
  ['/api/tmdb/now-playing', 'results', 'total_pages'],
  ['/api/tmdb/top-rated', 'results', 'total_pages'],
  ['/api/tmdb/upcoming', 'results', 'total_pages'],
  ['/api/tmdb/popular-people', 'results', 'total_pages'],
  ['/api/tmdb/punjabi-movies', 'result', 'total_pages'],
  ['/api/tmdb/english-movies', 'result', 'total_pages'],
  ['/api/tmdb/hindi-movies', 'result', 'total_pages'],
  ['/api/tmdb/trending/cartoon', 'results', 'totalPages'],
  ['/api/tmdb/fitness/data', 'data', 'totalPages'],
  ['/api/tmdb/all/songs', 'songs', 'totalPages'],
  ['/api/tmdb/genre/drama', 'results', 'total_pages'],
] as const;
/** Paths of lists that are short in the open catalogue: their pages are smaller. */
const small = ['/api/tmdb/fitness/data', '/api/tmdb/all/songs'];

type Paged = Record<string, number> & Record<string, unknown[]>;

describe.each(paged)('%s', (path, key, total) => {
  const page = async (n: number) => (await ask(`${path}?page=${n}`)).body as Paged;
  const size = small.includes(path) ? 8 : 20;

  it('gives every row once, in full pages', async () => {
    const first = await page(1);
    const pages = first[total] ?? 0;
    const bodies = await Promise.all(Array.from({ length: pages }, (_, n) => page(n + 1)));
    const rows = bodies.flatMap((body) => body[key] ?? []);
    expect(bodies.map((body) => body.page)).toEqual(bodies.map((_, n) => n + 1));
    expect(bodies.slice(0, -1).every((body) => body[key]?.length === size)).toBe(true);
    expect(rows).toHaveLength(first.total_results ?? 0);
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('has no rows and the true totals past its end', async () => {
    const first = await page(1);
    for (const n of [(first[total] ?? 0) + 1, 500, 1_000_000]) {
      const { status, body } = await ask(`${path}?page=${n}`);
      expect(status).toBe(200);
      expect(body).toEqual({ ...first, page: n, [key]: [] });
    }
  });

  it('gives the first page by default', async () => {
    expect((await ask(path)).text).toBe((await ask(`${path}?page=1`)).text);
  });
});

it.each(['0', '-1', '1.5', '', 'one', '1e3', '1000001', '%00', '1;DROP'])(
  'a list refuses the page %j',
  async (n) => {
    const { status, body } = await ask(`/api/tmdb/popular?page=${n}`);
    expect([status, body]).toEqual([400, { error: 'bad parameters' }]);
  },
);

describe('the trailer feed', () => {
  const feed = async (query: string) => {
    const { status, body } = await ask(`/api/tmdb/punjabi-movies-trailers${query}`);
    return { status, keys: (body as { results?: { trailerKey: string }[] }).results };
  };

  it('has ten trailers a page, in the same order for every page size', async () => {
    const all = await feed('?page=1&limit=50');
    const pages = [await feed('?page=1&limit=10'), await feed('?page=2&limit=10')];
    expect(pages.map(({ keys }) => keys?.length)).toEqual([10, 10]);
    expect(pages.flatMap(({ keys }) => keys)).toEqual(all.keys?.slice(0, 20));
    expect((await feed('')).keys).toEqual(pages[0]?.keys);
  });

  it('is empty past its end, so that clients know where it ends', async () => {
    expect(await feed('?page=1000&limit=10')).toEqual({ status: 200, keys: [] });
  });

  it.each(['0', '51', '-1', 'ten', '', '1.5'])('refuses the limit %j', async (limit) => {
    expect((await feed(`?page=1&limit=${limit}`)).status).toBe(400);
  });

  it.each([1, 50])('accepts the limit %d', async (limit) => {
    const { status, keys } = await feed(`?page=1&limit=${limit}`);
    expect(status).toBe(200);
    expect(keys?.length).toBeLessThanOrEqual(limit);
    expect(keys?.length).toBeGreaterThan(0);
  });
});

describe('trending', () => {
  const trending = (query: string) => ask(`/api/tmdb/trending/movies${query}`);

  it('is of the day by default, and differs for the week', async () => {
    expect((await trending('')).text).toBe((await trending('?timeWindow=day')).text);
    expect((await trending('?timeWindow=week')).text).not.toBe((await trending('')).text);
  });

  it('refuses any other window', async () => {
    expect((await trending('?timeWindow=month')).status).toBe(400);
  });
});
