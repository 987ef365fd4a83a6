/** Looks up names of hosts that a stranger chose: only addresses of the public Internet count. */
import { lookup } from 'node:dns';
import { BlockList, type LookupFunction } from 'node:net';

/**
 * Private, local and reserved networks (IANA's special-purpose address registries). Those of IPv6 that embed any IPv4
 * address count too: where a network reaches IPv4 only by them, such a redirect is not followed.
 */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv6');
}

/** Returns whether an address is one of the public Internet. A mapped IPv4 address (::ffff:0:0/96) counts as IPv4. */
export function isPublic(address: string, family: number): boolean {
  return !PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Resolves a name for `net.connect`. Fails if any of its addresses is not public. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error) return callback(error, '');
    if (!first || !addresses.every(({ address, family }) => isPublic(address, family))) {
      return callback(new Error(`${hostname} has an address that is not public`), '');
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
