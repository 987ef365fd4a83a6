/** Mounts the production server's endpoints in the dev server: see src/server/endpoints/endpoints.ts. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { localsOf } from '#/locals.ts';
import { endpointsOf } from '#/server/endpoints/endpoints-of.ts';
import { securityHeaders } from '#/server/security.ts';
import { isNowhere } from '#/site/match.ts';
import { STATE } from './panel/calls.ts';
import type { Preview } from './preview.ts';

type Next = (error?: unknown) => void;
type Middleware = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/** Vite inserts inline scripts and styles, so pages have no policy: see docs/decisions/009. */
const NOTHING_INLINE = { scripts: [], styles: [] };
const NO_HASHES = { pages: NOTHING_INLINE, clips: NOTHING_INLINE };

/** Where Astro's dev server takes the locals of a request from. */
const LOCALS = Symbol.for('astro.locals');

/** Responds to all requests but those for pages, which it passes on as src/server/pages does. */
export function devEndpoints(preview: Preview, log: (message: string) => void): Middleware {
  const { site, recorder } = preview;
  const headers = { ...securityHeaders({ ...site.config, hashes: NO_HASHES }), page: {} };
  const endpoints = endpointsOf(site, { headers, log });
  const shared = localsOf(site);
  return (request, response, next) => {
    try {
      const match = endpoints(request, response, { route: '' });
      if (!match) return;
      if (!('address' in match)) return void match.catch(next);
      if (!isNowhere(match)) request.url = match.path;
      Object.assign(request, { [LOCALS]: { ...shared, match, uncacheable: false } });
      // A script reads this header where it can read no other one: see panel/app.ts.
      response.setHeader('server-timing', `${STATE};dur=${preview.state()}`);
      recorder.during(match.key, next);
    } catch (error) {
      next(error);
    }
  };
}
