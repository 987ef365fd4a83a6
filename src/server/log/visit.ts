/** One request as the log and the metrics see it. */
import type { ServerResponse } from 'node:http';

/** Whether an answer was kept: fresh, too old but sent, made for this request, or never kept. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'none';

/** A request that was answered. */
export type Answered = {
  /** The pattern of the address, never what a visitor typed. */
  route: string;
  status: number;
  /** Milliseconds from the request's headers to the answer's last byte. */
  ms: number;
  cache: CacheState;
  /** The visitor left before the end. */
  cut: boolean;
};

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
