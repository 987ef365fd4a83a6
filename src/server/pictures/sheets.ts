/**
 * Painted sheets on our origin, whatever the host: by name at `/t/n/{palette}-{motif}.svg`, and in
 * place of a picture that we can not get.
 */

import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { drawSheet } from '#/art/sheet.ts';
import { SHEET } from '#/contract/lifetimes.ts';
import { anyCache } from '#/http/caching.ts';
import { sendAnswer } from '#/http/send.ts';
import { ornaments, sheetFor } from '#/lib/sheets.ts';

const NAME = /^\/t\/n\/([A-Za-z-]+)\.svg$/;
/** Width in which only backdrops are asked for. */
const WIDE = '/w1280/';

export const SVG = 'image/svg+xml';
const KEPT = `${anyCache(SHEET.fresh)}, stale-while-revalidate=${SHEET.stale}`;

function drawnAt(path: string, wide = false): string | null {
  return drawSheet(NAME.exec(path)?.[1] ?? '', wide);
}

/** Sends the sheet that a request names, or a 404. */
export function sendSheet(
  request: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
): Promise<void> {
  const sheet = drawnAt(request.url?.split('?')[0] ?? '');
  const status = sheet === null ? 404 : 200;
  const kept = sheet === null ? 'no-store' : KEPT;
  const own = { 'content-type': SVG, 'cache-control': kept, 'access-control-allow-origin': '*' };
  return sendAnswer(request, response, new Response(sheet, { status, headers: own }), headers);
}

/**
 * Draws the sheet that stands in for the picture at a path. The same picture gets the same sheet at
 * every size, wide where it is a backdrop.
 */
export function sheetInstead(path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1);
  return drawnAt(sheetFor(file, null, ornaments), path.includes(WIDE)) ?? '';
}
