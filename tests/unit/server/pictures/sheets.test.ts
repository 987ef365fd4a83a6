/** Painted sheets over HTTP: by name, and in place of pictures that fail. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Host } from '#/host/host.ts';
import { drawSheet } from '#/host/posters/sheet.ts';
import { pictureSrc } from '#/lib/pictures.ts';
import { createEndpoints } from '#/server/endpoints/endpoints.ts';
import { pictureStore } from '#/server/pictures/disk.ts';
import { createPictureFetch } from '#/server/pictures/fetch.ts';
import { createImages } from '#/server/pictures/image-worker.ts';
import { createPictures } from '#/server/pictures/pictures.ts';
import { folderOfTests } from '../../../fixtures/folder.ts';
import { createScriptedHost, type ScriptedHost } from '../../../fixtures/scripted-host.ts';
import { signer } from '../../../fixtures/signer.ts';

const folder = folderOfTests();
const health = { databaseOpen: () => true, hostStatus: () => null };
const headers = { page: {}, clip: {}, own: {}, open: { 'x-own': 'open' } };
/** An embedded host that knows nothing. */
const unknowing: Host = {
  fetch: () => new Response('', { status: 404 }),
  picture: () => null,
  isGonePicture: () => false,
};

let upstream: ScriptedHost;
const [REMOTE, EMBEDDED] = [createServer(), createServer()];
beforeAll(async () => {
  upstream = await createScriptedHost();
  const pictures = createPictures({
    imageHost: `${upstream.origin}/t/p`,
    imageOrigins: [upstream.origin],
    signer,
    store: pictureStore(folder, 1_000_000),
    fetchPicture: createPictureFetch({ timeout: 2000 }),
    mostAge: 60,
    logMissing: () => {},
    images: createImages(),
  });
  for (const server of [REMOTE, EMBEDDED]) {
    const host = server === EMBEDDED ? unknowing : null;
    const endpoints = createEndpoints({ headers, health, host, pictures: pictures.send });
    server.on('request', (request, response) => void endpoints(request, response, { route: '' }));
    await once(server.listen(0, '127.0.0.1'), 'listening');
  }
});
afterAll(async () => {
  for (const server of [REMOTE, EMBEDDED]) {
    server.closeAllConnections();
    server.close();
  }
  await upstream.close();
});

async function got(path: string, server = REMOTE, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method });
  const { status, headers } = answer;
  const [type, kept] = [headers.get('content-type'), headers.get('cache-control')];
  return { status, type, kept, headers, text: await answer.text() };
}

describe('a painted sheet', () => {
  it.each([
    ['a remote host', REMOTE],
    ['the embedded host', EMBEDDED],
  ])(
    'is served by its name, for a day and then while it is asked again, with %s',
    async (_, server) => {
      const answer = await got('/t/n/rani-lantern.svg', server);
      expect(answer).toMatchObject({ status: 200, type: 'image/svg+xml' });
      expect(answer.text).toBe(drawSheet('rani-lantern'));
      expect(answer.kept).toBe('public, max-age=86400, stale-while-revalidate=2592000');
      expect(answer.headers.get('x-own')).toBe('open');
      expect(upstream.requests).toEqual([]);
    },
  );

  it('has no body for HEAD', async () => {
    expect(await got('/t/n/rani-fan.svg', REMOTE, 'HEAD')).toMatchObject({ status: 200, text: '' });
  });

  it.each([
    '/t/n/rani-nothing.svg',
    '/t/n/nothing-sun.svg',
    '/t/n/rani.svg',
    '/t/n/',
    '/t/n/-.svg',
    '/t/n/rani-sun.png',
    '/t/n/rani-sun-sun.svg',
    '/t/n/RANI-sun.svg',
    '/t/n/rani-sun.svg/',
    '/t/n/constructor-sun.svg',
    '/t/n/rani-toString.svg',
    '/t/n/../n/x.svg',
    '/t/n/%00.svg',
  ])('is not found at %s, and that is not kept', async (path) => {
    for (const server of [REMOTE, EMBEDDED]) {
      expect(await got(path, server)).toMatchObject({ status: 404, text: '', kept: 'no-store' });
    }
  });
});

describe('a picture that we can not get', () => {
  const isSheet = /^<svg [^>]*viewBox="0 0 200 300".*<\/svg>$/;

  it.each([
    ['that is not there', '/gone.jpg', { status: 404 }],
    ['that is no picture', '/broken.jpg', { text: '<html>' }],
    ['whose host fails', '/fails.jpg', { status: 500 }],
    ['that is half a picture', '/half.jpg', { bytes: Buffer.from('\xff\xd8\xff', 'latin1') }],
  ])('%s is a painted sheet for a minute', async (_, file, reply) => {
    upstream.answer(`/t/p/w500${file}`, reply);
    const answer = await got(`/t/p/w500${file}`);
    expect(answer).toMatchObject({ status: 200, type: 'image/svg+xml' });
    expect(answer.kept).toBe('public, max-age=60');
    expect(answer.text).toMatch(isSheet);
  });

  it('is the same sheet at every size, another one for another address, wide for a backdrop', async () => {
    const [small, large, other, wide] = await Promise.all(
      ['w185/a.jpg', 'w780/a.jpg', 'w500/b.jpg', 'w1280/a.jpg'].map((path) => got(`/t/p/${path}`)),
    );
    expect(small?.text).toBe(large?.text);
    expect(small?.text).not.toBe(other?.text);
    expect(wide?.text).toContain('viewBox="0 0 320 180"');
  });

  it('may be named by a whole address, also in the embedded catalogue', async () => {
    const path = pictureSrc(signer.sign(`${upstream.origin}/whole.jpg`), 'w500');
    for (const server of [REMOTE, EMBEDDED]) {
      expect((await got(path, server)).text).toMatch(isSheet);
    }
    expect(upstream.requests).toContain('/whole.jpg');
  });

  it('is a painted sheet with status 404 where the address is not one of ours', async () => {
    for (const path of ['/t/p/w500/none.svg', '/t/x/w500/aGVsbG8gd29ybGQ']) {
      const answer = await got(path, EMBEDDED);
      expect(answer.status).toBe(404);
      expect(answer.text).toMatch(isSheet);
    }
  });
});
