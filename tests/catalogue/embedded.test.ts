import { afterAll, describe, expect, it } from 'vitest';
import { createCatalogue } from '#/catalogue/catalogue.ts';
import { embeddedSource } from '#/catalogue/sources/embedded.ts';
import { NotFound } from '#/contract/errors.ts';
import { createTestHost } from '../fixtures/embedded-host.ts';
import { trust } from '../fixtures/trust.ts';

const { host, db } = createTestHost();
afterAll(() => db.close());
const logged: string[] = [];
const catalogue = createCatalogue({
  source: embeddedSource(host, 'memory'),
  trust,
  log: (message) => logged.push(message),
});

describe('the catalogue of the embedded host', () => {
  it('leads from a search to the film, its trailer and its people', async () => {
    const [hit] = await catalogue.ask('search', { query: 'night of the liv' });
    expect(hit).toMatchObject({ title: 'Night of the Living Dead', kind: 'movie', year: '1968' });
    const movie = await catalogue.ask('movie', { id: hit?.id ?? '' });
    expect(movie.directors[0]?.name).toBe('George A. Romero');
    const director = await catalogue.ask('person', { id: movie.directors[0]?.id ?? '' });
    expect(director.movies.map(({ id }) => id)).toContain(hit?.id);
    const complete = await catalogue.ask('complete', { id: hit?.id ?? '' });
    expect(complete.player?.src).toMatch(/^https:\/\//);
  });

  it('leads from a drama’s title to its episodes in their order', async () => {
    const dramas = await catalogue.ask('dramas', {});
    for (const { title } of dramas) {
      const numbers = (await catalogue.ask('dramaEpisodes', { title })).map((one) => one.number);
      expect(numbers).toEqual(numbers.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
      expect(numbers.length).toBeGreaterThan(0);
    }
  });

  it('rejects with NotFound for an unknown film, and logs nothing', async () => {
    await expect(catalogue.ask('movie', { id: 'nothing' })).rejects.toBeInstanceOf(NotFound);
    expect(logged).toEqual([]);
  });
});

it('searches of the embedded host leave the event loop free in between', async () => {
  const order: string[] = [];
  const slow = {
    fetch(path: string) {
      order.push(path);
      setImmediate(() => order.push('others'));
      const end = performance.now() + 50;
      while (performance.now() < end);
      return new Response();
    },
  };
  const { fetch } = embeddedSource(slow, 'memory');
  await Promise.all(['/a', '/b', '/c'].map((path) => fetch(path)));
  expect(order).toEqual(['/a', 'others', '/b', 'others', '/c']);
});
