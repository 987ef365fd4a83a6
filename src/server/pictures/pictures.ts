/**
 * Serves pictures of a remote catalogue from our origin, because many visitors can not reach the
 * movie image host at all. Each picture is fetched once, made small and stored on disk.
 */

import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { FALLBACK_MAX_AGE } from '#/contract/lifetimes.ts';
import { anyCache } from '#/http/caching.ts';
import { createCoalescer } from '#/http/coalesce.ts';
import { counted } from '#/http/counted.ts';
import { type PictureHosts, pictureAddress } from './address.ts';
import type { PictureStore } from './disk.ts';
import type { FetchPicture } from './fetch.ts';
import type { LogMissing } from './missing.ts';
import { SVG, sheetInstead } from './sheets.ts';
import { type Format, transform } from './transform.ts';

export type PicturesOptions = PictureHosts & {
  store: PictureStore;
  fetchPicture: FetchPicture;
  /** The format of all pictures; null: the best one that the browser takes. */
  format?: Format | null;
  /** Seconds for which a picture may be kept, by browsers too. */
  kept: number;
  log(message: string): void;
  logMissing: LogMissing;
};

export type Pictures = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Number of pictures that are fetched at the same time. */
const FETCHED_AT_ONCE = 6;
/**
 * Number of pictures that are encoded at the same time: each takes a core and tens of megabytes.
 */
const ENCODED_AT_ONCE = 2;

export function createPictures(options: PicturesOptions): Pictures {
  const { store, fetchPicture, format: only = null, kept: mostAge, log, logMissing } = options;
  const common = { ...HEADERS, ...(only === null && VARIED) };
  const making = createCoalescer<Buffer>();
  const toFetch = bulkhead(FETCHED_AT_ONCE, Number.POSITIVE_INFINITY);
  const toEncode = bulkhead(ENCODED_AT_ONCE, Number.POSITIVE_INFINITY);
  /** Pictures that have just failed. They are neither fetched nor logged again for a while. */
  const missing = new LRUCache<string, true>({ ...counted(10_000), ttl: 1000 * FALLBACK_MAX_AGE });

  async function make(
    key: string,
    upstream: string,
    width: number,
    format: Format,
    saving: boolean,
  ) {
    const kept = await store.get(key);
    if (kept) return kept;
    return toFetch.execute(async () => {
      const picture = await fetchPicture(upstream);
      const made = await toEncode.execute(() => transform(picture, width, format, saving));
      // If the disk is full, this visitor gets the picture. The next one causes another fetch.
      await store.set(key, made).catch((error) => log(`picture not kept: ${String(error)}`));
      return made;
    });
  }

  return async ({ url = '', method, headers }, response) => {
    const path = url.split('?')[0] ?? '';
    const instead = (status: number) => sendInstead(response, status, path, method, common);
    const address = pictureAddress(path, options);
    if (!address) return instead(404);
    // One format, and one quality, has no Vary: shared caches would keep each picture many times.
    const format = only ?? (headers.accept?.includes('image/avif') ? 'avif' : 'webp');
    const saving = only === null && headers['save-data'] === 'on';
    const key = `${address.upstream} ${address.width} ${format}${saving ? ' saving' : ''}`;
    if (missing.has(address.upstream)) return instead(200);
    try {
      const picture = await making.run(key, () =>
        make(key, address.upstream, address.width, format, saving),
      );
      response.writeHead(200, {
        ...common,
        'content-type': `image/${format}`,
        'content-length': picture.length,
        'cache-control': `public, max-age=${mostAge}, immutable`,
      });
      response.end(method === 'HEAD' ? undefined : picture);
    } catch (error) {
      missing.set(address.upstream, true);
      logMissing(address.upstream, error);
      instead(200);
    }
  };
}

const VARIED = { vary: 'accept, save-data' };
const HEADERS = {
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

/**
 * Sends a painted sheet in place of the picture at a path. Pages show it like any picture, and ask
 * again a minute later. An address that is none of ours is a 404.
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
    'content-type': SVG,
    'content-length': Buffer.byteLength(sheet),
    'cache-control': anyCache(FALLBACK_MAX_AGE),
  });
  response.end(method === 'HEAD' ? undefined : sheet);
}
