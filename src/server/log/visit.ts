/** One request as the log and the metrics record it. */
import type { ServerResponse } from 'node:http';

/** `hit` and `stale`: from the store. `miss`: rendered for this request. `none`: never stored. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'none';

/** A request whose response has been sent or cut off. */
export type Answered = {
  /** The label of the address, never the text that a visitor typed. */
  route: string;
  status: number;
  /** Milliseconds from the request's headers to the response's last byte. */
  ms: number;
  cache: CacheState;
  /** Whether the connection closed before the response was complete. */
  cut: boolean;
  /** Whether a browser asked for it before its visitor did (`Sec-Purpose`). */
  isPrefetch: boolean;
};

export type Visit = { route: string; cache: CacheState; since: number };

export function beginVisit(): Visit {
  return { route: 'other', cache: 'none', since: performance.now() };
}

function isPrefetch({ req }: ServerResponse): boolean {
  return String(req.headers['sec-purpose']).includes('prefetch');
}

/** Returns the record of a request. Call it when the response has closed. */
export function answeredOf({ route, cache, since }: Visit, response: ServerResponse): Answered {
  return {
    route,
    status: response.statusCode,
    ms: Math.round((performance.now() - since) * 100) / 100,
    cache,
    cut: !response.writableFinished,
    isPrefetch: isPrefetch(response),
  };
}
