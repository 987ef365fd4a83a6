/** How long the embedded host takes for each call on pages at the beginning, the middle and the end. */
import { calls } from '#/contract/calls.ts';
import type { Db } from '#/host/db.ts';
import type { Host } from '#/host/host.ts';
import { quantile } from '../numbers.ts';
import type { Row } from './report.ts';

/** Times that each address is asked for. Its fastest time counts: other work can only slow it down. */
const ROUNDS = 5;
/** Number of films, people and series whose details are asked for. */
const DETAILS = 100;
const FIRST = 20;
const LAST = 50;
/** Milliseconds for which the event loop may be held. */
const HOLD = 50;

/** Returns the milliseconds that an address takes, from the address to the JSON. */
export function timeOf(host: Host, path: string, rounds = ROUNDS): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now();
    const { status } = host.fetch(path);
    least = Math.min(least, performance.now() - begin);
    if (status !== 200) throw new Error(`${path} is ${status}`);
  }
  return least;
}

const PAGED = [
  'popular',
  'recentlyAdded',
  'thisYear',
  'nowPlaying',
  'topRated',
  'upcoming',
  'popularPeople',
  'punjabiMovies',
  'englishMovies',
  'hindiMovies',
  'cartoons',
  'songs',
  'fitness',
] as const;
const WHOLE = ['trailersDay', 'trailersWeek', 'seasons', 'dramas'] as const;

/** Returns the addresses of lists: by name, with the number of their pages. */
async function listsOf(
  host: Host,
): Promise<{ name: string; path(page: number): string; last: number }[]> {
  const paged = PAGED.map((name) => ({
    name: name as string,
    path: (page: number) => `${calls[name].template}?page=${page}`,
  }));
  const genres = ['drama', 'comedy', 'western'].flatMap((genre) =>
    ['', 'language=en', 'language=pa', 'decade=1990', 'language=hi&decade=2010'].flatMap((filter) =>
      ['popularity', 'rating', 'date'].map((sort) => ({
        name: `genre ${genre} ${filter} by ${sort}`,
        path: (page: number) =>
          `/api/tmdb/genre/${genre}?page=${page}&sort=${sort}${filter && `&${filter}`}`,
      })),
    ),
  );
  const lists = [...paged, ...genres].map(async (list) => {
    const body = (await host.fetch(list.path(1)).json()) as Record<string, number>;
    return { ...list, last: body.total_pages ?? body.totalPages ?? 1 };
  });
  return Promise.all(lists);
}

/** Returns the rows of all calls: each list's slowest page, and the details. */
export async function measureCalls(db: Db, host: Host): Promise<Row[]> {
  const lists = await listsOf(host);
  const at = (pages: (last: number) => number[]) =>
    lists.flatMap(({ name, path, last }) =>
      pages(last).map((page) => ({ name, page, ms: timeOf(host, path(page)) })),
    );
  const near = at(() => [1, 500]);
  const far = at((last) => [Math.ceil(last / 2), last]);
  const ids = (kind: string) =>
    db
      .all<{ id: number }>(
        `SELECT id FROM entity WHERE kind = ? ORDER BY id * 2654435761 % 1000003 LIMIT ${DETAILS}`,
        kind,
      )
      .map(({ id }) => id);
  const details = [
    ...ids('movie').map((id) => `/api/tmdb/dashboard/movie/${id}`),
    ...ids('person').map((id) => `/api/tmdb/${id}`),
    ...ids('series').map((id) => `/api/tmdb/series/${id}`),
  ].map((path) => timeOf(host, path));
  const others = [
    ...WHOLE.map((name) => calls[name].template),
    '/api/tmdb/trending/movies?timeWindow=day',
    '/api/tmdb/punjabi-movies-trailers?page=1&limit=10',
    '/api/tmdb/punjabi-movies-trailers?page=500&limit=10',
  ].map((path) => timeOf(host, path));
  for (const { name, page, ms } of [...near, ...far].sort((a, b) => b.ms - a.ms).slice(0, 8)) {
    console.error(`  ${name}, page ${page}: ${ms.toFixed(1)} ms`);
  }
  const p99 = (what: string, times: number[], target: number): Row => ({
    what,
    p50: quantile(times, 0.5),
    value: quantile(times, 0.99),
    unit: 'ms',
    target,
  });
  const all = [...near.map(({ ms }) => ms), ...far.map(({ ms }) => ms), ...others, ...details];
  return [
    p99(
      'Lists, pages 1 and 500, p99',
      near.map(({ ms }) => ms),
      FIRST,
    ),
    p99(
      'Lists, middle and last page, p99',
      far.map(({ ms }) => ms),
      LAST,
    ),
    p99('Lists that come at once, p99', others, FIRST),
    p99('Films, people, series, p99', details, FIRST),
    {
      what: 'Longest hold of the event loop by a list or a page',
      value: Math.max(...all),
      unit: 'ms',
      target: HOLD,
    },
  ];
}
