import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '#/server/security.ts';
import { startSiteHere } from '../e2e/site.ts';
import { SMALL } from '../fixtures/small-catalogue.ts';
import { siteOfTests } from './host-site.ts';
import { CLIPS, LOST, PAGES, PREFIXED } from './routes.ts';

const routes = new Map<string, number>();
const site = await siteOfTests(
  { SITE_URL: 'https://manzar.example', ARCHIVE_URL: 'https://archive.org' },
  { answered: ({ route, status }) => void routes.set(route, status) },
);

const ask = (path: string, init: RequestInit = {}) =>
  fetch(site.url + path, { redirect: 'manual', ...init });

/** Returns the sources of each directive of a policy. */
function policyOf(headers: Headers): Map<string, string[]> {
  const text = headers.get('content-security-policy') ?? '';
  const directives = text.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const isHash = (source: string) => source.startsWith("'sha256-");
const isData = (attributes: string) => attributes.includes('type="application/ld+json"');

/** Returns the inline texts of all elements of one name, without JSON-LD. */
function inlineIn(html: string, tag: 'script' | 'style'): string[] {
  const found = html.matchAll(new RegExp(`<${tag}([^>]*)>(.*?)</${tag}>`, 'gs'));
  return [...found]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && !isData(attributes))
    .map(([, , text = '']) => text);
}

/** A page with the headers of its first visit, when it is rendered, and of its second, from the store. */
type Read = { path: string; html: string; headers: Headers; stored: Headers };

describe('every page', () => {
  let read: Read[];
  beforeAll(async () => {
    read = [];
    for (const path of [...PAGES, ...LOST, ...PREFIXED]) {
      const first = await ask(path);
      const html = await first.text();
      const second = await ask(path);
      await second.text();
      read.push({ path, html, headers: first.headers, stored: second.headers });
    }
  });

  it('has the whole strict policy, both when rendered and when served from the store', () => {
    for (const { path, headers, stored } of read) {
      for (const policy of [headers, stored].map(policyOf)) {
        const sources = [...policy].map(([name, all]) => [name, all.filter((one) => !isHash(one))]);
        expect(Object.fromEntries(sources), path).toEqual({
          'default-src': ["'none'"],
          'script-src': ["'self'"],
          'style-src': ["'self'"],
          'connect-src': ["'self'"],
          'media-src': ["'self'", 'https://archive.org', 'https://*.archive.org'],
          'manifest-src': ["'self'"],
          'img-src': ["'self'", 'data:'],
          'frame-src': ["'self'", 'https://www.youtube-nocookie.com', 'https://archive.org'],
          'base-uri': ["'none'"],
          'form-action': ["'self'"],
          'frame-ancestors': ["'none'"],
        });
      }
    }
  });

  it('has no inline script or style that the policy does not name', () => {
    for (const { path, headers, html } of read) {
      const policy = policyOf(headers);
      for (const tag of ['script', 'style'] as const) {
        const hashes = inlineIn(html, tag).map(sha256);
        expect(hashes.length, path).toBeGreaterThan(0);
        expect(policy.get(`${tag}-src`), path).toEqual(expect.arrayContaining(hashes));
      }
    }
  });

  it('has no style attribute and no event handler in its markup', () => {
    for (const { path, html } of read) {
      const markup = html.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '');
      const tags = (markup.match(/<[a-z][^>]*>/gi) ?? []).map((tag) =>
        tag.replace(/"[^"]*"/g, '""'),
      );
      expect(tags.length, path).toBeGreaterThan(20);
      expect(
        tags.filter((tag) => /\s(style|on[a-z]+)\s*=/i.test(tag)),
        path,
      ).toEqual([]);
    }
  });

  it('sends the other security headers', () => {
    for (const { path, headers } of read) {
      expect(Object.fromEntries(headers), path).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
      });
      const unwanted = ['x-frame-options', 'set-cookie', 'access-control-allow-credentials'];
      expect(
        unwanted.filter((name) => headers.has(name)),
        path,
      ).toEqual([]);
      const permissions = headers.get('permissions-policy')?.split(', ');
      const needed = [
        'autoplay=*',
        'fullscreen=*',
        'encrypted-media=(self "https://www.youtube-nocookie.com" "https://archive.org")',
        'camera=()',
        'microphone=()',
        'geolocation=()',
      ];
      expect(permissions, path).toEqual(expect.arrayContaining(needed));
    }
  });
});

describe('the policy', () => {
  it('is small: under 1.45 kB, of 2.5 kB of headers', async () => {
    const { headers } = await ask('/movie-dashboard');
    const bytes = [...headers].reduce(
      (sum, [name, value]) => sum + `${name}: ${value}\r\n`.length,
      0,
    );
    expect(headers.get('content-security-policy')?.length).toBeLessThan(1450);
    expect(bytes).toBeLessThan(2500);
  });

  it('frames the hosts of EMBED_HOSTS and no others, and plays files of archive.org only with its players', async () => {
    const other = await startSiteHere({
      EMBED_HOSTS: 'player.example',
      ARCHIVE_URL: 'https://archive.org',
    });
    const { headers } = await fetch(`${other.url}/movie-dashboard`);
    expect(policyOf(headers).get('frame-src')).toEqual(["'self'", 'https://player.example']);
    expect(policyOf(headers).get('media-src')).toEqual(["'self'"]);
    expect((await fetch(`${other.url}/data/archive?item=Kismet_201903`)).status).toBe(404);
    expect(headers.get('permissions-policy')).toContain(
      'encrypted-media=(self "https://player.example")',
    );
    await other.stop();
  });

  it('plays the files of a stand-in of archive.org at any port of its host, and asks it for nothing else', () => {
    const archiveUrl = 'http://127.0.0.1:8799';
    const hashes = { pages: { scripts: [], styles: [] }, clips: { scripts: [], styles: [] } };
    const siteUrl = 'https://manzar.example';
    const all = securityHeaders({ hashes, siteUrl, archiveUrl, embedOrigins: [archiveUrl] });
    const policy = String(all.page['content-security-policy']);
    expect(policy).toContain("media-src 'self' http://127.0.0.1:*;");
    expect(policy).toContain("connect-src 'self';");
    expect(all.clip['content-security-policy']).toContain("media-src 'self';");
  });

  it.each(CLIPS)(
    'of our clip %s lets every site frame it, and names its inline code',
    async (path) => {
      const response = await ask(path);
      const policy = policyOf(response.headers);
      expect(policy.get('frame-ancestors')).toEqual(['*']);
      expect(policy.get('default-src')).toEqual(["'none'"]);
      expect(response.headers.get('x-frame-options')).toBeNull();
      const html = await response.text();
      expect(inlineIn(html, 'script').map(sha256)).toEqual(
        policy.get('script-src')?.filter(isHash),
      );
      expect(inlineIn(html, 'style').map(sha256)).toEqual(policy.get('style-src')?.filter(isHash));
    },
  );
});

describe('other sites', () => {
  it.each([
    ['/api/seasons', 'cross-origin'],
    ['/api/nothing', 'cross-origin'],
    ['/t/p/w500/600765021.svg', 'cross-origin'],
    ['/t/p/w500/none.svg', 'cross-origin'],
    ['/clips/24-frames', 'cross-origin'],
    ['/ur/clips/24-frames', 'cross-origin'],
    ['/clips/24-frames.webm', 'cross-origin'],
    ['/captions/fitness-box-breathing.ur.vtt', 'same-origin'],
    ['/captions/none.ur.vtt', 'same-origin'],
    ['/data/search?query=lamp', 'same-origin'],
    ['/icon.svg', 'same-origin'],
    ['/manifest.webmanifest', 'same-origin'],
    ['/hi/manifest.webmanifest', 'same-origin'],
    ['/healthz', 'same-origin'],
  ])('may use %s: %s', async (path, resourcePolicy) => {
    const { headers } = await ask(path);
    expect(headers.get('cross-origin-resource-policy')).toBe(resourcePolicy);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  it('are promised no https by a site without https', async () => {
    const plain = await startSiteHere({ ...SMALL, SITE_URL: 'http://manzar.example' });
    for (const path of ['/movie-dashboard', '/500', '/clips/24-frames', '/api/seasons']) {
      const { headers } = await fetch(plain.url + path);
      expect(headers.get('strict-transport-security'), path).toBeNull();
    }
    await plain.stop();
  });
});

describe('a preflight of /api', () => {
  const ASKS = {
    origin: 'https://app.example',
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'authorization,x-client',
  };
  const preflight = (headers: Record<string, string>, path = '/api/seasons') =>
    ask(path, { method: 'OPTIONS', headers });

  it('lets pages of any site call, with the headers that they name', async () => {
    const { status, headers } = await preflight(ASKS);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD');
    expect(headers.get('access-control-allow-headers')).toBe('authorization,x-client');
  });

  it('repeats no headers that are no names', async () => {
    const odd = { ...ASKS, 'access-control-request-headers': 'a: b; <script>' };
    expect((await preflight(odd)).headers.get('access-control-allow-headers')).toBeNull();
  });

  it('is refused for a page, and so is OPTIONS that no browser has sent', async () => {
    expect((await preflight(ASKS, '/all-seasons')).status).toBe(405);
    expect((await preflight({ origin: ASKS.origin })).status).toBe(405);
  });
});

describe('captions', () => {
  const path = '/captions/fitness-box-breathing.ur.vtt';

  it('are kept like pages, and asked for again by their tag', async () => {
    const { status, headers } = await ask(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/vtt; charset=utf-8']);
    expect(headers.get('cache-control')).toBe(
      (await ask('/api/seasons')).headers.get('cache-control'),
    );
    const again = await ask(path, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('are for reading alone, and have one label in the log', async () => {
    const head = await ask(path, { method: 'HEAD' });
    const posted = await ask(path, { method: 'POST' });
    const none = await ask('/captions/none.ur.vtt');
    expect([head.status, posted.status, none.status]).toEqual([200, 405, 404]);
    expect(none.headers.get('cache-control')).toBe('no-store');
    expect(none.headers.get('access-control-allow-origin')).toBeNull();
    await expect.poll(() => routes.get('/captions/*')).toBe(404);
  });
});
