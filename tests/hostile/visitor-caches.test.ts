/** What every response says of itself to caches, and every drawing to the browser that opens it. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hostOfTests, siteOfTests } from './host-site.ts';
import { exchange, get, headersOf, statusOf } from './raw.ts';
import { CLIPS, KINDS, LOST, PREFIXED } from './routes.ts';

const host = await hostOfTests();
/** The site on the open catalogue (`site`), and on a host (`remote`). */
const site = await siteOfTests({
  SITE_URL: 'https://manzar.example',
  SECURITY_CONTACT: 'mailto:us@manzar.example',
});
const remote = await siteOfTests({
  CATALOGUE_HOST: host.origin,
  IMAGE_HOST: `${host.origin}/t/p`,
  SERVICE_WORKER: 'off',
});

/** A file of each type and folder that the build wrote. */
function builtFiles(): string[] {
  const files = readdirSync('dist/client', { recursive: true }).map((name) => `/${name}`);
  const kindOf = (name: string) => name.replace(/[^/]*(\.\w+)$/, '$1');
  const plain = files.filter((name) => /\.\w+$/.test(name) && !/\.(br|gz)$/.test(name));
  return [...new Map(plain.map((name) => [kindOf(name), name])).values()];
}

const ICONS = ['/icon.svg', '/favicon.ico', '/apple-touch-icon.png', '/app/icon-192.png'];
const WRITTEN = ['/offline', '/ur/offline', '/500', '/hi/500', '/worker.js', '/clips/none.webm'];
const MANIFESTS = ['/manifest.webmanifest', '/pa/manifest.webmanifest'];
const API = ['/api', '/api/', '/api/changes', '/api/openapi.json', '/api/seasons', '/api/nothing'];
const BAD_CALLS = ['/api/popular?page=x', '/api/movie/--', '/data/nothing', '/data/complete?id='];
const DATA = [
  '/data/search?query=lamp',
  '/data/complete?id=1',
  '/data/archive?item=none',
  '/data/',
];
const PICTURES = ['/t/p/w500/600765021.svg', '/t/p/w500/none.svg', '/t/p/w9/x.svg', '/t/', '/t/x'];
const DRAWN = ['/t/n/night-none.svg', '/t/og/site.jpg', '/t/og/movie/none.jpg', '/t/x/w500/x'];
const CAPTIONS = ['/captions/fitness-box-breathing.ur.vtt', '/captions/none.vtt'];
const CRAWLERS = ['/robots.txt', '/sitemap.xml', '/sitemap-1.xml', '/sitemap-99.xml'];
const FEEDS = [
  '/recently-added.atom',
  '/lists.atom',
  '/free.atom',
  '/free-2027.ics',
  '/.well-known/security.txt',
];
const STATE = ['/healthz', '/readyz', '/tmdb-logo', '/ur', '/drama/%54anhaiyaan', '/surprise'];
const ALL = [
  ...KINDS,
  ...LOST,
  ...PREFIXED,
  ...CLIPS,
  ...ICONS,
  ...WRITTEN,
  ...MANIFESTS,
  ...API,
  ...BAD_CALLS,
  ...DATA,
  ...PICTURES,
  ...DRAWN,
  ...CAPTIONS,
  ...CRAWLERS,
  ...FEEDS,
  ...STATE,
  ...builtFiles(),
];

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

describe.each([
  ['the open catalogue', () => site.url],
  ['a host that knows nothing', () => remote.url],
])('over %s', (_, url) => {
  it('every response says how long it may be kept, also one that is unchanged or refused', async () => {
    const silent: string[] = [];
    const open: string[] = [];
    for (const path of ALL) {
      const answer = await fetch(url() + path, { redirect: 'manual' });
      await answer.arrayBuffer();
      const { headers, status } = answer;
      if (!headers.has('cache-control')) silent.push(`${status} ${path}`);
      const isDrawing = headers.get('content-type')?.startsWith('image/svg');
      if (isDrawing && headers.get('content-security-policy') !== POLICY) open.push(path);
      const etag = headers.get('etag');
      if (etag === null) continue;
      const again = await fetch(url() + path, { headers: { 'if-none-match': etag } });
      if (!again.headers.has('cache-control')) silent.push(`${again.status} ${path}`);
    }
    for (const method of ['POST', 'PURGE']) {
      const { headers } = await fetch(`${url()}/movie-dashboard`, { method });
      if (!headers.has('cache-control')) silent.push(method);
    }
    expect({ silent, open }).toEqual({ silent: [], open: [] });
  });
});

it('clips may be kept for two minutes, icons for a day, and files whose names change for ever', async () => {
  const kept = async (path: string) =>
    (await fetch(site.url + path, { method: 'HEAD' })).headers.get('cache-control');
  const hashed = builtFiles().find((path) => path.startsWith('/_astro/')) ?? '';
  expect([await kept('/clips/24-frames.webm'), await kept('/ur/clips/24-frames')]).toEqual([
    'public, max-age=120',
    'public, max-age=120',
  ]);
  expect(await kept('/icon.svg')).toBe('public, max-age=86400');
  expect(await kept(hashed)).toBe('public, max-age=31536000, immutable');
  expect(await kept('/worker.js')).toBe('no-cache');
});

describe('a request with two hosts', () => {
  it.each([
    ['a.example', 'b.example'],
    ['a.example', 'a.example'],
  ])('%s and %s is refused', async (one, other) => {
    const hosts = `Host: ${one}\r\nhOST: ${other}`;
    const answer = await exchange(site.url, get('/healthz').replace('Host: localhost', hosts));
    expect(statusOf(answer)).toBe(400);
    expect(headersOf(answer)).toMatchObject({ 'cache-control': 'no-store', connection: 'close' });
  });
});

describe('security.txt', () => {
  it('names the contact, ends within a year, and tells its own address', async () => {
    const answer = await fetch(`${site.url}/.well-known/security.txt`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const fields = Object.fromEntries(
      (await answer.text())
        .trim()
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    );
    expect(fields).toMatchObject({
      Contact: 'mailto:us@manzar.example',
      Canonical: 'https://manzar.example/.well-known/security.txt',
      'Preferred-Languages': 'en',
    });
    const ahead = Date.parse(fields.Expires ?? '') - Date.now();
    expect(ahead).toBeGreaterThan(0);
    expect(ahead).toBeLessThan(365 * 86_400_000);
  });

  it('is not there where the operator names no contact', async () => {
    const { status } = await fetch(`${remote.url}/.well-known/security.txt`);
    expect(status).toBe(404);
  });
});
