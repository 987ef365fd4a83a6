import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS, watchConnections } from '#/server/connections.ts';
import { jpegOfScans } from '../fixtures/costly-pictures.ts';
import { folderOfEach } from '../fixtures/folder.ts';
import { hear } from '../fixtures/listening.ts';
import { createScriptedHost, type ScriptedHost } from '../fixtures/scripted-host.ts';
import { SMALL } from '../fixtures/small-catalogue.ts';
import { ended, exchange, get, open, statusOf } from './raw.ts';

const folder = folderOfEach();
let child: ChildProcess | null = null;
let host: ScriptedHost;
beforeEach(async () => {
  host = await createScriptedHost();
});
afterEach(async () => {
  if (child?.exitCode === null) child.kill('SIGKILL');
  await host.close();
});

/** Starts the process of `npm start`. Resolves when it listens. */
async function start(env: Record<string, string>) {
  const started = spawn(process.execPath, ['dist/server/entry.mjs'], {
    env: {
      ...process.env,
      PORT: '0',
      PICTURE_CACHE: join(folder, 'pictures'),
      SHELF_DB: ':memory:',
      ...env,
    },
  });
  child = started;
  const exit = once(started, 'exit');
  const { found, output } = hear(started, / is on (\S+), serving/);
  return { url: await found, exit, child: started, output };
}

/** Returns the ids of the processes that a process has started, on Linux. */
function childrenOf(pid: number | undefined): number[] {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return listed.trim().split(' ').filter(Boolean).map(Number);
}

describe('a signal to end', () => {
  it('ends an idle site at once, with 0, the database closed and the log written to its last line', async () => {
    const file = join(folder, 'catalogue.db');
    const site = await start({ ...SMALL, CATALOGUE_DB: file });
    await fetch(`${site.url}/movies/topRated`);
    const idle = await open(site.url);
    expect(existsSync(`${file}-wal`)).toBe(true);
    const closed = once(site.child.stdout, 'close');
    const began = performance.now();
    site.child.kill('SIGTERM');
    await ended(idle.resume());
    expect((await site.exit)[0]).toBe(0);
    expect(performance.now() - began).toBeLessThan(5000);
    // SQLite merges its log into the file and deletes the log when the last connection closes.
    expect(readdirSync(folder).filter((name) => name.startsWith('catalogue.db-'))).toEqual([]);
    await closed;
    expect(site.output()).toContain('"route":"/movies/topRated","status":200');
  }, 20_000);

  // A terminal sends SIGINT on Ctrl-C to npm, to the launcher and to the site. Npm and the launcher
  // also pass it on.
  it('lets a stream end, and accepts no new connection, however often it comes', async () => {
    const signals = ['SIGINT', 'SIGINT', 'SIGTERM'] as const;
    const slow = Promise.withResolvers<void>();
    host.answer('/api', { json: { results: [], total_pages: 1 }, until: slow.promise });
    const site = await start({ CATALOGUE_HOST: host.origin, CATALOGUE_TIMEOUT: '20' });
    const socket = await open(site.url);
    let said = '';
    socket.on('data', (chunk) => {
      said += chunk;
    });
    socket.write(get('/movie-dashboard').replace('Connection: close\r\n', ''));
    await expect.poll(() => said).toContain('<main id="main">');
    for (const signal of signals) {
      site.child.kill(signal);
      await expect.poll(async () => (await open(site.url)).closed).toBe(true);
    }
    expect(said).not.toContain('</html>');
    slow.resolve();
    await ended(socket);
    expect(said).toContain('</html>');
    expect(said.endsWith('\r\n0\r\n\r\n')).toBe(true);
    expect((await site.exit)[0]).toBe(0);
  });

  const linux = it.skipIf(process.platform !== 'linux');
  linux(
    'ends a picture that takes long to decode, and its process',
    async () => {
      host.answer('/t/p', { bytes: jpegOfScans(90_000) });
      const site = await start({ CATALOGUE_HOST: host.origin, IMAGE_HOST: `${host.origin}/t/p` });
      const picture = fetch(`${site.url}/t/p/w500/a.jpg`);
      await expect.poll(() => childrenOf(site.child.pid)).toHaveLength(1);
      const [pid = 0] = childrenOf(site.child.pid);
      const began = performance.now();
      site.child.kill('SIGTERM');
      expect((await picture).headers.get('content-type')).toContain('image/svg+xml');
      expect((await site.exit)[0]).toBe(0);
      expect(performance.now() - began).toBeLessThan(5000);
      await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false);
    },
    20_000,
  );

  it('is told to /readyz for as long as SHUTDOWN_DELAY says, while everything is served', async () => {
    const site = await start({ ...SMALL, SHUTDOWN_DELAY: '2' });
    const ask = async (path: string) => {
      const answer = await fetch(site.url + path);
      return { status: answer.status, text: await answer.text() };
    };
    expect((await ask('/readyz')).status).toBe(200);
    const began = performance.now();
    site.child.kill('SIGTERM');
    await expect.poll(async () => (await ask('/readyz')).status).toBe(503);
    expect((await ask('/readyz')).text).toContain('"status":"ending"');
    expect((await ask('/movie-dashboard')).status).toBe(200);
    expect((await ask('/healthz')).status).toBe(200);
    expect((await site.exit)[0]).toBe(0);
    expect(performance.now() - began).toBeGreaterThan(1900);
  }, 20_000);
});

describe('a server that is drained', () => {
  let server: Server;
  async function serve(listener: RequestListener) {
    server = createServer();
    const connections = watchConnections(server, LIMITS);
    const begun = once(server, 'request');
    server.on('request', (request, response) => {
      connections.busy(request.socket, response);
      listener(request, response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return { url: `http://127.0.0.1:${port}`, connections, begun };
  }

  it('aborts responses that do not end in time', async () => {
    const { url, connections, begun } = await serve((_request, response) =>
      response.write('for ever'),
    );
    const answer = exchange(url, get('/'));
    await begun;
    expect(await connections.drain(200)).toBe(false);
    expect(statusOf(await answer)).toBe(200);
  });
});
