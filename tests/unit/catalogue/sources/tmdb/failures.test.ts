/** The movie database slow, refused, overrun or gone. */
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Catalogue, createCatalogue } from '#/catalogue/catalogue.ts';
import { createPace, type Pace } from '#/catalogue/sources/tmdb/pace.ts';
import { type CallName, callNames, type ParamsOf } from '#/contract/calls.ts';
import { folderOfEach } from '../../../../fixtures/folder.ts';
import { createTmdb, type Tmdb } from '../../../../fixtures/tmdb/database.ts';
import {
  type SourceOptions,
  sourceOver,
  type TestSource,
} from '../../../../fixtures/tmdb/source.ts';
import { trust } from '../../../../fixtures/trust.ts';

let tmdb: Tmdb;
const folder = folderOfEach();
let opened: TestSource[];
beforeEach(async () => {
  tmdb = await createTmdb();
  opened = [];
});
afterEach(async () => {
  expect(tmdb.wrong).toEqual([]);
  for (const { source, shelf } of opened) {
    source.close();
    shelf.close();
  }
  await tmdb.close();
});

/** Starts the source again on the same shelf. */
function start(options: SourceOptions = {}): TestSource & { catalogue: Catalogue } {
  const made = sourceOver(tmdb, { shelf: join(folder, 'shelf.db'), ...options });
  opened.push(made);
  const log = (message: string) => void made.said.push(message);
  return { ...made, catalogue: createCatalogue({ source: made.source, trust, log }) };
}

const PARAMS = {
  page: 1,
  limit: 10,
  query: 'lantern',
  timeWindow: 'day',
  genre: 'drama',
  name: 'a-day-of-raags',
};
/** The parameters of each call; those of the files name things of the files. */
function paramsOf(name: CallName): ParamsOf<CallName> {
  const id = name === 'seasonEpisodes' ? 'les-vampires-1915' : '605';
  return { ...PARAMS, id, title: 'Waris' } as unknown as ParamsOf<CallName>;
}
const DETAILS: readonly CallName[] = ['movie', 'complete', 'person', 'series', 'seriesVideos'];

async function failing(catalogue: Catalogue): Promise<CallName[]> {
  const requested = callNames.map((name) => catalogue.ask(name, paramsOf(name) as never));
  const settled = await Promise.allSettled(requested);
  return callNames.filter((_, at) => settled[at]?.status === 'rejected');
}

describe('a dead database', () => {
  it('that was dead from the start costs only details: lists show the open catalogue', async () => {
    await tmdb.close();
    const { catalogue, shelf, said } = start();
    expect(await failing(catalogue)).toEqual(DETAILS);
    const { items } = await catalogue.ask('popular', { page: 1 });
    expect(items.every(({ id }) => Number(id) >= 2_500_000)).toBe(true);
    expect(shelf.get(tmdb.base, '/movie/popular?page=1&region=IN')).toBeNull();
    const refused = said.filter((line) => line.includes('the connection was refused'));
    const calls = refused.map((line) => /: (\w+): \/api\//.exec(line)?.[1]);
    // Each call says it once, and nothing else does.
    expect(new Set(calls).size).toBe(calls.length);
    expect(calls).toEqual(expect.arrayContaining([...DETAILS]));
    expect(callNames).toEqual(expect.arrayContaining(calls));
  });

  it('has a stand-in that is stale from the beginning, and is tried again after seconds', async () => {
    await tmdb.close();
    const ages: object[] = [];
    const { catalogue } = start();
    await catalogue.withTracking((age) => ages.push(age)).ask('popular', { page: 1 });
    expect(ages).toEqual([expect.objectContaining({ stale: true, fresh: 5 })]);
  });
});

describe.each([
  ['refuses the token', { status: 401, code: 7 }],
  ['is overrun', { status: 429, code: 25 }],
  ['is broken', { status: 503, headers: { 'retry-after': '2' } }],
  ['sends no JSON', { text: '<html>' }],
  ['sends nothing', { text: '' }],
])('a database that %s', (_what, mood) => {
  it('shows its last answers, else the open catalogue', async () => {
    const shelf = { wall: () => Date.now() + 86_400_000 };
    await start().catalogue.ask('popular', { page: 1 });
    await start().catalogue.ask('movie', { id: '605' });
    tmdb.mood = mood;
    const { catalogue } = start(shelf);
    expect((await catalogue.ask('popular', { page: 1 })).items[0]?.id).toBe('601');
    expect(await catalogue.ask('movie', { id: '605' })).toMatchObject({ id: '605' });
    expect((await catalogue.ask('upcoming', { page: 1 })).items.length).toBeGreaterThan(5);
  });
});

describe('a gateway’s failure', () => {
  it.each([502, 503, 504])('%i is repeated once, in a turn of its own', async (status) => {
    let turns = 0;
    const paceOf = () => ({ turn: async () => void turns++ });
    tmdb.mood = { status, once: true };
    const { catalogue } = start({ paceOf });
    expect(await catalogue.ask('movie', { id: '605' })).toMatchObject({ id: '605' });
    expect([tmdb.requests.length, turns]).toEqual([2, 2]);
  });

  it('of a third of all requests costs no page', async () => {
    tmdb.mood = { status: 504, every: 3 };
    const { catalogue, source } = start();
    for (let id = 1004; id < 1020; id += 1) {
      expect(await catalogue.ask('movie', { id: `${id}` })).toMatchObject({ id: `${id}` });
    }
    expect(tmdb.requests).toHaveLength(16 + 7);
    expect(source.health()?.ok).toBe(true);
  });

  it('that stays is a failure, and the log names its path', async () => {
    tmdb.mood = { status: 504 };
    const { catalogue, said } = start();
    await expect(catalogue.ask('movie', { id: '605' })).rejects.toThrow();
    expect(tmdb.requests).toHaveLength(2);
    expect(said.join()).toContain('the database failed at /movie/605 (504)');
  });

  it.each([
    ['less than 1.5 seconds are left', { status: 504 }, { timeout: 1400 }],
    ['the database says when to come back', { status: 503, headers: { 'retry-after': '2' } }, {}],
    ['no turn comes in time', { status: 502 }, { perSecond: 1 / 60 }],
    ['it is the database’s own failure', { status: 500 }, {}],
  ])('is not repeated if %s', async (_why, mood, options) => {
    tmdb.mood = { ...mood, once: true };
    const { catalogue } = start(options);
    await expect(catalogue.ask('movie', { id: '605' })).rejects.toThrow();
    expect(tmdb.requests).toHaveLength(1);
  });
});

it('a refused token is tried again after seconds, not by each visitor, and then counts as good', async () => {
  let clock = 0;
  const { source, said } = start({ now: () => clock });
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
});

it('a good token is checked with one request, and counts as up', async () => {
  const { source, said } = start();
  await source.check?.();
  expect(tmdb.requests).toEqual(['/configuration']);
  expect([source.health()?.ok, said]).toEqual([true, []]);
});

it.each([
  ['says for how long', { 'retry-after': '30' }],
  ['does not say', {}],
])('a 429 that %s ends calls at once: no storm follows', async (_what, headers) => {
  tmdb.mood = { status: 429, code: 25, headers };
  const { catalogue } = start();
  await catalogue.ask('popular', { page: 1 });
  const { length } = tmdb.requests;
  const pages = Array.from({ length: 100 }, (_, at) => catalogue.ask('popular', { page: at + 2 }));
  await Promise.allSettled(pages);
  expect(tmdb.requests).toHaveLength(length);
});

it('300 films that come at once are asked for over 16 connections', async () => {
  tmdb.mood = { after: 2 };
  // On a busy machine the last of them waits longer than visitors do.
  const { source } = start({ queuedFor: 60_000 });
  const films = Array.from({ length: 300 }, (_, at) =>
    source.fetch(`/api/tmdb/dashboard/movie/${1000 + 17 * at}`),
  );
  const settled = await Promise.all(films);
  expect(settled.every(({ ok }) => ok)).toBe(true);
  expect(tmdb.mostOpen()).toBeLessThanOrEqual(16);
});

describe.runIf(process.env.TMDB_FULL)('in full', () => {
  it('300 films are asked for at 40 a second, and those that come too late are told so', async () => {
    // When calls are sent: a busy machine hears of them late.
    const sent: number[] = [];
    const paceOf = (_name: string, perSecond: number) => {
      const pace = createPace(perSecond);
      const turn: Pace['turn'] = async (...given) => {
        await pace.turn(...given);
        sent.push(performance.now());
      };
      return { turn };
    };
    const { source } = start({ perSecond: 40, paceOf });
    const films: Promise<string | null>[] = [];
    const answered = () => null;
    for (let at = 0; at < 300; at += 1) {
      const film = source.fetch(`/api/tmdb/dashboard/movie/${1000 + 17 * at}`);
      films.push(film.then(answered, ({ message }) => message));
      // What each visit costs the processor must not come between a turn and its call.
      await new Promise(setImmediate);
    }
    const why = (await Promise.all(films)).filter((one) => one !== null);
    // Turns within three seconds: forty at once, and forty in each further second.
    expect(300 - why.length).toBeGreaterThanOrEqual(120);
    expect(300 - why.length).toBeLessThanOrEqual(160);
    expect(new Set(why)).toEqual(new Set(['too many calls are under way']));
    expect([source.health()?.ok, source.circuitOpen?.()]).toEqual([true, false]);
    expect(tmdb.requests).toHaveLength(sent.length);
    const inWindow = sent.map((from) => sent.filter((at) => at >= from && at < from + 950).length);
    expect(Math.max(...inWindow)).toBeLessThanOrEqual(40);
  });

  it('a database that is slower than the limit costs a list no more than that', async () => {
    await start().catalogue.ask('popular', { page: 1 });
    tmdb.mood = { after: 60_000 };
    const { catalogue } = start({ wall: () => Date.now() + 86_400_000 });
    const begin = performance.now();
    expect((await catalogue.ask('popular', { page: 1 })).items[0]?.id).toBe('601');
    expect((await catalogue.ask('upcoming', { page: 1 })).items.length).toBeGreaterThan(5);
    expect(performance.now() - begin).toBeLessThan(11_000);
  });
});
