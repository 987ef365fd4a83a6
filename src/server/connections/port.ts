/** Where a server listens. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

export type Port = {
  number: number;
  /** Resolves when the server listens on it. */
  serve(server: Server): Promise<void>;
};

/**
 * A port that a server will listen on. A free one, asked for with 0, is taken at once and handed over
 * without a moment in which another process could take it: its number stands in the site's addresses,
 * which are made before the server is.
 */
export async function openPort(number: number, host: string): Promise<Port> {
  if (number !== 0) return { number, serve: (server) => listening(server.listen(number, host)) };
  // Whoever comes before the server does is sent away, as from a port that nobody listens on.
  const holder = createServer((socket) => socket.destroy());
  await listening(holder.listen(0, host));
  return { number: numberOf(holder), serve: (server) => listening(server.listen(holder)) };
}

/** The number of the port that a server listens on. */
export const numberOf = (server: Server) => (server.address() as AddressInfo).port;

async function listening(server: Server): Promise<void> {
  await once(server, 'listening');
}
