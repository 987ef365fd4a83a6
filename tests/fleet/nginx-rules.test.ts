/** What nginx.conf asks of two instances, which stand in here and count. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { askNginx } from './ask.ts';
import { type Nginx, startNginx } from './programs.ts';

type Asked = { by: number; path: string; headers: IncomingHttpHeaders };
/** How the instances answer for a while: with a status, by breaking off, or never. */
type Mood = number | 'breaks off' | 'is silent';

const asked: Asked[] = [];
const moods: [Mood, Mood] = [200, 200];
let connections = 0;
const TAGS = { xkey: 'movie-1', 'surrogate-key': 'movie-1', 'cache-tag': 'movie-1' };

function standIn(by: 0 | 1): Server {
  const server = createServer(({ url: path = '', headers, socket }, response) => {
    asked.push({ by, path, headers });
    const mood = moods[by];
    if (mood === 'breaks off') socket.destroy();
    if (typeof mood !== 'number') return;
    const control = path.startsWith('/kept') ? 'max-age=1, stale-if-error=86400' : 'no-store';
    response.writeHead(mood, { ...TAGS, 'cache-control': control });
    response.end(`instance ${by}`);
  });
  return server.on('connection', () => {
    connections += 1;
  });
}

const instances = [standIn(0), standIn(1)];
let nginx: Nginx;
beforeAll(async () => {
  for (const one of instances) await once(one.listen(0, '127.0.0.1'), 'listening');
  const [a = 0, b = 0] = instances.map((one) => (one.address() as AddressInfo).port);
  // Twenty seconds of silence are too long for a test.
  nginx = await startNginx(a, b, [['proxy_read_timeout 20s;', 'proxy_read_timeout 500ms;']]);
});
afterAll(async () => {
  await nginx.stop();
  for (const one of instances) one.close().closeAllConnections();
});
beforeEach(() => {
  asked.splice(0);
  moods.fill(200);
});

let paths = 0;
/** Asks for a new path of a kind. */
async function ask(kind = 'page', headers: Record<string, string> = {}) {
  paths += 1;
  return askNginx(nginx, `/${kind}${paths}`, { headers });
}

it('nginx finds nothing wrong with the configuration', () => {
  expect(nginx.checked).toContain('test is successful');
  expect(nginx.checked).not.toMatch(/warn|emerg/);
});

it.each([502, 503])('a %d of one instance is not asked of the other one', async (status) => {
  moods.fill(status);
  for (let n = 1; n <= 10; n += 1) {
    expect((await ask()).status).toBe(status);
    expect(asked).toHaveLength(n);
  }
  expect(new Set(asked.map(({ by }) => by)).size).toBe(2);
});

it.each(['breaks off', 'is silent'] as const)(
  'if one instance %s, the other one answers',
  async (mood) => {
    moods[0] = mood;
    for (let n = 0; n < 4; n += 1) {
      const { status, body } = await ask();
      expect([status, body.toString()]).toEqual([200, 'instance 1']);
    }
    expect(asked.map(({ by }) => by)).toContain(0);
  },
);

it('of tags nothing comes in from visitors, and nothing goes out to them', async () => {
  const { headers } = await ask('page', { xkey: 'a', 'surrogate-key': 'b', 'cache-tag': 'c' });
  for (const name of Object.keys(TAGS)) {
    expect(headers).not.toHaveProperty(name);
    expect(asked[0]?.headers).not.toHaveProperty(name);
  }
});

it('instances learn of three encodings at most', async () => {
  const spelled = ['br, gzip', 'gzip;q=1.0, br;q=0.1', 'gzip, deflate', 'br;q=0, gzip', 'zstd', ''];
  for (const one of spelled) await ask('page', { 'accept-encoding': one });
  expect(asked.map(({ headers }) => headers['accept-encoding'])).toEqual([
    ...['br', 'br', 'gzip', 'gzip', undefined, undefined],
  ]);
});

it('connections to the instances are used again', async () => {
  connections = 0;
  for (let n = 0; n < 40; n += 1) await ask();
  expect(asked).toHaveLength(40);
  expect(connections).toBeLessThan(20);
});

it('a page that was kept is shown while the instances say that something is wrong', async () => {
  expect((await askNginx(nginx, '/kept')).status).toBe(200);
  moods.fill(503);
  // It is fresh for a second; then nginx asks again.
  const again = async () => {
    expect((await askNginx(nginx, '/kept')).status).toBe(200);
    return asked.length;
  };
  await expect.poll(again).toBeGreaterThan(1);
  expect((await askNginx(nginx, '/kept')).status).toBe(200);
  expect((await ask('kept')).status).toBe(503);
});
