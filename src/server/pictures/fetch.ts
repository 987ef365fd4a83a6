/** Fetches a picture from another host, within limits. */
import { LRUCache } from 'lru-cache';
import { type Answer, createClient, type Proxies } from '#/catalogue/sources/client.ts';
import { createGuard, type Guard } from '#/catalogue/sources/guard.ts';
import { webAddress } from '#/lib/origin.ts';
import { isPicture } from './picture-kind.ts';
import { publicLookup } from './public-lookup.ts';

/** Largest picture that is fetched, in bytes. */
const MOST_BYTES = 8 * 1024 * 1024;
/** Connections to one picture host: as many as the pictures that are fetched at once. */
const CONNECTIONS = 6;
/** Number of hosts with a guard in memory. No sensible IMAGE_HOSTS allows more. */
const MOST_HOSTS = 100;
/** Redirects of one picture. Those of archive.org lead to the machine that has the file, in one or two. */
const MOST_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * Fetches a picture. Follows a few redirects within its service: to an origin that the settings name, or to a
 * subdomain of the picture's host with a public address. Rejects on a timeout, on any other status that is not
 * 2xx, on a body that is too large or not a picture, and with the signal's reason.
 */
export type FetchPicture = (address: string, signal?: AbortSignal) => Promise<Buffer>;

export type PictureFetchOptions = {
  /** Milliseconds within which a whole picture must arrive; as many again if it is behind redirects. */
  timeout: number;
  proxies?: Proxies;
  /** Origins that the settings name. Redirects may lead to them wherever they are. */
  imageOrigins?: readonly string[];
};

export function createPictureFetch({
  timeout,
  proxies,
  imageOrigins = [],
}: PictureFetchOptions): FetchPicture {
  const named = createClient({ connections: CONNECTIONS, proxies });
  const found = createClient({ connections: CONNECTIONS, proxies, lookup: publicLookup });
  /** One guard for each host, so that an unreachable host does not block pictures of the others. */
  const guards = new LRUCache<string, Guard>({ max: MOST_HOSTS });

  function guardOf(origin: string): Guard {
    const known = guards.get(origin);
    if (known) return known;
    const guard = createGuard({ timeout });
    guards.set(origin, guard);
    return guard;
  }

  function get(url: URL, isNamed: boolean, signal?: AbortSignal): Promise<Answer> {
    const options = { accept: 'image/avif,image/webp,image/*', mostBytes: MOST_BYTES };
    return guardOf(url.origin).run((deadline) =>
      (isNamed ? named : found).get(url.href, {
        ...options,
        signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
      }),
    );
  }

  /** Returns where a redirect of a picture leads; null if the site does not follow it. */
  function target(first: URL, { status, location }: Answer, from: URL): URL | null {
    if (!REDIRECTS.includes(status) || location === null) return null;
    const next = webAddress(URL.parse(location, from)?.href ?? '');
    const mayFollow = next && (imageOrigins.includes(next.origin) || isWithin(next, first));
    return mayFollow ? next : null;
  }

  async function follow(first: URL, answer: Answer, signal?: AbortSignal): Promise<Answer> {
    const deadline = AbortSignal.timeout(timeout);
    const until = signal ? AbortSignal.any([deadline, signal]) : deadline;
    let last = answer;
    let next = target(first, answer, first);
    for (let hops = 0; next && hops < MOST_REDIRECTS; hops += 1) {
      const isNamed = next.origin === first.origin || imageOrigins.includes(next.origin);
      last = await get(next, isNamed, until);
      next = target(first, last, next);
    }
    return last;
  }

  return async (address, signal) => {
    const url = new URL(address);
    const { status, body } = await follow(url, await get(url, true, signal), signal);
    if (status < 200 || status >= 300) throw new Error(`${status}`);
    const picture = Buffer.from(body.buffer);
    if (!isPicture(picture)) throw new Error('no picture');
    return picture;
  };
}

/** Returns whether an address is at the same host, or at a subdomain of it. */
function isWithin(url: URL, { protocol, port, hostname }: URL): boolean {
  const isSameKind = url.protocol === protocol && url.port === port;
  return isSameKind && (url.hostname === hostname || url.hostname.endsWith(`.${hostname}`));
}
