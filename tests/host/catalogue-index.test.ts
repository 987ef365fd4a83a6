/** What crawlers read of the embedded catalogue: all its pages, and what is new. */
import { afterAll, describe, expect, it } from 'vitest';
import { withdrawnOf } from '#/contract/withdrawn/withdrawals.ts';
import { createIndex } from '#/host/catalogue-index.ts';
import { walkedIds } from '#/host/queries/pages.ts';
import { filledDb, NOW } from '../fixtures/embedded-host.ts';
import { SITE_URL } from '../fixtures/site-url.ts';

const db = filledDb();
afterAll(() => db.close());
const context = { db, siteUrl: SITE_URL, now: () => NOW };
const index = createIndex(context);

describe('the walk through a kind', () => {
  it('returns every stretch as one query does, also after a write', async () => {
    const all = () =>
      db
        .all<{ id: number }>(
          "SELECT id FROM entity WHERE kind = 'person' ORDER BY popularity DESC, id",
        )
        .map(({ id }) => id);
    const stretches = [0, 13, 14, 15, 500, 30].map((at) => [at, 50] as const);
    const last = all().at(-1) ?? 0;
    for (const popularity of [99, 0]) {
      db.run('UPDATE entity SET popularity = ? WHERE id = ?', popularity, last);
      const ids = all();
      for (const [at, limit] of [...stretches, [ids.length - 3, 50], [ids.length, 5]] as const) {
        expect(await walkedIds(db, 'person', at, limit, 7)).toEqual(ids.slice(at, at + limit));
      }
    }
  });
});

describe('the index of the catalogue', () => {
  it('has every page once, in the same order from wherever it is read', async () => {
    const all = (await index.from(0, 1_000_000)).map(({ path }) => path);
    expect(all).toHaveLength(index.count());
    expect(new Set(all).size).toBe(all.length);
    const inParts: string[] = [];
    for (let at = 0; at < all.length; at += 97) {
      inParts.push(...(await index.from(at, 97)).map(({ path }) => path));
    }
    expect(inParts).toEqual(all);
    expect(await index.from(all.length, 10)).toEqual([]);
  });

  it('has a page for each film, series, person, season, drama and episode', async () => {
    const count = (sql: string) => db.one<{ n: number }>(`SELECT count(*) AS n FROM ${sql}`)?.n;
    const paths = (await index.from(0, 1_000_000)).map(({ path }) => path);
    const starting = (path: string) => paths.filter((one) => one.startsWith(path)).length;
    expect(starting('/zxyxvyXdF/')).toBe(count("entity WHERE kind = 'movie'"));
    expect(starting('/detail/tv-series/')).toBe(count("entity WHERE kind = 'series'"));
    expect(starting('/people/detail/')).toBe(count("entity WHERE kind = 'person'"));
    expect(starting('/season/')).toBe(count("season WHERE kind = 'season'"));
    expect(starting('/drama/')).toBe(count("season WHERE kind = 'drama'"));
    expect(starting('/movie/season/') + starting('/drama-pak-tv')).toBe(count('episode'));
  });

  it('has every page of each genre’s list, and of long lists of episodes', async () => {
    const genres = db.all<{ n: number }>(
      "SELECT count(*) AS n FROM genre WHERE kind = 'movie' GROUP BY slug",
    );
    const pages = genres.reduce((sum, { n }) => sum + Math.ceil(n / 20), 0);
    const pathsOf = async (part: string) =>
      (await index.from(0, 1_000_000)).flatMap(({ path }) =>
        path.startsWith(part) ? [path.slice(part.length)] : [],
      );
    expect(await pathsOf('/movies/genre/')).toHaveLength(pages);
    expect((await pathsOf('/movies/genre/drama')).slice(0, 2)).toEqual(['', '?page=2']);

    const { id } = db.one<{ id: string }>("SELECT id FROM season WHERE kind = 'season'") as never;
    const episode = db.one<{ n: number }>('SELECT max(number) AS n FROM episode')?.n ?? 0;
    for (let n = 1; n <= 120; n += 1) {
      db.run(
        'INSERT INTO episode (id, season_id, number, title) VALUES (?, ?, ?, ?)',
        `more-${n}`,
        id,
        episode + n,
        `Part ${n}`,
      );
    }
    expect(await pathsOf(`/season/${id}`)).toEqual(['', '?page=2', '?page=3']);
    db.run("DELETE FROM episode WHERE id LIKE 'more-%'");
  });

  it('knows when a film was added, and no date of anything else', async () => {
    const dated = (await index.from(0, 1_000_000)).filter(({ changed }) => changed !== undefined);
    expect(dated.length).toBeGreaterThan(100);
    expect(dated.every(({ path }) => path.startsWith('/zxyxvyXdF/'))).toBe(true);
    expect(dated.every(({ changed = '' }) => /^\d{4}-\d\d-\d\d$/.test(changed))).toBe(true);
  });

  it('lists the newest films, the last added first', () => {
    const films = index.newest(20);
    expect(films).toHaveLength(20);
    const days = films.map(({ added }) => added);
    expect(days).toEqual(days.toSorted().reverse());
    expect(films.every(({ title }) => title !== '')).toBe(true);
  });

  it('lists as many of them when the last added ones are withdrawn', () => {
    const [first, second, ...others] = index.newest(12);
    const gone = [first, second].map((film) => ({ kind: 'movie', id: `${film?.id}` }) as const);
    const withdrawn = withdrawnOf(gone.map((one) => ({ ...one, scope: 'entry' })));
    const without = createIndex({ ...context, withdrawn: () => withdrawn });
    expect(without.newest(10)).toEqual(others);
  });
});
