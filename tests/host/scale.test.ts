/**
 * Ten times the films must not make a call read more: SQLite takes at most twice as many steps for each among
 * 4,400 films as among 400. `npm run bench:scale` measures the time among a million. One misspelt name is among
 * these calls, which the first step finds; names that all steps look for exceed the limit (docs/decisions/054).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFile } from '#/host/catalogue/import.ts';
import { type Db, openDb } from '#/host/db.ts';
import type { Host } from '#/host/host.ts';
import { madeFilms, OWN_WORDS } from '../bench/scale/films.ts';
import { askHost, createTestHost } from '../fixtures/embedded-host.ts';
import { filledCopy } from '../fixtures/filled-file.ts';
import { folderOfTests } from '../fixtures/folder.ts';

/** Films beside the 400 of the open catalogue. */
const IMPORTED = [0, 4000] as const;
const MOST = 2;
/** Steps of a page of twenty rows: what has fewer rows among a few films may take that many among more. */
const LEAST = 2000;

/** What Node's types do not have yet. */
type Counted = StatementSync & { stat(counter: 'vmStep'): number };
const counts = 'stat' in StatementSync.prototype;

const { prepare } = DatabaseSync.prototype;
/** All statements of both catalogues. */
const statements: Counted[] = [];
const folder = folderOfTests();
const hosts: { db: Db; host: Host }[] = [];

beforeAll(async () => {
  const files = IMPORTED.map(() => filledCopy());
  DatabaseSync.prototype.prepare = function (this: DatabaseSync, ...given) {
    const statement = prepare.apply(this, given);
    statements.push(statement as Counted);
    return statement;
  };
  for (const [at, count] of IMPORTED.entries()) {
    const file = join(folder, `${count}.ndjson`);
    const lines = [...madeFilms(count, OWN_WORDS)].map((film) => JSON.stringify(film));
    writeFileSync(file, lines.join('\n'));
    const db = openDb(files[at] ?? '');
    await importFile(db, file, () => {});
    hosts.push({ db, host: createTestHost(db).host });
  }
}, 60_000);
afterAll(() => {
  DatabaseSync.prototype.prepare = prepare;
  for (const { db } of hosts) db.close();
});

/** Returns the steps that SQLite has taken for all statements so far: some for each row that it reads. */
const stepsSoFar = () => statements.reduce((sum, one) => sum + one.stat('vmStep'), 0);

/** Returns the steps that SQLite takes for an answer. */
async function stepsFor(host: Host, path: string): Promise<number> {
  const before = stepsSoFar();
  const { status } = await askHost(host, path);
  expect([path, status]).toEqual([path, 200]);
  return stepsSoFar() - before;
}

const search = (query: string) => `/api/tmdb/dashboard/search?${new URLSearchParams({ query })}`;

describe.runIf(counts)('SQLite', () => {
  it.each([
    '/api/tmdb/popular?page=1',
    '/api/tmdb/top-rated?page=12',
    '/api/tmdb/this-year?page=2',
    '/api/tmdb/recently-add/movies?page=1',
    '/api/tmdb/english-movies?page=4',
    '/api/tmdb/punjabi-movies?page=1',
    '/api/tmdb/popular-people?page=12',
    '/api/tmdb/trending/cartoon?page=1',
    '/api/tmdb/trending/movies?timeWindow=day',
    '/api/tmdb/dashboard/popular/trailer',
    '/api/tmdb/dashboard/trailer',
    '/api/tmdb/punjabi-movies-trailers?page=1&limit=10',
    '/api/tmdb/genre/drama?page=2',
    '/api/tmdb/genre/drama?page=1&language=pa&sort=date',
    '/api/tmdb/genre/drama?page=1&decade=1950&sort=rating',
    '/api/tmdb/discover/movies?page=1&language=pa&decade=1990&sort=date',
    '/api/tmdb/discover/movies?page=1&genre=drama&country=IN&watch=1',
    search('mughal e azam'),
    search('the night'),
    search('mughal e azma'),
    search('a b c d e f g h i j k l'),
    search('رات'),
  ])('takes at most twice as many steps for %s', async (path) => {
    const steps: number[] = [];
    for (const { host } of hosts) steps.push(await stepsFor(host, path));
    const [few = 0, many = 0] = steps;
    expect(few).toBeGreaterThan(0);
    expect(many).toBeLessThanOrEqual(MOST * Math.max(few, LEAST));
  });
});

it('a part of more than 1,000 films ends there, and says that there are more', async () => {
  const host = hosts[1]?.host as Host;
  const ask = async (query: string) =>
    (await askHost(host, `/api/tmdb/discover/movies?language=en${query}`)).body as {
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
