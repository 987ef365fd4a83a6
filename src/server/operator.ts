/** The port of the operator: metrics for Prometheus, and purges. It is never public. */
import { hash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Registry } from 'prom-client';
import { type Bus, MOST_TAGS, openBus } from '#/catalogue/redis/bus.ts';
import type { Fleet } from '#/catalogue/redis/store.ts';
import { isTag } from '#/catalogue/tags.ts';
import { field } from '#/contract/raw.ts';
import { createCoalescer } from '#/lib/coalesce.ts';
import { parseJson } from '#/lib/json.ts';
import { isLoopback } from '#/lib/origin.ts';
import { LIMITS, type Limits, serverOptions } from './connections.ts';

/** Largest body, in bytes. */
const MOST_BYTES = 64 * 1024;

type Read = { tags: string[] } | { status: 400 | 413; error: string };

/** Returns whether a request presents the token. Compares it in constant time. */
function isAllowed({ headers }: IncomingMessage, token: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/** Reads a body. It stops at the limit. */
async function readTags(request: IncomingMessage): Promise<Read> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    size += (piece as Buffer).length;
    if (size > MOST_BYTES) return { status: 413, error: `more than ${MOST_BYTES} bytes` };
    pieces.push(piece as Buffer);
  }
  const tags = tagsIn(Buffer.concat(pieces).toString());
  if (!tags) return { status: 400, error: 'the body is no {"tags": ["movie-603", …]}' };
  if (tags.length > MOST_TAGS) return { status: 400, error: `more than ${MOST_TAGS} tags` };
  return { tags };
}

function tagsIn(text: string): string[] | null {
  const tags = field(parseJson(text), 'tags');
  return Array.isArray(tags) && tags.every(isTag) ? tags : null;
}

export type OperatorOptions = {
  /** Returns the metrics of all processes as text. */
  metrics(): Promise<string>;
  /** The token of purges; null: there is no such address. */
  purgeToken: string | null;
  purger: Purger;
  /**
   * Whether it listens on this machine alone. Then it takes only local names as `Host`, so that no page
   * in a browser of this machine reads it under a foreign name (DNS rebinding).
   */
  isLocal: boolean;
  limits?: OperatorLimits;
};

/** Limits of time, and the most connections. */
export type OperatorLimits = Pick<Limits, 'headers' | 'keepAlive'> & { connections: number };

/** A Prometheus or two, and an operator. */
const OWN_LIMITS: OperatorLimits = { ...LIMITS, connections: 32 };
/** Requests of a connection at most, so that few can be sent before the first is answered. */
const MOST_REQUESTS = 100;

/** Creates the server, which does not listen yet. */
export function operatorServer({
  metrics,
  purgeToken,
  purger,
  isLocal,
  limits = OWN_LIMITS,
}: OperatorOptions): Server {
  const measuring = createCoalescer<string>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url } = request;
    if (isLocal && !namesThisMachine(request)) {
      return sendJson(response, 421, { error: 'this is not the host that you asked for' });
    }
    if (method === 'GET' && url === '/metrics') {
      // All who ask meanwhile get the same text.
      const text = await measuring.run('metrics', metrics);
      response.writeHead(200, {
        'content-type': Registry.PROMETHEUS_CONTENT_TYPE,
        'cache-control': 'no-store',
      });
      response.end(text);
    } else if (method === 'POST' && url === '/purge' && purgeToken !== null) {
      if (!isAllowed(request, purgeToken))
        return sendJson(response, 401, { error: 'unauthorized' });
      const read = await readTags(request);
      if ('error' in read) return sendJson(response, read.status, { error: read.error });
      sendJson(response, 200, await purger.purge(read.tags));
    } else {
      sendJson(response, 404, { error: 'not found' });
    }
  }

  const server = createServer(serverOptions(limits), (request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.maxConnections = limits.connections;
  server.maxRequestsPerSocket = MOST_REQUESTS;
  // It closes a connection that does not read its answer.
  return server.setTimeout(limits.headers);
}

function namesThisMachine({ headersDistinct }: IncomingMessage): boolean {
  const names = headersDistinct.host ?? [];
  return names.every((name) => isLoopback(name.replace(/:\d*$/, '')));
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  // The body of a refused request is never read.
  const close = status === 200 ? {} : { connection: 'close' };
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...close,
  });
  response.end(JSON.stringify(body));
}

/** Forgets answers and pages by their tags: here, in Redis, and in every other instance. */
export type Purger = {
  /** Resolves to the pages that were forgotten here, and the other instances that were told. */
  purge(tags: string[]): Promise<{ pages: number; instances: number }>;
  close(): void;
};

/** `here` forgets in all processes of this instance, and resolves to the number of pages. */
export function createPurger(
  fleet: Fleet | null,
  here: (tags: string[]) => Promise<number>,
): Purger {
  const bus: Bus | null = fleet && openBus({ fleet, isTag, onPurge: (tags) => void here(tags) });
  return {
    async purge(tags) {
      // What Redis holds goes first: no process may take it into its memory again.
      const instances = (await bus?.tell(tags)) ?? 0;
      return { pages: await here(tags), instances };
    },
    close: () => bus?.close(),
  };
}
