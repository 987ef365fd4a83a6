/** Tunnels through a proxy, by which https addresses are called. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect, it } from 'vitest';
import { createClient } from '#/catalogue/sources/client.ts';
import { certificateFor } from '../../../fixtures/certificate.ts';
import { createProxy } from '../../../fixtures/proxy.ts';

const CONNECTIONS = 4;

it('tunnels show the proxy neither the path nor the token, and are used again', async () => {
  const usual = getCACertificates('default');
  const identity = certificateFor('localhost');
  setDefaultCACertificates([identity.cert]);
  const told: unknown[] = [];
  const host = createTlsServer(identity, ({ url, headers }, response) => {
    told.push([url, headers.authorization]);
    response.end('{}');
  });
  await once(host.listen(0, '127.0.0.1'), 'listening');
  const proxy = await createProxy();
  const authority = `localhost:${(host.address() as AddressInfo).port}`;
  const proxies = { httpProxy: '', httpsProxy: proxy.url, noProxy: '' };
  const client = createClient({ connections: 1, proxies });
  const requested = { accept: '*/*', mostBytes: 1000, authorization: 'Bearer secret' };
  for (const _ of [1, 2]) {
    const signal = AbortSignal.timeout(10_000);
    expect((await client.get(`https://${authority}/3/x`, { ...requested, signal })).status).toBe(
      200,
    );
  }
  expect(told).toEqual(Array(2).fill(['/3/x', 'Bearer secret']));
  expect(proxy.passed).toEqual([authority]);
  client.close();
  await proxy.close();
  host.closeAllConnections();
  host.close();
  setDefaultCACertificates(usual);
});

it('tunnels that a proxy did not open keep no call waiting once it is well again', async () => {
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
      accept: '*/*',
      mostBytes: 1000,
      signal: AbortSignal.timeout(milliseconds),
    });
  const hung = await Promise.allSettled(Array.from({ length: 2 * CONNECTIONS }, () => get(100)));
  expect(hung.every(({ status }) => status === 'rejected')).toBe(true);
  isHung = false;
  await expect(get(10_000)).rejects.not.toThrow('timeout');
  client.close();
  proxy.closeAllConnections();
  proxy.close();
});
