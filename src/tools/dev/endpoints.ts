/** Mounts the production server's endpoints in the dev server: see src/server/endpoints/endpoints.ts. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Site } from '#/compose.ts';
import { endpointsOf } from '#/server/endpoints/endpoints-of.ts';
import { securityHeaders } from '#/server/security.ts';
import { isNowhere } from '#/site/match.ts';

type Next = (error?: unknown) => void;
type Middleware = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/** Vite inserts inline scripts and styles, so pages have no policy: see docs/decisions/009. */
const NOTHING_INLINE = { scripts: [], styles: [] };
const NO_HASHES = { pages: NOTHING_INLINE, clips: NOTHING_INLINE };

/** Header that tells the dev middleware the language of the address. */
export const LANGUAGE_HEADER = 'x-language';

/** Responds to all requests but those for pages, which it passes on with canonical addresses. */
export function devEndpoints(site: Site, log: (message: string) => void): Middleware {
  const headers = { ...securityHeaders({ ...site.config, hashes: NO_HASHES }), page: {} };
  const endpoints = endpointsOf(site, { headers, log });
  return (request, response, next) => {
    try {
      const passed = endpoints(request, response, { route: '' });
      if (!passed) return;
      if (!('address' in passed)) return void passed.catch(next);
      if (!isNowhere(passed)) request.url = passed.path;
      request.headers[LANGUAGE_HEADER] = passed.language;
      next();
    } catch (error) {
      next(error);
    }
  };
}
