/** Hosts of pictures that fail: each has its own breaker, and none delays a visitor. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BREAK_AFTER } from '#/catalogue/sources/breaker.ts';
import { NotSent } from '#/contract/errors.ts';
import { createPictureFetch } from '#/server/pictures/fetch.ts';
import { createScriptedHost, type ScriptedHost } from '../fixtures/scripted-host.ts';
import { PATIENT, upstreamOf } from './failing.ts';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n and more', 'latin1');
let host: ScriptedHost;
beforeEach(async () => {
  host = await createScriptedHost();
});
afterEach(async () => {
  await host.close();
});
const fetchPicture = createPictureFetch({ timeout: PATIENT });
const fetched = (path = '/p.png') => fetchPicture(host.origin + path);

describe('a host of pictures', () => {
  it('that answers nothing at all gets no further calls', async () => {
    host.answer('/', { reset: true });
    for (let n = 0; n <= BREAK_AFTER; n += 1) {
      expect((await upstreamOf(fetched())).message).toBe('the connection was lost');
    }
    const { length } = host.requests;
    expect((await upstreamOf(fetched())).message).toBe('the host is left alone while it fails');
    expect(host.requests).toHaveLength(length);
  });

  it.each([
    ['with 500', { status: 500 }],
    ['with 429', { status: 429 }],
    ['with 503 and the wish for a pause', { status: 503, headers: { 'retry-after': '60' } }],
    ['not at all', { reset: true }],
  ])('that answers bad addresses %s gives the others their pictures', async (_, reply) => {
    host.answer('/', { bytes: PNG });
    host.answer('/bad', reply);
    await fetched();
    for (let n = 0; n < 2 * BREAK_AFTER; n += 1) await fetched(`/bad-${n}.png`).catch(() => null);
    expect(await fetched()).toEqual(PNG);
  });

  it('whose answers nobody waits for is not taken for one that is silent', async () => {
    host.answer('/', { hang: true });
    for (let n = 0; n <= BREAK_AFTER; n += 1) {
      const left = new AbortController();
      const given = fetchPicture(`${host.origin}/${n}.png`, left.signal);
      await expect.poll(() => host.requests.length).toBe(n + 1);
      left.abort(new NotSent('nobody waits for it'));
      await expect(given).rejects.toThrow('nobody waits for it');
    }
    host.answer('/', { bytes: PNG });
    expect(await fetched()).toEqual(PNG);
  });

  it('is called no more once the site has closed its connections', async () => {
    host.answer('/', { bytes: PNG });
    const closing = createPictureFetch({ timeout: PATIENT });
    await closing(`${host.origin}/p.png`);
    closing.close();
    await expect(closing(`${host.origin}/p.png`)).rejects.toThrow();
    expect(host.requests).toHaveLength(1);
  });

  it('gets one retry after a lost connection', async () => {
    host.answer('/', { reset: true });
    expect((await upstreamOf(fetched())).message).toBe('the connection was lost');
    expect(host.requests).toHaveLength(2);
  });

  it.each([
    ['redirects for ever', { redirect: '/elsewhere' }, '302'],
    ['a redirect to another host', { redirect: 'http://127.0.0.1:9/p.png' }, '302'],
    ['a redirect to no web address', { redirect: 'file:///etc/passwd' }, '302'],
    ['no picture', { text: '<html>' }, 'no picture'],
    ['more than 8 MB', { bytes: Buffer.alloc(9 * 1024 * 1024) }, 'the answer is too large'],
    ['404', { status: 404 }, '404'],
  ])('that answers with %s gives no picture', async (_, reply, message) => {
    host.answer('/', reply);
    await expect(fetched()).rejects.toThrow(message);
  });

  it('may redirect to a place of its host, and to an origin that the settings name', async () => {
    const files = await createScriptedHost();
    host.answer('/p.png', { redirect: '/moved' });
    host.answer('/moved', { redirect: `${files.origin}/file` });
    files.answer('/file', { bytes: PNG });
    const follows = createPictureFetch({ timeout: PATIENT, imageOrigins: [files.origin] });
    expect(await follows(`${host.origin}/p.png`)).toEqual(PNG);
    await expect(fetched()).rejects.toThrow('302');
    expect(files.requests).toHaveLength(1);
    await files.close();
  });
});
