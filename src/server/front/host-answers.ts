/** `/api` and `/t/p`: the embedded host's addresses, served without Astro. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Host } from '#/host/host.ts';
import { sendAnswer } from '#/http/send.ts';
import { sheetInstead } from '#/server/pictures/sheets.ts';

/** The embedded host's drawings. Pictures that a catalogue names by whole address are fetched. */
const DRAWN = '/t/p/';

/** Returns whether an address is the embedded host's. `/api` is, also where there is none. */
export function isForHost(host: Host | null, url: string): boolean {
  return url.startsWith('/api/') || (host !== null && url.startsWith(DRAWN));
}

/** Sends the embedded host's response, or a 404 without an embedded host. */
export async function answerFromHost(
  host: Host | null,
  request: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
): Promise<void> {
  const { url = '/', method = 'GET' } = request;
  const answer = host?.fetch(url, method) ?? noHost();
  const isLost = answer.status === 404 && url.startsWith(DRAWN);
  await sendAnswer(request, response, isLost ? painted(url, answer) : answer, headers);
}

/** A browser shows the picture of a 404 as well. */
function painted(url: string, { status, headers }: Response): Response {
  return new Response(sheetInstead(url.split('?')[0] ?? ''), { status, headers });
}

function noHost(): Response {
  const headers = { 'cache-control': 'no-store' };
  return Response.json({ error: 'not found' }, { status: 404, headers });
}
