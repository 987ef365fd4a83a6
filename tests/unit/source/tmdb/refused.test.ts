/** A token that the movie database refuses. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTmdb } from '../../../fixtures/tmdb/database.ts';
import { sourceOver } from '../../../fixtures/tmdb/source.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23') }));
afterEach(() => void vi.useRealTimers());

it('a refused token is tried again after seconds, not by each visitor, and then counts as good', async () => {
  const tmdb = await createTmdb();
  const { source, said } = sourceOver(tmdb);
  const film = (id: number) => source.fetch(`/api/tmdb/dashboard/movie/${id}`);
  tmdb.mood = { status: 401, code: 7 };
  for (let id = 601; id < 620; id += 1) await film(id).catch(() => undefined);
  expect(tmdb.requests).toHaveLength(1);
  expect(source.health()?.ok).toBe(false);
  tmdb.mood = {};
  vi.setSystemTime(Date.now() + 5001);
  expect((await film(605)).ok).toBe(true);
  expect(source.health()?.ok).toBe(true);
  expect(said).toHaveLength(1);
  expect(tmdb.wrong).toEqual([]);
  source.close();
  await tmdb.close();
});
