/** `/api` and `/t/p`: the embedded host's addresses, served without Astro. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Host } from '#/host/host.ts';
import { sendAnswer } from '#/http/send.ts';

/**
 * Sends the embedded host's response, or a 404 for `/api/` without an embedded host. Resolves,
 * after sending, to true; resolves to false if the request is not for the host.
 */
export async function answerFromHost(
  host: Host | null,
  request: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
): Promise<boolean> {
  const { url = '/', method = 'GET' } = request;
  if (!host && !url.startsWith('/api/')) return false;
  const answer = host?.fetch(url, method) ?? noHost();
  await sendAnswer(request, response, answer, headers);
  return true;
}

function noHost(): Response {
  const headers = { 'cache-control': 'no-store' };
  return Response.json({ error: 'not found' }, { status: 404, headers });
}
