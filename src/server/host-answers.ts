/** `/api` and `/t/p`: the embedded host's own addresses, answered without Astro. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Host } from '#/host/host.ts';

/** Resolves to whether the request was for the embedded host, when it has been answered. */
export async function answerFromHost(
  host: Host | null,
  request: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
): Promise<boolean> {
  const { url = '/', method = 'GET' } = request;
  if (!host && !url.startsWith('/api/')) return false;
  const answer = host?.fetch(url, method) ?? Response.json({ error: 'not found' }, { status: 404 });
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, { ...headers, ...Object.fromEntries(answer.headers) });
  response.end(method === 'HEAD' ? undefined : body);
  return true;
}
