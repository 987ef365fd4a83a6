/** How a host is called: with its token, and through which proxies. */
import type { Proxies } from './client.ts';

export type HostAccess = { token: string | null; proxies?: Proxies };

/**
 * Returns the way to a host. A proxy would read a token that is sent by plain http, as it is to this
 * machine: such a call goes through none.
 */
export function accessTo(host: string, token: string | null, proxies: Proxies): HostAccess {
  const isPlain = URL.parse(host)?.protocol === 'http:';
  return { token, ...((token === null || !isPlain) && { proxies }) };
}
