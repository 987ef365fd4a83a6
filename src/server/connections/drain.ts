/** Ends a server as a visitor would want it to end. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Connections } from './connections.ts';

/** Milliseconds that answers in flight are given. */
export const PATIENCE = 10_000;

/**
 * Stops accepting, lets what is in flight come to its end, streams too, and closes what is still
 * open after `patience` milliseconds. Resolves when nothing is: to false when something was cut off.
 */
export async function drain(
  server: Server,
  connections: Connections,
  patience = PATIENCE,
): Promise<boolean> {
  let whole = true;
  const closed = once(server, 'close');
  server.close();
  connections.stop();
  const cut = setTimeout(() => {
    whole = false;
    server.closeAllConnections();
  }, patience);
  await closed;
  clearTimeout(cut);
  return whole;
}
