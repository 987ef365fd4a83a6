/** `/api` and `/t/p`: the embedded host's own addresses, answered without Astro. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Host } from '#/host/host.ts';
import { sendAnswer } from '#/http/send.ts';

/** Resolves to whether the request was for the embedded host, when it has been answered. */
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
