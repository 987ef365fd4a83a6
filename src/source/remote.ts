import { createClient } from './client.ts';
import { createGuard, type GuardOptions, IN_FLIGHT } from './guard.ts';
import type { Source } from './source.ts';

/** The largest answer that is read, decoded, in bytes. */
export const LARGEST_ANSWER = 5 * 1024 * 1024;

export type RemoteOptions = Omit<GuardOptions, 'timeout'> & { connectWithin?: number };

/**
 * A host over HTTP. An answer must have arrived in full within `timeout` milliseconds and be of at
 * most 5 MB; redirects are not followed. A host that fails is left alone for a while: see guard.ts.
 */
export function remoteSource(
  origin: string,
  timeout: number,
  { connectWithin, ...bounds }: RemoteOptions = {},
): Source {
  const client = createClient({ connections: bounds.inFlight ?? IN_FLIGHT, connectWithin });
  const guard = createGuard({ timeout, ...bounds });
  const asked = { accept: 'application/json', mostBytes: LARGEST_ANSWER };
  return {
    label: origin,
    async fetch(path) {
      const { status, body } = await guard.run((signal) =>
        client.get(`${origin}${path}`, { ...asked, signal }),
      );
      return new Response(body, { status: statusOf(status) });
    },
    health: guard.health,
    close: client.close,
  };
}

/** A redirect is no answer of this contract; Response refuses to be made with some statuses. */
function statusOf(status: number): number {
  if (status >= 200 && status < 300 && status !== 204) return 200;
  return status >= 400 && status < 600 ? status : 502;
}
