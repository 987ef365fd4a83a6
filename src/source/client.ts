/** One GET over HTTP/1.1, within bounds of connections, of time to connect, and of bytes. */
import type { Socket } from 'node:net';
import { Agent, buildConnector, errors, fetch } from 'undici';
import { Upstream } from '#/contract/errors.ts';
import { whyOf } from './failures.ts';

/** Milliseconds within which a connection must stand, its name looked up and TLS agreed on. */
export const CONNECT_WITHIN = 2000;
/** Bytes of the largest headers: as much as Node's own server takes. */
const MOST_HEADERS = 16 * 1024;

/** An answer that arrived in full, with whatever status. */
export type Answer = {
  status: number;
  /** The `Retry-After` header as it came. */
  retryAfter: string | null;
  body: Uint8Array<ArrayBuffer>;
};

export type Asked = {
  /** Ends the call; its reason is what the call rejects with. */
  signal: AbortSignal;
  accept: string;
  /** The largest body that is read, in bytes after decoding. */
  mostBytes: number;
};

export type Client = {
  /** Rejects with Upstream, or with the signal's reason. Redirects are answers like any other. */
  get(address: string, asked: Asked): Promise<Answer>;
  close(): void;
};

export type ClientOptions = {
  /** Connections to one host at most. */
  connections: number;
  connectWithin?: number;
};

export function createClient({
  connections,
  connectWithin = CONNECT_WITHIN,
}: ClientOptions): Client {
  const agent = new Agent({
    connections,
    connect: connector(connectWithin),
    allowH2: false,
    pipelining: 1,
    maxHeaderSize: MOST_HEADERS,
    // The signal bounds the whole answer: two more timers would say nothing new.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return {
    async get(address, { signal, accept, mostBytes }) {
      try {
        const headers = { accept };
        const response = await fetch(address, {
          dispatcher: agent,
          headers,
          redirect: 'manual',
          signal,
        });
        const { status } = response;
        const body = await boundedBody(response.body, mostBytes, status);
        return { status, retryAfter: response.headers.get('retry-after'), body };
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
 * undici's own clock for connections ticks twice a second, so that its 2 s may be 2.5: this one is
 * exact. The connector answers with its socket, which its type does not say.
 */
function connector(within: number): buildConnector.connector {
  const connect = buildConnector({ allowH2: false, timeout: 0 }) as (
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

/** Counted after decoding, piece by piece: what is too large is not read to its end. */
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
