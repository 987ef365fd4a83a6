/**
 * Painted sheets on our origin, for every host: by name at `/t/n/{palette}-{motif}.svg`, and in
 * place of a picture that we can not get.
 */

import type { OutgoingHttpHeaders } from 'node:http';
import { SHEET } from '#/contract/lifetimes.ts';
import { drawSheet } from '#/host/posters/sheet.ts';
import { anyCache } from '#/lib/caching.ts';
import { DRAWING } from '#/lib/drawing.ts';
import { SHEETS } from '#/lib/pictures.ts';
import { ornaments, sheetFor } from '#/lib/sheets.ts';
import type { Endpoint } from '#/server/endpoints/endpoint.ts';

const NAME = /^\/t\/n\/([A-Za-z-]+)\.svg$/;
/** Width in which only backdrops are asked for. */
const WIDE = '/w1280/';

const CACHED = `${anyCache(SHEET.fresh)}, stale-while-revalidate=${SHEET.stale}`;

function drawnAt(path: string, wide = false): string | null {
  return drawSheet(NAME.exec(path)?.[1] ?? '', wide);
}

/** Serves sheets by name, or a 404. */
export function sheets(headers: OutgoingHttpHeaders): Endpoint {
  return {
    label: '/t/*',
    has: (path) => path.startsWith(SHEETS),
    headers: { ...headers, 'access-control-allow-origin': '*' },
    answer(path) {
      const sheet = drawnAt(path);
      const status = sheet === null ? 404 : 200;
      const cacheControl = sheet === null ? 'no-store' : CACHED;
      return new Response(sheet, {
        status,
        headers: { ...DRAWING, 'cache-control': cacheControl },
      });
    },
  };
}

/**
 * Draws the fallback for the picture at a path. The same picture gets the same sheet at
 * every size, wide where it is a backdrop.
 */
export function sheetInstead(path: string): string {
  const [, folder, picture = ''] = /^\/t\/[px](\/\w+\/)(.*)/.exec(path) ?? [];
  return drawnAt(sheetFor(picture, null, ornaments), folder === WIDE) ?? '';
}
