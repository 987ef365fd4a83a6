/**
 * Ten times the films must not make a call slow: each takes at most twice as long among 10,000 films as among
 * 1,000. `npm run bench:scale` asks a million. One misspelt name is among these calls, which
 * the first step finds; names that all steps look for exceed the limit (docs/decisions/054).
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importFile } from '#/host/catalogue/import.ts';
import { type Db, openDb } from '#/host/db.ts';
import type { Host } from '#/host/host.ts';
import { timeOf } from '../bench/scale/calls.ts';
import { madeFilms, OWN_WORDS } from '../bench/scale/films.ts';
import { createTestHost } from '../fixtures/embedded-host.ts';
import { filledCopy } from '../fixtures/filled-file.ts';

const ROUNDS = 5;
const MOST = 2;
/** Rounds before those: the engine has compiled what a call runs, whichever catalogue is asked first. */
const WARM = 10;
/** Milliseconds that no ratio is taken of: below it the clock and other work decide. */
const LEAST = 0.5;
/** Megabytes of pages in memory: so many that both catalogues are there whole, and no disk is measured. */
const CACHE = 128;

let folder = '';
const hosts: { db: Db; host: Host }[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'manzar-scale-'));
  for (const count of [1000, 10_000]) {
    const file = join(folder, `${count}.ndjson`);
    const lines = [...madeFilms(count, OWN_WORDS)].map((film) => JSON.stringify(film));
    writeFileSync(file, lines.join('\n'));
    const db = openDb(filledCopy(), { cache: CACHE });
    await importFile(db, file, () => {});
    hosts.push({ db, host: createTestHost(db).host });
  }
}, 60_000);
afterAll(() => {
  for (const { db } of hosts) db.close();
  rmSync(folder, { recursive: true });
});

const search = (query: string) => `/api/tmdb/dashboard/search?${new URLSearchParams({ query })}`;

it.each([
  '/api/tmdb/popular?page=1',
  '/api/tmdb/top-rated?page=40',
  '/api/tmdb/this-year?page=2',
  '/api/tmdb/recently-add/movies?page=1',
  '/api/tmdb/english-movies?page=20',
  '/api/tmdb/punjabi-movies?page=3',
  '/api/tmdb/popular-people?page=60',
  '/api/tmdb/trending/cartoon?page=1',
  '/api/tmdb/trending/movies?timeWindow=day',
  '/api/tmdb/dashboard/popular/trailer',
  '/api/tmdb/dashboard/trailer',
  '/api/tmdb/punjabi-movies-trailers?page=1&limit=10',
  '/api/tmdb/genre/drama?page=10',
  '/api/tmdb/genre/drama?page=1&language=pa&sort=date',
  '/api/tmdb/genre/drama?page=1&decade=1990&sort=rating',
  '/api/tmdb/discover/movies?page=1&language=pa&decade=1990&sort=date',
  '/api/tmdb/discover/movies?page=1&genre=drama&country=IN&watch=1',
  search('mughal e azam'),
  search('the night'),
  search('mughal e azma'),
  search('a b c d e f g h i j k l'),
  search('رات'),
])('%s takes at most twice as long', (path) => {
  for (const { host } of hosts) timeOf(host, path, WARM);
  // In turn, so that other work of the machine slows down both.
  const rounds = Array.from({ length: ROUNDS }, () =>
    hosts.map(({ host }) => timeOf(host, path, 1)),
  );
  const [few = 0, many = 0] = hosts.map((_, at) =>
    Math.min(...rounds.map((times) => times[at] ?? Number.NaN)),
  );
  expect(many).toBeLessThanOrEqual(MOST * Math.max(few, LEAST));
});

it('a part of more than 1,000 films ends there, and says that there are more', async () => {
  const host = hosts[1]?.host as Host;
  const ask = async (query: string) =>
    (await host.fetch(`/api/tmdb/discover/movies?language=hi${query}`).json()) as {
      results: { id: number }[];
    };
  const first = await ask('&page=1');
  expect(first).toMatchObject({ total_results: 1000, total_pages: 50, more: true });
  const last = await ask('&page=50');
  expect(last.results).toHaveLength(20);
  expect(await ask('&page=51')).toMatchObject({ results: [], total_pages: 50 });
  expect(await ask('&page=1&decade=1900')).not.toHaveProperty('more');
});

it('every total is true', () => {
  for (const { db } of hosts) {
    const counted = db.all(`SELECT kind AS list, count(*) AS n FROM entity GROUP BY kind
      UNION ALL SELECT 'plays', count(*) FROM entity WHERE kind = 'movie' AND plays > 0
      UNION ALL SELECT 'language ' || language, count(*) FROM entity
        WHERE kind = 'movie' AND language IS NOT NULL AND form IS NOT 'cartoon' GROUP BY language
      UNION ALL SELECT 'form ' || form, count(*) FROM entity
        WHERE kind = 'movie' AND form IS NOT NULL GROUP BY form
      UNION ALL SELECT 'year ' || substr(released, 1, 4), count(*) FROM entity
        WHERE kind = 'movie' AND released <> '' GROUP BY substr(released, 1, 4)
      UNION ALL SELECT 'part ' || language || ' ' || substr(released, 1, 3) || 0, count(*)
        FROM entity WHERE kind = 'movie' GROUP BY language, substr(released, 1, 3)
      UNION ALL SELECT facet, count(*) FROM facet GROUP BY facet ORDER BY 1`);
    expect(db.all('SELECT list, n FROM total WHERE n <> 0 ORDER BY list')).toEqual(counted);
    const genres = `SELECT slug, kind, ifnull(language, '') AS language, ifnull(decade, 0) AS decade,
      count(*) AS n FROM genre GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`;
    expect(db.all('SELECT * FROM genre_total WHERE n <> 0 ORDER BY 1, 2, 3, 4')).toEqual(
      db.all(genres),
    );
  }
});
