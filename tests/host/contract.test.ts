/** The embedded host over HTTP keeps the contract, of which promised.txt holds every field. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type CallName, callNames, calls } from '#/contract/calls.ts';
import { rowsIn as knownIn } from '#/contract/rows-in.ts';
import type { Trust } from '#/contract/trust.ts';
import { wrongIn } from '../fixtures/contract-document.ts';
import { askHost, type ServedHost, serveTestHost } from '../fixtures/embedded-host.ts';
import { everyAddress } from '../fixtures/every-address.ts';
import { SITE_URL } from '../fixtures/site-url.ts';
import { trust } from '../fixtures/trust.ts';

/** These tests make many calls, which take long on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

let served: ServedHost;
beforeAll(async () => {
  served = await serveTestHost();
});
afterAll(() => served.close());

/**
 * Makes the first call over HTTP, and the calls for further entities and pages in process. Returns
 * all bodies.
 */
async function askAll(name: CallName): Promise<unknown[]> {
  const [first = '', ...others] = everyAddress(served.db, name);
  const { status, body } = await served.get(first);
  expect(status).toBe(200);
  const { total_pages, totalPages = total_pages ?? 1 } = body as Record<string, number>;
  const pages = Array.from({ length: totalPages - 1 }, (_, index) => index + 2);
  const further = [...others, ...pages.map((page) => first.replace('page=1', `page=${page}`))];
  const answers = await Promise.all(further.map((address) => askHost(served.host, address)));
  return [body, ...answers.map((answer) => answer.body)];
}

const kept = new Map<CallName, Promise<unknown[]>>();

/**
 * Returns the bodies of every page of a paged call, and of every entity of a call with an id or a
 * title.
 */
function answersOf(name: CallName): Promise<unknown[]> {
  const answers = kept.get(name) ?? askAll(name);
  kept.set(name, answers);
  return answers;
}

/** Returns the fields of a body, with their places, that the contract does not have. */
function unknownIn(name: CallName, body: unknown): string[] {
  const places = knownIn(calls[name].schema, body).flatMap(({ path, known, within }) =>
    Object.keys(within.at(-1) ?? {})
      .filter((key) => !Object.hasOwn(known, key))
      .map((key) => [...path.map((step) => (/^\d+$/.test(step) ? '*' : step)), key].join('.')),
  );
  return [...new Set(places)];
}

it('a field that the contract lacks would be found, also in a row', () => {
  expect(unknownIn('popular', { odd: 1, results: [{ odd: 1 }] })).toEqual(['odd', 'results.*.odd']);
});

describe.each(callNames)('%s', (name) => {
  it('answers with every row’s keys and types, and with no field that the contract lacks', async () => {
    for (const body of await answersOf(name)) {
      expect(calls[name].schema.safeParse(body).error?.issues ?? []).toEqual([]);
      expect(wrongIn(name, body)).toEqual([]);
      expect(unknownIn(name, body)).toEqual([]);
    }
  });
});

const paged = callNames.filter(
  (name) => 'page' in calls[name].params && name !== 'punjabiTrailers',
);

describe.each(paged)('the envelope of %s', (name) => {
  it('has the number of results beyond what the contract requires', async () => {
    for (const body of await answersOf(name)) {
      expect(body).toHaveProperty('total_results', expect.any(Number));
    }
  });
});

describe('the people of a list', () => {
  it('have the code of their gender, which is an extra', async () => {
    const pages = (await answersOf('popularPeople')) as { results: { gender: unknown }[] }[];
    const genders = new Set(pages.flatMap(({ results }) => results.map(({ gender }) => gender)));
    expect([...genders].sort()).toEqual([0, 1, 2]);
  });
});

const single = ['movie', 'complete', 'person', 'series'];

describe.each(callNames.filter((name) => !single.includes(name)))('the rows of %s', (name) => {
  it('are all read by our own reader', async () => {
    const read = calls[name].read as (body: unknown, trust: Trust, params: unknown) => unknown;
    const bodies = await answersOf(name);
    const counts = bodies.map(rowsIn);
    expect(bodies.map((body) => rowsIn(read(body, trust, { page: 1 })))).toEqual(counts);
    expect(Math.max(...counts)).toBeGreaterThan(0);
  });
});

/**
 * Returns the number of rows in the only list of a body, parsed or from the wire, or of a list by editors.
 * Throws if there is none.
 */
function rowsIn(body: unknown): number {
  if (Array.isArray(body)) return body.length;
  const { data, entries } = body as { data?: unknown; entries?: unknown };
  if (Array.isArray(entries)) return entries.length;
  const holder = typeof data === 'object' && !Array.isArray(data) ? data : body;
  const list = Object.values(holder ?? {}).find(Array.isArray);
  if (!list) throw new Error('no list');
  return list.length;
}

describe('lists that clients key or join by', () => {
  it('have unique titles of cartoons', async () => {
    const pages = (await answersOf('cartoons')) as { results: { movieTitle: string }[] }[];
    const titles = pages.flatMap(({ results }) => results.map(({ movieTitle }) => movieTitle));
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('whole addresses', () => {
  it('are built from SITE_URL and never from the request', async () => {
    for (const name of callNames) {
      const [address = ''] = everyAddress(served.db, name);
      const { text } = await served.get(address, 'evil.example:8080');
      expect(text).not.toContain('evil.example');
    }
    const seasons = await served.get('/api/seasons', 'evil.example:8080');
    expect(seasons.text).toContain(`${SITE_URL}/t/p/w500/`);
  });
});
