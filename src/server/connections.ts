/** Tracks a server's connections, closes those that take more than their share, and ends them all. */
import { once } from 'node:events';
import type { Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type Limits = {
  /** Milliseconds within which the headers of a request must arrive. */
  headers: number;
  /** Milliseconds for which a connection stays open after a response. */
  keepAlive: number;
  /** Number of connections that may be idle. With more, the one idle for longest is closed. */
  mostIdle: number;
  /** Number of requests of a connection that may wait for their responses. One more closes it. */
  mostUnanswered: number;
  /** Milliseconds after which a connection is closed whose client takes nothing of a response. */
  stalled: number;
};

/**
 * Default limits. Usual proxies keep a connection for 60 seconds. We keep it longer, so that they
 * never reuse a closed one. Browsers and proxies send a request when the one before has its response.
 */
export const LIMITS: Limits = {
  headers: 10_000,
  keepAlive: 65_000,
  mostIdle: 4096,
  mostUnanswered: 10,
  stalled: 60_000,
};

/** Milliseconds that responses in flight have to finish when the server ends. */
export const TIMEOUT_MS = 10_000;

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
  /**
   * Records that a request has arrived on a connection, and its response. Returns whether it may
   * begin: closes a connection with too many unanswered requests.
   */
  busy(socket: Socket, response: ServerResponse): boolean;
  /**
   * Stops accepting connections, lets responses in flight finish, streams too, and closes what is still
   * open after `timeout` milliseconds. Resolves when all connections are closed: to false if a response
   * was cut off.
   */
  drain(timeout?: number): Promise<boolean>;
  readonly stopping: boolean;
};

type Account = {
  /** The responses since the connection was last idle: the open ones, and some before them. */
  responses: ServerResponse[];
  /** When the last request arrived; before any, when the connection was opened. */
  since: number;
  /** Bytes that the client had taken at the last check, and when a check first found that number. */
  taken: number;
  takenAt: number;
};

/**
 * Starts to track a server's connections. The request listener must call `busy`. Idle connections
 * are looked up only when needed, because doing so at each response would slow a stored page by a
 * twentieth.
 */
export function watchConnections(
  server: Server,
  { mostIdle, mostUnanswered, stalled }: Omit<Limits, 'headers' | 'keepAlive'>,
): Connections {
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

  /**
   * Closes connections whose clients take nothing. Node's own timeout would count what such a client
   * sends, such as blank lines. A write counts when all of it is taken, so that 300 kB in one piece
   * need some 5 kB a second.
   */
  function closeStalled(): void {
    const now = performance.now();
    for (const [socket, account] of accounts) {
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || taken !== account.taken) {
        account.taken = taken;
        account.takenAt = now;
      } else if (now - account.takenAt >= stalled) socket.destroy();
    }
  }

  server.on('connection', (socket: Socket) => {
    const now = performance.now();
    accounts.set(socket, { responses: [], since: now, taken: 0, takenAt: now });
    socket.once('close', () => accounts.delete(socket));
    if (stopping) socket.destroySoon();
    else makeWay();
  });
  const checks = setInterval(closeStalled, Math.min(LOOK, stalled)).unref();
  server.once('close', () => clearInterval(checks));

  return {
    busy(socket, response) {
      const account = accounts.get(socket);
      if (!account || socket.destroyed) return false;
      if (waits(account)) account.responses.length = 0;
      account.responses.push(response);
      account.since = performance.now();
      if (account.responses.length <= mostUnanswered) return true;
      account.responses = account.responses.filter((one) => !isAnswered(one));
      if (account.responses.length <= mostUnanswered) return true;
      socket.destroy();
      return false;
    },
    async drain(timeout = TIMEOUT_MS) {
      let isWhole = true;
      const closed = once(server, 'close');
      server.close();
      stopping = true;
      for (const [socket, account] of accounts) {
        if (waits(account)) socket.destroySoon();
        else account.responses.at(-1)?.once('close', () => socket.destroySoon());
      }
      const cut = setTimeout(() => {
        isWhole = false;
        server.closeAllConnections();
      }, timeout);
      await closed;
      clearTimeout(cut);
      return isWhole;
    },
    get stopping() {
      return stopping;
    },
  };
}

/** Returns whether every request has its response. Responses on one connection come in turn. */
function waits({ responses }: Account): boolean {
  const last = responses.at(-1);
  return last === undefined || isAnswered(last);
}

function isAnswered({ writableFinished, destroyed }: ServerResponse): boolean {
  return writableFinished || destroyed;
}
