/** `/api` and `/t/p`: the embedded host's own addresses, answered without Astro. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Host } from '#/host/host.ts';

/** Answers whether the request was for the embedded host. */
export function answerFromHost(
  host: Host | null,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { url = '/', method = 'GET' } = request;
  const isApi = url.startsWith('/api/');
  if (!isApi && !(host && url.startsWith('/t/'))) return false;
  const answer = host?.fetch(url, method) ?? Response.json({ error: 'not found' }, { status: 404 });
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (method === 'HEAD') response.end();
  else void answer.arrayBuffer().then((body) => response.end(Buffer.from(body)));
  return true;
}
