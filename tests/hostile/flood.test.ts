/**
 * Floods of what the server answers itself: one address is answered once, whatever stands in its query,
 * and work that holds the event loop leaves it free in between.
 */
import { readFileSync } from 'node:fs';
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { Answered } from '#/server/log/visit.ts';
import { startSite } from '../e2e/site.ts';
import { siteOfTests } from './host-site.ts';
import { p99, visiting } from './visitor.ts';

const answered: Answered[] = [];
const site = await siteOfTests({}, { answered: (answer) => answered.push(answer) });

type Got = { status: number; headers: IncomingHttpHeaders };

/** Sends a GET. Without an agent it has its own connection. */
function ask(url: string, encoding = 'br', agent: Agent | false = false): Promise<Got> {
  const { promise, resolve, reject } = Promise.withResolvers<Got>();
  get(url, { agent, headers: { 'accept-encoding': encoding } }, (response) => {
    const { statusCode: status = 0, headers } = response;
    response.on('end', () => resolve({ status, headers })).resume();
  }).on('error', reject);
  return promise;
}

const FILM = '/t/p/w500/600765021.svg';
const SEARCH = '/api/tmdb/dashboard/search?query=';
const SPELLINGS = 9;

describe('one address', () => {
  it.each([
    ['/robots.txt', '/robots.txt?'],
    ['/sitemap.xml', '/sitemap.xml?'],
    ['/sitemap-1.xml', '/sitemap-1.xml?'],
    ['/recently-added.atom', '/recently-added.atom?'],
    ['/ur/lists.atom', '/ur/lists.atom?page='],
    ['/ur/free-2027.ics', '/ur/free-2027.ics?page='],
    ['/t/n/rani-lantern.svg', '/t/n/rani-lantern.svg?'],
    [FILM, `${FILM}?`],
    ['/captions/fitness-box-breathing.ur.vtt', '/captions/fitness-box-breathing.ur.vtt?'],
    ['/api/tmdb/popular', '/api/tmdb/popular?page=1&'],
    [`${SEARCH}kismet`, `${SEARCH}kismet&page=`],
  ])(
    '%s is answered from the store in every encoding, however its query is spelled',
    async (address, spelled) => {
      answered.length = 0;
      const { status, headers } = await ask(site.url + address);
      expect(status).toBe(200);
      // A line is logged after its answer: the first must not be counted among those that follow.
      await expect.poll(() => answered.length).toBe(1);
      answered.length = 0;
      const all = await Promise.all(
        Array.from({ length: SPELLINGS }, (_, n) =>
          ask(`${site.url}${spelled}${n}`, ['br', 'gzip', 'identity'][n % 3]),
        ),
      );
      await expect.poll(() => answered.length).toBe(SPELLINGS);
      expect(new Set(answered.map(({ cache }) => cache))).toEqual(new Set(['hit']));
      // Each encoding has a tag of its own, which begins as those of the same text do.
      const texts = [headers, ...all.map((one) => one.headers)].map(({ etag }) =>
        etag?.slice(0, 25),
      );
      expect(new Set(texts).size).toBe(1);
    },
  );
});

const MANY = 120;

it(`while ${MANY} searches are made, /healthz answers again and again`, async () => {
  // All connections are open, so that all requests come at once.
  const agent = new Agent({ keepAlive: true, maxSockets: MANY + 1 });
  const visit = () => ask(`${site.url}/healthz`, 'br', agent);
  await Promise.all(Array.from({ length: MANY + 1 }, visit));
  let left = MANY;
  const flood = Array.from({ length: MANY }, async (_, n) => {
    const { status } = await ask(`${site.url}${SEARCH}zzq${n}`, 'br', agent);
    left -= 1;
    return status;
  });
  let visits = 0;
  while (left > 0) {
    await visit();
    visits += 1;
  }
  agent.destroy();
  expect(new Set(await Promise.all(flood))).toEqual(new Set([200]));
  // A site that makes them in one go answers once.
  expect(visits).toBeGreaterThan(4);
});

/** Milliseconds within which 99 % of the visits of /healthz are answered. */
const WITHIN = 200;
/** Bytes that a flood may add to the memory of the process. */
const MOST = 150 * 1024 * 1024;

const name = (n: number) =>
  encodeURIComponent(['kismet', 'awara', 'chaplen', 'radar'][n % 4] ?? '');
const FLOODS: [string, number, (n: number) => string][] = [
  ['a part of the site map', 300, (n) => `/sitemap-1.xml?${n}`],
  ['searches at /api', 1000, (n) => `${SEARCH}${name(n)}+${n}`],
  ['searches at /data', 1000, (n) => `/data/search?query=${name(n)}+${n}`],
  ['pages of searches', 1000, (n) => `/search?query=${name(n)}+x${n}`],
  ['a feed', 1000, (n) => `/recently-added.atom?${n}`],
  ['the feed of lists', 1000, (n) => `/lists.atom?${n}`],
  ['all films', 1000, (n) => `/api/tmdb/discover/movies?page=${n + 1}`],
  ['drawn pictures', 1000, (n) => `/t/p/w500/${n}.svg`],
  ['painted sheets', 1000, (n) => `/t/n/rani-lantern.svg?${n}`],
  ['pictures for sharing', 1000, (n) => `/t/og/movie/${600_765_021 + n}.jpg`],
  ['captions', 1000, (n) => `/captions/fitness-box-breathing.ur.vtt?${n}`],
  ['surprises', 1000, (n) => `/surprise?${n}`],
  ['shared titles', 1000, (n) => `/open?text=${name(n)}+${n}`],
];

describe.runIf(process.env.HOSTILE_FULL)('a flood', () => {
  it.each(FLOODS)(
    `of %s keeps /healthz within ${WITHIN} ms and the memory within its bounds`,
    async (_, count, path) => {
      const own = await startSite({ ACCESS_LOG: 'off' });
      const memory = () => 1024 * Number(/VmRSS:\s+(\d+)/.exec(statusOf(own.pid))?.[1]);
      await ask(`${own.url}/movie-dashboard`);
      const before = memory();
      const visited = visiting(`${own.url}/healthz`);
      const all = await Promise.all(
        Array.from({ length: count }, (_, n) => ask(own.url + path(n))),
      );
      const times = await visited();
      const after = memory();
      await own.stop();
      expect(p99(times)).toBeLessThanOrEqual(WITHIN);
      expect(after - before).toBeLessThan(MOST);
      const failed = all.filter(({ status }) => status >= 500);
      expect(failed.filter(({ headers }) => !headers['retry-after'])).toEqual([]);
    },
  );
});

const statusOf = (pid: number) => readFileSync(`/proc/${pid}/status`, 'utf8');
