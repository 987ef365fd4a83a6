/** A token that the movie database refuses. */
import { expect, it } from 'vitest';
import { createTmdb } from '../../../../fixtures/tmdb/database.ts';
import { sourceOver } from '../../../../fixtures/tmdb/source.ts';

it('a refused token is tried again after seconds, not by each visitor, and then counts as good', async () => {
  const tmdb = await createTmdb();
  let clock = 0;
  const { source, said } = sourceOver(tmdb, { now: () => clock });
  const film = (id: number) => source.fetch(`/api/tmdb/dashboard/movie/${id}`);
  tmdb.mood = { status: 401, code: 7 };
  for (let id = 601; id < 620; id += 1) await film(id).catch(() => undefined);
  expect(tmdb.requests).toHaveLength(1);
  expect(source.health()?.ok).toBe(false);
  tmdb.mood = {};
  clock += 5001;
  expect((await film(605)).ok).toBe(true);
  expect(source.health()?.ok).toBe(true);
  expect(said).toHaveLength(1);
  expect(tmdb.wrong).toEqual([]);
  source.close();
  await tmdb.close();
});
