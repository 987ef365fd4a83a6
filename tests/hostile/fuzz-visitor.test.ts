/**
 * Any request, typed into an address bar or made by hand, gets a proper response or a closed
 * connection.
 */
import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, startSiteHere } from '../e2e/site.ts';
import { exchange, headersOf, statusOf } from './raw.ts';
import { CLIPS, LOST, PAGES, PREFIXED } from './routes.ts';

const full = process.env.HOSTILE_FULL === '1';
const CASES = full ? 10_000 : 1000;
const AT_ONCE = 20;
const seed = Number(process.env.HOSTILE_SEED ?? Date.now() % 2 ** 31);

let site: RunningSite;
const uncaught: unknown[] = [];
const note = (error: unknown) => void uncaught.push(error);
beforeAll(async () => {
  site = await startSiteHere({}, { limits: { headers: 5000, keepAlive: 5000, mostIdle: 1000 } });
  process.on('uncaughtException', note).on('unhandledRejection', note);
});
afterAll(async () => {
  process.off('uncaughtException', note).off('unhandledRejection', note);
  await site.stop();
});

const known = fc.constantFrom(
  ...PAGES,
  ...LOST,
  ...CLIPS,
  ...PREFIXED,
  '/data/complete',
  '/data/search',
  '/api/search',
  '/api/tmdb/1',
  '/_astro/',
  '/t/p/w500/1.svg',
  '/t/x/w500/aGVsbG8',
  '/healthz',
  '/readyz',
  '/icon.svg',
  '/500.html',
);
const nasty = fc.constantFrom(
  '-1',
  '0',
  '1.5',
  '0x10',
  '1e9',
  '99999999999999999999',
  '٣',
  '%D9%A3',
  'NaN',
  'null',
  '%',
  '%00',
  '%0d%0aSet-Cookie:x=1',
  '%E0%A4%A',
  '%2525',
  '%2e%2e%2f',
  '..',
  '../..',
  '\\',
  '//evil.test/',
  'http://evil.test/',
  '@evil.test',
  ';',
  '&',
  '#',
  '?',
  '=',
  '+',
  '*',
  '{}',
  '<script>alert(1)</script>',
  "'--",
  '"',
  '\u00e9',
  'e%CC%81',
  '%F0%9F%8E%AC',
  '%ED%A0%80',
  '.git/config',
  '.env',
  'dist/server/entry.mjs',
  'package.json',
  '__proto__',
  'constructor',
  'x'.repeat(3000),
  '%41'.repeat(2000),
  '/'.repeat(200),
  '(?:a+)+$',
);
const name = fc.constantFrom(
  'page',
  'through',
  'query',
  'play',
  'season',
  'episode',
  'drama',
  'trailers',
  'utm_source',
  '__proto__',
  'toString',
  '',
);
const latin = (max: number) =>
  fc
    .array(fc.integer({ min: 0x21, max: 0xff }), { maxLength: max })
    .map((codes) => String.fromCharCode(...codes.filter((code) => code !== 0x7f)));
const encoded = latin(30).map((text) => encodeURIComponent(text));
const param = fc.tuple(name, fc.oneof(nasty, encoded)).map(([key, value]) => `${key}=${value}`);
const query = fc
  .array(param, { maxLength: 4 })
  .map((all) => (all.length ? `?${all.join('&')}` : ''));
const tail = fc.oneof(nasty, encoded, latin(12), fc.webPath());
const named = fc.constantFrom(
  '/season/',
  '/drama/',
  '/zxyxvyXdF/',
  '/people/detail/',
  '/detail/tv-series/',
  '/data/',
  '/clips/',
  '/t/p/w500/',
  '/api/tmdb/',
  '/TvShow/',
  '/more/',
  '/_astro/',
  '/ur/',
  '/hi/zxyxvyXdF/',
  '/pa/drama/',
  '/ur/clips/',
  '/hi/data/',
);
const target = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(known, query).map((parts) => parts.join('')) },
  { weight: 4, arbitrary: fc.tuple(known, tail, query).map(([a, b, c]) => `${a}/${b}${c}`) },
  { weight: 4, arbitrary: fc.tuple(named, tail, query).map((parts) => parts.join('')) },
  { weight: 2, arbitrary: fc.tuple(tail, query).map(([a, b]) => `/${a}${b}`) },
  { weight: 1, arbitrary: known.map((path) => `http://evil.test${path}`) },
  { weight: 1, arbitrary: tail },
);

/** Headers that HTTP allows, whatever their meaning. */
const ODD = [
  'Range: bytes=5-2',
  'Range: bytes=-9999',
  'Range: bytes=0-1,3-4',
  'Range: x',
  'Range: bytes=99999999999-',
  'If-None-Match: *',
  'If-None-Match: "',
  'Accept-Encoding: br',
  'Accept-Encoding: gzip;q=0, *',
  'Accept-Encoding: ((((',
  'X-Forwarded-Host: evil.test',
  'X-Forwarded-Proto: javascript',
  'Cookie: a=%; b=\xff; __proto__=1',
  'Save-Data: on',
  'Accept: image/avif',
  'If-Modified-Since: soon',
  'Upgrade: h2c',
  `X: ${'y'.repeat(5000)}`,
];
const bad = fc.oneof(
  fc.constantFrom(
    'Content-Length: 5',
    'Content-Length: -1',
    'Transfer-Encoding: chunked',
    'Host: evil.test',
    'Transfer-Encoding: gzip, chunked',
    'Expect: 100-continue',
    'X: \x01',
    ': nameless',
    'no colon',
    ' folded',
    `X: ${'y'.repeat(20_000)}`,
  ),
  latin(30),
);
const header = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...ODD) },
  { weight: 3, arbitrary: bad },
);
const method = fc.oneof(
  { weight: 12, arbitrary: fc.constant('GET') },
  { weight: 3, arbitrary: fc.constant('HEAD') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'POST',
      'PUT',
      'DELETE',
      'OPTIONS',
      'TRACE',
      'CONNECT',
      'PRI',
      'get',
      '',
    ),
  },
);
const version = fc.oneof(
  { weight: 12, arbitrary: fc.constant('HTTP/1.1') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/9', 'ICY', ''),
  },
);
const request = fc.record({
  method,
  target,
  version,
  headers: fc.array(header, { maxLength: 3 }),
});
type Request = { method: string; target: string; version: string; headers: string[] };

function written({ method, target, version, headers }: Request): string {
  const all = ['Host: localhost', 'Connection: close', ...headers];
  return `${method} ${target} ${version}\r\n${all.join('\r\n')}\r\n\r\n`;
}

const TRACE = /node_modules|\bat .{1,80}:\d+:\d+|\.astro:\d|SQLITE/;

/**
 * Returns whether a request is valid, however odd. Then it must get a response. The server may
 * close the connection on others.
 */
function isRequest({ method, target, version, headers }: Request): boolean {
  const line = /^(GET|HEAD) \/[!-~]* HTTP\/1\.1$/.test(`${method} ${target} ${version}`);
  return line && headers.every((one) => ODD.includes(one));
}

/** Returns what is wrong with a response, or null if nothing is. */
function wrong(answer: string, requested: Request): string | null {
  if (answer === '') return isRequest(requested) ? 'is none' : null;
  const status = statusOf(answer);
  if (status === null) return 'is no answer';
  if (status >= 500) return `is a ${status}`;
  const at = answer.indexOf('\r\n\r\n');
  const body = answer.slice(at + 4);
  const { 'content-length': length, location = '', 'set-cookie': cookie } = headersOf(answer);
  if (cookie !== undefined) return 'sets a cookie';
  if (/^(\/\/|\/?\\|\w+:)/.test(location)) return `leads to ${location}`;
  if (TRACE.test(body)) return 'shows a stack';
  if (/<link rel="canonical" href="[^"]*evil\.test/.test(body)) return 'is canonical elsewhere';
  if (requested.method === 'HEAD' || length === undefined) return null;
  return Number(length) === Buffer.byteLength(body, 'latin1') ? null : 'is cut off';
}

it(
  `answers ${CASES} requests that nobody would send, seed ${seed}`,
  async () => {
    const statuses = new Map<number | null, number>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(request, { minLength: AT_ONCE, maxLength: AT_ONCE }),
        async (all) => {
          const answers = await Promise.all(all.map((one) => exchange(site.url, written(one))));
          const problems = all.flatMap((one, index) => {
            const answer = answers[index] ?? '';
            statuses.set(statusOf(answer), (statuses.get(statusOf(answer)) ?? 0) + 1);
            const problem = wrong(answer, one);
            return problem === null ? [] : [`${problem}: ${JSON.stringify(one)}`];
          });
          expect(problems).toEqual([]);
          expect(uncaught).toEqual([]);
        },
      ),
      { numRuns: CASES / AT_ONCE, seed, endOnFailure: !full },
    );
    // The run must have met pages, refusals and malformed requests, not just one kind.
    for (const status of [200, 400, 404, 405, 413])
      expect(statuses.get(status), `${status}`).toBeGreaterThan(0);
    expect((await fetch(`${site.url}/movie-dashboard`)).status).toBe(200);
    expect(site.output()).not.toMatch(/Error/);
    console.log(`seed ${seed}: ${[...statuses].map((pair) => pair.join(' × ')).join(', ')}`);
  },
  full ? 1_200_000 : 120_000,
);
