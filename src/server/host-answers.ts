/** `/api` and `/t/p`: the embedded host's own addresses, answered without Astro. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Site } from '#/compose.ts';

/** A picture's path on the movie image host: a size and a file, checked. */
const PICTURE = /^\/t\/p(\/w\d{2,4}\/[A-Za-z0-9][A-Za-z0-9._-]{0,127})$/;
const PICTURE_LIFE = 'public, max-age=86400';

/** Answers whether the request was one of these. */
export function answerFromHost(
  { host, config }: Site,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { url = '/', method = 'GET' } = request;
  const isApi = url.startsWith('/api/');
  if (!isApi && !url.startsWith('/t/')) return false;
  if (host) {
    const answer = host.fetch(url, method);
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (method === 'HEAD') response.end();
    else void answer.arrayBuffer().then((body) => response.end(Buffer.from(body)));
    return true;
  }
  const [, file] = PICTURE.exec(url) ?? [];
  if (isApi || file === undefined || file.includes('..')) {
    response.writeHead(404, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify({ error: 'not found' }));
  } else {
    response.writeHead(302, { location: config.imageHost + file, 'cache-control': PICTURE_LIFE });
    response.end();
  }
  return true;
}
