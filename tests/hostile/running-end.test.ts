/** A signal ends the site although nobody takes its log. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '#/server/port.ts';
import { folderOfTests } from '../fixtures/folder.ts';
import { createScriptedHost } from '../fixtures/scripted-host.ts';

const folder = folderOfTests();

let opened: number[] = [];
let site: ChildProcess | null = null;
afterEach(() => {
  site?.kill('SIGKILL');
  for (const fd of opened) closeSync(fd);
  opened = [];
});

function open(path: string, flags: string | number): number {
  const fd = openSync(path, flags);
  opened.push(fd);
  return fd;
}

const fullDisk = () => open('/dev/full', 'w');

/** Returns a pipe that holds all that it can, and that nobody reads. */
function stoppedPipe(): number {
  const path = join(folder, `pipe-${opened.length}-${performance.now()}`);
  execFileSync('mkfifo', [path]);
  const own = open(path, constants.O_RDWR | constants.O_NONBLOCK);
  for (const size of [4096, 1]) {
    try {
      for (;;) writeSync(own, Buffer.alloc(size));
    } catch (error) {
      expect(error).toMatchObject({ code: 'EAGAIN' });
    }
  }
  return open(path, 'w');
}

it.each([
  ['on a full disk', '2', fullDisk],
  ['on a pipe whose reader has stopped', '1', stoppedPipe],
])('a site whose log is %s serves, with WORKERS=%s, and ends', async (_, workers, log) => {
  const host = await createScriptedHost();
  const port = await freePort('127.0.0.1');
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    WORKERS: workers,
    CATALOGUE_HOST: host.origin,
    SHELF_DB: ':memory:',
    PICTURE_CACHE: join(folder, 'pictures'),
  };
  const child = spawn(process.execPath, ['dist/server/entry.mjs'], {
    env,
    stdio: ['ignore', log(), 'ignore'],
  });
  site = child;
  const exit = once(child, 'exit');
  const visit = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
  await expect.poll(async () => (await visit('/healthz'))?.status).toBe(200);
  await visit('/movies/topRated');
  const began = performance.now();
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  expect(performance.now() - began).toBeLessThan(8000);
  await host.close();
});
