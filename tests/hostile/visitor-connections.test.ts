/** Connections that ask for more than they read. */
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS, watchConnections } from '#/server/connections.ts';
import type { Answered } from '#/server/log/visit.ts';
import { type RunningSite, startSiteHere } from '../e2e/site.ts';
import { closeNow, listenOn } from '../fixtures/loopback.ts';
import { SMALL } from '../fixtures/small-catalogue.ts';
import { ended, exchange, get, open, statusOf } from './raw.ts';

const PAGE = '/movies/PopularMovies';
const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

describe('requests that do not wait for responses', () => {
  let site: RunningSite;
  const answers: Answered[] = [];
  beforeAll(async () => {
    site = await startSiteHere(SMALL, { answered: (answer) => void answers.push(answer) });
    await fetch(site.url + PAGE);
  });
  afterAll(() => site.stop());

  it('are answered in turn, ten at a time', async () => {
    const nine = request(PAGE).repeat(LIMITS.mostUnanswered - 1);
    const answer = await exchange(site.url, nine + get('/healthz'));
    expect(answer.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(LIMITS.mostUnanswered);
    expect(answer).toContain('{"status":"alive"}');
  });

  it('close their connection at the eleventh that has no response, and none after it is begun', async () => {
    const sockets = await Promise.all(Array.from({ length: 20 }, () => open(site.url)));
    answers.length = 0;
    for (const socket of sockets) socket.resume().write(request(PAGE).repeat(2000));
    await Promise.all(sockets.map(ended));
    expect(statusOf(await exchange(site.url, get(PAGE)))).toBe(200);
    // The system takes the first response of each at once.
    const most = sockets.length * (LIMITS.mostUnanswered + 1);
    await expect.poll(() => answers.length).toBeGreaterThan(sockets.length);
    expect(answers.length).toBeLessThanOrEqual(most + 1);
  });

  it('may be any number on one connection, one after the other', async () => {
    const statuses: number[] = [];
    const socket = await open(site.url);
    for (let n = 0; n < 30; n += 1) {
      const answer = new Promise((resolve) => socket.once('data', resolve));
      socket.write(request('/healthz'));
      statuses.push(statusOf(String(await answer)) ?? 0);
    }
    socket.destroy();
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

describe('a client that takes nothing of a response', () => {
  const STALLED = 300;
  const PIECE = Buffer.alloc(64 * 1024);
  /** Together more than the system takes of a response that nobody reads. */
  const PIECES = 256;
  const server = createServer();
  const connections = watchConnections(server, { ...LIMITS, stalled: STALLED });
  let url: string;
  let heard: (socket: Socket) => void;
  beforeAll(async () => {
    server.on('request', (incoming, response) => {
      connections.busy(incoming.socket, response);
      heard(incoming.socket);
      if (incoming.url === '/never') return;
      Readable.from(Array.from({ length: PIECES }, () => PIECE)).pipe(response);
    });
    url = `http://127.0.0.1:${await listenOn(server)}`;
  });
  afterAll(() => closeNow(server));

  /** Asks for a response, and reads nothing. Resolves to both ends of the connection. */
  async function visit(path: string): Promise<{ client: Socket; at: Socket }> {
    const { promise, resolve } = Promise.withResolvers<Socket>();
    heard = resolve;
    const client = await open(url);
    client.pause().write(request(path));
    return { client, at: await promise };
  }

  it('loses its connection, also if it sends blank lines meanwhile; one that has nothing to take yet does not', async () => {
    const waiting = await visit('/never');
    const { client, at } = await visit('/large');
    const begun = performance.now();
    const lines = setInterval(() => client.write('\r\n'), STALLED / 10);
    await ended(at);
    clearInterval(lines);
    expect(performance.now() - begun).toBeGreaterThan(STALLED);
    expect(waiting.at.destroyed).toBe(false);
  });

  it('keeps it while it takes a piece now and then', async () => {
    const { client, at } = await visit('/large');
    let taken = 0;
    client.on('data', (piece: Buffer) => {
      taken += piece.length;
      client.pause();
      setTimeout(() => client.resume(), 1);
    });
    client.resume();
    await expect.poll(() => taken).toBeGreaterThan(PIECES * PIECE.length);
    expect(at.destroyed).toBe(false);
  });
});
