import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCatalogue } from '#/catalogue/catalogue.ts';
import type { Outcome } from '#/catalogue/lookup.ts';
import { calls } from '#/contract/calls.ts';
import { isNotFound, isOverLimit, NotFound, OverLimit, Upstream } from '#/contract/errors.ts';
import type { SearchResult } from '#/contract/rows/search-hit.ts';
import { sheetFor } from '#/lib/sheets.ts';
import { trust } from '../fixtures/trust.ts';
import { scriptedSource } from './scripted-source.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21'), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const seconds = (n: number) => vi.advanceTimersByTimeAsync(n * 1000);
/** Advances the clock beyond the time for which a call's answer is fresh. */
const untilStale = (name: keyof typeof calls) => seconds(calls[name].freshness.fresh + 1);

/** `isRemote`: whether it stands for a host over the network, which may fail. */
function scripted({ isRemote = false } = {}) {
  const script = scriptedSource();
  const logged: string[] = [];
  const source = isRemote ? { ...script.source, circuitOpen: () => false } : script.source;
  const log = (message: string) => logged.push(message);
  const failures: string[] = [];
  const called = (name: string, outcome: Outcome) => {
    if (outcome === 'failure') failures.push(name);
  };
  const catalogue = createCatalogue({ source, trust, log, now: Date.now, called });
  return { ...script, logged, failures, catalogue };
}

const list = (...titles: string[]) => ({
  results: titles.map((title, index) => ({ id: index + 1, title })),
  total_pages: 1,
});
type Catalogue = ReturnType<typeof scripted>['catalogue'];
const titles = async (catalogue: Catalogue) => {
  const { items } = await catalogue.ask('popular', { page: 1 });
  return items.map(({ title }) => title);
};

describe('many callers at the same time', () => {
  it('cause one call that fails for all, and is logged once', async () => {
    const { catalogue, answer, requested, logged } = scripted();
    answer(() => Promise.reject(new Upstream('no answer')));
    const waiting = Array.from({ length: 1000 }, () => titles(catalogue));
    const outcomes = await Promise.allSettled(waiting);
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(requested).toHaveLength(1);
    expect(logged).toEqual(['a script: popular: /api/tmdb/popular?page=1: no answer']);
  });
});

describe('the log', () => {
  it('has the first failure of each call, with its path and status', async () => {
    const { catalogue, json, logged } = scripted();
    json({}, 500);
    for (const page of [1, 2, 3]) {
      await expect(catalogue.ask('popular', { page })).rejects.toThrow();
      await expect(catalogue.ask('movie', { id: `${page}` })).rejects.toThrow();
    }
    expect(logged).toEqual([
      'a script: popular: /api/tmdb/popular?page=1: Network response was not ok (500)',
      'a script: movie: /api/tmdb/dashboard/movie/1: Network response was not ok (500)',
    ]);
    json(list('A'));
    await titles(catalogue);
    expect(logged.slice(2)).toEqual(['popular: well again after 2 more failures']);
  });

  it('has nothing of what a visitor searches for', async () => {
    const { catalogue, json, logged } = scripted();
    json({}, 500);
    await expect(catalogue.ask('search', { query: 'my secret' })).rejects.toThrow();
    expect(logged).toEqual([
      'a script: search: /api/tmdb/dashboard/search: Network response was not ok (500)',
    ]);
  });

  it.each([401, 403, 404, 410, 451, 500])(
    'says of a host’s answer %i to a film that the network response was not ok',
    async (status) => {
      const { catalogue, json, logged } = scripted({ isRemote: true });
      json({}, status);
      await expect(catalogue.ask('movie', { id: '7' })).rejects.toThrow();
      if (status === 404) await expect(catalogue.ask('person', { id: '7' })).rejects.toThrow();
      expect(logged).toEqual([
        `a script: movie: /api/tmdb/dashboard/movie/7: Network response was not ok (${status})`,
      ]);
    },
  );
});

describe('an error', () => {
  it('is NotFound for 404, which is cached for a while and not logged', async () => {
    const { catalogue, json, requested, logged } = scripted();
    json({ error: 'not found' }, 404);
    const ask = () => catalogue.ask('movie', { id: '7' });
    await expect(ask()).rejects.toBeInstanceOf(NotFound);
    await expect(ask()).rejects.toSatisfy(isNotFound);
    expect(requested).toHaveLength(1);
    expect(logged).toEqual([]);
    json({ id: 7, title: 'Back' });
    await seconds(61);
    await vi.waitFor(async () => expect((await ask()).title).toBe('Back'));
  });

  it('is Upstream for a 404 at an address of the site, and NotFound at one that a visitor chose', async () => {
    const { catalogue, json, logged } = scripted();
    json({ error: 'not found' }, 404);
    for (const requested of [
      () => catalogue.ask('popular', { page: 1 }),
      () => catalogue.ask('trending', { timeWindow: 'week' }),
      () => catalogue.ask('punjabiTrailers', { page: 1, limit: 10 }),
      () => catalogue.ask('seasons', {}),
      // The list tells first whether it takes this.
      () => catalogue.ask('popular', { page: 1, watch: '1' }),
    ]) {
      await expect(requested()).rejects.toMatchObject({ name: 'Upstream', status: 404 });
    }
    for (const requested of [
      () => catalogue.ask('popular', { page: 2 }),
      () => catalogue.ask('search', { query: 'awara' }),
      () => catalogue.ask('dramaEpisodes', { title: 'Waris' }),
      () => catalogue.ask('genre', { genre: 'drama', page: 1 }),
    ]) {
      await expect(requested()).rejects.toBeInstanceOf(NotFound);
    }
    const lineOf = (call: string, path: string) =>
      `a script: ${call}: ${path}: the host has no such address (404)`;
    expect(logged).toEqual([
      lineOf('popular', '/api/tmdb/popular?page=1'),
      lineOf('trending', '/api/tmdb/trending/movies?timeWindow=week'),
      lineOf('punjabiTrailers', '/api/tmdb/punjabi-movies-trailers?page=1&limit=10'),
      lineOf('seasons', '/api/seasons'),
    ]);
  });

  it('is NotFound when the host has removed an entity, in place of the stale answer', async () => {
    const { catalogue, json } = scripted();
    const ask = () => catalogue.ask('movie', { id: '7' });
    json({ id: 7, title: 'There' });
    expect((await ask()).title).toBe('There');
    await untilStale('movie');
    json({ error: 'not found' }, 404);
    await vi.waitFor(async () => {
      await expect(ask()).rejects.toBeInstanceOf(NotFound);
    });
  });

  it('does not arise when an entry is evicted while it is being fetched', async () => {
    const { catalogue, answer } = scripted();
    const late = Promise.withResolvers<Response>();
    answer(() => late.promise);
    const first = titles(catalogue);
    const large = `[]${' '.repeat(4_900_000)}`;
    answer(() => new Response(large));
    for (let n = 0; n < 8; n += 1) await catalogue.ask('search', { query: `large ${n}` });
    late.resolve(Response.json(list('A')));
    expect(await first).toEqual(['A']);
  });
});

describe('a search row of an id and a title', () => {
  const film = { id: 1, title: 'Awara', release_date: '1951-12-14' };
  const sheetOf = ({ title, year }: SearchResult) => sheetFor(title, year);

  it.each([
    ['in a list', { results: [{ ...film, poster_path: '/a.jpg' }] }, 'popular'],
    ['on its page', { ...film, poster_path: '/a.jpg' }, 'movie'],
  ] as const)(
    'has the photograph and the year of the film that was seen %s',
    async (_, body, name) => {
      const { catalogue, json } = scripted();
      const rows = [
        { id: 1, title: 'Awara' },
        { id: 2, title: 'Awara' },
      ];
      json(rows);
      const search = () => catalogue.ask('search', { query: 'awara' });
      const [before] = await search();
      expect(before).toMatchObject({ picture: null, year: null });
      json(body);
      await (name === 'movie'
        ? catalogue.ask('movie', { id: '1' })
        : catalogue.ask('popular', { page: 1 }));
      const [one, other] = await search();
      expect(one).toEqual({ ...before, picture: '/a.jpg', year: '1951' });
      expect(other).toMatchObject({ picture: null, year: null });
    },
  );

  it('has the sheet of the film’s card where that has no photograph, whatever else has its id', async () => {
    const { catalogue, json } = scripted();
    json({ results: [film] });
    await catalogue.ask('popular', { page: 1 });
    json([{ id: 1, title: 'Awara' }]);
    const [row] = await catalogue.ask('search', { query: 'awara' });
    expect(row && sheetOf(row)).toBe(sheetFor('Awara', '1951-12-14'));
    for (const other of [
      { id: 1, title: 'Another' },
      { id: 1, name: 'Awara', media_type: 'person' },
      { id: 1, title: 'Awara', release_date: '1960', poster_path: '/own.jpg' },
    ]) {
      json([other]);
      const [found] = await catalogue.ask('search', { query: JSON.stringify(other) });
      expect(found?.year).toBe(other.release_date?.slice(0, 4) ?? null);
      expect(found?.picture).toBe(other.poster_path ?? null);
    }
  });
});

describe('an answer of nothing', () => {
  it.each([
    ['person', {}, { name: null }],
    ['person', null, { name: null }],
    ['series', { series: {}, credits: {} }, { name: null }],
    ['series', {}, { name: null, cast: [], crew: [] }],
  ] as const)(
    'to %s is passed on, because pages have words for it, and counts as a failure',
    async (name, body, answer) => {
      const { catalogue, json, logged, failures } = scripted();
      json(body);
      expect(await catalogue.ask(name, { id: '7' })).toMatchObject(answer);
      const path = name === 'person' ? '/api/tmdb/7' : '/api/tmdb/series/7';
      expect(logged).toEqual([`a script: ${name}: ${path}: Invalid data format: ${name}`]);
      expect(failures).toEqual([name]);
      json({ name: 'A', series: { name: 'A' }, credits: {} });
      await catalogue.ask(name, { id: '8' });
      expect(logged.slice(1)).toEqual([`${name}: well again`]);
      expect(failures).toEqual([name]);
    },
  );
});

describe('a call for which there was no place', () => {
  it('is told apart from failures, and says nothing of the host', async () => {
    const { catalogue: _catalogue, source, ...script } = scripted();
    const outcomes: Outcome[] = [];
    const catalogue = createCatalogue({
      source: { ...source, health: () => ({ ok: true, at: 0 }) },
      trust,
      log: (line: string) => script.logged.push(line),
      called: (_name, outcome) => outcomes.push(outcome),
    });
    script.answer(() => Promise.reject(new OverLimit()));
    await expect(catalogue.ask('popular', { page: 1 })).rejects.toSatisfy(isOverLimit);
    script.json(list('A'));
    await titles(catalogue);
    expect(outcomes).toEqual(['busy', 'answer']);
    const why = 'a script: popular: /api/tmdb/popular?page=1: too many calls are under way';
    expect(script.logged).toEqual([why, 'popular: well again']);
  });
});
