/** Keeps account of a server's connections, so that idle ones never stand in others' way. */
import type { Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type Limits = {
  /** Milliseconds within which the headers of a request must have arrived. */
  headers: number;
  /** Milliseconds for which a connection is kept when it has been answered. */
  keepAlive: number;
  /** So many connections may wait for a request; then the one that waited longest goes. */
  mostIdle: number;
};

/** Sixty seconds are what usual proxies keep a connection for: they never meet a closed one. */
export const LIMITS: Limits = { headers: 10_000, keepAlive: 65_000, mostIdle: 4096 };

/** Bytes of a request's headers; what is longer is answered 431. */
const MOST_HEADERS = 16 * 1024;
/** Milliseconds between two looks at slow connections. */
const LOOK = 1000;

/** The limits as options of a server. */
export function serverOptions({ headers, keepAlive }: Limits): ServerOptions {
  return {
    maxHeaderSize: MOST_HEADERS,
    headersTimeout: headers,
    requestTimeout: headers,
    keepAliveTimeout: keepAlive,
    connectionsCheckingInterval: Math.min(LOOK, headers),
  };
}

export type Connections = {
  /** A request has come on this connection, and this is to be its answer. */
  busy(socket: Socket, response: ServerResponse): void;
  /** Closes connections as they become idle, those that are so at once. */
  stop(): void;
  readonly stopping: boolean;
};

/** A connection: the last answer on it, and when that was asked for or, before any, it was opened. */
type Account = { response: ServerResponse | null; since: number };

/**
 * Begins to keep account; `busy` is for whoever listens to the server's requests. Which connections
 * wait is told when it matters and not at each answer: that would cost a stored page a twentieth.
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

/** Nothing was asked for that has not been answered: answers on one connection come in turn. */
function waits({ response }: Account): boolean {
  return response === null || response.writableFinished || response.destroyed;
}
