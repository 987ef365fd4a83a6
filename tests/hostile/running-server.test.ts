import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '#/compose.ts';
import { readConfig } from '#/config.ts';
import { en } from '#/messages/en.ts';
import { plain } from '#/server/log/log.ts';
import type { Health } from '#/source/source.ts';
import { type RunningSite, startHost, startSite, startSiteHere } from '../e2e/site.ts';
import { filledCopy } from '../fixtures/filled-file.ts';
import { createScriptedHost, type ScriptedHost } from '../fixtures/scripted-host.ts';
import { exchange, get } from './raw.ts';

/** Returns the address of a site's metrics, from its output. */
async function metricsOf(site: RunningSite): Promise<string> {
  const said = / are on (http\S+\/metrics)\./;
  await expect.poll(() => site.output()).toMatch(said);
  return said.exec(site.output())?.[1] ?? '';
}

describe('a crash in one request', () => {
  it('gets our error page, and other requests are still served', async () => {
    const site = await startSiteHere({}, { hostWord: () => crash() });
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

  it('outside any request is logged and counted, and the process goes on, with its settings of memory', async () => {
    const says = 'console.error(process.execArgv.join(), process.env.MALLOC_ARENA_MAX)';
    const imports = [
      new URL('./crash-on-demand.mjs', import.meta.url),
      `data:text/javascript,${encodeURIComponent(says)}`,
    ];
    const site = await startSite({
      METRICS_PORT: '0',
      MALLOC_ARENA_MAX: '',
      NODE_OPTIONS: imports.map((module) => `--import=${module}`).join(' '),
    });
    // However it is started: here without the launcher.
    expect(site.output()).toContain('--max-semi-space-size=8 2');
    for (const way of ['throw', 'reject']) {
      const line = await fetch(`${site.url}/healthz`, { headers: { 'x-crash': way } });
      expect(line.status).toBe(200);
    }
    const metrics = await metricsOf(site);
    const counter = async () => (await fetch(metrics)).text();
    await expect.poll(counter).toContain('uncaught_exceptions_total 2');
    expect((await fetch(`${site.url}/movie-dashboard`)).status).toBe(200);
    // The log is written in the background, in chunks.
    await expect.poll(() => site.output()).toContain('uncaught: Error: rejected');
    expect(site.output()).toContain('uncaught: Error: thrown');
    await site.stop();
  }, 20_000);
});

describe('/healthz and /readyz', () => {
  let word: Health | null = null;
  let folder = '';
  let site: RunningSite;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'manzar-health-'));
    site = await startSiteHere(
      { CATALOGUE_DB: join(folder, 'catalogue.db') },
      { hostWord: () => word },
    );
  });
  afterAll(async () => {
    await site.stop();
    rmSync(folder, { recursive: true });
  });

  const ask = async (path: string) => {
    const answer = await fetch(site.url + path);
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };

  it('say that the process is alive', async () => {
    const { status, headers, body } = await ask('/healthz');
    expect([status, body]).toEqual([200, { status: 'alive' }]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('say that it is ready with the database open and before the first call to the host', async () => {
    word = null;
    const { status, body } = await ask('/readyz');
    expect([status, body]).toEqual([
      200,
      { status: 'ready', database: 'open', host: 'not asked yet' },
    ]);
  });

  it('say the outcome of the last call to the host, and its time', async () => {
    const at = Date.UTC(2026, 0, 2);
    word = { ok: true, at };
    const host = { asked: '2026-01-02T00:00:00.000Z', database: 'open' };
    expect((await ask('/readyz')).body).toEqual({ status: 'ready', host: 'answers', ...host });
    word = { ok: false, at };
    const { status, body } = await ask('/readyz');
    // Pages of its last answers can be served, so a load balancer should go on sending visitors.
    expect([status, body]).toEqual([200, { status: 'ready', host: 'fails', ...host }]);
    expect((await ask('/healthz')).status).toBe(200);
  });

  it('say that a closed database is not ready', async () => {
    const config = readConfig({ CATALOGUE_DB: filledCopy() });
    const closed = compose({ config });
    expect(closed.databaseOpen()).toBe(true);
    closed.close();
    expect(closed.databaseOpen()).toBe(false);
  });

  it('say that there is no database when the catalogue is remote', async () => {
    const remote = await startSiteHere({ CATALOGUE_HOST: 'http://127.0.0.1:9' });
    const body = await (await fetch(`${remote.url}/readyz`)).json();
    expect(body).toEqual({ status: 'ready', database: 'none', host: 'not asked yet' });
    await remote.stop();
  });
});

describe('a port that the system chooses', () => {
  const canonical = async (site: RunningSite) => {
    const html = await (await fetch(`${site.url}/movies/topRated`)).text();
    return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  };

  it("is named by the site's first line and its addresses", async () => {
    const site = await startSite({ PORT: '0' });
    const [line] = site.output().split('\n');
    expect(line).toMatch(`Manzar is on ${site.url}, serving `);
    expect(Number(new URL(site.url).port)).toBeGreaterThan(0);
    expect(await canonical(site)).toBe(`${site.url}/movies/topRated`);
    // The metrics are off by default.
    expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
    expect(site.output()).not.toContain('Metrics');
    await site.stop();
  });

  it('is named beside the address that was given', async () => {
    const site = await startSite({ PORT: '0', SITE_URL: 'https://manzar.example' });
    const { port } = new URL(site.url);
    expect(site.output()).toContain(`is on https://manzar.example (port ${port}), serving `);
    expect(await canonical(site)).toBe('https://manzar.example/movies/topRated');
    await site.stop();
  });

  it('is named by the host when it runs alone', async () => {
    const host = await startHost({ CATALOGUE_DB: filledCopy() });
    expect((await fetch(`${host.url}/api/seasons`)).status).toBe(200);
    await host.stop();
  });
});

/** Returns every line of a site's output that is JSON, parsed. */
function linesOf(site: RunningSite): Record<string, unknown>[] {
  const lines = site.output().split('\n');
  return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
}

describe('the log', () => {
  let host: ScriptedHost;
  beforeAll(async () => {
    host = await createScriptedHost();
  });
  afterAll(() => host.close());

  it('has one line for each request: route, status, time, cache state, and nothing about the visitor', async () => {
    const site = await startSite({});
    const secret = 'a-secret-of-theirs';
    const headers = { Cookie: secret, 'User-Agent': secret, Referer: `http://a.test/${secret}` };
    for (const path of [
      `/search?query=${secret}`,
      `/zxyxvyXdF/${secret}`,
      `/drama/${secret}`,
      `/${secret}`,
      `/data/search?query=${secret}`,
      `/clips/${secret}`,
      '/clips/24-frames',
      '/movies/topRated',
    ]) {
      await exchange(site.url, get(path, headers));
    }
    await exchange(site.url, get('/movies/topRated', headers).replace('GET', 'POST'));
    await site.stop();
    const lines = linesOf(site);
    const told = lines.map(({ route, status, cache }) => [route, status, cache]);
    expect(told).toEqual([
      ['/search', 200, 'miss'],
      ['/zxyxvyXdF/:id', 404, 'miss'],
      ['/drama/:name', 404, 'miss'],
      ['/not-found', 404, 'miss'],
      ['/data/search', 200, 'miss'],
      ['/not-found', 404, expect.stringMatching(/hit|miss/)],
      ['/clips/*', 200, 'none'],
      ['/movies/topRated', 200, 'miss'],
      ['refused', 405, 'none'],
    ]);
    for (const line of lines) {
      expect(Object.keys(line)).toEqual(['level', 'time', 'route', 'status', 'ms', 'cache']);
      expect(line.ms).toBeGreaterThanOrEqual(0);
    }
    expect(site.output()).not.toMatch(/secret|127\.0\.0\.1|::1/);
  }, 20_000);

  it('has no lines of requests with ACCESS_LOG=off', async () => {
    const site = await startSite({ ACCESS_LOG: 'off' });
    await fetch(`${site.url}/movie-dashboard`);
    await site.stop();
    expect(linesOf(site)).toEqual([]);
  }, 20_000);

  it('names a wrong address of the host at the start, as /readyz and the metrics do, and no failure twice', async () => {
    const site = await startSite({ CATALOGUE_HOST: `${host.origin}/v1`, METRICS_PORT: '0' });
    const messages = () =>
      linesOf(site).flatMap(({ level, msg }) => (level === 40 ? [String(msg)] : []));
    const wrong = `${host.origin}/v1: popular: the host has no such address (404)`;
    await expect.poll(messages).toEqual([wrong]);
    const metrics = await metricsOf(site);
    // A 404 for a visitor's address does not prove that the host works.
    expect((await fetch(`${site.url}/zxyxvyXdF/7`)).status).toBe(404);
    const ready = await fetch(`${site.url}/readyz`);
    expect(await ready.json()).toMatchObject({ status: 'ready', host: 'fails' });
    expect(await (await fetch(metrics)).text()).toContain('\nhost_up 0\n');
    host.answer('/v1/api/tmdb/7', { json: {} });
    expect(await (await fetch(`${site.url}/people/detail/7`)).text()).toContain(en.personEmpty);
    const scraped = await (await fetch(metrics)).text();
    for (const call of ['popular', 'person']) {
      expect(scraped).toContain(`host_calls_total{call="${call}",outcome="failure"} 1\n`);
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

describe('the metrics', () => {
  it('are alone on a port of their own', async () => {
    const site = await startSite({ METRICS_PORT: '0' });
    const metrics = await metricsOf(site);
    const scraped = async () => (await fetch(metrics)).text();
    await fetch(`${site.url}/movies/topRated`);
    await fetch(`${site.url}/zxyxvyXdF/1`);
    const answer = await fetch(metrics);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    await expect.poll(scraped).toContain('/zxyxvyXdF/:id');
    const text = await scraped();
    expect(text).toContain(
      'http_requests_total{route="/movies/topRated",status="200",cache="miss"} 1',
    );
    expect(text).toContain(
      'http_requests_total{route="/zxyxvyXdF/:id",status="404",cache="miss"} 1',
    );
    expect(text).toContain('http_request_duration_seconds_count{route="/movies/topRated"} 1');
    expect(text).toContain('process_open_fds');
    for (const path of ['/', '/movie-dashboard', '/metrics/']) {
      expect((await fetch(new URL(path, metrics))).status).toBe(404);
    }
    expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
    await site.stop();
  }, 20_000);

  it('do not grow with what visitors type', async () => {
    const site = await startSite({ METRICS_PORT: '0' });
    const typed = Array.from({ length: 50 }, (_, n) => [
      ...[
        `/none-${n}`,
        `/zxyxvyXdF/${n}`,
        `/search?query=${n}`,
        `/season/s${n}`,
        `/%6dovies/topRated?${n}`,
      ],
      ...[`/_astro/${n}.js`, `/t/p/w500/${n}.svg`, `/api/${n}`, `/data/${n}`, `/clips/${n}`],
    ]).flat();
    for (const path of typed) await exchange(site.url, get(path));
    const text = await (await fetch(await metricsOf(site))).text();
    const routes = new Set(
      [...text.matchAll(/http_requests_total\{route="([^"]*)"/g)].map(([, route]) => route),
    );
    expect([...routes].sort()).toEqual([
      ...['/api/*', '/data/unknown', '/not-found', '/search', '/season/:id', '/t/*'],
      ...['/zxyxvyXdF/:id', 'redirect'],
    ]);
    await site.stop();
  });
});
