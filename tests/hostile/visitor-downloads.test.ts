/** Files that the build wrote: downloads that break off, and what a visitor asks of a part of a file. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFiles } from '#/server/files.ts';
import { folderOfTests } from '../fixtures/folder.ts';
import { closeNow, listenOn } from '../fixtures/loopback.ts';
import { open } from './raw.ts';

/** More than the system takes of a response that nobody reads. */
const LARGE = Buffer.alloc(16 * 1024 * 1024, 'film');
const TEXT = '0123456789';
const VISITORS = 40;

const folder = folderOfTests();
const errors: unknown[] = [];
const server = createServer((request, response) => {
  const sending = files(request, response);
  if (!sending) response.writeHead(404).end();
  sending?.catch((error) => {
    errors.push(error);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  });
});
let files: ReturnType<typeof createFiles>;
let url: string;
beforeAll(async () => {
  mkdirSync(join(folder, 'clips/one'), { recursive: true });
  writeFileSync(join(folder, 'clips/one.webm'), LARGE);
  for (const name of ['clips/one/index.html', 'clips/gone.webm', 'icon.svg', 'icon.svg.br']) {
    writeFileSync(join(folder, name), TEXT);
  }
  const headers = { own: { 'x-kind': 'own' }, open: { 'x-kind': 'open' } };
  files = createFiles(folder, {
    ...headers,
    page: { 'x-kind': 'page' },
    clip: { 'x-kind': 'clip' },
  });
  url = `http://127.0.0.1:${await listenOn(server)}`;
});
afterAll(async () => {
  await closeNow(server);
});

/** Returns how many descriptors of this process are files of the folder. */
const opened = () =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(folder);
    } catch {
      return false;
    }
  }).length;

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(url + path, { method, headers: { 'accept-encoding': 'identity', ...headers } });

describe('a download', () => {
  it(`that is broken off closes its file, for ${VISITORS} visitors too`, async () => {
    const sockets = await Promise.all(Array.from({ length: VISITORS }, () => open(url)));
    for (const socket of sockets) {
      socket.pause().write('GET /clips/one.webm HTTP/1.1\r\nHost: localhost\r\n\r\n');
    }
    await expect.poll(opened).toBe(VISITORS);
    for (const socket of sockets) socket.destroy();
    await expect.poll(opened).toBe(0);
    expect(errors).toEqual([]);
  });

  it('of a whole file closes it, and so do HEAD, an unchanged file and a part', async () => {
    const whole = await ask('/clips/one.webm');
    expect(Buffer.from(await whole.arrayBuffer()).equals(LARGE)).toBe(true);
    const { headers } = await ask('/clips/one.webm', {}, 'HEAD');
    expect(Number(headers.get('content-length'))).toBe(LARGE.length);
    const again = { 'if-none-match': String(headers.get('etag')) };
    expect((await ask('/clips/one.webm', again)).status).toBe(304);
    expect(await (await ask('/clips/one.webm', { range: 'bytes=4-7' })).text()).toBe('film');
    await expect.poll(opened).toBe(0);
  });

  it('of a file that has vanished ends with an error', async () => {
    rmSync(join(folder, 'clips/gone.webm'));
    expect((await ask('/clips/gone.webm')).status).toBe(500);
    expect(String(errors.pop())).toContain('ENOENT');
  });

  it('of a file that gets shorter meanwhile is cut off', async () => {
    const path = join(folder, 'clips/one.webm');
    const answer = await ask('/clips/one.webm');
    writeFileSync(path, TEXT);
    await expect(answer.arrayBuffer()).rejects.toThrow();
    await expect.poll(opened).toBe(0);
    writeFileSync(path, LARGE);
  });
});

describe('a part of a file', () => {
  it.each<[range: string, status: number, text: string, part: string | null]>([
    ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
    ['bytes=3-5', 206, '345', 'bytes 3-5/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=7-99', 206, '789', 'bytes 7-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=5-3', 200, TEXT, null],
    ['bytes=0-1,4-5', 200, TEXT, null],
    ['lines=1-2', 200, TEXT, null],
  ])('%s gets %i', async (range, status, text, part) => {
    const answer = await ask('/icon.svg', { range });
    expect([answer.status, await answer.text()]).toEqual([status, text]);
    expect(answer.headers.get('content-range')).toBe(part);
    expect(answer.headers.get('cache-control')).not.toBeNull();
  });

  it('is sent only if the file is still the one that If-Range names', async () => {
    const { headers } = await ask('/icon.svg');
    const etag = String(headers.get('etag'));
    const range = 'bytes=3-5';
    for (const [validator, status] of [
      [etag, 206],
      [headers.get('last-modified'), 206],
      ['"other"', 200],
      [`W/${etag}`, 200],
      ['Thu, 01 Jan 2015 00:00:00 GMT', 200],
    ] as const) {
      const answer = await ask('/icon.svg', { range, 'if-range': String(validator) });
      expect([validator, answer.status]).toEqual([validator, status]);
    }
    const compressed = await ask('/icon.svg', { 'accept-encoding': 'br' }, 'HEAD');
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(compressed.headers.get('vary')).toBe('accept-encoding');
  });
});

describe('a name', () => {
  it.each([
    ['/clips/one', 200],
    ['/clips/one/', 200],
    ['/clips/one/index.html', 200],
    ['/clips/%6fne', 200],
    ['/clips', 404],
    ['/icon.svg.br', 404],
    ['/icon', 404],
    ['/../package.json', 404],
  ])('%s gets %i', async (path, status) => {
    expect((await ask(path)).status).toBe(status);
  });
});

/** Answers `/readyz` over a socket, with most of its 64 descriptors free, and then with four. */
const SCARCE = `
  import { openSync } from 'node:fs';
  import { createServer } from 'node:http';
  import { createDescriptors, healthAt, sendHealth } from '#/server/endpoints/health.ts';
  const health = () => ({ databaseOpen: () => true, hostStatus: () => null, descriptors: createDescriptors() });
  const server = createServer((request, response) => {
    const report = healthAt(request.url, health());
    sendHealth(response, report, {});
  });
  const ask = () => fetch('http://127.0.0.1:' + server.address().port + '/readyz').then((answer) => answer.json());
  server.listen(0, '127.0.0.1', async () => {
    const before = await ask();
    while (createDescriptors()().open < 60) openSync('/dev/null');
    console.log(JSON.stringify([before, await ask()]));
    process.exit();
  });`;

it('a process that has hardly any descriptors left is not ready, and says how many it has open', () => {
  const node = [process.execPath, '--input-type=module', '--eval', SCARCE];
  const { stdout } = spawnSync('sh', ['-c', 'ulimit -n 64; exec "$@"', 'sh', ...node]);
  const [before, after] = JSON.parse(String(stdout));
  expect(before).toMatchObject({
    status: 'ready',
    descriptors: expect.stringMatching(/^\d\d of 64$/),
  });
  expect(after).toMatchObject({
    status: 'not ready',
    descriptors: expect.stringMatching(/^6\d of 64$/),
  });
});
