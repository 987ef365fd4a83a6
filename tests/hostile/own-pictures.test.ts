/** Pictures of the catalogue's folder, over HTTP: they go with the entries that show them, also from the disk. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NOTHING_WITHDRAWN, withdrawnOf } from '#/contract/withdrawn/withdrawals.ts';
import { openFolder } from '#/host/catalogue/files/folder.ts';
import { openDb } from '#/host/db.ts';
import { createHost } from '#/host/host.ts';
import { fillFromSeed } from '#/host/seed/fill.ts';
import { createEndpoints } from '#/server/endpoints/endpoints.ts';
import { pictureStore } from '#/server/pictures/disk.ts';
import { fromFolderFirst } from '#/server/pictures/from-folder.ts';
import { createImages } from '#/server/pictures/image-worker.ts';
import { createPictures } from '#/server/pictures/pictures.ts';
import { folderOfTests } from '../fixtures/folder.ts';
import { closeNow, listenOn } from '../fixtures/loopback.ts';
import { signer } from '../fixtures/signer.ts';
import { SITE_URL } from '../fixtures/site-url.ts';

const folder = folderOfTests();
const db = openDb(':memory:');
const server = createServer();
let withdrawn = NOTHING_WITHDRAWN;
let url = '';

const IMAGE_HOST = 'https://movies.example/t/p';
const context = { db, siteUrl: SITE_URL, now: () => new Date(), withdrawn: () => withdrawn };
const host = createHost(context, (error) => expect.fail(String(error)));
const fetched: string[] = [];
const fetchPicture = fromFolderFirst(host, IMAGE_HOST, async (address) => {
  fetched.push(address);
  return Buffer.alloc(0);
});

beforeAll(async () => {
  mkdirSync(join(folder, 'images'));
  const size = { width: 40, height: 60, channels: 3, background: '#456' } as const;
  writeFileSync(join(folder, 'images/lamp.jpg'), await sharp({ create: size }).jpeg().toBuffer());
  writeFileSync(
    join(folder, 'films.yaml'),
    `- { title: A Lamp, date: 1951, id: 1000000007, poster: images/lamp.jpg }
- { title: Another, date: 1952, id: 1000000008, poster: images/lamp.jpg }
`,
  );
  fillFromSeed(db, openFolder(folder).read().seed);
  const { poster } = db.one<{ poster: string }>('SELECT poster FROM entity') ?? { poster: '' };
  const pictures = createPictures({
    imageHost: IMAGE_HOST,
    imageOrigins: [],
    signer,
    images: createImages({ processes: 1 }),
    mostAge: 999,
    store: pictureStore(join(folder, 'kept'), 10_000_000),
    fetchPicture,
    logMissing: (_, error) => expect.fail(String(error)),
  });
  const health = { databaseOpen: () => true, hostStatus: () => null };
  const headers = { page: {}, clip: {}, own: {}, open: {} };
  const endpoints = createEndpoints({ host, pictures: pictures.send, health, headers });
  server.on('request', (request, response) => void endpoints(request, response, { route: '' }));
  url = `http://127.0.0.1:${await listenOn(server)}${poster}`;
});
afterAll(async () => {
  await closeNow(server);
  db.close();
});

const withdraw = (...ids: number[]) => {
  withdrawn = withdrawnOf(ids.map((id) => ({ kind: 'movie', id: String(id), scope: 'entry' })));
};

it('a picture is gone when the last entry that shows it is withdrawn, and no cache keeps it for more than a day', async () => {
  const ask = async () => {
    const { status, headers } = await fetch(url);
    return [status, headers.get('content-type'), headers.get('cache-control')];
  };
  const shown = [200, 'image/webp', 'public, max-age=86400'];
  expect(await ask()).toEqual(shown);
  withdraw(1000000007);
  expect(await ask()).toEqual(shown);
  withdraw(1000000007, 1000000008);
  expect(await ask()).toEqual([410, 'image/svg+xml', 'no-store']);
  withdraw();
  expect(await ask()).toEqual(shown);
});

it('an address of another site that ends in such a name is fetched there', async () => {
  const name = url.slice(url.lastIndexOf('/') + 1);
  const elsewhere = `https://archive.example/t/p/w500/${name}`;
  await fetchPicture(elsewhere);
  expect(fetched).toEqual([elsewhere]);
});
