/** More visitors at once than the pace lets through. */
import { beforeEach, expect, it } from 'vitest';
import { createPace } from '#/catalogue/sources/tmdb/pace.ts';
import { sourceOver, tmdbOfTests } from '../../../../fixtures/tmdb/source.ts';

const PER_SECOND = 10;

/** The clock of the pace, which tests move. */
let clock = 0;
const paceOf = (_name: string, perSecond: number) => createPace(perSecond, () => clock);

const tmdb = await tmdbOfTests();
beforeEach(() => {
  clock = 0;
});

/** Asks for `count` films at once, none for adults. */
function ask(count: number) {
  const { source } = sourceOver(tmdb, { perSecond: PER_SECOND, queuedFor: 800, paceOf });
  const film = (id: number) => source.fetch(`/api/tmdb/dashboard/movie/${1000 + 17 * id}`);
  return { source, film, all: Array.from({ length: count }, (_, id) => film(id)) };
}

it('those who come too late are told so; the database counts as well, and serves the next ones', async () => {
  const { source, film, all } = ask(60);
  const settled = await Promise.allSettled(all);
  const why = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason.message] : []));
  expect(why).toHaveLength(60 - PER_SECOND);
  expect(new Set(why)).toEqual(new Set(['too many calls are under way']));
  expect([source.health()?.ok, source.circuitOpen?.()]).toEqual([true, false]);
  clock += 1000;
  expect((await film(61)).ok).toBe(true);
});

it('a call that waits for its turn is not sent after a 429', async () => {
  tmdb.mood = { status: 429, code: 25, headers: { 'retry-after': '30' } };
  const later = Promise.withResolvers<void>();
  const turns = [Promise.resolve(), later.promise];
  const turn = () => turns.shift() ?? Promise.resolve();
  const { source } = sourceOver(tmdb, { paceOf: () => ({ turn }) });
  const [first, second] = [1001, 1018].map((id) =>
    Promise.allSettled([source.fetch(`/api/tmdb/dashboard/movie/${id}`)]),
  );
  await first;
  later.resolve();
  await second;
  expect(tmdb.requests).toHaveLength(1);
});

it('a row with a film that finds no turn fails, so that it is not kept incomplete; the next one is whole', async () => {
  const all = sourceOver(tmdb);
  const whole = await all.body('trailersDay', {});
  const { body } = sourceOver(tmdb, { perSecond: PER_SECOND, queuedFor: 100, paceOf });
  const row = () => body('trailersDay', {}).catch((error: unknown) => (error as Error).name);
  expect(await row()).toBe('OverLimit');
  clock += 1000;
  expect(await row()).toEqual(whole);
});
