/**
 * Serves pictures of a remote catalogue from our origin, because many visitors can not reach the
 * movie image host at all. Each picture is fetched once, made small and stored on disk.
 */

import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { NotSent } from '#/contract/errors.ts';
import { FALLBACK_MAX_AGE, STATIC_MAX_AGE } from '#/contract/lifetimes.ts';
import { ownNameAt } from '#/host/own-pictures.ts';
import { anyCache } from '#/lib/caching.ts';
import { createCoalescer } from '#/lib/coalesce.ts';
import { counted } from '#/lib/counted.ts';
import { DRAWING } from '#/lib/drawing.ts';
import { createLimit } from '#/lib/limit.ts';
import { type PictureAddress, type PictureHosts, pictureAddress } from './address.ts';
import type { PictureStore } from './disk.ts';
import type { FetchPicture } from './fetch.ts';
import { type Images, TooSlow } from './image-worker.ts';
import type { LogMissing } from './missing.ts';
import { sheetInstead } from './sheets.ts';
import type { Format } from './transform.ts';

export type PicturesOptions = PictureHosts & {
  store: PictureStore;
  fetchPicture: FetchPicture;
  images: Images;
  /** The format of all pictures; null: the best one that the browser takes. */
  format?: Format | null;
  /** Seconds for which a picture may be cached, by browsers too. */
  mostAge: number;
  logMissing: LogMissing;
};

/** A format, and whether the picture is made for visitors who ask to save data. */
export type Made = { format: Format; saving: boolean };

export type Pictures = {
  send(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /**
   * Returns a finished picture. Rejects if it is missing, with NotSent if the site did not ask for it, and with
   * the signal's reason, which must be a NotSent.
   */
  get(address: PictureAddress, made: Made, signal?: AbortSignal): Promise<Buffer>;
};

/** Number of pictures that are fetched and made at the same time. */
const AT_ONCE = 6;
/** Number of pictures that wait for that. */
const WAITING = 100;
/** Seconds for which a picture is not tried again that could not be decoded before its deadline. */
const TOO_SLOW_FOR = 600;

export function createPictures(options: PicturesOptions): Pictures {
  const { store, fetchPicture, images, format: only = null, mostAge, logMissing } = options;
  const common = { ...HEADERS, ...(only === null && VARIED) };
  const making = createCoalescer<Buffer>();
  const places = createLimit(AT_ONCE, { waiting: WAITING, newestFirst: true });
  /** Pictures that have just failed. They are neither fetched nor logged again for a while. */
  const missing = new LRUCache<string, true>({ ...counted(10_000), ttl: 1000 * FALLBACK_MAX_AGE });

  async function make(
    key: string,
    { upstream, width }: PictureAddress,
    { format, saving }: Made,
    signal: AbortSignal,
  ): Promise<Buffer> {
    const stored = await store.get(key);
    if (stored) return stored;
    const fetched = async () => {
      const picture = await fetchPicture(upstream, signal);
      const made = await images.transform({ picture, width, format, saving }, signal);
      // If the disk is full, this visitor gets the picture. The next one causes another fetch.
      await store.set(key, made);
      return made;
    };
    return places.run(fetched, { signal });
  }

  const get: Pictures['get'] = async (address, made, signal) => {
    const { upstream, width } = address;
    const key = `${upstream} ${width} ${made.format}${made.saving ? ' saving' : ''}`;
    if (missing.has(upstream)) throw new Error('missing');
    return making.run(
      key,
      async (abandoned) => {
        try {
          return await make(key, address, made, abandoned);
        } catch (error) {
          // What the site did not ask for, or gave up, is not missing.
          if (error instanceof NotSent) throw error;
          const ttl = 1000 * (error instanceof TooSlow ? TOO_SLOW_FOR : FALLBACK_MAX_AGE);
          missing.set(upstream, true, { ttl });
          logMissing(upstream, error);
          throw error;
        }
      },
      signal,
    );
  };

  async function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '', method, headers } = request;
    const path = url.split('?')[0] ?? '';
    const instead = (status: number, control: string) =>
      sendInstead(response, status, path, method, { ...common, 'cache-control': control });
    const address = pictureAddress(path, options);
    if (!address) return instead(404, BRIEFLY);
    // One format, and one quality, has no Vary: shared caches would keep each picture many times.
    const format = only ?? (headers.accept?.includes('image/avif') ? 'avif' : 'webp');
    const saving = only === null && headers['save-data'] === 'on';
    if (response.destroyed) return;
    // An entry of the folder may be withdrawn.
    const isOwn = ownNameAt(path) !== null;
    const left = new AbortController();
    response.once('close', () => left.abort(new NotSent('nobody waits for it')));
    try {
      const picture = await get(address, { format, saving }, left.signal);
      response.writeHead(200, {
        ...common,
        'content-type': `image/${format}`,
        'content-length': picture.length,
        'cache-control': isOwn ? anyCache(STATIC_MAX_AGE) : `public, max-age=${mostAge}, immutable`,
      });
      response.end(method === 'HEAD' ? undefined : picture);
    } catch (error) {
      instead(200, error instanceof NotSent ? 'no-store' : BRIEFLY);
    }
  }

  return { send, get };
}

const BRIEFLY = anyCache(FALLBACK_MAX_AGE);
const VARIED = { vary: 'accept, save-data' };
const HEADERS = {
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

/**
 * Sends a painted sheet in place of the picture at a path. Pages show it like any picture, and ask
 * again a minute later. A foreign address is a 404.
 */
function sendInstead(
  response: ServerResponse,
  status: number,
  path: string,
  method: string | undefined,
  headers: OutgoingHttpHeaders,
): void {
  const sheet = sheetInstead(path);
  response.writeHead(status, {
    ...headers,
    ...DRAWING,
    'content-length': Buffer.byteLength(sheet),
  });
  response.end(method === 'HEAD' ? undefined : sheet);
}
