/** The list of a genre: its films, the parts that it can be asked for, and its order. */
import { afterAll, describe, expect, it } from 'vitest';
import { type GenreTitle, setGenres } from '#/host/catalogue/facets.ts';
import { Additions } from '#/host/totals.ts';
import { askHost, createTestHost } from '../fixtures/embedded-host.ts';

const { host, db } = createTestHost();
afterAll(() => db.close());

type Film = { id: number; title: string; vote_average: number | null; release_date: string };
type Body = {
  results: Film[];
  total_results: number;
  genre: string;
  languages: string[];
  decades: number[];
  sorts: string[];
};
type Fact = { language: string; popularity: number; released: string };

const ask = async (path: string) => {
  const { status, body } = await askHost(host, `/api/tmdb/genre/${path}`);
  return { status, ...(body as Body) };
};
const factOf = ({ id }: Film) =>
  db.one<Fact>('SELECT language, popularity, released FROM entity WHERE id = ?', id) as Fact;
const falling = (values: number[]) => values.toSorted((a, b) => b - a);

describe('the list of a genre', () => {
  it('has every film of the genre and no series, the most popular first', async () => {
    const { results, total_results, genre } = await ask('drama');
    const entries = db.one<{ n: number }>(
      `SELECT count(*) AS n FROM entry, json_each(content, '$.genres')
       WHERE part = 'films' AND value = 'Drama'`,
    );
    expect([genre, total_results]).toEqual(['Drama', entries?.n]);
    const popular = results.map((film) => factOf(film).popularity);
    expect(popular).toEqual(falling(popular));
  });

  it('has words joined by hyphens in its address', async () => {
    expect((await ask('science-fiction')).genre).toBe('Science Fiction');
  });

  it('is not found for a genre without films, and bad for what is no slug', async () => {
    expect((await ask('ballet')).status).toBe(404);
    for (const slug of ['Drama', 'science%20fiction', '-', 'a--b', 'x'.repeat(65)]) {
      expect([slug, (await ask(slug)).status]).toEqual([slug, 400]);
    }
  });

  it('can be asked for one language, one decade, and both', async () => {
    const hindi = await ask('drama?language=hi');
    expect(new Set(hindi.results.map((film) => factOf(film).language))).toEqual(new Set(['hi']));
    const fifties = await ask('drama?decade=1950');
    const decades = fifties.results.map((film) => factOf(film).released.slice(0, 3));
    expect(new Set(decades)).toEqual(new Set(['195']));
    const both = await ask('drama?language=hi&decade=1950');
    expect(both.total_results).toBeGreaterThan(0);
    expect(both.total_results).toBeLessThan(Math.min(hindi.total_results, fifties.total_results));
  });

  it('is ordered by rating and by date, if asked so', async () => {
    const ratings = (await ask('drama?sort=rating')).results.map((film) => film.vote_average ?? 0);
    expect(ratings).toEqual(falling(ratings));
    const dates = (await ask('drama?sort=date')).results.map((film) => film.release_date);
    expect(dates).toEqual(dates.toSorted().reverse());
    const ids = async (path: string) => (await ask(path)).results.map(({ id }) => id);
    expect(await ids('drama?sort=popularity')).toEqual(await ids('drama'));
  });

  it.each(['language=Hindi', 'decade=1955', 'decade=0', 'sort=title'])(
    'refuses %s',
    async (bad) => {
      expect((await ask(`drama?${bad}`)).status).toBe(400);
    },
  );

  it('names languages and decades that lead to films, and the orders that it knows', async () => {
    const all = await ask('horror');
    expect(all.sorts).toEqual(['popularity', 'rating', 'date']);
    expect(all.languages[0]).toBe('en');
    expect(all.decades).toEqual(falling(all.decades));
    for (const language of all.languages) {
      const { decades } = await ask(`horror?language=${language}`);
      expect(decades.length).toBeGreaterThan(0);
      for (const decade of decades) {
        const both = await ask(`horror?language=${language}&decade=${decade}`);
        expect(both.total_results).toBeGreaterThan(0);
        expect(both.languages).toContain(language);
      }
    }
  });
});

it('a film and a series name the genres that have a list', async () => {
  const detail = async (kind: string, path: string) => {
    const id = db.one<{ id: number }>(
      `SELECT entity_id AS id FROM genre WHERE kind = ? AND slug = 'drama'`,
      kind,
    )?.id;
    return (await askHost(host, `/api/tmdb/${path}/${id}`)).body as Record<string, object>;
  };
  const drama = { genre_lists: expect.arrayContaining([{ name: 'Drama', slug: 'drama' }]) };
  expect(await detail('movie', 'dashboard/movie')).toMatchObject(drama);
  expect((await detail('series', 'series')).series).toMatchObject(drama);
});

it('a genre that ASCII can not write has no list', () => {
  const film = db.one<GenreTitle>("SELECT * FROM entity WHERE kind = 'movie' LIMIT 1");
  if (!film) throw new Error('no film');
  setGenres(db, film, ['ڈرامہ', 'Café', 'Odd One'], new Additions());
  const slugs = db.all('SELECT slug FROM genre WHERE entity_id = ?', film.id);
  expect(slugs).toEqual([{ slug: 'odd-one' }]);
  expect(db.all("SELECT slug FROM genre WHERE slug GLOB '*[^a-z0-9-]*'")).toEqual([]);
});
