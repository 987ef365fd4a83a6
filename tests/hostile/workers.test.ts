/** Several processes that serve one port. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { kill } from 'node:process';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type SiteProcess, startSite } from '../e2e/site.ts';
import { createArchiveHost, FILM } from '../fixtures/archive-host.ts';
import { folderOfTests } from '../fixtures/folder.ts';
import { SMALL } from '../fixtures/small-catalogue.ts';
import { scriptWholeHost } from '../fixtures/whole-host.ts';
import { hostOfTests } from './host-site.ts';

const folder = folderOfTests();
/** One host for all sites. */
const host = await hostOfTests();
scriptWholeHost(host);

const together = (env: Record<string, string> = {}) =>
  startSite({ WORKERS: '2', CATALOGUE_HOST: host.origin, ...env });

/** Returns the processes that a process has started. Linux lists them. */
function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);
}

/** Sends a GET on its own connection: each connection may reach another process. */
function get(url: string): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  request(url, { agent: false }, (response) =>
    response.on('end', () => resolve(response.statusCode)).resume(),
  )
    .on('error', reject)
    .end();
  return promise;
}

/** Ends a site after `before`. Its workers end too, none is replaced, and the exit code is 0. */
async function expectEnd(site: SiteProcess, before: (children: number[]) => void): Promise<void> {
  const children = childrenOf(site.pid);
  before(children);
  kill(site.pid, 'SIGTERM');
  expect(await site.exited).toBe(0);
  expect(site.output()).not.toContain('takes its place');
  for (const child of children) expect(() => kill(child, 0)).toThrow('ESRCH');
}

async function metricsOf(site: SiteProcess): Promise<string> {
  const said = /Metrics are on (\S+)\./;
  await expect.poll(() => site.output()).toMatch(said);
  return (await fetch(said.exec(site.output())?.[1] ?? '')).text();
}

/** For purges. */
const PURGE_TOKEN = 'a-token-of-thirty-two-characters';

describe('two workers', () => {
  let site: SiteProcess;
  beforeAll(async () => {
    const EMBED_HOSTS = 'player.example';
    site = await together({ METRICS_PORT: '0', RENDERINGS: '1000', EMBED_HOSTS, PURGE_TOKEN });
  });

  it('serve one port, and their metrics are summed', async () => {
    expect(childrenOf(site.pid)).toHaveLength(2);
    for (let n = 0; n < 20; n += 1) expect(await get(`${site.url}/movies/topRated`)).toBe(200);
    const text = await metricsOf(site);
    // Each of them has rendered the page once.
    expect(text).toMatch(/^manzar_http_requests_total\{route="\/movies\/topRated".*"miss"\} 2$/m);
    expect(text).toMatch(/^manzar_http_requests_total\{route="\/movies\/topRated".*"hit"\} 18$/m);
    expect(text).toMatch(/^manzar_host_up 1$/m);
  });

  it('say once at the start which hosts of players are refused, and how to allow them', async () => {
    const line = 'Players are refused: add +www.youtube-nocookie.com to EMBED_HOSTS to allow them.';
    await expect.poll(() => site.output()).toContain(line);
    expect(site.output().split('are refused')).toHaveLength(2);
  });

  it('ask a host with no more calls at once than one process does', async () => {
    const held = Promise.withResolvers<void>();
    host.answer('/api/tmdb/dashboard/movie/', { status: 404, until: held.promise });
    const isAsked = (path: string) => path.startsWith('/api/tmdb/dashboard/movie/');
    const requested = () => host.requests.filter(isAsked).length;
    const pages: ReturnType<typeof get>[] = [];
    const visit = () => void pages.push(get(`${site.url}/zxyxvyXdF/${pages.length + 1}`));
    // A worker that is busy gets fewer connections than the other one.
    const visitAndCount = () => {
      visit();
      return requested();
    };
    await expect.poll(visitAndCount).toBe(24);
    for (let n = 0; n < 20; n += 1) visit();
    for (let n = 0; n < 4; n += 1) await get(`${site.url}/healthz`);
    expect(requested()).toBe(24);
    held.resolve();
    await Promise.all(pages);
    expect(requested()).toBe(pages.length);
  });

  it('are replaced when one of them dies, and visitors are served meanwhile', async () => {
    const [first = 0, second = 0] = childrenOf(site.pid);
    kill(first, 'SIGKILL');
    await expect.poll(() => childrenOf(site.pid)).not.toContain(first);
    expect(await get(`${site.url}/healthz`)).toBe(200);
    await expect.poll(() => childrenOf(site.pid)).toHaveLength(2);
    expect(childrenOf(site.pid)).toContain(second);
    await expect
      .poll(() => site.output())
      .toContain('ended by SIGKILL: another one takes its place');
  });

  it('of another site say once why they can not have its port', async () => {
    const { port } = new URL(site.url);
    const said = await together({ PORT: port }).catch((error: Error) => error.message);
    const why = `PORT: another program has port ${port} of localhost (EADDRINUSE).`;
    expect(String(said).split(why)).toHaveLength(2);
  });

  it('take 20 purges at once, also while one of them does not answer', async () => {
    await metricsOf(site);
    const [metrics = ''] = /\S+(?=\/metrics\.)/.exec(site.output()) ?? [];
    const [silent = 0] = childrenOf(site.pid);
    // With 0 it would stop the tests themselves.
    expect(silent).toBeGreaterThan(0);
    kill(silent, 'SIGSTOP');
    onTestFinished(() => void kill(silent, 'SIGCONT'));
    const authorization = `Bearer ${PURGE_TOKEN}`;
    const headers = { authorization, 'content-type': 'application/json' };
    const purge = async (n: number) => {
      const body = JSON.stringify({ tags: [`movie-${9000 + n}`] });
      return (await fetch(`${metrics}/purge`, { method: 'POST', headers, body })).json();
    };
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => purge(n)));
    expect(answers).toEqual(Array(20).fill({ pages: 0, instances: 0 }));
    expect(site.output()).not.toContain('MaxListeners');
  });

  it('end when the site is killed', async () => {
    const children = childrenOf(site.pid);
    kill(site.pid, 'SIGKILL');
    await site.exited;
    const alive = (pid: number) => {
      try {
        return kill(pid, 0);
      } catch {
        return false;
      }
    };
    await expect.poll(() => children.filter(alive)).toEqual([]);
  });
});

describe('workers', () => {
  it('that end again and again end the site with a line', async () => {
    const site = await together();
    let ends = 0;
    const killer = setInterval(() => {
      for (const child of childrenOf(site.pid)) kill(child, 'SIGKILL');
      ends += 1;
    }, 50);
    const code = await site.exited.finally(() => clearInterval(killer));
    expect(ends).toBeGreaterThan(0);
    expect(code).toBe(1);
    expect(site.output()).toContain('Workers end again and again soon after their start, now by ');
  });

  it('read withdrawn.json when it changes, each for itself, know what the others show of archive.org and read of a person’s gender, and end with a group', async () => {
    const archive = await createArchiveHost();
    archive.item('lamp', FILM);
    scriptWholeHost(host);
    const film = { title: 'The Lamp', links: `${archive.origin}/embed/lamp` };
    host.answer('/api/tmdb/dashboard/complete/7', { json: film });
    const own = mkdtempSync(join(folder, 'withdrawn-'));
    const site = await together({
      CATALOGUE_DIR: own,
      SHELF_DB: join(own, 'shelf.db'),
      ARCHIVE_URL: archive.origin,
      EMBED_HOSTS: archive.origin,
    });
    const statuses = async (path = '/zxyxvyXdF/7') => {
      const found = new Set<number | undefined>();
      for (let n = 0; n < 20; n += 1) found.add(await get(site.url + path));
      return [...found];
    };
    const files = () => statuses('/data/archive?item=lamp');
    host.answer('/api/tmdb/71', { json: { id: 71, name: 'Noor' } });
    const list = { results: [{ id: 71, name: 'Noor', gender: 1 }], page: 1, total_pages: 1 };
    host.answer('/api/tmdb/popular-people', { json: list });
    const genders = async () => {
      const found = new Set<string | undefined>();
      for (let n = 0; n < 20; n += 1) {
        const headers = { connection: 'close' };
        const html = await (await fetch(`${site.url}/people/detail/71`, { headers })).text();
        found.add(/Female|Not specified/.exec(html)?.[0]);
      }
      return [...found];
    };
    expect(await genders()).toEqual(['Not specified']);
    expect(await get(`${site.url}/people/popularPeople`)).toBe(200);
    await expect.poll(genders).toEqual(['Female']);

    expect(await statuses()).toEqual([200]);
    expect(await files()).toEqual([404]);
    expect(await get(`${site.url}/data/complete?id=7`)).toBe(200);
    expect(await files()).toEqual([200]);
    // The process that asked later found the list on the shelf.
    expect(archive.requests).toHaveLength(1);
    const why = { date: '2026-11-24', reason: 'Asked for by the holder.' };
    const entry = { kind: 'movie', id: 7, scope: 'entry', ...why };
    writeFileSync(join(own, 'withdrawn.json'), JSON.stringify([entry]));
    await expect.poll(() => statuses(), { timeout: 15_000 }).toEqual([410]);
    expect(await files()).toEqual([404]);
    await archive.close();
    await expect.poll(() => site.output().match(/was read again/g)).toHaveLength(2);
    // A signal to the whole group reaches them first.
    await expectEnd(site, (children) => {
      for (const child of children) kill(child, 'SIGTERM');
    });
    // Two workers start, and a file is watched: a busy machine takes long.
  }, 60_000);

  it('say once which mistake in withdrawn.json keeps the site from starting', async () => {
    const own = mkdtempSync(join(folder, 'withdrawn-'));
    writeFileSync(join(own, 'withdrawn.json'), '[\n  {"kind": "film"}\n]');
    const said = await together({ CATALOGUE_DIR: own }).catch((error: Error) => error.message);
    expect(String(said).match(/withdrawn\.json:2:4: entry 1: kind: /g)).toHaveLength(1);
  });
});

it('one process serves a catalogue in memory, whatever WORKERS says', async () => {
  const site = await startSite({ ...SMALL, WORKERS: '4' });
  expect(childrenOf(site.pid)).toEqual([]);
  await expect.poll(() => site.output()).toContain('one process serves the site');
  expect(await get(`${site.url}/movies/topRated`)).toBe(200);
  await site.stop();
});
