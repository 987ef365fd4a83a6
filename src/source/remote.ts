import { isOwn, matchCall } from '#/contract/address.ts';
import { DAY } from '#/contract/lifetimes.ts';
import type { Shelf } from '#/shelf/shelf.ts';
import { createClient, type Proxies } from './client.ts';
import { createGuard, type GuardOptions, IN_FLIGHT } from './guard.ts';
import type { Source } from './source.ts';

/** Largest answer that is read, in bytes after decoding. */
export const LARGEST_ANSWER = 5 * 1024 * 1024;

export type RemoteOptions = Omit<GuardOptions, 'timeout'> & {
  connectWithin?: number;
  proxies?: Proxies;
  shelf?: Shelf;
};

/**
 * Returns a source that calls a host over HTTP. An answer must arrive in full within `timeout`
 * milliseconds and have at most 5 MB. Redirects are not followed. Calls to a failing host stop for
 * a while: see guard.ts.
 */
export function remoteSource(
  origin: string,
  timeout: number,
  { connectWithin, proxies, shelf, ...bounds }: RemoteOptions = {},
): Source {
  const client = createClient({
    connections: bounds.inFlight ?? IN_FLIGHT,
    ...{ connectWithin, proxies },
  });
  const guard = createGuard({ timeout, ...bounds });
  const asked = { accept: 'application/json', mostBytes: LARGEST_ANSWER };
  return {
    label: origin,
    async fetch(path) {
      const [pathname = '', query] = path.split('?');
      const matched = matchCall(pathname, new URLSearchParams(query));
      const { status, body } = await guard.run(
        (signal) => client.get(`${origin}${path}`, { ...asked, signal }),
        matched.outcome === 'call' && isOwn(matched.name, matched.params),
      );
      return new Response(body, { status: statusOf(status) });
    },
    keep: (path, body) => shelf?.put(origin, path, body),
    async standIn(path) {
      const last = shelf?.get(origin, path) ?? null;
      return last && last.age <= DAY ? last : null;
    },
    health: guard.health,
    close: client.close,
  };
}

/**
 * Maps a status to one of the contract. A redirect is not an answer of the contract, and `Response`
 * can not be constructed with some statuses.
 */
function statusOf(status: number): number {
  if (status >= 200 && status < 300 && status !== 204) return 200;
  return status >= 400 && status < 600 ? status : 502;
}
