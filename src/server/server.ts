/** The production server: static files, pages, and the embedded host's addresses. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Site } from '#/compose.ts';
import { type Language, languages } from '#/contract/language.ts';
import { localsOf } from '#/locals.ts';
import { inLanguage, paths, patterns } from '#/paths.ts';
import {
  LIMITS,
  type Limits,
  serverOptions,
  watchConnections,
} from '#/server/connections/connections.ts';
import { drain } from '#/server/connections/drain.ts';
import { frontOf } from '#/server/front/front-of.ts';
import type { Answered } from '#/server/log/visit.ts';
import { createPages } from '#/server/pages/pages.ts';
import type { Handler } from '#/server/pages/render.ts';
import { matchAddress } from '#/site/match.ts';
import type { Health } from '#/source/source.ts';
import { createFiles } from './files.ts';
import { createListener } from './listener.ts';
import { type InlineHashes, readInlineHashes, securityHeaders, withHeaders } from './security.ts';

const CLIENT = fileURLToPath(new URL('../../dist/client/', import.meta.url));
const BUILT = new URL('../../dist/server/', import.meta.url);

/** There is no build to serve, or it can not be loaded. */
export class NotBuilt extends Error {
  override readonly name = 'NotBuilt';
}

export type ServerOptions = {
  log?: (message: string) => void;
  now?: () => number;
  limits?: Limits;
  /** Called after each response is sent. */
  answered?: (answer: Answered) => void;
  /** Returns the outcome of the last call to the host, for `/readyz`. Default: the source's. */
  hostWord?: () => Health | null;
};

export type SiteServer = Server & {
  /** Shuts the server down and lets responses in flight finish: see drain.ts. */
  drain(patience?: number): Promise<boolean>;
};

/** Creates a server that does not listen yet. Throws NotBuilt if there is no build to serve. */
export async function createSiteServer(
  site: Site,
  {
    log = console.error,
    now,
    limits = LIMITS,
    answered,
    hostWord = () => site.source.health(),
  }: ServerOptions = {},
): Promise<SiteServer> {
  const { handler, broken, hashes } = await loadBuild();
  const headers = securityHeaders({ ...site.config, hashes });
  const { pages, prepare } = createPages({
    handler: withHeaders(orNowhere(handler), headers),
    locals: localsOf(site),
    log,
    now,
    hostFails: () => site.source.health()?.ok === false,
  });
  // The splash is always ready. No build can write it: it names SITE_URL.
  await Promise.all(
    languages.map((language) => prepare(matchAddress(inLanguage(language, paths.splash)))),
  );
  const server = createServer(serverOptions(limits));
  const connections = watchConnections(server, limits.mostIdle);
  const front = frontOf(site, { headers, log, hostWord });
  const files = createFiles(CLIENT, headers);
  const parts = { front, pages, files, headers, connections, broken };
  const listener = createListener({ ...parts, log, answered });
  // A client that sends Expect: 100-continue gets its response before it sends a body.
  server.on('request', listener).on('checkContinue', listener);
  return Object.assign(server, {
    drain: (patience?: number) => drain(server, connections, patience),
  });
}

/**
 * Returns a handler that renders the not-found page if no route of Astro matches: for example, an
 * address with a line break, or one that a URL parser resolves to another place. Astro's own
 * fallback renders that page without locals, which all our pages need.
 */
function orNowhere(handler: Handler): Handler {
  return (request, response, _next, locals) => {
    const nowhere = () =>
      handler(Object.assign(request, { url: patterns.nowhere }), response, undefined, locals);
    return handler(request, response, nowhere, locals);
  };
}

type Build = { handler: Handler; broken: Record<Language, Buffer>; hashes: InlineHashes };

async function loadBuild(): Promise<Build> {
  try {
    const entry = new URL('entry.mjs', BUILT);
    const built = (await import(entry.href)) as { handler: Handler };
    return {
      handler: built.handler,
      broken: {
        en: readFileSync(`${CLIENT}500.html`),
        ur: readFileSync(`${CLIENT}ur/500/index.html`),
        hi: readFileSync(`${CLIENT}hi/500/index.html`),
        pa: readFileSync(`${CLIENT}pa/500/index.html`),
      },
      hashes: readInlineHashes(new URL('inline-hashes.json', BUILT)),
    };
  } catch (cause) {
    throw new NotBuilt('The site is not built: run npm run build.', { cause });
  }
}
