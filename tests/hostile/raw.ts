/** Sends bytes on a socket that no well-behaved client would send. */
import { connect, type Socket } from 'node:net';

/** Opens a connection to a site on this machine. */
export async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // The server may reset a connection, even while it is being opened. Tests take that as an answer.
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
  return socket;
}

/** Resolves when a connection has closed, in whatever way. */
export function ended(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) resolve();
    else socket.once('close', () => resolve());
  });
}

/** Sends bytes and resolves with everything that the server sends before it closes. */
export async function exchange(url: string, bytes: string | Buffer): Promise<string> {
  const socket = await open(url);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const closed = ended(socket);
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  await closed;
  return Buffer.concat(chunks).toString('latin1');
}

/** Returns a GET request that closes the connection after its response. */
export function get(target: string, headers: Record<string, string> = {}): string {
  const all = { Host: 'localhost', Connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`GET ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}

/** Returns the status of a response, or null if there was none. */
export function statusOf(answer: string): number | null {
  const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(answer) ?? [];
  return status === undefined ? null : Number(status);
}

/** Returns the headers of a response, by their names in lower case. */
export function headersOf(answer: string): Record<string, string> {
  const [head = ''] = answer.split('\r\n\r\n');
  const lines = head.split('\r\n').slice(1);
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
}
