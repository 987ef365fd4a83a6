/** The port on which a server listens. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** The settings that name a port. */
type PortSetting = 'PORT' | 'METRICS_PORT';

export type Port = {
  number: number;
  /** Resolves when the server listens on the port. */
  serve(server: Server): Promise<void>;
};

/**
 * Returns a port for a server to listen on. For 0, takes a free port at once and hands it over, so
 * that no other process can take it in between. The number is needed early: the site's addresses
 * contain it, and they are made before the server is.
 */
export async function openPort(
  number: number,
  host: string,
  setting: PortSetting = 'PORT',
): Promise<Port> {
  if (number !== 0) {
    const serve = (server: Server) =>
      listening(server.listen(number, host)).catch((error: NodeJS.ErrnoException) => {
        throw new Error(whyClosed(error, number, host, setting), { cause: error });
      });
    return { number, serve };
  }
  const holder = await heldPort(host);
  return { number: numberOf(holder), serve: (server) => listening(server.listen(holder)) };
}

/** Says why a port does not open, with the setting to change. */
function whyClosed(
  { code, message }: NodeJS.ErrnoException,
  number: number,
  host: string,
  setting: PortSetting,
): string {
  const address = setting === 'PORT' ? 'HOST' : 'METRICS_HOST';
  if (code === 'EADDRINUSE')
    return `${setting}: another program has port ${number} of ${host} (${code}).`;
  if (code === 'EACCES') return `${setting}: this user may not open port ${number} (${code}).`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${address}: ${host} is no address of this machine (${code}).`;
  return `${setting}: ${message}`;
}

/**
 * Returns a port that is free now, for processes that can not be handed one. The system hands out
 * its ports in turn, so that no other process gets this one soon.
 */
export async function freePort(host: string): Promise<number> {
  const holder = await heldPort(host);
  const number = numberOf(holder);
  const closed = once(holder, 'close');
  holder.close();
  await closed;
  return number;
}

/** Takes a free port. Connections that arrive before the server does are closed, as if nobody listened. */
async function heldPort(host: string): Promise<Server> {
  const holder = createServer((socket) => socket.destroy());
  // Exclusive: a process manager's cluster would keep the port to itself, and hand over none.
  await listening(holder.listen({ port: 0, host, exclusive: true }));
  return holder;
}

/** Returns the number of the port on which a server listens. */
export const numberOf = (server: Server) => (server.address() as AddressInfo).port;

async function listening(server: Server): Promise<void> {
  await once(server, 'listening');
}
