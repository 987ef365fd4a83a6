/** What stands behind a shared cache, or beside other instances: headers, purges, and a lost Redis. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PUBLIC } from '#/lib/caching.ts';
import { type RunningSite, startSite, startSiteHere } from '../e2e/site.ts';
import { scriptWholeHost } from '../fixtures/whole-host.ts';
import { hostOfTests } from './host-site.ts';
import { exchange, get, statusOf } from './raw.ts';

const host = await hostOfTests();
scriptWholeHost(host);

describe('behind a shared cache', () => {
  it('a page is public and whole at its first request, and names what it shows', async () => {
    const env = { SHARED_CACHE: 'on', SHARED_CACHE_TAGS: 'Surrogate-Key' };
    const site = await startSiteHere({ CATALOGUE_HOST: host.origin, ...env });
    for (const visit of ['first', 'second']) {
      const { headers } = await fetch(`${site.url}/movies/PopularMovies`);
      expect([visit, headers.get('cache-control')]).toEqual([visit, PUBLIC]);
      expect(headers.get('content-length')).not.toBeNull();
      expect(headers.get('surrogate-key')).toMatch(/^list-popular( movie-\d+)+$/);
    }
    const film = await fetch(`${site.url}/zxyxvyXdF/7`);
    expect(film.headers.get('surrogate-key')).toMatch(/^movie-7 .*person-\d+/);
    await site.stop();
  });

  it('no page names what it shows unless it is asked to', async () => {
    const site = await startSiteHere({ CATALOGUE_HOST: host.origin, SHARED_CACHE: 'on' });
    const { headers } = await fetch(`${site.url}/movies/PopularMovies`);
    for (const name of ['surrogate-key', 'cache-tag', 'xkey'])
      expect(headers.has(name)).toBe(false);
    await site.stop();
  });

  it('a picture has one format for all, and no Vary', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'manzar-format-'));
    const picture = await sharp({
      create: { width: 400, height: 600, channels: 3, background: '#654' },
    })
      .jpeg()
      .toBuffer();
    host.answer('/t/p/', { bytes: picture });
    const env = { CATALOGUE_HOST: host.origin, IMAGE_HOST: `${host.origin}/t/p` };
    const site = await startSiteHere({ ...env, PICTURE_CACHE: folder, PICTURE_FORMAT: 'webp' });
    const texts: string[] = [];
    const browsers: Record<string, string>[] = [
      { accept: 'image/avif' },
      { accept: '*/*', 'save-data': 'on' },
    ];
    for (const headers of browsers) {
      const answer = await fetch(`${site.url}/t/p/w342/a.jpg`, { headers });
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.has('vary')).toBe(false);
      texts.push(Buffer.from(await answer.arrayBuffer()).toString('hex'));
    }
    expect(texts[0]).toBe(texts[1]);
    await site.stop();
    rmSync(folder, { recursive: true });
  });
});

describe('the port of the operator', () => {
  const PURGE_TOKEN = 'p'.repeat(32);
  const METRICS = /Metrics are on (\S+)\/metrics\./;

  let site: RunningSite;
  let operator: string;
  beforeAll(async () => {
    site = await startSite({
      CATALOGUE_HOST: host.origin,
      WORKERS: '2',
      METRICS_PORT: '0',
      PURGE_TOKEN,
      HOST: '0.0.0.0',
    });
    operator = await vi.waitUntil(() => METRICS.exec(site.output())?.[1]);
  });
  afterAll(() => site.stop());

  it('is open to this machine alone while the site is public, and by local names alone', async () => {
    expect((await fetch(`${operator}/metrics`)).status).toBe(200);
    // All of 127.0.0.0/8 is this machine; the site listens on each of these addresses.
    const elsewhere = (url: string) => url.replace(/127\.0\.0\.1|localhost/, '127.0.0.2');
    if (process.platform === 'linux') {
      expect((await fetch(`${elsewhere(site.url)}/healthz`)).status).toBe(200);
    }
    await expect(fetch(`${elsewhere(operator)}/metrics`)).rejects.toThrow();
    const rebound = await exchange(operator, get('/metrics', { Host: 'evil.example' }));
    expect(statusOf(rebound)).toBe(421);
  });

  it('purges the memory of every worker, and the next visit asks the host', async () => {
    const page = `${site.url}/zxyxvyXdF/7`;
    // Each connection reaches the next worker.
    const visit = () => fetch(page, { headers: { connection: 'close' } });
    const requested = () => host.requests.filter((path) => path.endsWith('/movie/7')).length;
    const before = requested();
    for (let n = 0; n < 6; n += 1) await visit();
    expect(requested() - before).toBe(2);
    const answer = await fetch(`${operator}/purge`, {
      method: 'POST',
      headers: { authorization: `Bearer ${PURGE_TOKEN}` },
      body: JSON.stringify({ tags: ['movie-7'] }),
    });
    expect(await answer.json()).toEqual({ pages: 2, instances: 0 });
    for (let n = 0; n < 6; n += 1) await visit();
    expect(requested() - before).toBe(4);
  });

  it('a public site without an address of its own says so in one line of the log', async () => {
    const lines = () => site.output().match(/HOST is public and SITE_URL is not set: [^"]*/g);
    await expect
      .poll(lines, { timeout: 5000 })
      .toEqual([`HOST is public and SITE_URL is not set: pages say that they are on ${site.url}.`]);
  });
});

/** Answers OK, but to each SET that it is a replica which can only be read. */
const readOnly = (requested: string) =>
  (requested.match(/^\*\d+\r$[^*]*/gm) ?? [])
    .map((command) => (/\r\nSET\r\n/.test(command) ? '-READONLY a replica\r\n' : '+OK\r\n'))
    .join('');

describe('a Redis of no use', () => {
  it.each([
    ['hangs', () => ''],
    ['can only be read', readOnly],
    ['is gone', null],
  ])('that %s fails no page: /readyz and one line of the log say so', async (_how, answer) => {
    const silent = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', (piece) => socket.write(answer?.(piece.toString()) ?? ''));
    });
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = silent.address() as AddressInfo;
    if (answer === null) silent.close();
    const REDIS_URL = `redis://:secret@127.0.0.1:${port}`;
    const site = await startSiteHere({ CATALOGUE_HOST: host.origin, REDIS_URL });
    expect((await fetch(`${site.url}/zxyxvyXdF/8`)).status).toBe(200);
    const ready = await fetch(`${site.url}/readyz`);
    expect([ready.status, await ready.json()]).toMatchObject([200, { redis: 'fails' }]);
    const lines = () => site.output().match(/^redis: .* works alone until it is back$/gm);
    await expect.poll(lines, { timeout: 5000 }).toHaveLength(1);
    expect(site.output()).not.toContain('secret');
    await site.stop();
    if (answer !== null) silent.close();
  });
});
