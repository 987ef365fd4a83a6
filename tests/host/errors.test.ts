import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { callNames, calls } from '#/contract/calls.ts';
import { type Answer, askHost, createTestHost, NOW } from '../fixtures/embedded-host.ts';
import { SITE_URL } from '../fixtures/site-url.ts';
import { anyUtf16, delicate } from '../fixtures/texts.ts';

/** These tests make many calls, which take long on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const { host, db, reported } = createTestHost();
afterAll(() => db.close());
const ask = (path: string) => askHost(host, path);

function expectOpen({ headers }: Answer): void {
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
}

describe('an unknown thing', () => {
  it.each([
    '/api/tmdb/dashboard/movie/999999999999',
    '/api/tmdb/dashboard/movie/nothing',
    '/api/tmdb/dashboard/complete/999999999999',
    '/api/tmdb/999999999999',
    '/api/tmdb/nobody',
    '/api/tmdb/series/999999999999',
    '/api/tmdb/series/videos/999999999999',
    '/api/seasons/nothing/episodes',
    '/api/seasons/dashboard/drama/Nothing%20At%20All',
    '/api/seasons/dashboard/drama/%2F%2F',
    '/api',
    '/api/',
    '/api/tmdb',
    '/api/tmdb/popular/',
    '/api//tmdb/popular',
    '/api/tmdb/dashboard/tv/trailer',
    '/api/constructor/__proto__/toString',
  ])('is 404 and JSON at %s', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ error: 'not found' });
    expectOpen(answer);
  });

  it('is also a movie requested as a person or a series', async () => {
    const id = (kind: string) =>
      db.one<{ id: number }>('SELECT id FROM entity WHERE kind = ?', kind)?.id;
    expect((await ask(`/api/tmdb/${id('movie')}`)).status).toBe(404);
    expect((await ask(`/api/tmdb/series/${id('movie')}`)).status).toBe(404);
  });
});

describe('a bad address', () => {
  it.each([
    '/api/seasons/dashboard/drama/100%',
    '/api/seasons/dashboard/drama/%E0%A4%A',
    '/api/tmdb/%zz',
    '/api/tmdb/dashboard/movie/..',
    '/api/tmdb/dashboard/movie/a%20b',
    '/api/tmdb/dashboard/movie/%00',
    '/api/seasons/%2e%2e/episodes',
  ])('is 400 at %s', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(400);
    expectOpen(answer);
  });

  it('is also any address with a method other than GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const answer = host.fetch('/api/tmdb/popular', method);
      expect(answer.status).toBe(405);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    }
    expect(host.fetch('/api/tmdb/popular', 'HEAD').status).toBe(200);
  });
});

describe('every call', () => {
  it.each(callNames)('%s lets pages of other sites read its answer', async (name) => {
    const answer = await ask(calls[name].template.replace(/\{\w+\}/, '1'));
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expectOpen(answer);
  });
});

describe('any address at all', () => {
  const templates = callNames.map((name) => calls[name].template);
  const piece = fc.oneof(
    delicate,
    fc.constantFrom(...templates.flatMap((path) => path.split('/').filter(Boolean))),
    fc.constantFrom('1', "' OR 1=1 --", '"', '%00', '%', '%ff', '__proto__', 'x'.repeat(3000)),
    anyUtf16(12).map((text) => encodeURIComponent(text.toWellFormed())),
    anyUtf16(12),
  );
  const filled = fc
    .tuple(fc.constantFrom(...templates), piece)
    .map(([path, part]) => path.replace(/\{\w+\}/, () => part));
  const path = fc.oneof(
    filled,
    fc.array(piece, { maxLength: 5 }).map((parts) => `/api/${parts.join('/')}`),
    fc.tuple(filled, piece).map(([start, end]) => `${start}/${end}`),
  );
  const key = fc.oneof(
    fc.constantFrom('page', 'limit', 'query', 'timeWindow', 'id', 'title'),
    piece,
  );
  const query = fc
    .array(fc.tuple(key, piece), { maxLength: 4 })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));

  it('gets a status below 500, in JSON, without any text of the database', async () => {
    await fc.assert(
      fc.asyncProperty(path, query, async (pathname, search) => {
        const answer = await ask(`${pathname}?${search}`);
        expect([200, 400, 404]).toContain(answer.status);
        expect(answer.text).not.toMatch(/sqlite|SQL|syntax|fts5|\bat \w+ \(|node:/);
        expect(answer.body).toBeDefined();
        expectOpen(answer);
      }),
      { numRuns: 600 },
    );
    expect(reported).toEqual([]);
  });
});

describe('a database that fails', () => {
  const broken = () => {
    const made = createTestHost();
    made.db.close();
    return made;
  };

  it('is reported inside, and the host answers 503 without the error’s text', async () => {
    const made = broken();
    const answer = await askHost(made.host, '/api/tmdb/popular?page=1');
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual({ error: 'unavailable' });
    expectOpen(answer);
    expect(made.reported).toHaveLength(1);
  });

  it('gives a search an empty array, because clients lose their page over anything else', async () => {
    const made = broken();
    const answer = await askHost(made.host, '/api/tmdb/dashboard/search?query=night');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual([]);
    expect(made.reported).toHaveLength(1);
  });

  it('gives 503 for a picture too', async () => {
    expect((await askHost(broken().host, '/t/p/w500/1.svg')).status).toBe(503);
  });
});

it('the host gives the same answers on the same day', async () => {
  const other = createTestHost(db, new Date(NOW.getTime() + 1000));
  for (const path of ['/api/tmdb/trending/movies', '/api/tmdb/now-playing', '/api/seasons']) {
    const { text } = await ask(path);
    expect((await askHost(other.host, path)).text).toBe(text);
  }
  expect((await ask('/api/seasons')).text).toContain(SITE_URL);
});
