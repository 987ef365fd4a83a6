/** Other people's clients, who get a quarter of the rate. */
import { expect, it } from 'vitest';
import { PUBLIC } from '#/lib/caching.ts';
import { createTmdb } from '../../../fixtures/tmdb/database.ts';
import { sourceOver } from '../../../fixtures/tmdb/source.ts';

const film = (id: number) => `/api/tmdb/dashboard/movie/${id}`;

it('a visitor does not wait for the turn of a guest who asks the same', async () => {
  const tmdb = await createTmdb();
  const { source } = sourceOver(tmdb, { perSecond: 4 });
  const done: number[] = [];
  for (const id of [1001, 1002, 1003, 1004]) {
    void source.forGuests?.(film(id), 'GET').then(() => done.push(id));
  }
  const begin = performance.now();
  expect((await source.fetch(film(1004))).ok).toBe(true);
  expect(performance.now() - begin).toBeLessThan(2500);
  expect(done).not.toContain(1004);
  source.close();
  await tmdb.close();
  expect(tmdb.wrong).toEqual([]);
});

it('a guest for whom there is no turn in time gets 503, and when to ask again', async () => {
  const tmdb = await createTmdb();
  const { source } = sourceOver(tmdb, { perSecond: 4, queuedFor: 50 });
  const asked = [1001, 1002].map((id) => source.forGuests?.(film(id), 'GET'));
  const [first, second] = await Promise.all(asked);
  expect([first?.status, second?.status]).toEqual([200, 503]);
  expect(second?.headers.get('retry-after')).toBe('2');
  expect(tmdb.requests).toHaveLength(1);
  source.close();
  await tmdb.close();
});

it('a guest waits for its pace and for a turn among visitors no longer than a visitor', async () => {
  const tmdb = await createTmdb();
  const { source } = sourceOver(tmdb, { perSecond: 4, queuedFor: 1200 });
  const guests = [1001, 1002].map((id) => source.forGuests?.(film(id), 'GET'));
  // With the first guest, they take all turns up to 2 s from now.
  const visitors = [1, 2, 3, 4, 5, 6, 7].map((n) => source.fetch(film(1000 + 17 * n)));
  expect((await Promise.all(visitors)).map(({ ok }) => ok)).toEqual(Array(7).fill(true));
  expect((await Promise.all(guests)).map((one) => one?.status)).toEqual([200, 503]);
  source.close();
  await tmdb.close();
});

it('a guest for whom there is no turn gets the last answer, which no cache may keep', async () => {
  const tmdb = await createTmdb();
  let days = 0;
  const { source } = sourceOver(tmdb, {
    perSecond: 4,
    queuedFor: 50,
    wall: () => Date.now() + days * 86_400_000,
  });
  const ask = async (id: number) => {
    const response = await source.forGuests?.(film(id), 'GET');
    return [response?.status, response?.headers.get('cache-control')];
  };
  expect(await ask(1001)).toEqual([200, PUBLIC]);
  days = 1;
  expect(await ask(1001)).toEqual([200, 'no-store']);
  source.close();
  await tmdb.close();
});

it('a guest may only read', async () => {
  const tmdb = await createTmdb();
  const { source } = sourceOver(tmdb);
  expect((await source.forGuests?.(film(1001), 'POST'))?.status).toBe(405);
  expect((await source.forGuests?.(film(404), 'GET'))?.status).toBe(404);
  expect((await source.forGuests?.(film(1001), 'HEAD'))?.status).toBe(200);
  expect(tmdb.wrong).toEqual([]);
  source.close();
  await tmdb.close();
});
