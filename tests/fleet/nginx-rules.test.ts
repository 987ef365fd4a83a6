/** What nginx.conf asks of two instances, which stand in here and count. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { Agent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askNginx } from './ask.ts';
import { type Nginx, startNginx } from './programs.ts';
import { until } from './until.ts';

type Asked = { by: number; path: string; headers: IncomingHttpHeaders };
/** How the instances answer for a while: with a status, by breaking off, never, or when they are told to. */
type Mood = number | 'breaks off' | 'is silent' | 'holds';

const requested: Asked[] = [];
const moods: [Mood, Mood] = [200, 200];
const held: (() => void)[] = [];
let connections = 0;
const TAGS = { xkey: 'movie-1', 'surrogate-key': 'movie-1', 'cache-tag': 'movie-1' };

function standIn(by: 0 | 1): Server {
  const server = createServer(({ url: path = '', headers, socket }, response) => {
    requested.push({ by, path, headers });
    const mood = moods[by];
    if (mood === 'breaks off') socket.destroy();
    if (mood === 'holds') held.push(() => response.end());
    if (typeof mood !== 'number') return;
    const control = /\/kept/.test(path) ? 'max-age=1, stale-if-error=86400' : 'no-store';
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
  requested.splice(0);
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
    expect(requested).toHaveLength(n);
  }
  expect(new Set(requested.map(({ by }) => by)).size).toBe(2);
});

it.each(['breaks off', 'is silent'] as const)(
  'if one instance %s, the other one answers',
  async (mood) => {
    moods[0] = mood;
    for (let n = 0; n < 4; n += 1) {
      const { status, body } = await ask();
      expect([status, body.toString()]).toEqual([200, 'instance 1']);
    }
    expect(requested.map(({ by }) => by)).toContain(0);
  },
);

it('of tags nothing comes in from visitors, and nothing goes out to them', async () => {
  const { headers } = await ask('page', { xkey: 'a', 'surrogate-key': 'b', 'cache-tag': 'c' });
  for (const name of Object.keys(TAGS)) {
    expect(headers).not.toHaveProperty(name);
    expect(requested[0]?.headers).not.toHaveProperty(name);
  }
});

it('instances learn of three encodings at most', async () => {
  const spelled = ['br, gzip', 'gzip;q=1.0, br;q=0.1', 'gzip, deflate', 'br;q=0, gzip', 'zstd', ''];
  for (const one of spelled) await ask('page', { 'accept-encoding': one });
  expect(requested.map(({ headers }) => headers['accept-encoding'])).toEqual([
    'br',
    'br',
    'gzip',
    'gzip',
    undefined,
    undefined,
  ]);
});

describe('a request that names a dictionary', () => {
  const named = () => `:${randomBytes(32).toString('base64')}:`;
  const withOne = (name = named(), accepted = 'gzip, br, zstd, dcb, dcz') => ({
    headers: { 'accept-encoding': accepted, 'available-dictionary': name },
  });

  it('reaches an instance if it accepts what dictionaries compress; of others the instance learns none', async () => {
    const name = named();
    await askNginx(nginx, '/dictionary', withOne(name));
    await askNginx(nginx, '/dictionary', withOne(name, 'gzip, br'));
    await askNginx(nginx, '/dictionary', withOne(name, 'br, dcz;q=0'));
    await askNginx(nginx, '/dictionary', withOne(':short:'));
    expect(
      requested.map(({ headers }) => [headers['accept-encoding'], headers['available-dictionary']]),
    ).toEqual([['dcz, br', name], ...Array(3).fill(['br', undefined])]);
  });

  it('is answered for itself alone: of a thousand made-up names each reaches an instance', async () => {
    const agent = new Agent({ keepAlive: true });
    const statuses = new Set<number>();
    for (let n = 0; n < 1000; n += 1) {
      const { status } = await askNginx(nginx, '/kept-dictionary', { agent, ...withOne() });
      statuses.add(status);
    }
    agent.destroy();
    expect([...statuses, requested.length]).toEqual([200, 1000]);
    // None of them is in the cache.
    await askNginx(nginx, '/kept-dictionary', { headers: { 'accept-encoding': 'br' } });
    expect(requested).toHaveLength(1001);
  });

  it('gets the page of the cache while the instances fail', async () => {
    await askNginx(nginx, '/kept-while', { headers: { 'accept-encoding': 'br' } });
    moods.fill(502);
    expect((await askNginx(nginx, '/kept-while', withOne())).status).toBe(200);
  });

  it('is not asked twice of busy instances', async () => {
    moods.fill(503);
    expect((await askNginx(nginx, '/busy', withOne())).status).toBe(503);
    expect(requested).toHaveLength(1);
  });

  it.each(['/data/kept', '/ur/clips/kept', '/kept.webmanifest'])(
    'gets %s from the cache, as all do',
    async (path) => {
      for (let n = 0; n < 3; n += 1)
        expect((await askNginx(nginx, path, withOne())).status).toBe(200);
      expect(requested.map(({ headers }) => headers['accept-encoding'])).toEqual(['br']);
    },
  );
});

it('connections to the instances are used again', async () => {
  connections = 0;
  for (let n = 0; n < 40; n += 1) await ask();
  expect(requested).toHaveLength(40);
  expect(connections).toBeLessThan(20);
});

it('a page that was kept is shown while the instances say that something is wrong', async () => {
  expect((await askNginx(nginx, '/kept')).status).toBe(200);
  moods.fill(503);
  // It is fresh for a second; then nginx asks again.
  const again = async () => {
    expect((await askNginx(nginx, '/kept')).status).toBe(200);
    return requested.length;
  };
  await expect.poll(again).toBeGreaterThan(1);
  expect((await askNginx(nginx, '/kept')).status).toBe(200);
  expect((await ask('kept')).status).toBe(503);
});

describe('a cache’s key', () => {
  it('has no parameter that the site does not know, and the site is sent none', async () => {
    for (const query of ['?utm_source=1', '?utm_source=2&x[]=1', '?%70age=2', '?&&=', '?Seite=2']) {
      expect((await askNginx(nginx, `/kept-key${query}`)).status).toBe(200);
    }
    expect(requested.map(({ path }) => path)).toEqual(['/kept-key']);
  });

  it('has those that it knows, once each, with the path as it was spelled', async () => {
    const path = '/kept/a%2Fb/%C3%A9';
    await askNginx(nginx, `${path}?fbclid=1&page=2&page=3&query=a%26b+c&thisYear=4&genre=`);
    await askNginx(nginx, `${path}?page=3`);
    expect(requested.map(({ path: sent }) => sent)).toEqual([
      `${path}?thisYear=4&page=2&query=a%26b+c`,
      `${path}?page=3`,
    ]);
  });
});

describe('a name that is not ours', () => {
  it('gets no answer', async () => {
    const headers = { Host: 'evil.example' };
    const plain = once(request(nginx.plain, { headers }).end(), 'response');
    await expect(plain).rejects.toThrow('socket hang up');
    const named = askNginx(nginx, '/', { headers, servername: 'localhost' });
    await expect(named).rejects.toThrow('socket hang up');
    await expect(askNginx(nginx, '/', { servername: 'evil.example' })).rejects.toThrow(
      /unrecognized name/,
    );
    expect(requested).toEqual([]);
  });

  it('gets no redirect: ours does', async () => {
    const [answer] = await once(request(`${nginx.plain}/a?b=1`).end(), 'response');
    expect([answer.resume().statusCode, answer.headers.location]).toEqual([
      308,
      'https://localhost/a?b=1',
    ]);
  });
});

describe('of what no cache has a visitor gets', () => {
  let strict: Nginx;
  beforeAll(async () => {
    const [a = 0, b = 0] = instances.map((one) => (one.address() as AddressInfo).port);
    strict = await startNginx(a, b, [], { limits: true });
  });
  afterAll(() => strict.stop());

  it('nothing counted of what the cache has', async () => {
    for (let n = 0; n < 300; n += 1) expect((await askNginx(strict, '/kept')).status).toBe(200);
  });

  it('twenty calls at once', async () => {
    moods.fill('holds');
    const calls = Array.from({ length: 24 }, (_, n) => askNginx(strict, `/api/tmdb/${n}`));
    expect((await Promise.race(calls)).status).toBe(429);
    await until('the others wait', () => held.length === 20);
    for (const release of held.splice(0)) release();
    const statuses = (await Promise.all(calls)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(20).fill(200), ...Array<number>(4).fill(429)]);
  });

  it.each([
    ['searches', '/search?query=', 20],
    ['searches while typing', '/data/search?query=', 0],
    ['searches in a language', '/ur/search?query=', 0],
    ['data', '/data/complete?id=', 60],
    ['pictures', '/t/p/w185/', 300],
    ['calls', '/api/tmdb/popular?page=', 10],
    ['parts of the site map', '/sitemap-1.xml?page=', 20],
    ['feeds', '/lists.atom?page=', 0],
    ['feeds in a language', '/ur/lists.atom?page=', 0],
    ['pages', '/zxyxvyXdF/', 50],
    ['files of a build', '/_astro/', 0],
  ])('some %s in a burst, and then 429 with Retry-After', async (_, path, least) => {
    let answer = await askNginx(strict, path);
    let sent = 1;
    for (; answer.status === 200 && sent < 1000; sent += 1)
      answer = await askNginx(strict, `${path}${sent}`);
    expect(answer.status).toBe(429);
    expect(answer.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    expect(sent).toBeGreaterThan(least);
  });
});
