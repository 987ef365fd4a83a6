/** Shuts a server down and gives the responses in flight time to finish. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Connections } from './connections.ts';

/** Milliseconds that responses in flight have to finish. */
export const TIMEOUT_MS = 10_000;

/**
 * Stops accepting connections, lets responses in flight finish, streams too, and closes what is
 * still open after `patience` milliseconds. Resolves when all connections are closed: to false if a
 * response was cut off.
 */
export async function drain(
  server: Server,
  connections: Connections,
  timeout = TIMEOUT_MS,
): Promise<boolean> {
  let whole = true;
  const closed = once(server, 'close');
  server.close();
  connections.stop();
  const cut = setTimeout(() => {
    whole = false;
    server.closeAllConnections();
  }, timeout);
  await closed;
  clearTimeout(cut);
  return whole;
}
