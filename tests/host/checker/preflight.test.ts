/** The checker asks a host what browsers ask before a page of another site calls it. */
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { HostAccess } from '#/catalogue/sources/client.ts';
import { createFindings } from '#/tools/check-host/finding.ts';
import { checkPreflight } from '#/tools/check-host/preflight.ts';
import { closeNow, listenOn } from '../../fixtures/loopback.ts';
import { SITE_URL } from '../../fixtures/site-url.ts';

type Answer = { status: number; headers?: Record<string, string> };
const READABLE = { 'access-control-allow-origin': '*', etag: '"a"' };
const ADDRESS = '/api/tmdb/popular?page=1';

/** Returns what is found of a host that answers a preflight so, and how often it was asked. */
async function judged(answer: Answer | null, way: HostAccess = { token: null }) {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.method, request.url);
    if (request.method === 'GET') response.writeHead(200, READABLE).end('{}');
    else if (answer) response.writeHead(answer.status, answer.headers).end();
    else request.socket.resetAndDestroy();
  });
  const host = `http://127.0.0.1:${await listenOn(server)}`;
  const findings = createFindings({ siteUrl: SITE_URL, embedOrigins: [], imageOrigins: [] });
  const call = { call: 'popular', address: ADDRESS } as const;
  await checkPreflight({ host, way, timeout: 10_000, ...call }, findings);
  await closeNow(server);
  return { asked, found: findings.all() };
}

const origin = { 'access-control-allow-origin': '*' };
const headers = { 'access-control-allow-headers': 'accept, X-Client' };

describe('a preflight', () => {
  it.each([
    [204, { ...origin, ...headers }],
    [200, { ...origin, 'access-control-allow-headers': '*' }],
    [204, { 'access-control-allow-origin': 'https://client.example', ...headers }],
  ])('that is answered by %i with %j is right', async (status, sent) => {
    const { asked, found } = await judged({ status, headers: sent });
    expect([asked, found]).toEqual([['GET', ADDRESS, 'OPTIONS', ADDRESS], []]);
  });

  it.each<[string, Answer | null]>([
    ['a preflight has no answer', null],
    ['a preflight gets 405, not 204', { status: 405, headers: { ...origin, ...headers } }],
    ['a preflight gets 302, not 204', { status: 302, headers: { location: '/' } }],
    ['a preflight lets no other site in', { status: 204, headers }],
    [
      'a preflight lets no other site in',
      {
        status: 204,
        headers: { 'access-control-allow-origin': 'https://other.example', ...headers },
      },
    ],
    [
      'a preflight does not allow the headers that it names',
      { status: 204, headers: { ...origin, 'access-control-allow-headers': 'accept' } },
    ],
  ])('is a warning: %s', async (what, answer) => {
    const { found } = await judged(answer);
    expect(found).toMatchObject([{ severity: 'warning', call: 'popular', what, address: ADDRESS }]);
  });

  it.each<[string, HostAccess]>([
    ['wants a token', { token: 'secret' }],
    [
      'a proxy leads to',
      { token: null, proxies: { httpProxy: 'http://127.0.0.1:9', httpsProxy: '', noProxy: '' } },
    ],
  ])('is not sent to a host that %s', async (_what, way) => {
    expect(await judged({ status: 405 }, way)).toEqual({ asked: [], found: [] });
  });
});
