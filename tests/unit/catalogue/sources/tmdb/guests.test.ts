/** Other people's clients, who get a quarter of the rate. */
import { expect, it } from 'vitest';
import { createPace, type Pace } from '#/catalogue/sources/tmdb/pace.ts';
import { OverLimit } from '#/contract/errors.ts';
import { PUBLIC } from '#/lib/caching.ts';
import { sourceOver, tmdbOfTests } from '../../../../fixtures/tmdb/source.ts';

const tmdb = await tmdbOfTests();
/** A pace whose clock stands still: after the calls of one moment there is no turn. */
const stopped = (_name: string, perSecond: number) => createPace(perSecond, () => 0);
const film = (id: number) => `/api/tmdb/dashboard/movie/${id}`;

it('a visitor does not wait for the turn of a guest who asks the same', async () => {
  const paceOf = (name: string) => ({
    turn: () => (name === 'guests' ? new Promise<void>(() => {}) : Promise.resolve()),
  });
  const { source } = sourceOver(tmdb, { paceOf });
  void source.forGuests?.(film(1001), 'GET');
  expect((await source.fetch(film(1001))).ok).toBe(true);
});

it('a guest for whom there is no turn in time gets 503, and when to ask again', async () => {
  const { source } = sourceOver(tmdb, { perSecond: 4, queuedFor: 50, paceOf: stopped });
  const requested = [1001, 1002].map((id) => source.forGuests?.(film(id), 'GET'));
  const [first, second] = await Promise.all(requested);
  expect([first?.status, second?.status]).toEqual([200, 503]);
  expect(second?.headers.get('retry-after')).toBe('2');
  expect(tmdb.requests).toHaveLength(1);
});

it('a guest waits for its pace and for a turn among visitors no longer than a visitor', async () => {
  let clock = 0;
  const waits: [name: string, within: number | undefined][] = [];
  const paceOf = (name: string): Pace => ({
    async turn(within) {
      waits.push([name, within]);
      // A guest's turn comes after a second, and then the next one among visitors after half a second.
      if (name === 'guests') clock += 1000;
      else if (within !== undefined && within < 500) throw new OverLimit();
    },
  });
  const { source } = sourceOver(tmdb, { queuedFor: 1200, paceOf, now: () => clock });
  expect((await source.forGuests?.(film(1001), 'GET'))?.status).toBe(503);
  expect(waits).toEqual([
    ['guests', 1200],
    ['visitors', 200],
  ]);
});

it('a guest for whom there is no turn gets the last answer, which no cache may keep', async () => {
  let days = 0;
  const { source } = sourceOver(tmdb, {
    perSecond: 4,
    queuedFor: 50,
    paceOf: stopped,
    wall: () => Date.now() + days * 86_400_000,
  });
  const ask = async (id: number) => {
    const response = await source.forGuests?.(film(id), 'GET');
    return [response?.status, response?.headers.get('cache-control')];
  };
  expect(await ask(1001)).toEqual([200, PUBLIC]);
  days = 1;
  expect(await ask(1001)).toEqual([200, 'no-store']);
});

it('a guest may only read', async () => {
  const { source } = sourceOver(tmdb);
  expect((await source.forGuests?.(film(1001), 'POST'))?.status).toBe(405);
  expect((await source.forGuests?.(film(404), 'GET'))?.status).toBe(404);
  expect((await source.forGuests?.(film(1001), 'HEAD'))?.status).toBe(200);
});
