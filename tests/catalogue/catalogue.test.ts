import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCatalogue, type Outcome } from '#/catalogue/catalogue.ts';
import { calls } from '#/contract/calls.ts';
import {
  BadAnswer,
  isNotFound,
  isOverLimit,
  NotFound,
  OverLimit,
  Upstream,
} from '#/contract/errors.ts';
import type { SearchResult } from '#/contract/movie.ts';
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

function scripted() {
  const script = scriptedSource();
  const logged: string[] = [];
  const { source } = script;
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

describe('a fresh answer', () => {
  it('causes no second call', async () => {
    const { catalogue, json, asked } = scripted();
    json(list('A'));
    expect(await titles(catalogue)).toEqual(['A']);
    await seconds(calls.popular.freshness.fresh - 1);
    json(list('B'));
    expect(await titles(catalogue)).toEqual(['A']);
    expect(asked).toEqual(['/api/tmdb/popular?page=1']);
  });

  it('is cached by its parameters', async () => {
    const { catalogue, json, asked } = scripted();
    json({ ...list('A'), total_pages: 9 });
    await catalogue.ask('popular', { page: 1 });
    const second = await catalogue.ask('popular', { page: 2 });
    expect(asked).toEqual(['/api/tmdb/popular?page=1', '/api/tmdb/popular?page=2']);
    expect(second.page).toBe(2);
  });
});

describe('a stale answer', () => {
  it('is served at once during a new call', async () => {
    const { catalogue, json, answer, asked } = scripted();
    json(list('A'));
    await titles(catalogue);
    await untilStale('popular');
    const late = Promise.withResolvers<Response>();
    answer(() => late.promise);
    expect(await titles(catalogue)).toEqual(['A']);
    expect(await titles(catalogue)).toEqual(['A']);
    expect(asked).toHaveLength(2);
    late.resolve(Response.json(list('B')));
    await vi.waitFor(async () => expect(await titles(catalogue)).toEqual(['B']));
    expect(asked).toHaveLength(2);
  });
});

describe('many callers at the same time', () => {
  it('cause one call, and all get its answer', async () => {
    const { catalogue, answer, asked } = scripted();
    const late = Promise.withResolvers<Response>();
    answer(() => late.promise);
    const waiting = Array.from({ length: 1000 }, () => titles(catalogue));
    expect(asked).toHaveLength(1);
    late.resolve(Response.json(list('A')));
    const answers = await Promise.all(waiting);
    expect(answers).toHaveLength(1000);
    expect(answers.every((found) => found[0] === 'A')).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it('cause one call that fails for all, and is logged once', async () => {
    const { catalogue, answer, asked, logged } = scripted();
    answer(() => Promise.reject(new Upstream('no answer')));
    const waiting = Array.from({ length: 1000 }, () => titles(catalogue));
    const outcomes = await Promise.allSettled(waiting);
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(asked).toHaveLength(1);
    expect(logged).toEqual(['a script: popular: no answer']);
  });
});

describe('a host that fails', () => {
  it.each([
    ['does not answer', () => Promise.reject(new Upstream('no answer')), 'no answer'],
    ['answers 500', () => new Response('', { status: 500 }), 'Network response was not ok'],
    ['answers another envelope', () => Response.json({ films: [] }), 'Invalid data format'],
    ['answers no JSON', () => new Response('<html>'), 'Invalid data format'],
    [
      'does not know the list',
      () => new Response('', { status: 404 }),
      'the host has no such address (404)',
    ],
  ])('leaves the last good answer when it %s, and logs the reason once', async (_, fails, why) => {
    const { catalogue, json, answer, logged, asked } = scripted();
    json(list('A'));
    await titles(catalogue);
    for (let round = 1; round <= 3; round += 1) {
      await untilStale('popular');
      answer(fails);
      expect(await titles(catalogue)).toEqual(['A']);
      expect(asked).toHaveLength(1 + round);
    }
    await vi.waitFor(() => expect(logged).toHaveLength(1));
    expect(logged[0]).toContain(`popular: ${why}`);
    json(list('B'));
    await vi.waitFor(async () => expect(await titles(catalogue)).toEqual(['B']));
    expect(logged.slice(1)).toEqual([expect.stringContaining('well again')]);
  });

  it('is called again for the next visitor when there is nothing to serve', async () => {
    const { catalogue, json, answer } = scripted();
    answer(() => Promise.reject(new Upstream('no answer')));
    await expect(titles(catalogue)).rejects.toBeInstanceOf(Upstream);
    json(list('A'));
    expect(await titles(catalogue)).toEqual(['A']);
  });
});

describe('an error', () => {
  it('is BadAnswer for a wrong envelope', async () => {
    const { catalogue, json, logged } = scripted();
    json({ movies: [] });
    await expect(titles(catalogue)).rejects.toBeInstanceOf(BadAnswer);
    expect(logged).toEqual([expect.stringContaining('Invalid data format')]);
  });

  it.each([301, 400, 401, 429, 500, 503])('is Upstream for the status %d', async (status) => {
    const { catalogue, answer } = scripted();
    answer(() => new Response('{}', { status }));
    const failure = await titles(catalogue).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Upstream);
    expect(failure).toMatchObject({ status, message: 'Network response was not ok' });
  });

  it('is NotFound for 404, which is cached for a while and not logged', async () => {
    const { catalogue, json, asked, logged } = scripted();
    json({ error: 'not found' }, 404);
    const ask = () => catalogue.ask('movie', { id: '7' });
    await expect(ask()).rejects.toBeInstanceOf(NotFound);
    await expect(ask()).rejects.toSatisfy(isNotFound);
    expect(asked).toHaveLength(1);
    expect(logged).toEqual([]);
    json({ id: 7, title: 'Back' });
    await seconds(61);
    await vi.waitFor(async () => expect((await ask()).title).toBe('Back'));
  });

  it('is Upstream for a 404 at an address of the site, and NotFound at one that a visitor chose', async () => {
    const { catalogue, json, logged } = scripted();
    json({ error: 'not found' }, 404);
    for (const asked of [
      () => catalogue.ask('popular', { page: 1 }),
      () => catalogue.ask('trending', { timeWindow: 'week' }),
      () => catalogue.ask('punjabiTrailers', { page: 1, limit: 10 }),
      () => catalogue.ask('seasons', {}),
      // The list tells first whether it takes this.
      () => catalogue.ask('popular', { page: 1, watch: '1' }),
    ]) {
      await expect(asked()).rejects.toMatchObject({ name: 'Upstream', status: 404 });
    }
    for (const asked of [
      () => catalogue.ask('popular', { page: 2 }),
      () => catalogue.ask('search', { query: 'awara' }),
      () => catalogue.ask('dramaEpisodes', { title: 'Waris' }),
      () => catalogue.ask('genre', { genre: 'drama', page: 1 }),
    ]) {
      await expect(asked()).rejects.toBeInstanceOf(NotFound);
    }
    expect(logged).toEqual(['a script: popular: the host has no such address (404)']);
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
    ['series', { series: {}, credits: {} }, { name: null }],
  ] as const)(
    'to %s is passed on, because pages have words for it, and counts as a failure',
    async (name, body, answer) => {
      const { catalogue, json, logged, failures } = scripted();
      json(body);
      expect(await catalogue.ask(name, { id: '7' })).toMatchObject(answer);
      expect(logged).toEqual([`a script: ${name}: Invalid data format: ${name}`]);
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
    const why = 'a script: popular: too many calls are under way';
    expect(script.logged).toEqual([why, 'popular: well again']);
  });
});

describe('the gender of a person', () => {
  it('is remembered from lists, because some hosts leave it out of details', async () => {
    const { catalogue, json } = scripted();
    expect(catalogue.genderSeen('1')).toBeNull();
    json({
      results: [
        { id: 1, name: 'A', gender: 1 },
        { id: 2, name: 'B', gender: 0 },
      ],
    });
    await catalogue.ask('popularPeople', { page: 1 });
    expect(catalogue.genderSeen('1')).toBe('female');
    expect(catalogue.genderSeen('2')).toBeNull();
  });
});
