/** `/healthz`: the process is alive. `/readyz`: it can serve pages as they should be. */
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** The outcome of the last call that reached for the host, and when that was. */
export type HostWord = { ok: boolean; at: number };

export type HealthOptions = {
  /** Whether the embedded catalogue's file can be read; null when there is none. */
  databaseOpen(): boolean | null;
  /** Null before the host was first asked. */
  hostWord(): HostWord | null;
  /** The process is about to end. */
  stopping(): boolean;
};

type Report = { status: number; body: Record<string, string> };

/** What is to be said at a path; null when the path is neither. */
export function healthAt(path: string, options: HealthOptions): Report | null {
  if (path === '/healthz') return { status: 200, body: { status: 'alive' } };
  return path === '/readyz' ? readiness(options) : null;
}

/** A host that was not asked yet is no reason to keep visitors away: they are who asks it. */
function readiness({ databaseOpen, hostWord, stopping }: HealthOptions): Report {
  const open = databaseOpen();
  const word = hostWord();
  const ready = open !== false && word?.ok !== false && !stopping();
  return {
    status: ready ? 200 : 503,
    body: {
      status: stopping() ? 'stopping' : ready ? 'ready' : 'not ready',
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
): void {
  response.writeHead(status, {
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  });
  response.end(JSON.stringify(body));
}
