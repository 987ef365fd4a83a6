/** Pictures that take too long, and more of them than the site can make. */
import { mkdtempSync } from 'node:fs';
import { type ClientRequest, createServer, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createEndpoints } from '#/server/endpoints/endpoints.ts';
import { pictureStore } from '#/server/pictures/disk.ts';
import { createPictureFetch } from '#/server/pictures/fetch.ts';
import { createImages } from '#/server/pictures/image-worker.ts';
import { createPictures } from '#/server/pictures/pictures.ts';
import { jpegOfScans, nestedDrawing } from '../fixtures/costly-pictures.ts';
import { folderOfTests } from '../fixtures/folder.ts';
import { closeNow, listenOn } from '../fixtures/loopback.ts';
import { createScriptedHost, type ScriptedHost } from '../fixtures/scripted-host.ts';
import { signer } from '../fixtures/signer.ts';
import { PATIENT } from './failing.ts';

/** Pictures that are fetched at once, and those that may wait for that. */
const [AT_ONCE, WAITING] = [6, 100];

const folder = folderOfTests();
const images = createImages({
  processes: 1,
  // A good picture takes 20 ms on an idle machine.
  deadlines: { picture: 1_000, drawing: 1_000, sharing: PATIENT },
});
const site = createServer();
let good: Buffer;
let host: ScriptedHost;
let port = 0;
/** Requests that have reached the site, and those of them that are not closed. */
let requested = 0;
let open = 0;
beforeAll(async () => {
  const size = { width: 40, height: 60, channels: 3, background: '#456' } as const;
  good = await sharp({ create: size }).jpeg().toBuffer();
  port = await listenOn(site);
});
beforeEach(async () => {
  host = await createScriptedHost();
  host.answer('/t/p', { bytes: good });
  const pictures = createPictures({
    imageHost: `${host.origin}/t/p`,
    imageOrigins: [],
    signer,
    images,
    mostAge: 60,
    store: pictureStore(mkdtempSync(join(folder, 'p-')), 10_000_000),
    fetchPicture: createPictureFetch({ timeout: PATIENT }),
    logMissing: () => undefined,
  });
  const health = { databaseOpen: () => true, hostStatus: () => null };
  const headers = { page: {}, clip: {}, own: {}, open: {} };
  const endpoints = createEndpoints({ host: null, pictures: pictures.send, health, headers });
  site.removeAllListeners('request');
  requested = 0;
  open = 0;
  site.on('request', (request, response) => {
    requested += 1;
    open += 1;
    response.on('close', () => {
      open -= 1;
    });
    void endpoints(request, response, { route: '' });
  });
});
afterEach(() => host.close());
afterAll(async () => {
  await closeNow(site);
});

type Got = { type: string | undefined; control: string | undefined };
const SHEET = { type: 'image/svg+xml', control: 'public, max-age=60' };
const REFUSED = { type: 'image/svg+xml', control: 'no-store' };
const MADE = { type: 'image/webp', control: 'public, max-age=60, immutable' };

/** Asks for a picture of the movie image host, with its own connection. */
function ask(name: string): { request: ClientRequest; got: Promise<Got> } {
  const { promise, resolve, reject } = Promise.withResolvers<Got>();
  const path = `/t/p/w500/${name}.jpg`;
  const request = get({ port, path, agent: false }, (answer: IncomingMessage) => {
    answer.resume().on('end', () => {
      const { 'content-type': type, 'cache-control': control } = answer.headers;
      resolve({ type: type?.split(';')[0], control });
    });
  });
  request.on('error', reject);
  promise.catch(() => undefined);
  return { request, got: promise };
}
const reach = (count: number) => expect.poll(() => requested, { timeout: PATIENT }).toBe(count);
const isAsked = (count: number) =>
  expect.poll(() => host.requests.length, { timeout: PATIENT }).toBe(count);

it.each([
  ['a progressive JPEG of 90,000 scans', { bytes: jpegOfScans(90_000) }],
  ['2 kB of patterns in patterns', { text: nestedDrawing() }],
])('%s is a painted sheet at its deadline, and those behind it are made', async (_, reply) => {
  host.answer('/t/p/w500/costly', reply);
  const costly = ask('costly');
  await isAsked(1);
  const others = ['a', 'b', 'c'].map(ask);
  expect(await costly.got).toEqual(SHEET);
  for (const { got } of others) expect(await got).toEqual(MADE);
  // It is not tried again for a while.
  expect(await ask('costly').got).toEqual(SHEET);
  expect(host.requests).toHaveLength(4);
});

it('pictures that nobody waits for any more delay no other, and their calls end', async () => {
  host.answer('/t/p', { hang: true });
  host.answer('/t/p/w500/wanted', { bytes: good });
  const leave = (asked: { request: ClientRequest }[]) => {
    for (const { request } of asked) request.destroy();
  };
  const begun = Array.from({ length: AT_ONCE }, (_, n) => ask(`begun-${n}`));
  await isAsked(AT_ONCE);
  const waiting = Array.from({ length: 40 }, (_, n) => ask(`waiting-${n}`));
  const twice = ask('waiting-0');
  await reach(AT_ONCE + 41);
  // First those that wait: the end of one that is asked for lets the next one begin.
  leave(waiting);
  await expect.poll(() => open, { timeout: PATIENT }).toBe(AT_ONCE + 1);
  leave(begun);
  const wanted = ask('wanted');
  expect(await wanted.got).toEqual(MADE);
  // Those that waited are never asked for, but for the one that somebody still waits for.
  const later = () => host.requests.slice(AT_ONCE).sort();
  const names = ['waiting-0', 'wanted'].map((name) => `/t/p/w500/${name}.jpg`);
  await expect.poll(later, { timeout: PATIENT }).toEqual(names);
  leave([twice]);
});

it('the newest picture is made first, and past the bound the oldest is refused and not kept as missing', async () => {
  const free = Promise.withResolvers<void>();
  host.answer('/t/p', { status: 404, until: free.promise });
  host.answer('/t/p/w500/newest', { bytes: good });
  const refused: string[] = [];
  const sent = (name: string) => {
    const { got } = ask(name);
    return got.then((one) => void (one.control === REFUSED.control && refused.push(name)));
  };
  const before = Array.from({ length: AT_ONCE + WAITING }, (_, n) => sent(`before-${n}`));
  await reach(AT_ONCE + WAITING);
  await isAsked(AT_ONCE);
  const newest = ask('newest');
  await expect.poll(() => refused, { timeout: PATIENT }).toHaveLength(1);
  free.resolve();
  expect(await newest.got).toEqual(MADE);
  await Promise.all(before);
  expect(host.requests[AT_ONCE]).toBe('/t/p/w500/newest.jpg');
  expect(refused).toHaveLength(1);
  host.answer('/t/p', { bytes: good });
  expect(await ask(refused[0] ?? '').got).toEqual(MADE);
});
