/**
 * `/healthz`: the process is alive. `/readyz`: it should get visitors, even while the host fails,
 * because pages of its last answers can be served. The JSON says how the host is.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Health } from '#/catalogue/sources/source.ts';

/** Open descriptors of this process, which are its files and connections, as Linux tells them. */
type Descriptors = { open: number; most: number };

/** Milliseconds for which a count holds, because counting many takes time. */
const HOLDS = 1000;
/** Part of the limit from which on a process should get no more visitors. */
const FULL = 0.9;

/** Returns whether so few descriptors are left that responses may soon fail. */
const areScarce = ({ open, most }: Descriptors) => open >= most * FULL;

/** Returns what counts descriptors; it returns null on a system that does not tell them. */
export function createDescriptors(): () => Descriptors | null {
  const most = limit();
  let counted = { open: 0, at: Number.NEGATIVE_INFINITY };
  return () => {
    if (most === null) return null;
    const at = performance.now();
    if (at - counted.at >= HOLDS) counted = { open: count(most), at };
    return { open: counted.open, most };
  };
}

function limit(): number | null {
  try {
    const [, soft] =
      /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? null : Number(soft);
  } catch {
    return null;
  }
}

function count(most: number): number {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    // Listing them needs one, too.
    return most;
  }
}

export type HealthOptions = {
  /** Returns whether the embedded catalogue's file can be read; null if there is no file. */
  databaseOpen(): boolean | null;
  /** Returns whether that file was found damaged: what can be read of it is served. */
  databaseDamaged?(): boolean;
  /** Returns the outcome of the last call to the host; null before the first call. */
  hostStatus(): Health | null;
  /** Returns whether Redis answers; null without REDIS_URL. */
  redisOpen?(): boolean | null;
  /** Returns whether the server will end soon. */
  ending?(): boolean;
  /** Returns how many descriptors are open; null where the system does not tell. */
  descriptors?(): Descriptors | null;
};

type Report = { status: number; body: Record<string, string> };

const ALIVE = '/healthz';

/** Paths of the health checks. */
export const healthPaths: readonly string[] = [ALIVE, '/readyz'];

/** Returns the status and the JSON body for one of these paths. */
export function healthAt(path: string, options: HealthOptions): Report {
  return path === ALIVE ? { status: 200, body: { status: 'alive' } } : readiness(options);
}

function readiness({
  databaseOpen,
  databaseDamaged = () => false,
  hostStatus,
  redisOpen = () => null,
  ending = () => false,
  descriptors = () => null,
}: HealthOptions): Report {
  const redis = redisOpen();
  const open = databaseOpen();
  const host = hostStatus();
  const isEnding = ending();
  const files = descriptors();
  const database = wordOf(open, databaseDamaged);
  const isUseful = database !== 'closed' && database !== 'damaged';
  const ready = isUseful && !isEnding && !(files && areScarce(files));
  return {
    status: ready ? 200 : 503,
    body: {
      status: ready ? 'ready' : isEnding ? 'ending' : 'not ready',
      database,
      host: host === null ? 'not asked yet' : host.ok ? 'answers' : 'fails',
      ...(redis !== null && { redis: redis ? 'answers' : 'fails' }),
      ...(files && { descriptors: `${files.open} of ${files.most}` }),
      ...(host && { asked: new Date(host.at).toISOString() }),
    },
  };
}

function wordOf(open: boolean | null, isDamaged: () => boolean): string {
  if (open === null) return 'none';
  if (!open) return 'closed';
  return isDamaged() ? 'damaged' : 'open';
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
