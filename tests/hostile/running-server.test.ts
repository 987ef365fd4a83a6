import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Health } from '#/catalogue/sources/source.ts';
import { compose } from '#/compose/compose.ts';
import { readConfig } from '#/config.ts';
import { plain } from '#/server/log/log.ts';
import { en } from '#/site/messages/en.ts';
import { type RunningSite, startSite, startSiteHere } from '../e2e/site.ts';
import { createScriptedHost, type ScriptedHost } from '../fixtures/scripted-host.ts';
import { SMALL } from '../fixtures/small-catalogue.ts';
import { exchange, get } from './raw.ts';

/** Returns the address of a site's metrics, from its output. */
async function metricsOf(site: RunningSite): Promise<string> {
  const said = / are on (http\S+\/metrics)\./;
  await expect.poll(() => site.output()).toMatch(said);
  return said.exec(site.output())?.[1] ?? '';
}

describe('a crash in one request', () => {
  it('gets our error page, and other requests are still served', async () => {
    const site = await startSiteHere(SMALL, { hostStatus: () => crash() });
    function crash(): never {
      throw new Error('a secret of the inside');
    }
    const answer = await fetch(`${site.url}/readyz`);
    expect(answer.status).toBe(500);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain('Something went wrong');
    expect(html).not.toContain('secret');
    expect(site.output()).toContain('/readyz: Error: a secret of the inside');
    expect((await fetch(`${site.url}/movie-dashboard`)).status).toBe(200);
    await site.stop();
  });
});

describe('/healthz and /readyz', () => {
  const descriptors = expect.stringMatching(/^\d+ of \d+$/);
  let word: Health | null = null;
  let site: RunningSite;
  beforeAll(async () => {
    site = await startSiteHere(SMALL, { hostStatus: () => word });
  });
  afterAll(() => site.stop());

  const ask = async (path: string) => {
    const answer = await fetch(site.url + path);
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };

  it('say that the process is alive', async () => {
    const { status, headers, body } = await ask('/healthz');
    expect([status, body]).toEqual([200, { status: 'alive' }]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    for (const spelled of ['/healthz/', '/healthz?x', '/healthz/?x=1'])
      expect((await ask(spelled)).status).toBe(200);
  });

  it('are no pages: no spelling of /readyz that a proxy may let through says anything', async () => {
    for (const spelled of ['/readyz/', '/readyz?x', '/readyz/?x=1'])
      expect((await fetch(site.url + spelled)).status).toBe(404);
  });

  it('say that it is ready with the database open and before the first call to the host', async () => {
    word = null;
    const { status, body } = await ask('/readyz');
    expect([status, body]).toEqual([
      200,
      { status: 'ready', database: 'open', host: 'not asked yet', descriptors },
    ]);
  });

  it('say the outcome of the last call to the host, and its time', async () => {
    const at = Date.UTC(2026, 0, 2);
    word = { ok: true, at };
    const host = { asked: '2026-01-02T00:00:00.000Z', database: 'open', descriptors };
    expect((await ask('/readyz')).body).toEqual({ status: 'ready', host: 'answers', ...host });
    word = { ok: false, at };
    const { status, body } = await ask('/readyz');
    // Pages of its last answers can be served, so a load balancer should go on sending visitors.
    expect([status, body]).toEqual([200, { status: 'ready', host: 'fails', ...host }]);
    expect((await ask('/healthz')).status).toBe(200);
  });

  it('say that a closed database is not ready', async () => {
    const config = readConfig(SMALL);
    const closed = compose({ config });
    expect(closed.databaseOpen()).toBe(true);
    closed.close();
    expect(closed.databaseOpen()).toBe(false);
  });

  it('say that there is no database when the catalogue is remote', async () => {
    const remote = await startSiteHere({ CATALOGUE_HOST: 'http://127.0.0.1:9' });
    const body = await (await fetch(`${remote.url}/readyz`)).json();
    const host = { database: 'none', host: 'not asked yet' };
    expect(body).toEqual({ status: 'ready', ...host, descriptors });
    await remote.stop();
  });
});

/** Returns every line of a site's output that is JSON, parsed. */
function linesOf(site: RunningSite): Record<string, unknown>[] {
  const lines = site.output().split('\n');
  return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
}
const requestsOf = (site: RunningSite) => linesOf(site).filter(({ route }) => route !== undefined);

async function canonicalOf(site: RunningSite): Promise<string | undefined> {
  const html = await (await fetch(`${site.url}/movies/topRated`)).text();
  return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
}

/** What a visitor sends, and what the log should say of it: route, status and state of the cache. */
const SECRET = 'a-secret-of-theirs';
const VISITS: [string, ...unknown[]][] = [
  [`/search?query=${SECRET}`, '/search', 200, 'miss'],
  [`/zxyxvyXdF/${SECRET}`, '/zxyxvyXdF/:id', 404, 'miss'],
  [`/drama/${SECRET}`, '/drama/:name', 404, 'miss'],
  [`/${SECRET}`, '/not-found', 404, 'miss'],
  [`/data/search?query=${SECRET}`, '/data/search', 200, 'miss'],
  [`/clips/${SECRET}`, '/not-found', 404, expect.stringMatching(/hit|miss/)],
  ['/clips/24-frames', '/clips/*', 200, 'none'],
  ['/movies/topRated', '/movies/topRated', 200, 'miss'],
];

describe('the process of a site', () => {
  let site: RunningSite;
  beforeAll(async () => {
    const says = 'console.error(process.execArgv.join(), process.env.MALLOC_ARENA_MAX)';
    const imports = [
      new URL('./crash-on-demand.mjs', import.meta.url),
      `data:text/javascript,${encodeURIComponent(says)}`,
    ];
    site = await startSite({
      ...SMALL,
      METRICS_PORT: '0',
      MALLOC_ARENA_MAX: '',
      NODE_OPTIONS: imports.map((module) => `--import=${module}`).join(' '),
    });
    const headers = { Cookie: SECRET, 'User-Agent': SECRET, Referer: `http://a.test/${SECRET}` };
    for (const [path] of VISITS) await exchange(site.url, get(path, headers));
    await exchange(site.url, get('/movies/topRated', headers).replace('GET', 'POST'));
  });
  afterAll(() => site.stop());

  const scraped = async () => (await fetch(await metricsOf(site))).text();

  it('has its settings of memory, however it is started: here without the launcher', () => {
    expect(site.output()).toContain('--max-semi-space-size=8 2');
  });

  it('logs one line for each request: route, status, time, cache state, and nothing about the visitor', async () => {
    // The log is written in the background, in chunks.
    await expect.poll(() => requestsOf(site)).toHaveLength(VISITS.length + 1);
    const lines = requestsOf(site);
    const told = lines.map(({ route, status, cache }) => [route, status, cache]);
    expect(told).toEqual([...VISITS.map(([, ...line]) => line), ['refused', 405, 'none']]);
    for (const line of lines) {
      expect(Object.keys(line)).toEqual(['level', 'time', 'route', 'status', 'ms', 'cache']);
      expect(line.ms).toBeGreaterThanOrEqual(0);
    }
    expect(site.output().replace(await metricsOf(site), '')).not.toMatch(/secret|127\.0\.0\.1|::1/);
  });

  it('has its metrics on another port, alone', async () => {
    const metrics = await metricsOf(site);
    const answer = await fetch(metrics);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const text = await answer.text();
    expect(text).toContain(
      'manzar_http_requests_total{route="/movies/topRated",status="200",cache="miss"} 1',
    );
    expect(text).toContain(
      'manzar_http_requests_total{route="/zxyxvyXdF/:id",status="404",cache="miss"} 1',
    );
    expect(text).toContain(
      'manzar_http_request_duration_seconds_count{route="/movies/topRated"} 1',
    );
    expect(text).toContain('process_open_fds');
    for (const path of ['/', '/movie-dashboard', '/metrics/']) {
      expect((await fetch(new URL(path, metrics))).status).toBe(404);
    }
    expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
  });

  it('names the port that the system chose, in its first line and its addresses', async () => {
    const line = site
      .output()
      .split('\n')
      .find((said) => said.includes('Manzar is on'));
    expect(line).toMatch(`Manzar is on ${site.url}, serving `);
    expect(Number(new URL(site.url).port)).toBeGreaterThan(0);
    expect(await canonicalOf(site)).toBe(`${site.url}/movies/topRated`);
  });

  it('logs and counts a crash outside any request, and goes on', async () => {
    for (const way of ['throw', 'reject']) {
      const line = await fetch(`${site.url}/healthz`, { headers: { 'x-crash': way } });
      expect(line.status).toBe(200);
    }
    await expect.poll(scraped).toContain('manzar_uncaught_exceptions_total 2');
    expect((await fetch(`${site.url}/movie-dashboard`)).status).toBe(200);
    await expect.poll(() => site.output()).toContain('uncaught: Error: rejected');
    expect(site.output()).toContain('uncaught: Error: thrown');
    const faults = linesOf(site).filter(({ msg }) => String(msg).startsWith('uncaught: '));
    expect(faults.map(({ level }) => level)).toEqual([50, 50]);
  });

  it('does not let the metrics grow with what visitors type', async () => {
    const routes = async () =>
      [...(await scraped()).matchAll(/manzar_http_requests_total\{route="([^"]*)"/g)].map(
        ([, one]) => one,
      );
    const known = new Set(await routes());
    const typed = Array.from({ length: 5 }, (_, n) => [
      `/none-${n}`,
      `/zxyxvyXdF/${n}`,
      `/search?query=${n}`,
      `/season/s${n}`,
      `/%6dovies/topRated?${n}`,
      `/_astro/${n}.js`,
      `/t/p/w500/${n}.svg`,
      `/api/${n}`,
      `/data/${n}`,
      `/clips/${n}`,
    ]).flat();
    for (const path of typed) await exchange(site.url, get(path));
    const added = new Set(await routes()).difference(known);
    expect([...added].sort()).toEqual([
      '/api/*',
      '/data/unknown',
      '/season/:id',
      '/t/*',
      'redirect',
    ]);
  });
});

describe('the settings of a site', () => {
  it('may name its address, beside the port, and turn the lines of requests off; the metrics are off, and its name is that of its pages', async () => {
    const site = await startSite({
      ...SMALL,
      SITE_URL: 'https://manzar.example',
      ACCESS_LOG: 'off',
      SITE_NAME: 'Another',
    });
    const { port } = new URL(site.url);
    expect(site.output()).toContain(`is on https://manzar.example (port ${port}), serving `);
    expect(await canonicalOf(site)).toBe('https://manzar.example/movies/topRated');
    expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
    await site.stop();
    expect(site.output()).not.toContain('Metrics');
    // All of it is JSON, from the first line on.
    const lines = site.output().trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 30, msg: expect.stringMatching(/^Manzar is on /) },
      { level: 40, msg: expect.stringContaining('SITE_NAME counts when the site is built') },
    ]);
  });
});

describe('the log', () => {
  let host: ScriptedHost;
  beforeAll(async () => {
    host = await createScriptedHost();
  });
  afterAll(() => host.close());

  it('names a wrong address of the host at the start, as /readyz and the metrics do, and no failure twice', async () => {
    const site = await startSite({ CATALOGUE_HOST: `${host.origin}/v1`, METRICS_PORT: '0' });
    const messages = () =>
      linesOf(site).flatMap(({ level, msg }) => (level === 40 ? [String(msg)] : []));
    const failed = `${host.origin}/v1: popular: /api/tmdb/popular?page=1`;
    const wrong = `${failed}: the host has no such address (404)`;
    await expect.poll(messages).toEqual([wrong]);
    const metrics = await metricsOf(site);
    // A 404 for a visitor's address does not prove that the host works.
    expect((await fetch(`${site.url}/zxyxvyXdF/7`)).status).toBe(404);
    const ready = await fetch(`${site.url}/readyz`);
    expect(await ready.json()).toMatchObject({ status: 'ready', host: 'fails' });
    expect(await (await fetch(metrics)).text()).toContain('\nmanzar_host_up 0\n');
    host.answer('/v1/api/tmdb/7', { json: {} });
    expect(await (await fetch(`${site.url}/people/detail/7`)).text()).toContain(en.personEmpty);
    const scraped = await (await fetch(metrics)).text();
    for (const call of ['popular', 'person']) {
      expect(scraped).toContain(`manzar_host_calls_total{call="${call}",outcome="failure"} 1\n`);
    }
    host.answer('/v1/api', { status: 500, text: 'broken' });
    for (let n = 1; n <= 20; n += 1) await fetch(`${site.url}/movies/PopularMovies?page=${n}`);
    await site.stop();
    expect(messages()[0]).toBe(wrong);
    expect(new Set(messages()).size).toBe(messages().length);
  }, 20_000);

  it('escapes characters that control a terminal or reverse its direction', () => {
    const nasty = 'a\nb\r\x1b[31mred\x07\x9b1m\u202eltr\u2028\u2066\u200b\ufeff\ud800';
    const line = JSON.stringify(plain(nasty));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
    expect(line).not.toMatch(/[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/);
    expect(plain(nasty)).toContain('\\u{1b}[31mred\\u{7}\\u{9b}1m\\u{202e}ltr');
    expect(plain('کہانی: no answer')).toBe('کہانی: no answer');
    expect(plain('x'.repeat(9000))).toHaveLength(501);
  });
});
