/** HTTP_PROXY, HTTPS_PROXY and NO_PROXY, for hosts, the movie database and pictures. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { remoteSource } from '#/catalogue/sources/remote.ts';
import { createPictureFetch } from '#/server/pictures/fetch.ts';
import { createProxy, type TestProxy } from '../../../fixtures/proxy.ts';
import { createScriptedHost, type ScriptedHost } from '../../../fixtures/scripted-host.ts';
import { createTmdb } from '../../../fixtures/tmdb/database.ts';
import { NO_PROXY, sourceOver } from '../../../fixtures/tmdb/source.ts';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n and more', 'latin1');

let proxy: TestProxy;
let host: ScriptedHost;
beforeEach(async () => {
  proxy = await createProxy();
  host = await createScriptedHost();
  host.answer('/api', { json: [] });
  host.answer('/t/p', { bytes: PNG });
});
afterEach(async () => {
  await host.close();
  await proxy.close();
});

it('a call to a host goes through the proxy', async () => {
  const source = remoteSource(host.origin, 1000, {
    proxies: { ...NO_PROXY, httpProxy: proxy.url },
  });
  expect((await source.fetch('/api/seasons')).status).toBe(200);
  source.close();
  expect(proxy.passed).toHaveLength(1);
  expect(host.requests).toHaveLength(1);
});

it('but none to a host that NO_PROXY names', async () => {
  const proxies = { ...NO_PROXY, httpProxy: proxy.url, noProxy: '127.0.0.1,localhost' };
  const source = remoteSource(host.origin, 1000, { proxies });
  expect((await source.fetch('/api/seasons')).status).toBe(200);
  source.close();
  expect(proxy.passed).toEqual([]);
});

it('a picture goes through the proxy', async () => {
  const fetchPicture = createPictureFetch({
    timeout: 1000,
    proxies: { ...NO_PROXY, httpProxy: proxy.url },
  });
  expect(await fetchPicture(`${host.origin}/t/p/w500/a.png`)).toEqual(PNG);
  expect(proxy.passed).toHaveLength(1);
});

it('the movie database is asked through the proxy, with the token', async () => {
  const tmdb = await createTmdb();
  const { source, ask } = sourceOver(tmdb, { proxies: { ...NO_PROXY, httpProxy: proxy.url } });
  await ask('popular', { page: 1 });
  source.close();
  await tmdb.close();
  expect(tmdb.requests).toHaveLength(1);
  expect(proxy.passed).toHaveLength(1);
});

it('a proxy that does not answer costs no more time than a host', async () => {
  const hung = await createScriptedHost();
  hung.answer('', { hang: true });
  const proxies = { ...NO_PROXY, httpProxy: hung.origin };
  const source = remoteSource(host.origin, 300, { proxies });
  await expect(source.fetch('/api/seasons')).rejects.toThrow('no whole answer within 300 ms');
  source.close();
  await hung.close();
  expect(hung.requests).toEqual([`${host.origin}/api/seasons`]);
  expect(host.requests).toEqual([]);
});
