/** The production server: static files, pages, and the embedded host's own addresses. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import type { Site } from '#/compose.ts';
import { localsOf } from '#/locals.ts';
import { addressOf, NOWHERE } from './address.ts';
import { answerFromHost } from './host-answers.ts';
import { createPages } from './pages.ts';
import { pictureStore } from './pictures/disk.ts';
import { createPictures } from './pictures/pictures.ts';
import type { Handler } from './render.ts';

const CLIENT = fileURLToPath(new URL('../../dist/client/', import.meta.url));
const ENTRY = new URL('../../dist/server/entry.mjs', import.meta.url);
/** What browsers may make ready before it is asked for: see src/pages/speculation.json.ts. */
const SPECULATION = '/speculation.json';
/** Longer than the 60 s of usual proxies, which then never meet a closed connection. */
const KEEP_ALIVE = 65_000;

/** The site was not built, or was built by something else. */
export class NotBuilt extends Error {
  override readonly name = 'NotBuilt';
}

export type ServerOptions = { log?: (message: string) => void; now?: () => number };

/** A server that does not listen yet. Throws NotBuilt when there is no build to serve. */
export async function createSiteServer(
  site: Site,
  { log = console.error, now }: ServerOptions = {},
): Promise<Server> {
  const { handler, broken } = await loadBuild();
  const locals = localsOf(site);
  const pages = createPages({ handler, locals, broken, log, now });
  const { imageHost, imageHosts, pictureCache, pictureCacheBytes, catalogueTimeout } = site.config;
  const store = pictureStore(pictureCache, pictureCacheBytes);
  const pictures = createPictures({ imageHost, imageHosts, store, timeout: catalogueTimeout, log });
  const files = sirv(CLIENT, { etag: true, brotli: true, gzip: true, setHeaders: staticHeaders });
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    if (answerFromHost(site.host, request, response)) return;
    if (request.url?.startsWith('/t/')) {
      void pictures(request, response);
      return;
    }
    // Pages first: they are asked for most, and no file has the address of one.
    const address = addressOf(request.url ?? '/');
    if (address !== NOWHERE) void pages(address, request, response);
    else files(request, response, () => void pages(address, request, response));
  });
  server.keepAliveTimeout = KEEP_ALIVE;
  return server;
}

async function loadBuild(): Promise<{ handler: Handler; broken: Buffer }> {
  try {
    const built = (await import(ENTRY.href)) as { handler: Handler };
    return { handler: built.handler, broken: readFileSync(`${CLIENT}500.html`) };
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
  if (!path.startsWith('/clips/')) {
    response.setHeader('speculation-rules', `"${SPECULATION}"`);
  }
  response.setHeader('x-content-type-options', 'nosniff');
}
