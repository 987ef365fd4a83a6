/** One request as the log and the metrics see it. */
import type { ServerResponse } from 'node:http';
import type { Answered } from './log.ts';

/** Whether an answer was kept: fresh, too old but sent, made for this request, or never kept. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'none';

export type Visit = { route: string; cache: CacheState; since: number };

export function beginVisit(): Visit {
  return { route: 'other', cache: 'none', since: performance.now() };
}

/** What became of a request, when its response has closed. */
export function answeredOf({ route, cache, since }: Visit, response: ServerResponse): Answered {
  return {
    route,
    status: response.statusCode,
    ms: Math.round((performance.now() - since) * 100) / 100,
    cache,
    cut: !response.writableFinished,
  };
}
