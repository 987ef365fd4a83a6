/** A proxy that takes connections and opens no tunnel, and is well again later. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createClient } from '#/source/client.ts';

const CONNECTIONS = 4;

it('keeps no call waiting once it answers again', async () => {
  let isHung = true;
  const proxy = createServer();
  proxy.on('connect', (_asked, socket) => {
    socket.on('error', () => socket.destroy());
    if (!isHung) socket.end('HTTP/1.1 503 Busy\r\n\r\n');
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const httpsProxy = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const proxies = { httpProxy: '', httpsProxy, noProxy: '' };
  const client = createClient({ connections: CONNECTIONS, connectWithin: 50, proxies });
  const get = (milliseconds: number) =>
    client.get('https://a.example/', {
      ...{ accept: '*/*', mostBytes: 1000, signal: AbortSignal.timeout(milliseconds) },
    });
  const hung = await Promise.allSettled(Array.from({ length: 2 * CONNECTIONS }, () => get(100)));
  expect(hung.every(({ status }) => status === 'rejected')).toBe(true);
  isHung = false;
  await expect(get(10_000)).rejects.not.toThrow('timeout');
  client.close();
  proxy.closeAllConnections();
  proxy.close();
});
