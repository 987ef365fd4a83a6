/** The server around Astro's handler: static files first, then pages with their catalogue. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import type { Site } from '#/compose.ts';
import { localsOf } from '#/locals.ts';

const CLIENT = fileURLToPath(new URL('../../dist/client/', import.meta.url));
const ENTRY = new URL('../../dist/server/entry.mjs', import.meta.url);

/** What browsers may make ready before it is asked for: see src/pages/speculation.json.ts. */
const SPECULATION = '/speculation.json';

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (() => void) | undefined,
  locals: App.Locals,
) => Promise<void>;

/** The site was not built, or was built by something else. */
export class NotBuilt extends Error {
  override readonly name = 'NotBuilt';
}

/** A server that does not listen yet. Throws NotBuilt when there is no build to serve. */
export async function createSiteServer(site: Site): Promise<Server> {
  const handler = await loadHandler();
  const files = sirv(CLIENT, { etag: true, dotfiles: false, setHeaders: staticHeaders });
  const locals = localsOf(site);
  return createServer((request, response) => {
    response.setHeader('speculation-rules', `"${SPECULATION}"`);
    files(request, response, () => {
      if (!isDecodable(request.url ?? '/')) request.url = unknownPath(request.url ?? '');
      void handler(request, response, undefined, locals);
    });
  });
}

async function loadHandler(): Promise<Handler> {
  try {
    const built = (await import(ENTRY.href)) as { handler: Handler };
    return built.handler;
  } catch (cause) {
    throw new NotBuilt('The site is not built: run npm run build.', { cause });
  }
}

/** Built assets are named by their content; clips and their pages may be framed by any site. */
function staticHeaders(response: ServerResponse, path: string): void {
  if (path.startsWith('/_astro/')) {
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
  } else if (path.startsWith('/clips/')) {
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    response.setHeader('access-control-allow-origin', '*');
  }
  if (path === SPECULATION) response.setHeader('content-type', 'application/speculationrules+json');
  response.setHeader('x-content-type-options', 'nosniff');
}

/** Astro answers a malformed address bare; this one has our page, or the host's JSON. */
function unknownPath(url: string): string {
  return url.startsWith('/api/') ? '/api/unknown' : '/404';
}

/** A path with malformed percent signs names nothing. */
function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
