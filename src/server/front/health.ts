/** `/healthz`: the process is alive. `/readyz`: it can serve pages from a working host. */
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Health } from '#/source/source.ts';

export type HealthOptions = {
  /** Returns whether the embedded catalogue's file can be read; null if there is no file. */
  databaseOpen(): boolean | null;
  /** Returns the outcome of the last call to the host; null before the first call. */
  hostWord(): Health | null;
};

type Report = { status: number; body: Record<string, string> };

const ALIVE = '/healthz';

/** Paths of the health checks. */
export const healthPaths: readonly string[] = [ALIVE, '/readyz'];

/** Returns the status and the JSON body for one of these paths. */
export function healthAt(path: string, options: HealthOptions): Report {
  return path === ALIVE ? { status: 200, body: { status: 'alive' } } : readiness(options);
}

/** A host that nobody has called yet counts as ready: only visitors' requests call it. */
function readiness({ databaseOpen, hostWord }: HealthOptions): Report {
  const open = databaseOpen();
  const word = hostWord();
  const ready = open !== false && word?.ok !== false;
  return {
    status: ready ? 200 : 503,
    body: {
      status: ready ? 'ready' : 'not ready',
      database: open === null ? 'none' : open ? 'open' : 'closed',
      host: word === null ? 'not asked yet' : word.ok ? 'answers' : 'fails',
      ...(word && { asked: new Date(word.at).toISOString() }),
    },
  };
}

export function sendHealth(
  response: ServerResponse,
  { status, body }: Report,
  headers: OutgoingHttpHeaders,
): undefined {
  response.writeHead(status, {
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  });
  response.end(JSON.stringify(body));
}
