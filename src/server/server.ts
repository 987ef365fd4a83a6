/** The production server: static files, pages, and the embedded host's own addresses. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Site } from '#/compose.ts';
import { localsOf } from '#/locals.ts';
import { patterns } from '#/paths.ts';
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
import type { Health } from '#/source/source.ts';
import { createFiles } from './files.ts';
import { createListener } from './listener.ts';
import { type InlineHashes, readInlineHashes, securityHeaders, withHeaders } from './security.ts';

const CLIENT = fileURLToPath(new URL('../../dist/client/', import.meta.url));
const BUILT = new URL('../../dist/server/', import.meta.url);

/** The site was not built, or was built by something else. */
export class NotBuilt extends Error {
  override readonly name = 'NotBuilt';
}

export type ServerOptions = {
  log?: (message: string) => void;
  now?: () => number;
  limits?: Limits;
  /** Told of every answer when it has been sent. */
  answered?: (answer: Answered) => void;
  /** The host's last word, for `/readyz`: the source's own when left out. */
  hostWord?: () => Health | null;
};

export type SiteServer = Server & {
  /** Stops as a visitor would want it: see drain.ts. */
  drain(patience?: number): Promise<boolean>;
};

/** A server that does not listen yet. Throws NotBuilt when there is no build to serve. */
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
  const pages = createPages({
    handler: withHeaders(orNowhere(handler), headers),
    locals: localsOf(site),
    log,
    now,
    hostFails: () => site.source.health()?.ok === false,
  });
  const server = createServer(serverOptions(limits));
  const connections = watchConnections(server, limits.mostIdle);
  const front = frontOf(site, { headers, log, hostWord });
  const files = createFiles(CLIENT, headers);
  const parts = { front, pages, files, headers, connections, broken };
  const listener = createListener({ ...parts, log, answered });
  // Who asks first whether to send a body is answered before it is sent.
  server.on('request', listener).on('checkContinue', listener);
  return Object.assign(server, {
    drain: (patience?: number) => drain(server, connections, patience),
  });
}

/**
 * A handler that takes what none of its routes is for (an address with a line break, or one that a URL
 * parser finds to lead elsewhere) to the page for all such. By itself it renders that page without
 * locals, which no page of ours can do without.
 */
function orNowhere(handler: Handler): Handler {
  return (request, response, _next, locals) => {
    const nowhere = () =>
      handler(Object.assign(request, { url: patterns.nowhere }), response, undefined, locals);
    return handler(request, response, nowhere, locals);
  };
}

type Build = { handler: Handler; broken: Buffer; hashes: InlineHashes };

async function loadBuild(): Promise<Build> {
  try {
    const entry = new URL('entry.mjs', BUILT);
    const built = (await import(entry.href)) as { handler: Handler };
    return {
      handler: built.handler,
      broken: readFileSync(`${CLIENT}500.html`),
      hashes: readInlineHashes(new URL('inline-hashes.json', BUILT)),
    };
  } catch (cause) {
    throw new NotBuilt('The site is not built: run npm run build.', { cause });
  }
}
