/** Varnish with the VCL that ships, before two instances. */
import { hash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHost, type Instance, startInstance } from './instances.ts';
import { startVarnish, type Varnish } from './programs.ts';
import { until } from './until.ts';

const env = {
  SHARED_CACHE: 'on',
  SHARED_CACHE_TAGS: 'xkey',
  PICTURE_FORMAT: 'webp',
  // Instances of one site have the same dictionaries.
  SITE_URL: 'http://manzar.example',
};

let host: Awaited<ReturnType<typeof createHost>>;
let instances: Instance[];
let varnish: Varnish;
beforeAll(async () => {
  host = await createHost();
  instances = await Promise.all([startInstance(host, env), startInstance(host, env)]);
  const [a, b] = instances.map(({ url }) => Number(new URL(url).port));
  varnish = await startVarnish(a ?? 0, b ?? 0);
  // Varnish finds out that the instances are well.
  await untilWell();
});
afterAll(async () => {
  await varnish.stop();
  await Promise.all(instances.map((one) => one.stop()));
  await host.close();
});

const untilWell = () =>
  until('Varnish has instances', async () => (await fetch(`${varnish.url}/healthz`)).ok);

const films = '/api/tmdb/dashboard/movie/';
const visit = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(varnish.url + path, { method, headers });

it('a cold page is kept at its first request', async () => {
  const first = await visit('/zxyxvyXdF/7');
  expect(first.status).toBe(200);
  const again = await visit('/zxyxvyXdF/7');
  expect(again.headers.get('age')).not.toBeNull();
  expect(await again.text()).toBe(await first.text());
  for (const one of instances) await one.stop();
  expect((await visit('/zxyxvyXdF/7')).status).toBe(200);
  instances = await Promise.all(
    instances.map(({ url }) => startInstance(host, { ...env, PORT: new URL(url).port })),
  );
  await untilWell();
});

it('tags come out neither to visitors nor in from them', async () => {
  const { headers } = await visit('/zxyxvyXdF/8', { xkey: 'movie-8' });
  for (const name of ['xkey', 'surrogate-key', 'cache-tag']) expect(headers.has(name)).toBe(false);
});

it('a purge by tag forgets the film and the lists that show it', async () => {
  await visit('/zxyxvyXdF/9');
  const purged = await visit('/', { xkey: 'movie-9' }, 'PURGE');
  expect(purged.status).toBe(200);
  expect(purged.statusText).toMatch(/^Purged [1-9]/);
  const before = instances.length;
  expect(before).toBe(2);
  const { headers } = await visit('/zxyxvyXdF/9');
  expect(headers.get('age') ?? '0').toBe('0');
});

it('a purge from an address that is not in the list is refused', async () => {
  const options = { method: 'PURGE', headers: { xkey: 'movie-9' }, localAddress: '127.0.0.2' };
  const [answer] = await once(request(varnish.url, options).end(), 'response');
  expect(answer.resume().statusCode).toBe(405);
});

it('a purge that came through a proxy is refused, also from an address in the list', async () => {
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
    const purged = await visit('/', { xkey: 'movie-9', [name]: '127.0.0.1' }, 'PURGE');
    expect([name, purged.status]).toEqual([name, 405]);
  }
});

it('neither another host nor an unknown parameter makes another copy', async () => {
  const ways = [
    ['/zxyxvyXdF/21', 'localhost'],
    ['/zxyxvyXdF/21?utm_source=a&%70lay=b&&c', 'evil.example'],
    ['/zxyxvyXdF/21?fbclid=1', 'EVIL.example:80'],
  ] as const;
  for (const [path, Host] of ways) {
    const [answer] = await once(
      request(varnish.url + path, { headers: { Host } }).end(),
      'response',
    );
    expect(answer.resume().statusCode).toBe(200);
  }
  await visit('/zxyxvyXdF/21?x=1&play=who%3F&y', { 'accept-encoding': 'identity' });
  await visit('/zxyxvyXdF/21?play=who%3F', { 'accept-encoding': 'identity' });
  const { statusText } = await visit('/', { xkey: 'movie-21' }, 'PURGE');
  expect(statusText).toBe('Purged 2');
});

it('other methods are refused', async () => {
  for (const method of ['POST', 'BAN']) expect((await visit('/', {}, method)).status).toBe(405);
  const headers = { origin: 'https://app.example', 'access-control-request-method': 'GET' };
  const preflight = (path: string) => visit(path, headers, 'OPTIONS');
  // These sites have no API, and refuse it by this header.
  expect((await preflight('/')).headers.get('allow')).toBeNull();
  expect((await preflight('/api/seasons')).headers.get('allow')).toBe('GET, HEAD');
});

it('a browser gets Brotli, and a client without it gets text', async () => {
  const coding = async (accept: string) =>
    (await visit('/zxyxvyXdF/7', { 'accept-encoding': accept })).headers.get('content-encoding');
  expect(await coding('gzip, deflate, br, zstd')).toBe('br');
  expect(await coding('br;q=0, gzip')).toBe('gzip');
  expect(await coding('identity')).toBeNull();
});

/** Returns the headers of a browser that has the dictionary. */
async function withDictionary() {
  const bytes = await (await visit('/_dict/en')).bytes();
  const name = `:${hash('sha256', bytes, 'base64')}:`;
  return { 'accept-encoding': 'gzip, br, dcb, dcz', 'available-dictionary': name };
}

it('a page with a dictionary goes past the cache', async () => {
  const has = await withDictionary();
  for (const [headers, coding] of [
    [has, 'dcz'],
    [{ 'accept-encoding': 'br' }, 'br'],
    [has, 'dcz'],
    [{ ...has, 'accept-encoding': 'br' }, 'br'],
    [{ ...has, 'available-dictionary': ':x:' }, 'br'],
  ] as const)
    expect((await visit('/zxyxvyXdF/7', headers)).headers.get('content-encoding')).toBe(coding);
});

it('a thousand made-up names of dictionaries fill no cache, and the others are served from it meanwhile', async () => {
  const path = '/zxyxvyXdF/24';
  const plain = { 'accept-encoding': 'br' };
  await visit(path, plain);
  // Varnish counts a moment later.
  let before = varnish.counts();
  const isSame = () => {
    const last = before;
    before = varnish.counts();
    return isDeepStrictEqual(before, last);
  };
  await expect.poll(isSame).toBe(true);
  for (let n = 1; n <= 1000; n += 1) {
    const name = `:${randomBytes(32).toString('base64')}:`;
    const made = { 'accept-encoding': 'br, dcz', 'available-dictionary': name };
    expect((await visit(path, made)).status).toBe(200);
    if (n % 100 > 0) continue;
    expect((await visit(path, plain)).headers.get('content-encoding')).toBe('br');
  }
  const after = { objects: before.objects, hits: before.hits + 10, passes: before.passes + 1000 };
  await expect.poll(varnish.counts).toEqual(after);
});

it('data and files stay in the cache also for a browser that names a dictionary for them', async () => {
  const has = await withDictionary();
  for (const path of ['/zxyxvyXdF/22', '/data/complete?id=23']) {
    expect((await visit(path, has)).status).toBe(200);
  }
  const purgedBy = async (xkey: string) => (await visit('/', { xkey }, 'PURGE')).statusText;
  expect([await purgedBy('movie-22'), await purgedBy('movie-23')]).toEqual([
    'Purged 0',
    'Purged 1',
  ]);
});

it('the readiness of instances is not for visitors', async () => {
  for (const spelled of ['/readyz', '/readyz?x']) expect((await visit(spelled)).status).toBe(404);
});

it('a page that is stale is shown while both instances fail, and a new one says that they do', async () => {
  await visit('/zxyxvyXdF/10', { 'accept-encoding': 'br' });
  const has = await withDictionary();
  for (const one of instances) await one.stop();
  for (const headers of [has, { 'accept-encoding': 'br' }]) {
    const shown = await visit('/zxyxvyXdF/10', headers);
    expect([shown.status, shown.headers.get('content-encoding')]).toEqual([200, 'br']);
  }
  expect((await visit('/zxyxvyXdF/11')).status).toBe(503);
  expect(host.requested(`${films}11`)).toBe(0);
});
