import { isOwn, type Matched, matchCall } from '#/contract/address.ts';
import { calls } from '#/contract/calls.ts';
import { STANDS_IN } from '#/contract/lifetimes.ts';
import type { Shelf } from '#/shelf/shelf.ts';
import type { Lease, Tier } from '#/tier/tier.ts';
import { createClient, type Proxies } from './client.ts';
import { createGuard, type GuardOptions, IN_FLIGHT } from './guard.ts';
import type { Source, Worth } from './source.ts';

/** Largest answer that is read, in bytes after decoding. */
export const LARGEST_ANSWER = 5 * 1024 * 1024;

export type RemoteOptions = Omit<GuardOptions, 'timeout'> & {
  connectWithin?: number;
  proxies?: Proxies;
  shelf?: Shelf;
  /** What instances share. */
  tier?: Tier;
};

/**
 * Returns a source that calls a host over HTTP. An answer must arrive in full within `timeout`
 * milliseconds and have at most 5 MB. Redirects are not followed. Calls to a failing host stop for
 * a while: see guard.ts. An answer that another instance has just had is not asked for again.
 */
export function remoteSource(
  origin: string,
  timeout: number,
  { connectWithin, proxies, shelf, tier, ...bounds }: RemoteOptions = {},
): Source {
  const client = createClient({
    connections: bounds.inFlight ?? IN_FLIGHT,
    ...{ connectWithin, proxies },
  });
  const guard = createGuard({ timeout, ...bounds });
  const asked = { accept: 'application/json', mostBytes: LARGEST_ANSWER };
  /** The leases of answers that are not settled yet. */
  const leases = new Map<string, Lease>();

  async function ask(path: string, matched: Matched): Promise<Response> {
    const { status, body } = await guard.run(
      (signal) => client.get(`${origin}${path}`, { ...asked, signal }),
      matched.outcome === 'call' && isOwn(matched.name, matched.params),
    );
    return new Response(body, { status: statusOf(status) });
  }

  async function shared(path: string, matched: Matched, tier: Tier): Promise<Response> {
    const fresh = matched.outcome === 'call' ? calls[matched.name].freshness.fresh : 0;
    const begun = await tier.begin(origin + path, fresh);
    if (begun.shared) {
      const { status, body, age } = begun.shared;
      return new Response(body, { status, headers: { age: `${age}` } });
    }
    if (begun.lease) leases.set(path, begun.lease);
    try {
      return await ask(path, matched);
    } catch (error) {
      settle(path, null);
      throw error;
    }
  }

  function settle(path: string, worth: Worth | null): void {
    const lease = leases.get(path);
    leases.delete(path);
    if (!worth) {
      lease?.free();
      return;
    }
    const { body, age, tags } = worth;
    const all = tags ? [tags.own, ...tags.shown] : [];
    if (body !== null) shelf?.put(origin, path, body, { age, tags: all });
    lease?.put({ status: body === null ? 404 : 200, body: body ?? '', tags: all });
  }

  return {
    label: origin,
    fetch(path) {
      const [pathname = '', query] = path.split('?');
      const matched = matchCall(pathname, new URLSearchParams(query));
      return tier ? shared(path, matched, tier) : ask(path, matched);
    },
    settle,
    async standIn(path) {
      const last = shelf?.get(origin, path) ?? (await tier?.last(origin + path)) ?? null;
      return last && last.age <= STANDS_IN && last.body !== '' ? last : null;
    },
    forget: (tags) => shelf?.forget(tags),
    health: guard.health,
    circuitOpen: guard.circuitOpen,
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
