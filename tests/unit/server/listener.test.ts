import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Language } from '#/contract/language.ts';
import { LIMITS, watchConnections } from '#/server/connections.ts';
import { createEndpoints } from '#/server/endpoints/endpoints.ts';
import { createListener } from '#/server/listener.ts';
import type { Pages } from '#/server/pages/pages.ts';

const server = createServer();
afterEach(() => {
  server.removeAllListeners('request');
  server.closeAllConnections();
  server.close();
});

/** The page of a mistake of ours, in each language. */
const brokenIn = (language: Language) => Buffer.from(`We are sorry, in ${language}.`);
const headers = { page: { 'x-own': 'page' }, clip: {}, own: {}, open: {} };
const health = { databaseOpen: () => true, hostStatus: () => null };

/** Returns what a visitor of a page gets, and what is logged, with these `pages`. */
async function visited(pages: Pages, path = '/movie-dashboard') {
  const logged: string[] = [];
  const listener = createListener({
    pages,
    headers,
    files: () => null,
    endpoints: createEndpoints({ headers, health, host: null, pictures: async () => {} }),
    connections: watchConnections(server, LIMITS),
    broken: brokenIn,
    log: (message) => logged.push(message),
  });
  server.on('request', listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    .then(async (got) => ({ status: got.status, headers: got.headers, text: await got.text() }))
    .catch(() => null);
  return { answer, logged };
}

describe('a page that cannot be rendered', () => {
  it.each<[string, Pages]>([
    ['later', () => Promise.reject(new Error('a secret'))],
    [
      'at once',
      () => {
        throw new Error('a secret');
      },
    ],
  ])('fails %s: its visitor gets the broken page, the log the reason', async (_when, pages) => {
    const { answer, logged } = await visited(pages);
    expect(answer).toMatchObject({ status: 500, text: `${brokenIn('en')}` });
    expect(answer?.headers.get('cache-control')).toBe('no-store');
    expect(answer?.headers.get('x-own')).toBe('page');
    expect(logged).toEqual(['/movie-dashboard: Error: a secret']);
  });

  it('gets the broken page of its language', async () => {
    const pages = () => Promise.reject(new Error('a secret'));
    const { answer, logged } = await visited(pages, '/hi/zxyxvyXdF/7');
    expect(answer).toMatchObject({ status: 500, text: `${brokenIn('hi')}` });
    expect(logged).toEqual(['/zxyxvyXdF/:id: Error: a secret']);
  });

  it('is aborted when a part of it was sent', async () => {
    const { answer, logged } = await visited(async (_address, _request, response) => {
      response.writeHead(200, { 'content-length': 1000 });
      response.write('a part');
      throw new Error('a secret');
    });
    expect(answer).toBeNull();
    expect(logged).toHaveLength(1);
  });
});
