/** Tracks a server's connections and closes idle ones, so that they do not keep others out. */
import type { Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type Limits = {
  /** Milliseconds within which the headers of a request must arrive. */
  headers: number;
  /** Milliseconds for which a connection stays open after a response. */
  keepAlive: number;
  /** Number of connections that may be idle. With more, the one idle for longest is closed. */
  mostIdle: number;
};

/**
 * Default limits. Usual proxies keep a connection for 60 seconds. We keep it longer, so that they
 * never reuse a closed one.
 */
export const LIMITS: Limits = { headers: 10_000, keepAlive: 65_000, mostIdle: 4096 };

/** Largest headers of a request, in bytes. Larger ones get a 431. */
const MOST_HEADERS = 16 * 1024;
/** Milliseconds between two checks for slow connections. */
const LOOK = 1000;

/** Returns the limits as options for `createServer`. */
export function serverOptions({
  headers,
  keepAlive,
}: Pick<Limits, 'headers' | 'keepAlive'>): ServerOptions {
  return {
    maxHeaderSize: MOST_HEADERS,
    headersTimeout: headers,
    requestTimeout: headers,
    keepAliveTimeout: keepAlive,
    connectionsCheckingInterval: Math.min(LOOK, headers),
  };
}

export type Connections = {
  /** Records that a request has arrived on a connection, and its response. */
  busy(socket: Socket, response: ServerResponse): void;
  /** Closes idle connections now, and each other connection when its response has closed. */
  stop(): void;
  readonly stopping: boolean;
};

/**
 * A connection's last response, and when its request arrived. Before any request: null, and when
 * the connection was opened.
 */
type Account = { response: ServerResponse | null; since: number };

/**
 * Starts to track a server's connections. The request listener must call `busy`. Idle connections
 * are looked up only when needed, because doing so at each response would slow a stored page by a
 * twentieth.
 */
export function watchConnections(server: Server, mostIdle: number): Connections {
  const accounts = new Map<Socket, Account>();
  let stopping = false;

  function makeWay(): void {
    if (accounts.size <= mostIdle) return;
    const idle = [...accounts].filter(([, account]) => waits(account));
    idle.sort(([, a], [, b]) => a.since - b.since);
    for (const [socket] of idle.slice(0, Math.max(0, idle.length - mostIdle))) {
      accounts.delete(socket);
      socket.destroy();
    }
  }

  server.on('connection', (socket: Socket) => {
    accounts.set(socket, { response: null, since: performance.now() });
    socket.once('close', () => accounts.delete(socket));
    if (stopping) socket.destroySoon();
    else makeWay();
  });

  return {
    busy(socket, response) {
      const account = accounts.get(socket);
      if (!account) return;
      account.response = response;
      account.since = performance.now();
    },
    stop() {
      stopping = true;
      for (const [socket, account] of accounts) {
        if (waits(account)) socket.destroySoon();
        else account.response?.once('close', () => socket.destroySoon());
      }
    },
    get stopping() {
      return stopping;
    },
  };
}

/** Returns whether every request has its response. Responses on one connection come in turn. */
function waits({ response }: Account): boolean {
  return response === null || response.writableFinished || response.destroyed;
}
