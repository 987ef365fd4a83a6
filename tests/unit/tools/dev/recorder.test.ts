/** The panel names what the embedded host refuses and therefore leaves out of its answers. */
import { expect, it } from 'vitest';
import { compose } from '#/compose/compose.ts';
import { readConfig } from '#/config.ts';
import type { Seed } from '#/host/catalogue/files/folder.ts';
import { loadFilm } from '#/loaders/film.ts';
import { createRecorder } from '#/tools/dev/panel/recorder.ts';
import { seedOf } from '../../../fixtures/seeds.ts';

it('the panel names the refused player of a film when its page is made, and the log names it once', async () => {
  const film = { title: 'Ghar', date: '1950', language: 'hi', link: 'https://player.example/1' };
  const seed = seedOf({ films: [film, { ...film, title: 'Nagar' }] }) as Seed;
  const config = readConfig({ CATALOGUE_DB: ':memory:' });
  const { watched, refused, during, callsOf } = createRecorder();
  const logged: string[] = [];
  const log = (message: string) => logged.push(message);
  const site = compose({ config, log, seed, caches: false, watched, refused });
  const list = await during('/movies/hindi-movies', () =>
    site.catalogue.ask('hindiMovies', { page: 1 }),
  );
  const id = list.items[0]?.movieId ?? '';
  const page = `/zxyxvyXdF/${id}`;
  const made = await during(page, async () =>
    loadFilm(await site.catalogue.ask('movie', { id }), true, site.catalogue),
  );
  expect(made.movie.watchable).toBe(false);
  const both = [{ host: 'player.example', setting: 'EMBED_HOSTS' }];
  expect(callsOf(page, config).map(({ name, refused }) => [name, refused])).toEqual([
    ['movie', both],
    ['complete', both],
  ]);
  expect(callsOf('/movies/hindi-movies', config)[0]?.refused).toEqual(both);
  const line =
    'Players of player.example are refused; EMBED_HOSTS=+player.example would allow them.';
  await expect.poll(() => logged).toEqual([line]);
  site.close();
});
