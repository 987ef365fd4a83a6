/** The open catalogue is large enough to show every list of the site. */
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { fillFromSeed } from '#/host/seed/fill.ts';
import { askHost, createTestHost, filledDb } from '../fixtures/embedded-host.ts';
import { shippedSeed } from '../fixtures/shipped-seed.ts';

const { host, db } = createTestHost();
afterAll(() => db.close());

const count = (from: string) => db.one<{ n: number }>(`SELECT count(*) AS n FROM ${from}`)?.n ?? 0;
const body = async <T>(path: string) => (await askHost(host, path)).body as T;

describe('the open catalogue', () => {
  it('has at least 240 movies, each with an overview', () => {
    expect(count("entity WHERE kind = 'movie'")).toBeGreaterThanOrEqual(240);
    expect(count("entity WHERE kind <> 'person' AND length(overview) < 20")).toBe(0);
  });

  it('has the cast, directors and companies of its files', () => {
    const { films } = shippedSeed();
    const said = (key: 'cast' | 'directors' | 'companies') =>
      films.reduce((sum, film) => sum + film[key].length, 0);
    const credits = (role: string) =>
      count(`credit JOIN entity ON entity.id = title_id WHERE kind = 'movie' AND role = '${role}'`);
    expect(credits('cast')).toBe(said('cast'));
    expect(credits('director')).toBe(said('directors'));
    expect(count('company')).toBe(said('companies'));
    expect(said('cast')).toBeGreaterThan(240);
    expect(said('directors')).toBeGreaterThan(240);
  });

  it('has at least 400 people, each with a credit', () => {
    expect(count("entity WHERE kind = 'person'")).toBeGreaterThanOrEqual(400);
    const idle = `entity WHERE kind = 'person' AND NOT EXISTS
      (SELECT 1 FROM credit WHERE person_id = entity.id)`;
    expect(count(idle)).toBe(0);
  });

  it('has nobody in its files who has no credit', () => {
    const { films, series, dramas, songs, people } = shippedSeed();
    const credited = new Set([
      ...films.flatMap(({ directors, cast }) => [...directors, ...cast.map(([name]) => name)]),
      ...series.flatMap(({ creators, cast, crew }) => [
        ...creators,
        ...[...cast, ...crew].map(([name]) => name),
      ]),
      ...dramas.flatMap(({ writer, director, cast }) => [
        ...writer,
        ...director,
        ...cast.map(([name]) => name),
      ]),
      ...songs.flatMap(({ singers, composer }) => [...singers, composer]),
    ]);
    expect(people.map(({ name }) => name).filter((name) => !credited.has(name))).toEqual([]);
  });

  it('says of every film, series, drama and recording on what basis it is there', () => {
    const { films, series, dramas, songs, fitness } = shippedSeed();
    const all = [...films, ...series, ...dramas, ...songs, ...fitness];
    expect(all.filter(({ basis }) => basis === undefined).map(({ title }) => title)).toEqual([]);
  });

  it('has overviews and biographies of 20 to 900 characters', () => {
    const { films, series, dramas, people } = shippedSeed();
    const overviews = [...films, ...series, ...dramas].map(({ title, overview = '' }) => ({
      name: title,
      text: overview,
    }));
    const biographies = people.flatMap(({ name, biography }) =>
      biography === undefined ? [] : [{ name, text: biography }],
    );
    const wrong = [...overviews, ...biographies].filter(
      ({ text }) => text.length < 20 || text.length > 900,
    );
    expect(wrong).toEqual([]);
  });

  it('keeps the ids of its films: visitors have bookmarked them', () => {
    const ids = readFileSync(new URL('sample/film-ids.txt', import.meta.url), 'utf8').trim();
    const known = ids.split('\n').map(Number);
    const now = new Set(
      db.all<{ id: number }>("SELECT id FROM entity WHERE kind = 'movie'").map(({ id }) => id),
    );
    expect(known).toHaveLength(392);
    expect(known.filter((id) => !now.has(id))).toEqual([]);
  });

  it('has at least eight series', () => {
    expect(count("entity WHERE kind = 'series'")).toBeGreaterThanOrEqual(8);
  });

  it('has at least eight seasons and eight dramas, and six episodes in each of eight of them', () => {
    const long = (kind: string) => `(SELECT 1 FROM season JOIN episode ON season_id = season.id
      WHERE kind = '${kind}' GROUP BY season.id HAVING count(*) >= 6)`;
    expect(count("season WHERE kind = 'season'")).toBeGreaterThanOrEqual(8);
    expect(count("season WHERE kind = 'drama'")).toBeGreaterThanOrEqual(8);
    expect(count(long('season'))).toBeGreaterThanOrEqual(8);
    expect(count(long('drama'))).toBeGreaterThanOrEqual(8);
  });

  it.each([
    ['hindi-movies', 'total_pages', 2],
    ['english-movies', 'total_pages', 2],
    ['punjabi-movies', 'total_pages', 1],
    ['trending/cartoon', 'totalPages', 2],
    ['all/songs', 'totalPages', 2],
    ['fitness/data', 'totalPages', 2],
    ['now-playing', 'total_pages', 1],
    ['upcoming', 'total_pages', 1],
    ['this-year', 'total_pages', 1],
    ['recently-add/movies', 'totalPages', 1],
    ['popular', 'total_pages', 2],
    ['top-rated', 'total_pages', 2],
    ['popular-people', 'total_pages', 2],
  ])('fills the list %s', async (path, total, pages) => {
    const first = await body<Record<string, number>>(`/api/tmdb/${path}?page=1`);
    expect(first[total]).toBeGreaterThanOrEqual(pages);
    expect(first.total_results).toBeGreaterThan(0);
  });

  it('has at least twelve songs and twelve fitness videos', () => {
    expect(count("clip WHERE kind = 'song'")).toBeGreaterThanOrEqual(12);
    expect(count("clip WHERE kind = 'fitness'")).toBeGreaterThanOrEqual(12);
  });

  it('has more than twenty trailers in the feed', async () => {
    const path = '/api/tmdb/punjabi-movies-trailers?page=1&limit=50';
    expect((await body<{ results: unknown[] }>(path)).results.length).toBeGreaterThan(20);
  });

  it('has trailers for both windows of the dashboard, and trending movies', async () => {
    expect((await body<unknown[]>('/api/tmdb/dashboard/popular/trailer')).length).toBe(20);
    expect((await body<unknown[]>('/api/tmdb/dashboard/trailer')).length).toBe(20);
    const { data } = await body<{ data: { results: unknown[] } }>('/api/tmdb/trending/movies');
    expect(data.results.length).toBe(20);
  });

  it('names only clips of our own that exist', () => {
    const known = new Set(shippedSeed().clips.map(({ name }) => `/clips/${name}`));
    const links = db
      .all<{ link: string }>(
        `SELECT link FROM movie UNION SELECT link FROM episode UNION SELECT link FROM clip
         UNION SELECT key AS link FROM video`,
      )
      .map(({ link }) => link)
      .filter((link) => link?.startsWith('/'));
    expect(links.filter((link) => !known.has(link))).toEqual([]);
    expect(links.length).toBeGreaterThan(0);
  });
});

describe('filling', () => {
  it('does nothing the second time', () => {
    const before = db.one('SELECT total_changes() AS n');
    expect(fillFromSeed(db, shippedSeed())).toBe(false);
    expect(db.one('SELECT total_changes() AS n')).toEqual(before);
  });

  it('gives everything the same id in every file', () => {
    const other = filledDb();
    for (const sql of [
      'SELECT id, kind, name FROM entity ORDER BY id',
      'SELECT id, number, title FROM season ORDER BY id',
      'SELECT id, season_id FROM episode ORDER BY id',
      'SELECT id, title FROM clip ORDER BY id',
    ]) {
      expect(other.all(sql)).toEqual(db.all(sql));
    }
    other.close();
  });

  it('keeps these ids from version to version, because addresses are bookmarked', () => {
    const idOf = (name: string) =>
      db.one<{ id: number }>('SELECT id FROM entity WHERE name = ? ORDER BY id', name)?.id;
    expect(idOf('Night of the Living Dead')).toBe(1929778591);
    expect(idOf('Metropolis')).toBe(2175163571);
    expect(idOf('Buster Keaton')).toBe(1662467173);
    expect(idOf('Fantômas')).toBe(2622973682);
  });
});
