/** The port of the operator: metrics and purges. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { operatorServer } from '#/server/operator.ts';
import { exchange, get, open, statusOf } from '../../hostile/raw.ts';

const TOKEN = 'a'.repeat(32);
const purged: string[][] = [];
const purger = {
  async purge(tags: string[]) {
    purged.push(tags);
    return { pages: 3, instances: 1 };
  },
  close: () => undefined,
};
let measured = 0;
const metrics = async () => {
  measured += 1;
  await new Promise(setImmediate);
  return 'up 1\n';
};
const own = { metrics, purgeToken: TOKEN, purger, isLocal: true };
const withToken = operatorServer(own);
const without = operatorServer({ ...own, purgeToken: null, isLocal: false });
const strict = operatorServer({ ...own, limits: { headers: 200, keepAlive: 200, connections: 3 } });
const servers = [withToken, without, strict];
for (const server of servers) server.listen(0, '127.0.0.1');
await Promise.all(servers.map((server) => once(server, 'listening')));
afterAll(() => {
  for (const server of servers) server.close();
});
beforeEach(() => void purged.splice(0));

const at = (path: string, server = withToken) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

async function purge(body: string, authorization = `Bearer ${TOKEN}`, server = withToken) {
  const headers = { authorization };
  const answer = await fetch(at('/purge', server), { method: 'POST', body, headers });
  return { status: answer.status, said: await answer.json() };
}

it('metrics are text', async () => {
  const answer = await fetch(at('/metrics'));
  expect([answer.status, await answer.text()]).toEqual([200, 'up 1\n']);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('metrics are measured once for all who ask at the same time', async () => {
  measured = 0;
  await exchange(
    at('/'),
    get('/metrics', { Connection: 'keep-alive' }).repeat(20) + get('/metrics'),
  );
  expect(measured).toBe(1);
});

describe('a name of the host', () => {
  it.each([
    'localhost',
    'localhost:9464',
    'LOCALHOST',
    '127.0.0.1',
    '127.0.0.1:9464',
    '[::1]:9464',
  ])('that is local is taken: %s', async (Host) => {
    expect(statusOf(await exchange(at('/'), get('/metrics', { Host })))).toBe(200);
  });

  it.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil.example:80',
    '',
    '192.168.0.1',
    '0.0.0.0',
    'localhost\r\nHost: evil.example',
  ])('that is not local is refused on this machine, and taken elsewhere: %j', async (Host) => {
    const headers = { Host };
    expect(statusOf(await exchange(at('/'), get('/metrics', headers)))).toBe(421);
    expect(statusOf(await exchange(at('/', without), get('/metrics', headers)))).toBe(200);
  });

  it('that is not local gets no purge, with the token either', async () => {
    const request = get('/purge', { Host: 'evil.example', Authorization: `Bearer ${TOKEN}` });
    expect(statusOf(await exchange(at('/'), request.replace('GET', 'POST')))).toBe(421);
    expect(purged).toEqual([]);
  });
});

describe('a connection', () => {
  it.each([
    ['headers', 'GET /metrics HTTP/1.1\r\n'],
    [
      'a body',
      `POST /purge HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${TOKEN}\r\nContent-Length: 9\r\n\r\n{`,
    ],
  ])('that does not end %s in time is closed', async (_, begun) => {
    const answer = await exchange(at('/', strict), begun);
    expect(statusOf(answer) ?? 408).toBe(408);
  });

  it('above the most is closed at once', async () => {
    const open3 = await Promise.all([1, 2, 3].map(() => open(at('/', strict))));
    expect(await exchange(at('/', strict), get('/metrics'))).toBe('');
    for (const socket of open3) socket.destroy();
  });
});

it.each(['/', '/purge', '/metrics/'])('GET %s is nothing', async (path) => {
  expect((await fetch(at(path))).status).toBe(404);
});

describe('a purge', () => {
  it('says how many pages were forgotten, and how many instances were told', async () => {
    const tags = ['movie-603', 'list-popular'];
    expect(await purge(JSON.stringify({ tags }))).toEqual({
      status: 200,
      said: { pages: 3, instances: 1 },
    });
    expect(purged).toEqual([tags]);
  });

  it.each([
    ['', 401],
    ['Bearer', 401],
    [`Bearer ${TOKEN}a`, 401],
    [`Bearer ${TOKEN.slice(1)}`, 401],
    [TOKEN, 401],
  ])('with the authorization %j is refused', async (authorization, status) => {
    expect((await purge('{"tags":["movie-1"]}', authorization)).status).toBe(status);
    expect(purged).toEqual([]);
  });

  it.each([
    ['', 400],
    ['{', 400],
    ['[]', 400],
    ['null', 400],
    ['{"tags":"movie-1"}', 400],
    ['{"tags":["movie-1","<b>"]}', 400],
    ['{"tags":[1]}', 400],
    [JSON.stringify({ tags: Array.from({ length: 1001 }, (_, n) => `movie-${n}`) }), 400],
    [`{"tags":["movie-1"]}${' '.repeat(64 * 1024)}`, 413],
  ])('of %.40j has the status %d', async (body, status) => {
    expect((await purge(body)).status).toBe(status);
    expect(purged).toEqual([]);
  });

  it('takes a thousand tags', async () => {
    const tags = Array.from({ length: 1000 }, (_, n) => `movie-${n}`);
    expect((await purge(JSON.stringify({ tags }))).status).toBe(200);
  });

  it('has no address without a token', async () => {
    expect((await purge('{"tags":[]}', 'Bearer ', without)).status).toBe(404);
  });
});
