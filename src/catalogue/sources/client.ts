/** One GET over HTTP/1.1, with limits for connections, for the time to connect, and for bytes. */
import type { LookupFunction, Socket } from 'node:net';
import { Agent, buildConnector, EnvHttpProxyAgent, errors, fetch, Pool } from 'undici';
import { Upstream } from '#/contract/errors.ts';
import manifest from '../../../package.json' with { type: 'json' };
import { whyOf } from './failures.ts';

/** The `User-Agent` of every call that the site makes: `Manzar/1.2.3`. */
const USER_AGENT = `Manzar/${manifest.version}`;

/** Milliseconds within which a connection must be open, name lookup and TLS included. */
export const CONNECT_WITHIN = 2000;
/** Largest response headers, in bytes: the same limit as Node's own server has. */
const MOST_HEADERS = 16 * 1024;

/** An answer that arrived in full, with any status. */
export type Answer = {
  status: number;
  /** The `Retry-After` header, unparsed. */
  retryAfter: string | null;
  /** The `ETag` and `Cache-Control` headers, unparsed. */
  etag: string | null;
  cacheControl: string | null;
  /** The `Content-Type` header. */
  type: string | null;
  /** The `Location` header of a redirect. */
  location: string | null;
  body: Uint8Array<ArrayBuffer>;
};

export type RequestOptions = {
  /** Aborts the call, which then rejects with the signal's reason. */
  signal: AbortSignal;
  accept: string;
  /** Largest body that is read, in bytes after decoding. */
  mostBytes: number;
  /** Value of the `Authorization` header. */
  authorization?: string | undefined;
  /** Value of the `If-None-Match` header. */
  ifNoneMatch?: string | undefined;
};

/** Encodings of bodies that a host may choose from. The first is the smallest. */
const ENCODINGS = 'br, gzip';

export type Client = {
  /**
   * Sends a GET. Does not follow redirects: they are answers too. Rejects with Upstream, or with
   * the signal's reason.
   */
  get(address: string, options: RequestOptions): Promise<Answer>;
  close(): void;
};

/** Proxies for http and https addresses, and the hosts that are called without one. */
export type Proxies = { httpProxy: string; httpsProxy: string; noProxy: string };

export type ClientOptions = {
  /** Default: no proxy. */
  proxies?: Proxies;
  /** Largest number of connections to one host. */
  connections: number;
  connectWithin?: number;
  /** Resolves the names of hosts. Default: the system's lookup. A proxy resolves them itself. */
  lookup?: LookupFunction;
};

export function createClient({
  connections,
  connectWithin = CONNECT_WITHIN,
  proxies,
  lookup,
}: ClientOptions): Client {
  const options = {
    connections,
    connect: connector(connectWithin, lookup),
    allowH2: false,
    pipelining: 1,
    maxHeaderSize: MOST_HEADERS,
    // The signal limits the whole answer, so undici's timers are not needed.
    headersTimeout: 0,
    bodyTimeout: 0,
  };
  const isProxied = proxies !== undefined && (proxies.httpProxy || proxies.httpsProxy) !== '';
  const agent = isProxied
    ? new EnvHttpProxyAgent({
        ...options,
        ...proxies,
        connectTimeout: connectWithin,
        // A tunnel that does not open in time must not keep its place from later calls.
        clientFactory: (origin, given) =>
          new Pool(origin, { ...given, headersTimeout: connectWithin }),
      })
    : new Agent(options);
  return {
    async get(address, { signal, accept, mostBytes, authorization, ifNoneMatch }) {
      try {
        const headers = {
          accept,
          'accept-encoding': ENCODINGS,
          'user-agent': USER_AGENT,
          ...(authorization && { authorization }),
          ...(ifNoneMatch && { 'if-none-match': ifNoneMatch }),
        };
        const response = await fetch(address, {
          dispatcher: agent,
          headers,
          // Otherwise a call by its tag would ask caches and frameworks not to answer 304.
          cache: 'force-cache',
          redirect: 'manual',
          signal,
        });
        const { status } = response;
        const body = await boundedBody(response.body, mostBytes, status);
        const header = (name: string) => response.headers.get(name);
        return {
          status,
          body,
          retryAfter: header('retry-after'),
          etag: header('etag'),
          cacheControl: header('cache-control'),
          type: header('content-type'),
          location: header('location'),
        };
      } catch (cause) {
        if (cause instanceof Upstream) throw cause;
        signal.throwIfAborted();
        throw new Upstream(whyOf(cause), null, { cause });
      }
    },
    close: () => void agent.destroy(),
  };
}

/**
 * Returns a connector with an exact timeout. undici's own timer ticks twice a second, so that its
 * 2 s may be 2.5 s. The connector returns its socket, which its type does not say.
 */
function connector(within: number, lookup?: LookupFunction): buildConnector.connector {
  const connect = buildConnector({ allowH2: false, timeout: 0, ...(lookup && { lookup }) }) as (
    ...parameters: Parameters<buildConnector.connector>
  ) => unknown;
  return (options, callback) => {
    const socket = connect(options, (...outcome) => {
      clearTimeout(timer);
      callback(...outcome);
    }) as Socket;
    const timer = setTimeout(() => socket.destroy(new errors.ConnectTimeoutError()), within);
  };
}

/** Reads a body and counts its bytes after decoding. Stops reading a body that is too large. */
async function boundedBody(
  body: AsyncIterable<Uint8Array> | null,
  mostBytes: number,
  status: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new Upstream('the answer is too large', status);
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}

/** How a host is called: with its token, and through which proxies. */
export type HostAccess = { token: string | null; proxies?: Proxies };

/**
 * Returns the way to a host. A proxy would read a token that is sent by plain http, as it is to this
 * machine: such a call goes through none.
 */
export function accessTo(host: string, token: string | null, proxies: Proxies): HostAccess {
  const isPlain = URL.parse(host)?.protocol === 'http:';
  return { token, ...((token === null || !isPlain) && { proxies }) };
}
