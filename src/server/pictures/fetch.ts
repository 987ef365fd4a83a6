/** Fetches a picture from another host, within limits. */
import { LRUCache } from 'lru-cache';
import {
  type Answer,
  type Client,
  createClient,
  type Proxies,
} from '#/catalogue/sources/client.ts';
import { createGuard, type Guard } from '#/catalogue/sources/guard.ts';
import { webAddress } from '#/lib/origin.ts';
import { isPicture } from '#/lib/picture-kind.ts';
import { publicLookup } from './public-lookup.ts';

/** Largest picture that is fetched, in bytes. */
const MOST_BYTES = 8 * 1024 * 1024;
/** Connections to one picture host: as many as the pictures that are fetched at once. */
const CONNECTIONS = 6;
/** Number of hosts with a guard in memory. Those of redirects are counted apart. */
const MOST_HOSTS = 100;
/** Redirects of one picture. Those of archive.org lead to the machine that has the file, in one or two. */
const MOST_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * Fetches a picture. Follows a few redirects within its service: to an origin that the settings name, or to a
 * subdomain of the picture's host with a public address. Behind a proxy, the proxy looks that address up. Rejects
 * on a timeout, on any other status that is not 2xx, on a body that is too large or not a picture, and with the
 * signal's reason.
 */
export type FetchPicture = (address: string, signal?: AbortSignal) => Promise<Buffer>;
/** The same, with its connections. `close` ends them. */
export type PictureFetch = FetchPicture & { close(): void };

export type PictureFetchOptions = {
  /** Milliseconds for each request. No redirect is followed when as many have passed since the first began. */
  timeout: number;
  proxies?: Proxies;
  /** Origins that the settings name. Redirects may lead to them wherever they are. */
  imageOrigins?: readonly string[];
};

export function createPictureFetch({
  timeout,
  proxies,
  imageOrigins = [],
}: PictureFetchOptions): PictureFetch {
  const options = { connections: CONNECTIONS, proxies };
  const named = createClient(options);
  const found = createClient({ ...options, lookup: publicLookup });
  const getNamed = createGet(named, timeout);
  const getFound = createGet(found, timeout);
  const isNamed = ({ origin }: URL) => imageOrigins.includes(origin);

  const fetchPicture: FetchPicture = async (address, signal) => {
    const begin = performance.now();
    const first = new URL(address);
    let answer = await getNamed(first, signal);
    let url = first;
    for (let hop = 0; hop < MOST_REDIRECTS && performance.now() - begin < timeout; hop += 1) {
      const next = targetOf(answer, url);
      if (!next || !(isNamed(next) || isWithin(next, first))) break;
      const get = isNamed(next) || next.origin === first.origin ? getNamed : getFound;
      answer = await get(next, signal);
      url = next;
    }
    const { status, body } = answer;
    if (status < 200 || status >= 300) throw new Error(`${status}`);
    const picture = Buffer.from(body.buffer);
    if (!isPicture(picture)) throw new Error('no picture');
    return picture;
  };
  return Object.assign(fetchPicture, {
    close() {
      named.close();
      found.close();
    },
  });
}

type Get = (url: URL, signal?: AbortSignal) => Promise<Answer>;

/** Returns a function that gets a picture from its host, by the guard of that host. */
function createGet(client: Client, timeout: number): Get {
  /** One guard for each host, so that an unreachable host does not block pictures of the others. */
  const guards = new LRUCache<string, Guard>({ max: MOST_HOSTS });

  function guardOf(origin: string): Guard {
    const known = guards.get(origin);
    if (known) return known;
    const guard = createGuard({ timeout });
    guards.set(origin, guard);
    return guard;
  }

  return ({ origin, href }, signal) =>
    guardOf(origin).run((deadline) =>
      client.get(href, {
        accept: 'image/avif,image/webp,image/*',
        mostBytes: MOST_BYTES,
        signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
      }),
    );
}

/** Returns where an answer redirects to; null if it does not. */
function targetOf({ status, location }: Answer, from: URL): URL | null {
  if (!REDIRECTS.includes(status) || location === null) return null;
  return webAddress(URL.parse(location, from)?.href ?? '');
}

/** Returns whether an address is at the same host, or at a subdomain of it. */
function isWithin(url: URL, { protocol, port, hostname }: URL): boolean {
  const isSameKind = url.protocol === protocol && url.port === port;
  return isSameKind && (url.hostname === hostname || url.hostname.endsWith(`.${hostname}`));
}
