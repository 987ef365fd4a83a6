/** A film that plays here is drawn from what the host says of it. */
import { expect, it } from 'vitest';
import { createCatalogue } from '#/catalogue/catalogue.ts';
import type { Source } from '#/catalogue/sources/source.ts';
import { drawFilm } from '#/loaders/surprise.ts';
import { trust } from '../../fixtures/trust.ts';

const PLAYER = 'https://archive.org/embed/a';
const row = (id: number) => ({ id, title: `Film ${id}`, poster_path: null });

/** Returns the catalogue of a host that answers these paths, and else 404. */
function hostWith(answers: Record<string, unknown>, more: Partial<Source> = {}) {
  const requested: string[] = [];
  const source: Source = {
    label: 'a script',
    async fetch(path) {
      requested.push(path);
      const body = answers[path];
      return body === undefined
        ? Response.json({}, { status: 404 })
        : Response.json(body, { status: body === 'down' ? 500 : 200 });
    },
    health: () => null,
    close: () => undefined,
    ...more,
  };
  return { requested, catalogue: createCatalogue({ source, trust, log: () => undefined }) };
}
const page = (ids: number[], more: object) => ({
  results: ids.map(row),
  page: 1,
  total_pages: 1,
  ...more,
});
const complete = (id: number, links: string) => ({
  [`/api/tmdb/dashboard/complete/${id}`]: { title: `Film ${id}`, links },
});
const inTurn =
  (...values: number[]) =>
  () =>
    values.shift() ?? 0;

const THREE = {
  '/api/tmdb/popular?page=1': page([1, 2, 9], { watchable: true }),
  '/api/tmdb/popular?page=1&watch=1': page([1, 2], { total_pages: 2, total_results: 3 }),
  '/api/tmdb/popular?page=2&watch=1': page([3], { page: 2, total_pages: 2, total_results: 3 }),
};

it('every film that plays is drawn, those of later pages as often', async () => {
  const players = [1, 2, 3].map((id) => complete(id, PLAYER));
  const { catalogue } = hostWith(Object.assign({}, THREE, ...players));
  const drawn = [];
  for (const random of [0, 0.34, 0.67, 0.999]) drawn.push(await drawFilm(catalogue, () => random));
  expect(drawn).toEqual(['1', '2', '3', '3']);
});

it('a film whose player the site refuses is not drawn, and without another film the page is not found', async () => {
  const refused = complete(1, 'https://evil.example/embed/a');
  const { catalogue, requested } = hostWith({ ...THREE, ...refused, ...complete(2, PLAYER) });
  expect(await drawFilm(catalogue, inTurn(0, 0.7, 0.4))).toBe('2');
  expect(await drawFilm(catalogue, () => 0)).toBeNull();
  expect(requested.length).toBeLessThan(12);
});

it('a host that says it only of all films that can be narrowed is asked for those', async () => {
  const all = '/api/tmdb/discover/movies?page=1';
  const { catalogue } = hostWith({
    '/api/tmdb/popular?page=1': page([1], { discover: true }),
    [all]: page([1], { watchable: true }),
    '/api/tmdb/discover/movies?watch=1&page=1': page([4], {}),
    ...complete(4, PLAYER),
  });
  expect(await drawFilm(catalogue, () => 0.5)).toBe('4');
  expect(catalogue.playing()).toBe('discover');
});

it('a host that does not say what plays is not asked for it, and the links are absent', async () => {
  for (const watchable of [undefined, false, 'yes']) {
    const { catalogue, requested } = hostWith({
      '/api/tmdb/popular?page=1': page([1], { watchable }),
      ...complete(1, PLAYER),
    });
    expect(await drawFilm(catalogue)).toBeNull();
    expect(catalogue.playing()).toBeNull();
    expect(requested).toEqual(['/api/tmdb/popular?page=1']);
  }
});

it('a source that knows by itself that it does not say it is believed, whatever its lists say', async () => {
  const { catalogue } = hostWith(THREE, { saysWhatPlays: () => false });
  expect(await drawFilm(catalogue)).toBeNull();
});

it('a host that fails is no host without films: the call rejects', async () => {
  const { catalogue } = hostWith({ '/api/tmdb/popular?page=1': 'down' });
  await expect(drawFilm(catalogue)).rejects.toThrow();
});
