/** Where the ids and titles of one answer lead in other calls. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedHost, serveTestHost } from '../fixtures/embedded-host.ts';

let served: ServedHost;
beforeAll(async () => {
  served = await serveTestHost();
});
afterAll(() => served.close());

const ids = (sql: string) =>
  served.db.all<{ id: string | number }>(sql).map(({ id }) => String(id));

describe('ids', () => {
  it('are unique across movies, series and people', async () => {
    const kinds = ["kind = 'movie'", "kind = 'series'", "kind = 'person'"];
    const all = kinds.flatMap((kind) => ids(`SELECT id FROM entity WHERE ${kind}`));
    const seasons = ids('SELECT number AS id FROM season');
    expect(new Set([...all, ...seasons]).size).toBe(all.length + seasons.length);
    expect(all.every((id) => Number.isSafeInteger(Number(id)))).toBe(true);
  });

  it('of episodes are unique, because clients tell them apart by nothing else', () => {
    const all = ids('SELECT id FROM episode');
    expect(new Set(all).size).toBe(all.length);
  });

  it('of search results open as movies, those of people too', async () => {
    for (const query of ['night', 'fantomas', 'the', 'nargis', 'holmes']) {
      const found = await served.get(`/api/tmdb/dashboard/search?query=${query}`);
      const results = found.body as { id: number; media_type: string }[];
      expect(results.length).toBeGreaterThan(0);
      for (const { id, media_type } of results) {
        const { status } = await served.get(`/api/tmdb/dashboard/movie/${id}`);
        expect(status).toBe(200);
        if (media_type === 'person') {
          expect((await served.get(`/api/tmdb/${id}`)).status).toBe(200);
        }
      }
    }
  });

  it('of people’s roles lead to movies and series', async () => {
    const [person] = ids(`SELECT person_id AS id FROM credit JOIN entity ON entity.id = title_id
      WHERE kind IN ('movie', 'series') GROUP BY person_id HAVING count(DISTINCT kind) = 2
      ORDER BY count(*) DESC LIMIT 1`);
    const { body } = await served.get(`/api/tmdb/${person}`);
    const roles = body as Record<'images' | 'movie_credits' | 'tv_credits', { id: number }[]>;
    expect(roles.images.length).toBeGreaterThan(0);
    expect(roles.tv_credits.length).toBeGreaterThan(0);
    for (const { id } of [...roles.images, ...roles.movie_credits]) {
      expect((await served.get(`/api/tmdb/dashboard/movie/${id}`)).status).toBe(200);
    }
    for (const { id } of roles.tv_credits) {
      expect((await served.get(`/api/tmdb/series/${id}`)).status).toBe(200);
    }
  });
});

describe('a series', () => {
  it('has the shape of a movie under the path of a movie', async () => {
    const [id] = ids("SELECT id FROM entity WHERE kind = 'series' ORDER BY id");
    const series = (await served.get(`/api/tmdb/series/${id}`)).body;
    const { name, overview, created_by } = (series as { series: Record<string, unknown> }).series;
    const movie = await served.get(`/api/tmdb/dashboard/movie/${id}`);
    expect(movie.body).toMatchObject({ id: Number(id), title: name, overview });
    expect(movie.body).toMatchObject({ directors: created_by });
  });
});

describe('a drama', () => {
  it('opens by its title as the list gives it', async () => {
    const { body } = await served.get('/api/seasons/dashboard/tv');
    for (const { title } of body as { title: string }[]) {
      // An existing client sends the title raw; its browser encodes what a path must not contain.
      const { pathname } = new URL(`https://a.example/api/seasons/dashboard/drama/${title}`);
      expect((await served.get(pathname)).status).toBe(200);
    }
  });
});
