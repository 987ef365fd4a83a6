/**
 * Responses of the host over a socket: compressed, with an ETag, and cacheable for as long as
 * pages.
 */

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLIC } from '#/lib/caching.ts';
import { ask } from '../e2e/ask.ts';
import { type ServedHost, serveTestHost } from '../fixtures/embedded-host.ts';

const LIST = '/api/tmdb/popular?page=1';

let host: ServedHost;
beforeAll(async () => {
  host = await serveTestHost();
});
afterAll(() => host.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(host.url + path, { headers, method });

describe('an answer of the host', () => {
  it('is cacheable like pages', async () => {
    expect((await get(LIST)).headers).toMatchObject({
      'cache-control': PUBLIC,
      vary: 'accept-encoding',
    });
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed with %s, with an ETag of its own', async (encoding, unpack) => {
    const plain = await get(LIST);
    const { headers, body } = await get(LIST, { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.etag).not.toBe(plain.headers.etag);
    const again = { 'accept-encoding': encoding, 'if-none-match': headers.etag ?? '' };
    expect((await get(LIST, again)).status).toBe(304);
    expect((await get(LIST, { ...again, 'accept-encoding': 'identity' })).status).toBe(200);
    expect(body.length).toBeLessThan(plain.body.length / 2);
    expect(unpack(body)).toEqual(plain.body);
  });

  it('is 304 for a client that has it', async () => {
    const { etag = '' } = (await get(LIST)).headers;
    expect(etag).toMatch(/^W\//);
    const again = await get(LIST, { 'if-none-match': etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject({
      etag,
      'cache-control': PUBLIC,
      'access-control-allow-origin': '*',
    });
    expect((await get(LIST, { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  it('has only its headers for HEAD', async () => {
    const whole = await get(LIST);
    const head = await get(LIST, {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(whole.body.length));
  });

  it.each(['/api/tmdb/999999999999', '/api/tmdb/popular?page=0', '/api/nowhere'])(
    'is not cacheable when it is an error: %s',
    async (path) => {
      const { status, headers } = await get(path);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers.etag).toBeUndefined();
    },
  );
});
