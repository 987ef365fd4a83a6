/** `/api`, captions and the drawn pictures at `/t/p`: the catalogue's addresses, served without Astro. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Api } from '#/compose.ts';
import type { Host } from '#/host/host.ts';
import { sendAnswer } from '#/http/send.ts';
import { sheetInstead } from '#/server/pictures/sheets.ts';

const NOT_KEPT = { 'cache-control': 'no-store' };

/** The embedded host's drawings. Pictures that a catalogue names by whole address are fetched. */
const DRAWN = '/t/p/';

/**
 * Returns the embedded host's picture at an address, a painted one where it knows none. Returns null
 * where the picture is fetched: with a remote host, and with `hasOthers` what the host did not draw.
 */
export function drawnBy(host: Host | null, url: string, hasOthers: boolean): Response | null {
  if (host === null || !url.startsWith(DRAWN)) return null;
  const [path = ''] = url.split('?');
  if (hasOthers && !path.endsWith('.svg')) return null;
  const answer = host.fetch(url);
  if (answer.status !== 404 && answer.status !== 410) return answer;
  // A browser shows the picture of a 404 or a 410 as well.
  return hasOthers && answer.status === 404 ? null : new Response(sheetInstead(path), answer);
}

/** Returns the embedded host's captions at an address, or why there are none. */
export function captionsOf(host: Host | null, url: string): Response {
  const answer = host?.fetch(url) ?? none(404, 'not found');
  // Only the site's own pages read them.
  answer.headers.delete('access-control-allow-origin');
  return answer;
}

/** Sends the API's response, or a 404 without an API. */
export async function answerApi(
  api: Api | null,
  request: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
): Promise<void> {
  const { url = '/', method = 'GET' } = request;
  const answer = api ? await asked(api, url, method) : none(404, 'not found');
  if (api?.origins) allowOnly(api.origins, request.headers.origin, answer.headers);
  await sendAnswer(request, response, answer, headers);
}

async function asked(api: Api, url: string, method: string): Promise<Response> {
  try {
    return await api.fetch(url, method);
  } catch {
    return none(503, 'unavailable');
  }
}

function allowOnly(origins: readonly string[], origin: string | undefined, headers: Headers): void {
  headers.append('vary', 'origin');
  if (origin && origins.includes(origin)) headers.set('access-control-allow-origin', origin);
  else headers.delete('access-control-allow-origin');
}

function none(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: NOT_KEPT });
}
