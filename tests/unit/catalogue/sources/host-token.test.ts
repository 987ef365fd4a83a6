/** HOST_TOKEN: who gets it, and who does not. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compose } from '#/compose/compose.ts';
import { readConfig } from '#/config.ts';
import { createPictureFetch } from '#/server/pictures/fetch.ts';
import { createProxy, type TestProxy } from '../../../fixtures/proxy.ts';
import { createScriptedHost, type ScriptedHost } from '../../../fixtures/scripted-host.ts';

const HOST_TOKEN = 'secret-of-the-host';

let host: ScriptedHost;
let elsewhere: ScriptedHost;
let proxy: TestProxy;
beforeEach(async () => {
  [host, elsewhere, proxy] = await Promise.all([
    createScriptedHost(),
    createScriptedHost(),
    createProxy(),
  ]);
});
afterEach(() => Promise.all([host.close(), elsewhere.close(), proxy.close()]));

async function ask(): Promise<{ outcome: unknown; logged: string }> {
  const logged: string[] = [];
  const config = readConfig({
    CATALOGUE_HOST: host.origin,
    HOST_TOKEN,
    HTTP_PROXY: proxy.url,
    SHELF_DB: ':memory:',
  });
  const site = compose({ config, log: (message) => void logged.push(message) });
  const outcome = await site.catalogue.ask('seasons', {}).catch((error: unknown) => error);
  site.close();
  return { outcome, logged: `${logged} ${site.label} ${String(outcome)}` };
}

it('a host gets its token with each call, and no proxy reads it on the way', async () => {
  host.answer('/', { json: [] });
  expect((await ask()).outcome).toEqual([]);
  expect(host.headers[0]?.authorization).toBe(`Bearer ${HOST_TOKEN}`);
  expect(proxy.passed).toEqual([]);
});

it('nobody else gets it: no redirect is followed, and pictures are fetched without it', async () => {
  host.answer('/', { redirect: `${elsewhere.origin}/api/seasons` });
  await ask();
  expect(elsewhere.requests).toEqual([]);
  await expect(
    createPictureFetch({ timeout: 5000 })(`${host.origin}/t/p/w500/a.jpg`),
  ).rejects.toThrow();
  expect(host.headers[1]).not.toHaveProperty('authorization');
});

it.each([401, 403, 500])(
  'a host that answers %d does not bring it into the log',
  async (status) => {
    host.answerEach('/', ({ headers }) => ({ status, json: { error: headers.authorization } }));
    const { logged } = await ask();
    expect(logged).toContain(`not ok (${status})`);
    expect(logged).not.toContain(HOST_TOKEN);
  },
);

it('a token without a host, or with letters that no header takes, is refused', () => {
  expect(() => readConfig({ HOST_TOKEN })).toThrow('HOST_TOKEN: is set without CATALOGUE_HOST');
  const wrong = { CATALOGUE_HOST: 'https://a.example', HOST_TOKEN: 'a\nHost: b' };
  expect(() => readConfig(wrong)).toThrow('HOST_TOKEN: is no token');
});
