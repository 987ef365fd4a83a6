/** What the server answers itself, over HTTP: stored, made once, and bounded. */
import { createServer, request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPurges } from '#/catalogue/sources/purges.ts';
import { createAnswers } from '#/server/endpoints/answers.ts';
import type { Endpoint } from '#/server/endpoints/endpoint.ts';
import { createEndpoints } from '#/server/endpoints/endpoints.ts';
import { closeNow, listenOn } from '../../../fixtures/loopback.ts';

const LONG = 'a text that is worth compressing, '.repeat(100);
const health = { databaseOpen: () => true, hostStatus: () => null };
const headers = { page: {}, clip: {}, own: {}, open: {} };
const WAITING = 3;

let now = 1;
const purges = createPurges(true);
/** What was made, the answer to it, and what it waits for. */
const made: string[] = [];
let answerNow = (): Response => kept('max-age=60');
let until: Promise<unknown> = Promise.resolve();

function kept(control: string, status = 200, body = LONG): Response {
  const type = { 'content-type': 'text/plain', 'cache-control': control };
  return new Response(body, { status, headers: type });
}

/** Knows one parameter, a number. */
const known: Endpoint = {
  label: '/made/*',
  has: (path) => path.startsWith('/made/'),
  canonical(target) {
    const { pathname, searchParams } = new URL(target, 'http://localhost');
    const number = Number(searchParams.get('page') ?? 1);
    return `${pathname}?page=${number}`;
  },
  headers: { 'x-own': 'own' },
  async answer(address) {
    made.push(address);
    await until;
    return answerNow();
  },
  waiting: WAITING,
};
/** Its path says all, and `otherwise` answers what it does not have. */
const plain: Endpoint = {
  label: '/plain/*',
  has: (path) => path.startsWith('/plain/'),
  headers: {},
  answer(path) {
    made.push(path);
    return path.endsWith('/none') ? null : kept('max-age=60');
  },
  async otherwise(_request, response) {
    response.end('otherwise');
  },
};

const server = createServer();
let port = 0;
let arrived = 0;
beforeAll(async () => {
  const answers = createAnswers({ bytes: 100_000, purges, now: () => now });
  const more = [known, plain];
  const endpoints = createEndpoints({
    headers,
    health,
    host: null,
    pictures: async () => {},
    more,
    answers,
  });
  server.on('request', (requested, response) => {
    arrived += 1;
    const sending = endpoints(requested, response, { route: '' });
    if (sending && 'catch' in sending) sending.catch(() => response.writeHead(500).end());
  });
  port = await listenOn(server);
});
afterAll(() => closeNow(server));
beforeEach(() => {
  purges.dropAll();
  made.length = 0;
  arrived = 0;
  answerNow = () => kept('max-age=60');
  until = Promise.resolve();
});

type Got = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer };

/** Sends a request on its own connection. */
function got(path: string, given: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const { promise, resolve, reject } = Promise.withResolvers<Got>();
  const options = { host: '127.0.0.1', port, path, method, headers: given, agent: false };
  request(options, async (response) => {
    const body = Buffer.concat(await response.toArray());
    resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
  })
    .on('error', reject)
    .end();
  return promise;
}

const GZIP = { 'accept-encoding': 'gzip' };

describe('an answer of the server itself', () => {
  it.each([
    ['for its max-age', 'public, max-age=60', 60],
    ['as a shared cache may', 'public, max-age=0, s-maxage=30', 30],
    ['for five minutes at most', 'public, max-age=86400', 300],
  ])('is stored %s', async (_, control, seconds) => {
    answerNow = () => kept(control);
    await got('/made/c');
    now += 1000 * seconds - 1;
    // A further encoding does not make it younger.
    await got('/made/c', GZIP);
    expect(made).toHaveLength(1);
    now += 2;
    await got('/made/c');
    expect(made).toHaveLength(2);
  });

  it.each([
    ['an error', 'max-age=60', 404],
    ['an answer that says so', 'no-store', 200],
    ['an answer for one visitor', 'max-age=0', 200],
  ])('is not stored if it is %s', async (_, control, status) => {
    answerNow = () => kept(control, status);
    expect((await got('/made/d')).status).toBe(status);
    await got('/made/d');
    expect(made).toHaveLength(2);
  });

  it.each([
    ['a purge', () => purges.purge(['movie 1'])],
    ['a withdrawal', () => purges.dropAll()],
  ])('goes with %s, also one that is being made', async (_, purge) => {
    await got('/made/e');
    const gate = Promise.withResolvers<void>();
    until = gate.promise;
    purge();
    const before = got('/made/e');
    await expect.poll(() => made.length).toBe(2);
    purge();
    const after = got('/made/e');
    // The later one has its turn when the earlier one is made.
    gate.resolve();
    await Promise.all([before, after]);
    expect(made).toHaveLength(3);
    await got('/made/e');
    expect(made).toHaveLength(3);
  });

  it('is refused with 503 past the bound of its kind, and other kinds still answer', async () => {
    const gate = Promise.withResolvers<void>();
    until = gate.promise;
    const waiting = Array.from({ length: 1 + WAITING }, (_, n) => got(`/made/${n}`));
    await expect.poll(() => arrived).toBe(1 + WAITING);
    const { status, headers } = await got('/made/more');
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    expect((await got('/plain/b')).status).toBe(200);
    // Whoever asks for what is being made waits with the others.
    waiting.push(got('/made/0?page=1'));
    gate.resolve();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(
      Array.from({ length: 2 + WAITING }, () => 200),
    );
    expect(made.filter((address) => address.startsWith('/made/0'))).toHaveLength(1);
  });

  it('that can not be made fails alone, and the next one is made', async () => {
    answerNow = () => {
      throw new Error('a secret');
    };
    expect((await got('/made/f')).status).toBe(500);
    answerNow = () => kept('max-age=60');
    expect((await got('/made/f')).status).toBe(200);
  });

  it('may be left to another part of the server', async () => {
    expect((await got('/plain/none')).body.toString()).toBe('otherwise');
  });

  it('is stored within the bytes of the store: the one asked for longest ago goes first', async () => {
    const noise = () =>
      Buffer.from(crypto.getRandomValues(new Uint8Array(30_000))).toString('base64');
    answerNow = () => kept('max-age=60', 200, noise());
    for (let n = 0; n < 4; n += 1) await got(`/made/g${n}`);
    await got('/made/g3');
    expect(made).toHaveLength(4);
    await got('/made/g0');
    expect(made).toHaveLength(5);
  });
});
