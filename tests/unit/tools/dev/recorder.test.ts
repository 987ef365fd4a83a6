/** The panel names what the embedded host refuses and therefore leaves out of its answers. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { compose } from '#/compose/compose.ts';
import { createRefusals } from '#/compose/refusals.ts';
import { readConfig } from '#/config.ts';
import type { Seed } from '#/host/catalogue/files/folder.ts';
import { loadFilm } from '#/loaders/film.ts';
import { plain } from '#/server/log/log.ts';
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
  const line = 'Players are refused: add +player.example to EMBED_HOSTS to allow them.';
  await expect.poll(() => logged).toEqual([line]);
  site.close();
});

it('many refused hosts come in lines of one setting each, whose end the log does not cut', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const refusals = createRefusals(
    (line) => lines.push(plain(line)),
    () => undefined,
  );
  const [players, pictures] = [refusals('EMBED_HOSTS'), refusals('IMAGE_HOSTS')];
  const hosts = Array.from({ length: 20 }, (_, at) => `${'long-'.repeat(10)}${at}.example`);
  hosts.forEach(players);
  pictures('pictures.example');
  vi.runAllTimers();
  expect(lines).toContain(
    'Pictures are refused: add +pictures.example to IMAGE_HOSTS to allow them.',
  );
  const ofPlayers = lines.filter((line) => line.startsWith('Players'));
  expect(ofPlayers).toHaveLength(lines.length - 1);
  for (const line of ofPlayers) expect(line).toMatch(/^Players .* to EMBED_HOSTS to allow them\.$/);
  expect(ofPlayers.flatMap((line) => line.match(/[\w-]+\.example/g))).toEqual(hosts);
});
