/** What machines read of the embedded catalogue: all its pages, and what is new. */
import { afterAll, describe, expect, it } from 'vitest';
import { createIndex } from '#/host/catalogue-index.ts';
import { filledDb, NOW } from '../fixtures/embedded-host.ts';
import { SITE_URL } from '../fixtures/site-url.ts';

const db = filledDb();
afterAll(() => db.close());
const index = createIndex({ db, siteUrl: SITE_URL, now: () => NOW });

describe('the index of the catalogue', () => {
  it('has every page once, in the same order from wherever it is read', () => {
    const all = index.from(0, 1_000_000).map(({ path }) => path);
    expect(all).toHaveLength(index.count());
    expect(new Set(all).size).toBe(all.length);
    const inParts: string[] = [];
    for (let at = 0; at < all.length; at += 97) {
      inParts.push(...index.from(at, 97).map(({ path }) => path));
    }
    expect(inParts).toEqual(all);
    expect(index.from(all.length, 10)).toEqual([]);
  });

  it('has a page for each film, series, person, season, drama and episode', () => {
    const count = (sql: string) => db.one<{ n: number }>(`SELECT count(*) AS n FROM ${sql}`)?.n;
    const paths = index.from(0, 1_000_000).map(({ path }) => path);
    const starting = (path: string) => paths.filter((one) => one.startsWith(path)).length;
    expect(starting('/zxyxvyXdF/')).toBe(count("entity WHERE kind = 'movie'"));
    expect(starting('/detail/tv-series/')).toBe(count("entity WHERE kind = 'series'"));
    expect(starting('/people/detail/')).toBe(count("entity WHERE kind = 'person'"));
    expect(starting('/season/')).toBe(count("season WHERE kind = 'season'"));
    expect(starting('/drama/')).toBe(count("season WHERE kind = 'drama'"));
    expect(starting('/movie/season/') + starting('/drama-pak-tv')).toBe(count('episode'));
  });

  it('knows when a film was added, and no date of anything else', () => {
    const dated = index.from(0, 1_000_000).filter(({ changed }) => changed !== undefined);
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
});
