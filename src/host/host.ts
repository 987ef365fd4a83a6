/**
 * The embedded API host: a function from request to response that serves the whole contract from a
 * database.
 */
import { matchCall } from '#/contract/address.ts';
import { type CallName, calls, type ParamsOf } from '#/contract/calls.ts';
import { CAPTIONS, captionAt } from '#/contract/captions.ts';
import { isGone, NotFound } from '#/contract/errors.ts';
import { nameLanguage } from '#/contract/names.ts';
import { removeWithdrawn } from '#/contract/withdrawn/remove-withdrawn.ts';
import { NOTHING_WITHDRAWN } from '#/contract/withdrawn/withdrawals.ts';
import { noLink } from '#/contract/withdrawn/without-players.ts';
import { PUBLIC } from '#/lib/caching.ts';
import type { HostContext } from './context.ts';
import { isGonePicture } from './gone-pictures.ts';
import { bytesOf } from './own-pictures.ts';
import { pictureResponse } from './pictures.ts';
import { captionText } from './queries/captions.ts';
import { relatedKeysOf } from './queries/withdrawn-keys.ts';
import { routes } from './routes.ts';

/** Cached like pages: withdrawn captions go within the same time. */
const CAPTION_HEADERS = {
  'cache-control': PUBLIC,
  'content-type': 'text/vtt; charset=utf-8',
  'x-content-type-options': 'nosniff',
};

/** Returns the captions at a path. Throws NotFound or Gone. */
function captionResponse(context: HostContext, path: string): Response {
  const at = captionAt(path);
  if (at === null) throw new NotFound(`no captions at ${path}`);
  return new Response(captionText(context, at.id, at.language), { headers: CAPTION_HEADERS });
}

export type Host = {
  /** Returns the response to a path and its query, both undecoded, as they are in the request. */
  fetch(path: string, method?: string): Response;
  /** Returns the bytes of a picture of the catalogue's folder, by its name; null if there is none. */
  picture(name: string): Buffer | null;
  /** Returns whether the picture at a path is of the folder, and all that show it are withdrawn: `fetch` answers 410. */
  isGonePicture(path: string): boolean;
};

const HEADERS = {
  'access-control-allow-origin': '*',
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
};

/**
 * Creates the host, whose `fetch` never throws. It passes an internal error to `report` and
 * responds with status 503, or with an empty list if the call is a search.
 */
export function createHost(context: HostContext, report: (error: unknown) => void): Host {
  return {
    picture: (name) => bytesOf(context.db, name),
    isGonePicture: (path) => isGonePicture(context, path),
    fetch(path, method = 'GET') {
      if (method !== 'GET' && method !== 'HEAD') return failure(405, 'method not allowed');
      const [pathname = '', ...search] = path.split('?');
      try {
        if (pathname.startsWith('/t/p/')) return pictureResponse(context, pathname);
        if (pathname.startsWith(CAPTIONS)) return captionResponse(context, pathname);
        return answer(context, pathname, new URLSearchParams(search.join('?')));
      } catch (error) {
        if (error instanceof NotFound) return failure(404, 'not found');
        if (isGone(error)) return failure(410, 'withdrawn');
        report(error);
        // Existing clients lose their whole page if the response to a search is not an array.
        if (pathname === calls.search.template) return json(200, [], 'no-store');
        return failure(503, 'unavailable');
      }
    },
  };
}

function answer(context: HostContext, pathname: string, query: URLSearchParams): Response {
  const matched = matchCall(pathname, query);
  if (matched.outcome !== 'call') {
    return matched.outcome === 'bad' ? failure(400, 'bad parameters') : failure(404, 'not found');
  }
  const ui = nameLanguage(query.get('ui'));
  return json(200, bodyOf({ ...context, ui }, matched.name, matched.params));
}

function bodyOf<N extends CallName>(context: HostContext, name: N, params: ParamsOf<N>): unknown {
  // The tables pair each call's query with its own envelope. The compiler cannot see this through
  // N.
  const wrap = calls[name].wrap as (wire: unknown) => unknown;
  const answer = wrap(routes[name](context, params));
  const withdrawn = context.withdrawn?.() ?? NOTHING_WITHDRAWN;
  if (withdrawn.isEmpty) return answer;
  const noPlayer = noLink(name, context.siteUrl);
  const related = relatedKeysOf(context.db, name, params);
  return removeWithdrawn({ name, params, answer, withdrawn, noPlayer, relatedKeys: related });
}

function failure(status: number, message: string): Response {
  return json(status, { error: message }, 'no-store');
}

function json(status: number, body: unknown, cacheControl = PUBLIC): Response {
  const headers = { ...HEADERS, 'cache-control': cacheControl };
  return new Response(JSON.stringify(body), { status, headers });
}
