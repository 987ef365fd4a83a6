/** Hosts of pictures that fail: each has its own breaker, and none delays a visitor. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPictureFetch } from '#/server/pictures/fetch.ts';
import { BREAK_AFTER, TRY_EVERY } from '#/source/guard.ts';
import { createScriptedHost, type ScriptedHost } from '../fixtures/scripted-host.ts';
import { PATIENT, upstreamOf } from './failing.ts';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n and more', 'latin1');
let host: ScriptedHost;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  host = await createScriptedHost();
});
afterEach(async () => {
  vi.useRealTimers();
  await host.close();
});
const fetchPicture = createPictureFetch(PATIENT);
const fetched = (path = '/p.png') => fetchPicture(host.origin + path);

describe('a host of pictures', () => {
  it('that fails gets no calls for one window, and is called again after it', async () => {
    host.answer('/', { status: 500 });
    for (let n = 0; n < BREAK_AFTER; n += 1) await expect(fetched()).rejects.toThrow('500');
    const { message } = await upstreamOf(fetched());
    expect(message).toBe('the host is left alone while it fails');
    expect(host.requests).toHaveLength(BREAK_AFTER);
    host.answer('/', { bytes: PNG });
    vi.setSystemTime(Date.now() + TRY_EVERY);
    expect(await fetched()).toEqual(PNG);
  });

  it('gets one retry after a lost connection', async () => {
    host.answer('/', { reset: true });
    expect((await upstreamOf(fetched())).message).toBe('the connection was lost');
    expect(host.requests).toHaveLength(2);
  });

  it.each([
    ['a redirect', { redirect: '/elsewhere' }, '302'],
    ['no picture', { text: '<html>' }, 'no picture'],
    ['more than 8 MB', { bytes: Buffer.alloc(9 * 1024 * 1024) }, 'the answer is too large'],
    ['404', { status: 404 }, '404'],
  ])('that answers with %s gives no picture', async (_, reply, message) => {
    host.answer('/', reply);
    await expect(fetched()).rejects.toThrow(message);
  });
});
