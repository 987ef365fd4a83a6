/** `/healthz`: the process is alive. `/readyz`: it can serve pages as they should be. */
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Health } from '#/source/source.ts';

export type HealthOptions = {
  /** Whether the embedded catalogue's file can be read; null when there is none. */
  databaseOpen(): boolean | null;
  /** Null before the host was first asked. */
  hostWord(): Health | null;
};

type Report = { status: number; body: Record<string, string> };

const ALIVE = '/healthz';

/** Where health is asked for. */
export const healthPaths: readonly string[] = [ALIVE, '/readyz'];

/** What is to be said at one of these. */
export function healthAt(path: string, options: HealthOptions): Report {
  return path === ALIVE ? { status: 200, body: { status: 'alive' } } : readiness(options);
}

/** A host that was not asked yet is no reason to keep visitors away: they are who asks it. */
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
