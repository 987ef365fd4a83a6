/** Keeps account of a server's connections, so that idle ones never stand in others' way. */
import type { Server, ServerOptions } from 'node:http';
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
  /** A request has come on this connection. */
  busy(socket: Socket): void;
  /** A request of this connection has been answered, or was given up. */
  done(socket: Socket): void;
  /** Closes connections as they become idle, those that are so at once. */
  stop(): void;
  readonly stopping: boolean;
};

/** Begins to keep account; `busy` and `done` are for whoever listens to the server's requests. */
export function watchConnections(server: Server, mostIdle: number): Connections {
  /** Requests in flight on each connection, which may have sent several at once. */
  const inFlight = new Map<Socket, number>();
  /** In the order in which they became so. */
  const idle = new Set<Socket>();
  let stopping = false;

  function rest(socket: Socket): void {
    if (stopping) socket.destroySoon();
    else idle.add(socket);
    if (idle.size <= mostIdle) return;
    for (const oldest of idle) {
      oldest.destroy();
      idle.delete(oldest);
      return;
    }
  }

  server.on('connection', (socket: Socket) => {
    inFlight.set(socket, 0);
    rest(socket);
    socket.once('close', () => {
      inFlight.delete(socket);
      idle.delete(socket);
    });
  });

  return {
    busy(socket) {
      inFlight.set(socket, (inFlight.get(socket) ?? 0) + 1);
      idle.delete(socket);
    },
    done(socket) {
      const left = (inFlight.get(socket) ?? 1) - 1;
      if (socket.destroyed) return;
      inFlight.set(socket, left);
      if (left === 0) rest(socket);
    },
    stop() {
      stopping = true;
      for (const socket of idle) socket.destroySoon();
    },
    get stopping() {
      return stopping;
    },
  };
}
