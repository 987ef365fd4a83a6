/** What becomes free, in the countries of the site. */
import { afterAll, expect, it } from 'vitest';
import { showPlayers } from '#/host/catalogue/hidden-players.ts';
import { askHost, createTestHost } from '../fixtures/embedded-host.ts';

const { host, db } = createTestHost();
afterAll(() => db.close());

/** Returns the countries of all years, and whether the envelope of popular films announces the call. */
async function saidIn(freeIn?: string[]) {
  showPlayers(db, freeIn ? { freeIn } : {});
  const { body } = await askHost(host, '/api/free');
  const rows = body as { basis: { free: { country: string }[] } }[];
  const countries = rows.flatMap(({ basis }) => basis.free.map(({ country }) => country));
  const popular = await askHost(host, '/api/tmdb/popular?page=1');
  const { free = false } = popular.body as { free?: boolean };
  return { countries: [...new Set(countries)].sort(), free };
}

it('names only these countries', async () => {
  expect(await saidIn()).toEqual({ countries: ['IN', 'PK', 'US'], free: true });
  expect(await saidIn(['GB', 'PK'])).toEqual({ countries: ['PK'], free: true });
});

it('is not announced where no country has a title', async () => {
  expect(await saidIn(['GB'])).toEqual({ countries: [], free: false });
});
