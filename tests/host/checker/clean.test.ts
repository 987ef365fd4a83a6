/** The checker finds nothing on hosts that keep the contract, over real sockets. */
import { createServer, type Server } from 'node:http';
import { expect, it, vi } from 'vitest';
import { callNames } from '#/contract/calls.ts';
import { preflightHeaders } from '#/server/endpoints/preflight.ts';
import { sendAnswer } from '#/server/send.ts';
import { DEFAULT_EMBED_ORIGINS } from '#/settings.ts';
import { checkHost } from '#/tools/check-host/check.ts';
import { serveTestHost } from '../../fixtures/embedded-host.ts';
import { closeNow, listenOn } from '../../fixtures/loopback.ts';
import { SITE_URL } from '../../fixtures/site-url.ts';
import { film, found } from '../../fixtures/tmdb/data.ts';
import { createTmdb } from '../../fixtures/tmdb/database.ts';
import { sourceOver } from '../../fixtures/tmdb/source.ts';

/** Some hundred calls in a row, which take long on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const imageOrigins = ['https://image.tmdb.org', 'https://archive.org', 'https://i.ytimg.com'];
const rules = { siteUrl: SITE_URL, embedOrigins: DEFAULT_EMBED_ORIGINS, imageOrigins };

async function checked(host: string) {
  const requested: string[] = [];
  const progress = (_: number, path: string) => void requested.push(path);
  const way = { token: null };
  const report = await checkHost({
    host,
    way,
    rules,
    timeout: 30_000,
    slow: 30_000,
    samples: 1,
    progress,
  });
  const times = Object.values(report.callCounts).reduce((sum, one) => sum + one, 0);
  expect(times).toBe(requested.length);
  expect(report.findings).toEqual([]);
  return requested;
}

it('the embedded host, every call of it', async () => {
  const host = await serveTestHost();
  const requested = await checked(host.url);
  await host.close();
  expect(requested.length).toBeGreaterThan(callNames.length);
});

/** What a search finds, with the first films of each list, by whose titles the check searches. */
function foundBeside(films: number) {
  const own = found('multi', 1);
  const listed = Array.from({ length: films }, (_, at) => ({
    ...film(at + 601),
    media_type: 'movie',
  }));
  return { ...own, results: [...(own.results as object[]), ...listed] };
}

it('the host on a token of the movie database', async () => {
  const tmdb = await createTmdb();
  tmdb.bodies.set('/search/multi', foundBeside(20));
  const { source } = sourceOver(tmdb);
  const server: Server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, preflightHeaders(request.headers, { origins: null })).end();
      return;
    }
    const answer = await source.forGuests?.(request.url ?? '/', request.method ?? 'GET');
    const readable = { 'access-control-allow-origin': '*' };
    await sendAnswer(request, response, answer ?? new Response(null, { status: 404 }), readable);
  });
  const port = await listenOn(server);
  await checked(`http://127.0.0.1:${port}`);
  await closeNow(server);
  source.close();
  await tmdb.close();
});
