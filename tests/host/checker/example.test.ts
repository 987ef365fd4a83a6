/** The example of a host passes the checker, with a token for its callers. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callNames } from '#/contract/calls.ts';
import { DEFAULT_EMBED_ORIGINS } from '#/settings.ts';
import { checkHost } from '#/tools/check-host/check.ts';

const TOKEN = 'secret-of-the-example';
const imageOrigins = ['https://archive.org', 'https://i.ytimg.com', 'https://image.tmdb.org'];
const rules = {
  siteUrl: 'http://localhost:4321',
  embedOrigins: DEFAULT_EMBED_ORIGINS,
  imageOrigins,
};

let child: ChildProcess;
let host = '';
beforeAll(async () => {
  const env = { ...process.env, PORT: '0', TOKEN };
  child = spawn(process.execPath, ['examples/host/host.mjs'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  host = /http:\/\/\S+/.exec(String(line))?.[0] ?? '';
});
afterAll(() => child.kill());

const check = (token: string | null) =>
  checkHost({
    host,
    rules,
    timeout: 30_000,
    slow: 30_000,
    samples: 1,
    way: { token },
    progress: () => undefined,
  });

it('the example of a host has nothing to mend, and answers 304', async () => {
  const { callCounts, findings } = await check(TOKEN);
  expect(findings).toEqual([]);
  // It has no lists by editors, does not narrow its films, does not say when titles become free, and has no lists of series and no pages of searches: these calls are not made.
  expect(Object.keys(callCounts)).toHaveLength(callNames.length - 6);
  const init = { headers: { authorization: `Bearer ${TOKEN}` } };
  const { headers } = await fetch(`${host}/api/seasons`, init);
  const ifNoneMatch = { 'if-none-match': headers.get('etag') ?? '' };
  const again = await fetch(`${host}/api/seasons`, {
    headers: { ...init.headers, ...ifNoneMatch },
  });
  expect(again.status).toBe(304);
});

it('answers preflights, which have no token', async () => {
  const headers = {
    origin: 'https://client.example',
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'authorization',
  };
  const answer = await fetch(`${host}/api/seasons`, { method: 'OPTIONS', headers });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  expect(answer.headers.get('access-control-allow-headers')).toBe('authorization');
  expect(answer.headers.get('access-control-allow-methods')).toBe('GET, HEAD');
});

it('without its token the check says so', async () => {
  const { findings } = await check(null);
  expect(findings[0]).toMatchObject({ what: 'the host does not let the site in' });
});
