/** The embedded API host: the whole contract over a database, as a function from request to response. */
import { matchCall } from '#/contract/address.ts';
import { type CallName, calls, type ParamsOf } from '#/contract/calls.ts';
import { NotFound } from '#/contract/errors.ts';
import { PUBLIC } from '#/http/caching.ts';
import type { HostContext } from './context.ts';
import { pictureResponse } from './pictures.ts';
import { routes } from './routes.ts';

export type Host = {
  /** Answers a path with its query, both as they stood in the request: nothing decoded yet. */
  fetch(path: string, method?: string): Response;
};

const HEADERS = {
  'access-control-allow-origin': '*',
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
};

/** Never throws: what goes wrong inside is given to `report` and answered as an unavailable host. */
export function createHost(context: HostContext, report: (error: unknown) => void): Host {
  return {
    fetch(path, method = 'GET') {
      if (method !== 'GET' && method !== 'HEAD') return failure(405, 'method not allowed');
      const [pathname = '', ...search] = path.split('?');
      try {
        if (pathname.startsWith('/t/p/')) return pictureResponse(context, pathname);
        return answer(context, pathname, search.join('?'));
      } catch (error) {
        if (error instanceof NotFound) return failure(404, 'not found');
        report(error);
        // Existing clients lose their whole page over a search that is no array.
        if (pathname === calls.search.template) return json(200, [], 'no-store');
        return failure(503, 'unavailable');
      }
    },
  };
}

function answer(context: HostContext, pathname: string, search: string): Response {
  const matched = matchCall(pathname, new URLSearchParams(search));
  if (matched.outcome !== 'call') {
    return matched.outcome === 'bad' ? failure(400, 'bad parameters') : failure(404, 'not found');
  }
  return json(200, bodyOf(context, matched.name, matched.params));
}

function bodyOf<N extends CallName>(context: HostContext, name: N, params: ParamsOf<N>): unknown {
  // The table pairs each call's query with its own envelope; the compiler can not see it through N.
  const wrap = calls[name].wrap as (wire: unknown) => unknown;
  return wrap(routes[name](context, params));
}

function failure(status: number, message: string): Response {
  return json(status, { error: message }, 'no-store');
}

function json(status: number, body: unknown, kept = PUBLIC): Response {
  const headers = { ...HEADERS, 'cache-control': kept };
  return new Response(JSON.stringify(body), { status, headers });
}
