/** nginx with the configuration that ships, before two instances. */
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { Agent, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askNginx } from './ask.ts';
import { answeredBy, createHost, type Instance, startInstance } from './instances.ts';
import { type Nginx, newPort, startNginx } from './programs.ts';
import { until } from './until.ts';

const SETTINGS = {
  SHARED_CACHE: 'on',
  PICTURE_FORMAT: 'webp',
  SHUTDOWN_DELAY: '3',
  ACCESS_LOG: 'off',
};

let host: Awaited<ReturnType<typeof createHost>>;
let ports: number[];
let instances: Instance[];
let nginx: Nginx;
const start = (n: number) => startInstance(host, { ...SETTINGS, PORT: String(ports[n]) });
beforeAll(async () => {
  host = await createHost();
  ports = [await newPort(), await newPort()];
  instances = [await start(0), await start(1)];
  nginx = await startNginx(ports[0] ?? 0, ports[1] ?? 0);
});
afterAll(async () => {
  await nginx.stop();
  await Promise.all(instances.map((one) => one.stop()));
  await host.close();
});

const ask = (path: string, options: RequestOptions = {}) => askNginx(nginx, path, options);

/** Visitors who ask for a new page each time, until they are told to stop. */
function visitors(count: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const failures: string[] = [];
  let isOver = false;
  let visits = 0;
  async function visit(): Promise<void> {
    while (!isOver) {
      visits += 1;
      const path = `/zxyxvyXdF/${1000 + visits}`;
      const answer = await ask(path, { agent }).catch((error) => ({ status: String(error) }));
      if (answer.status !== 200) failures.push(`${path}: ${answer.status}`);
    }
  }
  const all = Array.from({ length: count }, visit);
  return {
    async leave() {
      isOver = true;
      await Promise.all(all);
      agent.destroy();
      return { visits, failures };
    },
  };
}

it('visitors come over HTTP/2', async () => {
  const session = connectHttp2(nginx.url, { ca: nginx.ca });
  const stream = session.request({ ':path': '/movies/PopularMovies' });
  const [headers] = await once(stream, 'response');
  expect(headers[':status']).toBe(200);
  stream.close();
  session.close();
});

it('a page is kept for all visitors, however they spell what they accept', async () => {
  const lists = () => host.requested('/api/tmdb/top-rated');
  const codings = ['br, gzip', 'gzip, deflate, br, zstd', 'gzip;q=0.5, br'];
  for (const coding of codings) {
    const { headers } = await ask('/movies/topRated', { headers: { 'accept-encoding': coding } });
    expect(headers['content-encoding']).toBe('br');
  }
  expect(lists()).toBe(1);
  const none = await ask('/movies/topRated', {
    headers: { 'accept-encoding': 'br;q=0, gzip;q=0' },
  });
  expect(none.headers['content-encoding']).toBeUndefined();
});

it('other methods are refused, PURGE too, and readiness is not for visitors', async () => {
  for (const method of ['PURGE', 'POST', 'DELETE']) {
    expect((await ask('/', { method })).status).toBe(405);
  }
  const headers = { origin: 'https://app.example', 'access-control-request-method': 'GET' };
  const preflight = (path: string) => ask(path, { method: 'OPTIONS', headers });
  // These sites have no API, and refuse it by this header.
  expect((await preflight('/')).headers.allow).toBeUndefined();
  expect((await preflight('/api/seasons')).headers.allow).toBe('GET, HEAD');
  expect((await ask('/readyz')).status).toBe(404);
});

describe('a release', () => {
  it('instance by instance fails no request', async () => {
    const crowd = visitors(8);
    for (const n of [0, 1]) {
      await instances[n]?.stop();
      instances[n] = await start(n);
    }
    const { visits, failures } = await crowd.leave();
    console.log(`A release under load: ${visits} visits, ${failures.length} failed.`);
    expect(failures).toEqual([]);
    expect(visits).toBeGreaterThan(100);
  });

  it('finds the scripts of an old page at the instance of its build', async () => {
    // The new build is the old one with another build's name in its files.
    const folder = mkdtempSync(join(tmpdir(), 'manzar-build-'));
    const root = new URL('../../', import.meta.url).pathname;
    cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const html = (await ask('/movies/topRated', { headers: { 'accept-encoding': '' } })).body;
    const [, script = ''] = /component-url="(\/_astro\/[^"]+\.js)"/.exec(html.toString()) ?? [];
    expect(script).not.toBe('');
    for (const ending of ['', '.br', '.gz']) {
      rmSync(join(folder, 'dist/client', script + ending), { force: true });
    }
    await instances[0]?.stop();
    instances[0] = await startInstance(
      host,
      { ...SETTINGS, PORT: String(ports[0]) },
      join(folder, 'dist/server/entry.mjs'),
    );
    expect((await fetch(`${instances[0].url}${script}`)).status).toBe(404);
    for (let n = 0; n < 10; n += 1) expect((await ask(`${script}?${n}`)).status).toBe(200);
    // It is kept for a week: also when the last instance of its build is gone.
    await ask(script);
    await instances[1]?.stop();
    expect((await ask(script)).status).toBe(200);
    instances[1] = await start(1);
    await instances[0].stop();
    instances[0] = await start(0);
    rmSync(folder, { recursive: true });
  });
});

it('an instance that is killed takes only the answers with it that it had begun', async () => {
  const [victim, other] = instances as [Instance, Instance];
  const answering = async (one: Instance, count: number) => {
    const before = await answeredBy(one);
    await until('an instance answers', async () => (await answeredBy(one)) > before + count);
  };
  const crowd = visitors(8);
  // nginx takes an instance that was gone as failed until it has answered again.
  await Promise.all([answering(victim, 20), answering(other, 20)]);
  process.kill(victim.pid, 'SIGKILL');
  await victim.exited;
  await answering(other, 200);
  const { visits, failures } = await crowd.leave();
  instances[0] = await start(0);
  console.log(`An instance killed under load: ${visits} visits, ${failures.length} cut off.`);
  // Each of the visitors had at most one answer under way.
  expect(failures.slice(8)).toEqual([]);
  expect(failures.filter((line) => !line.includes('cut off') && !line.includes('aborted'))).toEqual(
    [],
  );
  expect(visits).toBeGreaterThan(200);
});

it('a page that is kept is shown while both instances are gone', async () => {
  await ask('/movies/topRated');
  for (const one of instances) await one.stop();
  expect((await ask('/movies/topRated')).status).toBe(200);
  expect((await ask('/movies/upcoming')).status).toBe(502);
});
